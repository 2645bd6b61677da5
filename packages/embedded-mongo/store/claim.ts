import { statSync } from 'node:fs'
import { createServer } from 'node:net'
import { inUse, prepareFolder } from './environment'

/**
 * Creates the folder and claims it for this process; returns the release. On Linux the claim is an
 * abstract socket name, which the kernel frees with the process, so that of two simultaneous starts
 * one is refused. Elsewhere only LMDB's reader table decides.
 */
export async function claimFolder(folder: string): Promise<() => Promise<void>> {
  prepareFolder(folder)
  if (process.platform !== 'linux') return () => Promise.resolve()
  const { dev, ino } = statSync(folder)
  const server = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve, reject) => {
    server.once('error', () => reject(inUse(folder)))
    server.listen(`\0embedded-mongo-${dev}-${ino}`, resolve)
  })
  server.unref()
  return () => new Promise((resolve) => void server.close(() => resolve()))
}
