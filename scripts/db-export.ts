import path from 'node:path'
import { complain, say } from './run/say'
import { withDatabase } from './run/with-database'

// npm run db:export -- DIR: writes every collection of the site's database into a new folder
const [folder] = process.argv.slice(2)

if (!folder) {
  complain('Usage: npm run db:export -- DIR')
  process.exitCode = 1
} else {
  await withDatabase(async () => {
    const { siteDatabase } = await import('@/lib/db')
    const { exportDatabase } = await import('@/lib/transfer/export-database')
    const db = await siteDatabase()
    const target = path.resolve(folder)
    const { collections } = await exportDatabase(db, target, (name, count) =>
      say(`${name}: ${count}`),
    )
    say(`${collections.length} collections are in ${target}.`)
  })
}
