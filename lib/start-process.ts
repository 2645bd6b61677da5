import { startArtWorker } from '@/lib/art-of-the-day/worker'
import { env } from '@/lib/env'
import { createIndexes } from '@/lib/indexes'
import { onShutdown } from '@/lib/shutdown'

/** Checks the environment, makes the indexes, and takes up work that was left unfinished. */
export async function startProcess(): Promise<void> {
  env()
  await createIndexes()
  onShutdown(startArtWorker())
}
