import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect } from 'vitest'
import { createEmbeddedPainter } from '@/lib/integrations/images/embedded-painter'
import type { PaintedPicture } from '@/lib/integrations/images/port'
import type { DrawingRequest } from '@pochade/painter/painting'

const START = path.resolve('lib/integrations/images/embedded-worker-start.mjs')

/** Paints in a thread of its own, which has painted nothing before. */
async function paintFresh(request: DrawingRequest): Promise<PaintedPicture> {
  const worker = new Worker(START)
  worker.postMessage(request)
  for (;;) {
    const [message] = (await once(worker, 'message')) as [
      { value: PaintedPicture } | { error: Error } | { progress: string },
    ]
    if ('error' in message) throw message.error
    if ('value' in message) {
      await worker.terminate()
      return message.value
    }
  }
}

/** Everything of a picture, with its files as text. */
function allOf({ png, webp1024, webp700, ...rest }: PaintedPicture) {
  const files = [png, webp1024, webp700].map((file) => Buffer.from(file).toString('base64'))
  return { ...rest, files }
}

/** One thread paints all of them, one after the other, and each as a new thread does. */
export async function expectEqualToFresh(requests: readonly DrawingRequest[]): Promise<void> {
  const { signal } = new AbortController()
  const painter = createEmbeddedPainter(START)
  for (const request of requests) {
    const [warm, fresh] = await Promise.all([
      painter.paint(request, { signal }),
      paintFresh(request),
    ])
    const name = `${request.dateKey} ${request.emojis.join('')}`
    expect(allOf(warm), name).toEqual(allOf(fresh))
  }
}
