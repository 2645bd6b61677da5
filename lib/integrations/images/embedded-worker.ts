import { parentPort } from 'node:worker_threads'
import { finishPicture } from '@/lib/integrations/images/finish'
import type { PaintedPicture, PaintStep } from '@/lib/integrations/images/port'
import type { DrawingRequest } from '@pochade/painter/painting'
import { paintAccepted } from '@pochade/painter/critic/accepted'
import { render } from '@pochade/painter/render'
import { PAINTER_VERSION } from '@pochade/painter/version'

function report(progress: PaintStep): void {
  parentPort?.postMessage({ progress })
}

async function paintPicture(request: DrawingRequest): Promise<PaintedPicture> {
  const { painting, painted } = await paintAccepted(request)
  report('prompt')
  const finished = await finishPicture(await render(painting), 'algorithmicMedia')
  report('image')
  const { title, prompt, altText } = painting
  const origin = { model: 'embedded', painterVersion: PAINTER_VERSION, painted }
  return { ...finished, title, prompt, altText, ...origin }
}

parentPort?.on('message', (request: DrawingRequest) => {
  void paintPicture(request)
    .then((value) => ({ value }))
    .catch((error: unknown) => ({ error }))
    .then((answer) => parentPort?.postMessage(answer))
})
