import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { importDump } from './run/import-dump'
import { messageOf, print, printError } from './run/print'
import { restoreArchive } from './run/restore-archive'
import { restoreDatabase } from './run/restore-database'
import { root } from './run/root'

// npm run db:restore -- FILE: puts an archive in the place of all data of the stopped site
// npm run db:import -- FILE: fills an empty database from one; also from a folder of mongodump
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { empty: { type: 'boolean', default: false } },
})
const [given] = positionals

if (!given) {
  printError('Usage: npm run db:restore -- FILE, or npm run db:import -- FILE')
  process.exitCode = 1
} else if (given.endsWith('.mdb')) {
  await restoreCopy(path.resolve(given))
} else if (fs.statSync(given, { throwIfNoEntry: false })?.isDirectory()) {
  await importDump(path.resolve(given))
} else {
  await restoreArchive(root, path.resolve(given), values.empty)
}

/** What earlier versions copied each night. */
async function restoreCopy(file: string): Promise<void> {
  try {
    const { documents, aside } = await restoreDatabase(root, file)
    print(`${file} is restored: ${documents} documents, each of them checked.`)
    if (aside) print(`The data that was there before is kept in ${aside}; delete it when you like.`)
  } catch (error) {
    printError(messageOf(error))
    process.exitCode = 1
  }
}
