import { siteDatabase } from '@/lib/db'

/** Reads without the services. */
export async function stored(collection: string) {
  const db = await siteDatabase()
  return db.collection(collection)
}
