import { startArtWorker } from '@/lib/aotd/painting/worker'
import { createFakePainter } from '@/testing/fake-painter'

// A process with the art worker, for tests that kill it.
const PAINTING_MS = 400

startArtWorker(createFakePainter(() => new Promise((resolve) => setTimeout(resolve, PAINTING_MS))))
process.stdout.write('working\n')
// The worker's timer does not keep the process alive.
setInterval(() => undefined, 60_000)
