import fs from 'node:fs/promises'
import path from 'node:path'
import { copyDatabase } from '@/lib/backups/copy-database'
import { now } from '@/lib/clock'
import { shared } from '@/lib/process-state'

const KEPT = 7
/** Manual copies also have a time in their names, and are never deleted. */
const NIGHTLY = /^\d{4}-\d{2}-\d{2}\.mdb$/
const HALF_WRITTEN = /^\d{4}-\d{2}-\d{2}\.mdb\.part$/

const keeper = () => shared<{ folder?: string }>('backups', () => ({}))

/** Called in the process that started the embedded database. */
export function keepBackupsIn(folder: string): void {
  keeper().folder = folder
}

export function keepsBackups(): boolean {
  return keeper().folder !== undefined
}

/** One copy per UTC day, the last seven are kept; throws before it removes old ones. */
export async function makeNightlyBackup(): Promise<void> {
  const { folder } = keeper()
  if (folder === undefined) return
  await makeBackupFolder(folder)
  const name = `${now().toISOString().slice(0, 10)}.mdb`
  const names = await fs.readdir(folder)
  for (const left of names.filter((file) => HALF_WRITTEN.test(file))) {
    await fs.rm(path.join(folder, left))
  }
  if (names.includes(name)) return
  await copyDatabase(path.join(folder, name))
  const copies = [...names.filter((file) => NIGHTLY.test(file)), name].sort()
  for (const old of copies.slice(0, -KEPT)) await fs.rm(path.join(folder, old))
}

export async function makeBackupFolder(folder: string): Promise<void> {
  await fs.mkdir(folder, { recursive: true, mode: 0o700 })
  await fs.chmod(folder, 0o700)
}
