import { connectDb } from '@/lib/db'
import { FEATURES } from '@/lib/features'

/** Creates the indexes of every collection that lack them; the rules on races stand on these. */
export async function createIndexes(): Promise<void> {
  await connectDb()
  for (const { models = [] } of FEATURES) {
    for (const model of models) await model.createIndexes()
  }
}
