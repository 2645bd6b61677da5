/** What one server process does at its start; the web process has done it before it loads Next. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { shared } = await import('@/lib/process-state')
  const { startProcess } = await import('@/lib/start-process')
  await shared('process-start', startProcess)
}
