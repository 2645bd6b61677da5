import path from 'node:path'
import { printError, print } from './run/print'
import { withDatabase } from './run/with-database'

// npm run db:import -- DIR: fills the site's empty database from an exported folder
const [folder] = process.argv.slice(2)

if (!folder) {
  printError('Usage: npm run db:import -- DIR')
  process.exitCode = 1
} else {
  await withDatabase(async () => {
    const { siteDatabase } = await import('@/lib/db')
    const { importDatabase } = await import('@/lib/transfer/import-database')
    const db = await siteDatabase()
    const { collections } = await importDatabase(
      db,
      path.resolve(folder),
      (name, count, isCompared) => print(`${name}: ${count}${isCompared ? ', compared' : ''}`),
    )
    print(`${collections.length} collections are as they were exported.`)
  })
}
