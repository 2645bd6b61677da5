import { siteDatabase } from '@/lib/db'

/** A collection as the database has it, for tests that look behind the services. */
export async function stored(collection: string) {
  const db = await siteDatabase()
  return db.collection(collection)
}
