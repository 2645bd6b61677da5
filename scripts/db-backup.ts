import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { print, StartError } from './run/print'
import { withDatabase } from './run/with-database'

// npm run db:backup [-- FILE] [--secret]: an archive of the site, while it runs or not; db:export too
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { secret: { type: 'boolean', default: false } },
})
const [given] = positionals

await withDatabase(async () => {
  const { makeBackup } = await import('@/lib/backups/make-backup')
  const { writeArchive } = await import('@/lib/backups/archive/write-archive')
  const { siteDatabase } = await import('@/lib/db')
  const withSecret = values.secret
  if (withSecret && !given) throw new StartError('Name a FILE for an archive with the secret.')
  const file = given ? path.resolve(given) : await makeBackup('by-hand')
  if (given) await writeArchive(await siteDatabase(), file, { reason: 'by-hand', withSecret })
  const bytes = fs.statSync(file).size
  print(`${file} holds all data of the site, ${(bytes / 1e6).toFixed(1)} MB.`)
  if (withSecret) print('It holds the secret too: whoever has it can sign in as anybody.')
})
