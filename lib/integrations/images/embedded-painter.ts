import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { shared } from '@/lib/runtime/process-state'
import type { PaintedPicture, PaintOptions, PicturePainter } from '@/lib/integrations/images/port'
import type { DrawingRequest } from '@pochade/painter/painting'
import type { WorkerMessage } from './embedded-worker'

const SOURCES = 'lib/integrations/images/embedded-worker-start.mjs'

const bundled = () => shared<{ file?: string }>('embedded-worker', () => ({}))

/** Called at the start of a built site, with the bundle of the thread (scripts/bundle.mjs). Without
 * it each thread bundles itself. */
export function setWorkerBundle(file: string): void {
  bundled().file = file
}

function workerFile(): string {
  return bundled().file ?? path.join(/* turbopackIgnore: true */ process.cwd(), SOURCES)
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

function paintInWorker(
  request: DrawingRequest,
  { signal, onProgress }: PaintOptions,
  file: string,
): Promise<PaintedPicture> {
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData: request })
    const onAbort = () => stopWorker(() => reject(signal.reason))
    function stopWorker(finish: () => void): void {
      signal.removeEventListener('abort', onAbort)
      worker.removeAllListeners()
      // A terminated worker may still emit an error.
      worker.on('error', () => undefined)
      void worker.terminate().finally(finish)
    }
    signal.addEventListener('abort', onAbort, { once: true })
    worker.on('message', (message: WorkerMessage) => {
      if (message.type === 'step') onProgress?.(message.step)
      else stopWorker(() => resolve(withBuffers(message.picture)))
    })
    worker.on('error', (cause) =>
      stopWorker(() => reject(new Error('The embedded painter failed.', { cause }))),
    )
    worker.on('exit', (code) =>
      stopWorker(() =>
        reject(new Error(`The embedded painter stopped with code ${code} before it was done.`)),
      ),
    )
  })
}

export function createEmbeddedPainter(file?: string): PicturePainter<DrawingRequest> {
  return {
    name: 'embedded',
    paint: async (request, options) => paintInWorker(request, options, file ?? workerFile()),
  }
}

export const embeddedPainter = createEmbeddedPainter()
