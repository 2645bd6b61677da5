import { print } from './print'
import { withDatabase } from './with-database'

/** Fills the empty database from a folder that `mongodump`, or an earlier version, has written. */
export async function importDump(folder: string): Promise<void> {
  await withDatabase(async () => {
    const { siteDatabase } = await import('@/lib/db')
    const { importDatabase } = await import('../transfer/import-database')
    const db = await siteDatabase()
    const { collections } = await importDatabase(db, folder, (name, count, isCompared) =>
      print(`${name}: ${count}${isCompared ? ', compared' : ''}`),
    )
    print(`${collections.length} collections are as they were exported.`)
  })
}
