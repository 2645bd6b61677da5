import fs from 'node:fs'
import path from 'node:path'
import type { OpenedRehearsal } from '@/lib/backups/folder'
import { databasePaths, REHEARSAL } from './data-dir'
import { startEmbeddedDatabase } from './embedded-database'

/** A second embedded database, as the file of the first one never shrinks; `close` removes it. */
export async function openRehearsal(root: string, dataDir: string): Promise<OpenedRehearsal> {
  const folder = path.join(dataDir, REHEARSAL)
  const remove = () => fs.rmSync(folder, { recursive: true, force: true })
  remove()
  fs.mkdirSync(folder, { mode: 0o700 })
  const events = { onLost: () => {}, onBack: () => {} }
  const database = await startEmbeddedDatabase({ root, ...databasePaths(folder), events })
  return { uri: database.uri, close: () => database.stop().finally(remove) }
}
