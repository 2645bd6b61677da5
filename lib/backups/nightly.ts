import fs from 'node:fs/promises'
import path from 'node:path'
import { copyDatabase } from '@/lib/backups/copy-database'
import { today } from '@/lib/clock'
import { shared } from '@/lib/runtime/process-state'

const KEPT_COPIES = 7
/** Manual copies also have a time in their names, and are never deleted. */
const NIGHTLY = /^\d{4}-\d{2}-\d{2}\.mdb$/
const INCOMPLETE = /^\d{4}-\d{2}-\d{2}\.mdb\.part$/

const backups = () => shared<{ folder?: string }>('backups', () => ({}))

/** Called in the process that started the embedded database. */
export function setBackupFolder(folder: string): void {
  backups().folder = folder
}

export function hasBackupFolder(): boolean {
  return backups().folder !== undefined
}

/** One copy per UTC day, the last seven are kept; throws before it removes old ones. */
export async function makeNightlyBackup(): Promise<void> {
  const { folder } = backups()
  if (folder === undefined) return
  await makeBackupFolder(folder)
  const name = `${today()}.mdb`
  const names = await fs.readdir(folder)
  for (const left of names.filter((file) => INCOMPLETE.test(file))) {
    await fs.rm(path.join(folder, left))
  }
  if (names.includes(name)) return
  await copyDatabase(path.join(folder, name))
  const copies = [...names.filter((file) => NIGHTLY.test(file)), name].sort()
  for (const old of copies.slice(0, -KEPT_COPIES)) await fs.rm(path.join(folder, old))
}

export async function makeBackupFolder(folder: string): Promise<void> {
  await fs.mkdir(folder, { recursive: true, mode: 0o700 })
  await fs.chmod(folder, 0o700)
}
