import { startArtWorker } from '@/lib/aotd/worker'
import { createFakePainter } from '@/lib/testing/fake-painter'

// A site process as far as painting goes, for tests that kill it: `node --import tsx` runs it.
const PAINTING_MS = 400

startArtWorker(createFakePainter(() => new Promise((resolve) => setTimeout(resolve, PAINTING_MS))))
process.stdout.write('working\n')
// The worker's own timer does not keep a process alive.
setInterval(() => undefined, 60_000)
