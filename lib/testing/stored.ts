import { connectDb } from '@/lib/db'

/** A collection as the database has it, for tests that look behind the services. */
export async function stored(collection: string) {
  const { db } = await connectDb()
  if (!db) throw new Error('The connection has no database.')
  return db.collection(collection)
}
