import { execFile } from 'node:child_process'
import path from 'node:path'
import { UnusablePicture } from '@/lib/integrations/images/unusable-picture'

const LONGEST_MS = 20_000
const MOST_BYTES = 16 * 1024 * 1024

/** Found at run time from the folder that the site was started in, so that no bundler follows it. */
function childFile(): string {
  return path.join(
    /* turbopackIgnore: true */ process.cwd(),
    'lib/integrations/images/svg/rasterise-child.mjs',
  )
}

type RasteriseOptions = {
  signal: AbortSignal
  longestMs?: number
  /** A colour in hex, or `none` for a transparent ground. */
  background?: string
}

/**
 * Draws an SVG as a PNG in a process of its own, which knows nothing of the site's settings and is
 * ended when it takes too long or too much memory, or when the signal says so. Rejects with
 * `UnusablePicture`, or with the signal's reason.
 */
export async function rasteriseSvg(
  svg: string,
  { signal, longestMs = LONGEST_MS, background = '#ffffff' }: RasteriseOptions,
): Promise<Buffer> {
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [childFile(), background],
      {
        ...{ signal, timeout: longestMs, maxBuffer: MOST_BYTES },
        ...{ killSignal: 'SIGKILL', encoding: 'buffer', env: { NODE_ENV: 'production' } },
      },
      (error, png) => {
        if (signal.aborted) reject(signal.reason)
        else if (error) reject(new UnusablePicture('The SVG could not be drawn.'))
        else resolve(png)
      },
    )
    // Where the child ended before it had read everything, its end is what is told.
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(svg)
  })
}
