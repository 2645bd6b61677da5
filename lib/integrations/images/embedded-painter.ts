import type { PaintedPicture, PaintStep, PicturePainter } from '@/lib/integrations/images/port'
import { threadPool } from '@/lib/processes/thread-pool'
import { shared } from '@/lib/runtime/process-state'
import type { DrawingRequest } from '@pochade/painter/painting'

const SOURCES = 'lib/integrations/images/embedded-worker-start.mjs'
/** Longer than the pause between two sample days; a site paints once a day otherwise. */
const IDLE_MS = 20_000

const bundled = () => shared<{ file?: string }>('embedded-worker', () => ({}))

/** Called with the bundle of the thread (scripts/bundle.mjs); else each thread bundles itself. */
export function setWorkerBundle(file: string): void {
  bundled().file = file
}

/** Structured cloning turns Buffers into Uint8Arrays. */
function withBuffers(picture: PaintedPicture): PaintedPicture {
  return {
    ...picture,
    png: Buffer.from(picture.png),
    webp1024: Buffer.from(picture.webp1024),
    webp700: Buffer.from(picture.webp700),
  }
}

/** Paints two pictures at once, in threads that stay for the next ones for a short time. */
export function createEmbeddedPainter(
  file?: string,
  idleMs = IDLE_MS,
): PicturePainter<DrawingRequest> {
  return {
    name: 'embedded',
    async paint(request, { signal, onProgress }) {
      const { run } = threadPool({
        name: 'painter',
        file: file ?? bundled().file ?? SOURCES,
        threads: 2,
        idleMs,
      })
      try {
        const picture = await run(request, {
          signal,
          onProgress: (step) => onProgress?.(step as PaintStep),
        })
        return withBuffers(picture as PaintedPicture)
      } catch (cause) {
        signal.throwIfAborted()
        const reason = cause instanceof Error ? cause.message : String(cause)
        throw new Error(`The embedded painter failed. ${reason}`, { cause })
      }
    },
  }
}

export const embeddedPainter = createEmbeddedPainter()
