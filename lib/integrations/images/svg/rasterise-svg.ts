import { execFile } from 'node:child_process'
import path from 'node:path'
import { UnusablePicture } from '@/lib/integrations/images/port'

const TIMEOUT_MS = 20_000
const MAX_BYTES = 16 * 1024 * 1024

function childFile(): string {
  return path.join(
    /* turbopackIgnore: true */ process.cwd(),
    'lib/integrations/images/svg/rasterise-child.mjs',
  )
}

type RasteriseOptions = {
  signal: AbortSignal
  timeoutMs?: number
  background?: string
}

/** It runs a child process with limits. Rejects with `UnusablePicture` or the signal's reason. */
export async function rasteriseSvg(
  svg: string,
  { signal, timeoutMs = TIMEOUT_MS, background = '#ffffff' }: RasteriseOptions,
): Promise<Buffer> {
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [childFile(), background],
      {
        signal,
        timeout: timeoutMs,
        maxBuffer: MAX_BYTES,
        killSignal: 'SIGKILL',
        encoding: 'buffer',
        env: { NODE_ENV: 'production' },
      },
      (error, png) => {
        if (signal.aborted) reject(signal.reason)
        else if (error) reject(new UnusablePicture('The SVG could not be drawn.'))
        else resolve(png)
      },
    )
    // The child may exit before it has read all; its exit is handled below.
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(svg)
  })
}
