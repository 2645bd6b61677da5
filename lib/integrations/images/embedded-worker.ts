import { parentPort, workerData } from 'node:worker_threads'
import { finishPicture } from '@/lib/integrations/images/finish'
import type { PaintedPicture } from '@/lib/integrations/images/port'
import type { DrawingRequest } from '@pochade/painter/painting'
import { paintAccepted } from '@pochade/painter/critic/accepted'
import { render } from '@pochade/painter/render'
import { PAINTER_VERSION } from '@pochade/painter/version'

export type WorkerMessage =
  { type: 'step'; step: 'prompt' | 'image' } | { type: 'done'; picture: PaintedPicture }

function say(message: WorkerMessage): void {
  parentPort?.postMessage(message)
}

async function paintPicture(request: DrawingRequest): Promise<void> {
  const { painting, painted } = await paintAccepted(request)
  say({ type: 'step', step: 'prompt' })
  const finished = await finishPicture(await render(painting), 'algorithmicMedia')
  say({ type: 'step', step: 'image' })
  const { title, prompt, altText } = painting
  const origin = { model: 'embedded', painterVersion: PAINTER_VERSION, painted }
  say({ type: 'done', picture: { ...finished, title, prompt, altText, ...origin } })
}

// A rejection becomes the thread's `error` event.
void paintPicture(workerData as DrawingRequest)
