import { statSync } from 'node:fs'
import { createServer } from 'node:net'
import { inUse, prepareFolder } from './environment'

/**
 * Makes the folder and claims it for this process; gives back what releases it. On Linux the claim
 * is a socket name that the kernel frees with the process, so that of two starts at the same moment
 * one is refused. Elsewhere LMDB's table of readers alone decides.
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
