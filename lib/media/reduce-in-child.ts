import { execFile } from 'node:child_process'
import path from 'node:path'
import { LIMITS } from '@/lib/config/limits'

const TIMEOUT_MS = 20_000
/** Four channels, uncompressed. */
const MAX_BYTES = 5 * LIMITS.imageSide * LIMITS.imageSide

/** An upright PNG of at most 2000 px a side; rejects for what cannot be decoded. */
export function reduceInChild(bytes: Uint8Array): Promise<Buffer> {
  // Resolved at run time, so that no bundler follows it.
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/media/reduce-child.mjs')
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [file, String(LIMITS.imagePixels), String(LIMITS.imageSide)],
      {
        timeout: TIMEOUT_MS,
        maxBuffer: MAX_BYTES,
        killSignal: 'SIGKILL',
        encoding: 'buffer',
        env: { NODE_ENV: 'production' },
      },
      (error, png) => (error ? reject(error) : resolve(png)),
    )
    // The child may exit before it has read all; its exit is handled above.
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(bytes)
  })
}
