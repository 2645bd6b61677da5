import type { mongo } from 'mongoose'
import { indexesOf } from '@/lib/backups/archive/read-database'

/** Running processes fill them, or the first look at them empties them. */
const LEFT = /^(cachetags|jobs|locks|ratecounters|siteprocesses)$/

/** All collections with indexes and documents as bytes, and the pictures. */
export async function contentsOf(db: mongo.Db): Promise<Record<string, unknown>> {
  const contents: Record<string, unknown> = {}
  const collections = (await db.collections()).filter(
    ({ collectionName: name }) => !LEFT.test(name) && !name.startsWith('restored.'),
  )
  for (const collection of collections) {
    const { collectionName: name } = collection
    if (name === 'media.chunks') {
      const found = await collection.find().sort({ files_id: 1, n: 1 }).toArray()
      if (found.length === 0) continue
      contents[name] = found.map(({ files_id, n, data }) => [
        String(files_id),
        n,
        (data as mongo.Binary).toString('base64'),
      ])
      continue
    }
    const found = await collection.find({}, { raw: true }).sort({ _id: 1 }).toArray()
    const documents = found.map((raw) => (raw as unknown as Buffer).toString('hex'))
    contents[name] = { documents, indexes: await indexesOf(collection) }
  }
  return contents
}
