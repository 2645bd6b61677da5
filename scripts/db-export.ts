import path from 'node:path'
import { printError, print } from './run/print'
import { withDatabase } from './run/with-database'

// npm run db:export -- DIR: writes every collection of the site's database into a new folder
const [folder] = process.argv.slice(2)

if (!folder) {
  printError('Usage: npm run db:export -- DIR')
  process.exitCode = 1
} else {
  await withDatabase(async () => {
    const { siteDatabase } = await import('@/lib/db')
    const { exportDatabase } = await import('@/lib/transfer/export-database')
    const db = await siteDatabase()
    const target = path.resolve(folder)
    const { collections } = await exportDatabase(db, target, (name, count) =>
      print(`${name}: ${count}`),
    )
    print(`${collections.length} collections are in ${target}.`)
  })
}
