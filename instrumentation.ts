import type { Instrumentation } from 'next'

/** What one server process does at its start; the web process has done it before it loads Next. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { shared } = await import('@/lib/runtime/process-state')
  const { startProcess } = await import('@/lib/site/start-process')
  await import('@/lib/pages/page-errors')
  await shared('process-start', startProcess)
}

/** Tells the web process why a page failed, so that a lost database is answered with 503. */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { addPageError } = await import('@/lib/pages/page-errors')
  addPageError(error, String(request.headers['x-request-id']))
}
