import { connectDb } from '@/lib/db'
import { FEATURES } from '@/lib/features'

export async function createIndexes(): Promise<void> {
  await connectDb()
  for (const { models = [] } of FEATURES) {
    for (const model of models) await model.createIndexes()
  }
}
