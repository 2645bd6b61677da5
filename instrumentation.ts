/** What one server process does at its start. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startProcess } = await import('@/lib/start-process')
  await startProcess()
}
