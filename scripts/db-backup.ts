import fs from 'node:fs'
import path from 'node:path'
import { BACKUPS } from './run/data-dir'
import { print } from './run/print'
import { withDatabase } from './run/with-database'

// npm run db:backup [-- FILE]: a consistent copy of the embedded database, while the site runs or not
const [given] = process.argv.slice(2)

await withDatabase(async () => {
  const { copyDatabase } = await import('@/lib/backups/copy-database')
  const file = given ? path.resolve(given) : await nextFile()
  await copyDatabase(file)
  const bytes = fs.statSync(file).size
  print(`${file} holds all data of the site, ${(bytes / 1e6).toFixed(1)} MB.`)
})

/** It is in the folder of the nightly backups, which never removes names with a time. */
async function nextFile(): Promise<string> {
  const { env } = await import('@/lib/env')
  const { now } = await import('@/lib/clock')
  const { makeBackupFolder } = await import('@/lib/backups/nightly')
  const folder = path.join(env().DATA_DIR, BACKUPS)
  await makeBackupFolder(folder)
  return path.join(folder, `${now().toISOString().slice(0, 19).replaceAll(':', '-')}Z.mdb`)
}
