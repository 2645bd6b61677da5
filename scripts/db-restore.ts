import path from 'node:path'
import { restoreDatabase } from './run/restore-database'
import { printError, print, messageOf } from './run/print'

// npm run db:restore -- FILE: puts a copy of the embedded database in the place of its data
const [file] = process.argv.slice(2)

if (!file) {
  printError('Usage: npm run db:restore -- FILE')
  process.exitCode = 1
} else {
  try {
    const root = path.resolve(import.meta.dirname, '..')
    const { documents, aside } = await restoreDatabase(root, path.resolve(file))
    print(`${file} is restored: ${documents} documents, each of them checked.`)
    if (aside) print(`The data that was there before is kept in ${aside}; delete it when you like.`)
  } catch (error) {
    printError(messageOf(error))
    process.exitCode = 1
  }
}
