import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PaintedPicture, PaintOptions, PicturePainter } from '@/lib/integrations/images/port'
import type { DrawingRequest } from '@/painter/painting'
import type { WorkerMessage } from './embedded-worker'

/** Found at run time from the folder that the site was started in, so that no bundler follows it. */
function workerFile(): string {
  return path.join(
    /* turbopackIgnore: true */ process.cwd(),
    'lib/integrations/images/embedded-worker-start.mjs',
  )
}

/** Bytes cross from the worker as plain arrays. */
function withBuffers(picture: PaintedPicture): PaintedPicture {
  return {
    ...picture,
    png: Buffer.from(picture.png),
    webp1024: Buffer.from(picture.webp1024),
    webp700: Buffer.from(picture.webp700),
  }
}

/** One worker a picture: it costs well under a second to start, and the site paints once a day. */
function paintInWorker(
  request: DrawingRequest,
  { signal, onProgress }: PaintOptions,
  file: string,
): Promise<PaintedPicture> {
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData: request })
    const onAbort = () => settle(() => reject(signal.reason))
    function settle(finish: () => void): void {
      signal.removeEventListener('abort', onAbort)
      worker.removeAllListeners()
      // A terminated worker may still report an error: it has nobody to tell.
      worker.on('error', () => undefined)
      void worker.terminate().finally(finish)
    }
    signal.addEventListener('abort', onAbort, { once: true })
    worker.on('message', (message: WorkerMessage) => {
      if (message.type === 'step') onProgress?.(message.step)
      else settle(() => resolve(withBuffers(message.picture)))
    })
    worker.on('error', (cause) =>
      settle(() => reject(new Error('The embedded painter failed.', { cause }))),
    )
    worker.on('exit', (code) =>
      settle(() =>
        reject(new Error(`The embedded painter stopped with code ${code} before it was done.`)),
      ),
    )
  })
}

/** The site's own painter, off the main thread. Aborting ends its thread. */
export function createEmbeddedPainter(file?: string): PicturePainter<DrawingRequest> {
  return {
    name: 'embedded',
    paint: async (request, options) => paintInWorker(request, options, file ?? workerFile()),
  }
}

export const embeddedPainter = createEmbeddedPainter()
