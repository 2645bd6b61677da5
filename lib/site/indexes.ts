import { connectDb } from '@/lib/db'
import { FEATURES } from '@/lib/features'

export async function createIndexes(): Promise<void> {
  await connectDb()
  const models = FEATURES.flatMap((feature) => feature.models ?? [])
  await Promise.all(models.map((model) => model.createIndexes()))
}
