import { env } from '@/lib/env'
import { createIndexes } from '@/lib/indexes'

/** Checks the environment, makes the indexes, and takes up work that was left unfinished. */
export async function startProcess(): Promise<void> {
  env()
  await createIndexes()
}
