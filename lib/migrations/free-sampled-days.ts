import { connectDb } from '@/lib/db'

const OLD_INDEX = 'dateKey_1'

/** Drops the old unique index, in which a sample took its day from real art. */
export async function freeSampledDays(): Promise<void> {
  const connection = await connectDb()
  const artworks = connection.collection('artworks')
  const found = await connection.db?.listCollections({ name: 'artworks' }).hasNext()
  if (found && (await artworks.indexExists(OLD_INDEX))) await artworks.dropIndex(OLD_INDEX)
}
