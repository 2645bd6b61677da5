import { chmodSync, existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { type Database, open, type RootDatabase } from 'lmdb'
import { DamagedData, seal, unseal } from './layout'
import { makePrivateFolder, OTHERS } from './private-folder'

export const FORMAT_VERSION = 1

const FILE = 'data.mdb'
const FORMAT_KEY = Buffer.from('format')
const BINARY = { encoding: 'binary', keyEncoding: 'binary' } as const

export type Table = Database<Buffer, Buffer>

export type IndexUse = { reads: number; since: Date }

/** The LMDB file and its tables. */
export type Environment = {
  root: RootDatabase<Buffer, Buffer>
  meta: Table
  catalogue: Table
  counters: Table
  records: Table
  entries: Table
  openedAt: Date
  /** How many reads used an index, by its number. */
  uses: Map<number, IndexUse>
  close(): Promise<void>
}

/** Why a folder cannot be served; the message is fit for users. */
export class FolderError extends Error {
  constructor(
    message: string,
    readonly exitCode: 1 | 3,
  ) {
    super(message)
    this.name = 'FolderError'
  }
}

/** Data that a later version of this program wrote. */
export class NewerFormat extends FolderError {
  constructor(
    subject: string,
    readonly format: number,
  ) {
    super(
      `${subject} was written by a newer version (format ${format}; this one reads up to ${FORMAT_VERSION}). Start the newer version, or restore a backup.`,
      1,
    )
    this.name = 'NewerFormat'
  }
}

const IN_USE = 3

const openFolders = new Set<string>()

/** Opens the folder exclusively; creates it if missing. */
export function openEnvironment(folder: string): Environment {
  prepareFolder(folder)
  const file = path.join(folder, FILE)
  if (openFolders.has(file)) throw inUse(folder)
  const isNew = !existsSync(file)
  const root = openFile(file)
  try {
    for (const each of [file, `${file}-lock`]) closeToOthers(each)
    refuseOthers(root, folder)
    checkSize(root, file)
    const table = (name: string): Table => root.openDB<Buffer, Buffer>({ name, ...BINARY })
    const meta = table('meta')
    checkFormat(meta, isNew, folder)
    openFolders.add(file)
    registerReader(root, meta)
    return {
      root,
      meta,
      catalogue: table('catalogue'),
      counters: table('counters'),
      records: table('records'),
      entries: table('entries'),
      openedAt: new Date(),
      uses: new Map(),
      async close() {
        openFolders.delete(file)
        await root.close()
      },
    }
  } catch (error) {
    void root.close()
    throw error
  }
}

/** Only its owner may enter the folder. */
export function prepareFolder(folder: string): void {
  try {
    makePrivateFolder(folder)
  } catch (cause) {
    throw new FolderError(`The data folder ${folder} cannot be used: ${reason(cause)}.`, 1)
  }
}

function closeToOthers(file: string): void {
  if (statSync(file).mode & OTHERS) chmodSync(file, 0o600)
}

/** A transaction is durable when it returns: every commit is flushed. */
function openFile(file: string): RootDatabase<Buffer, Buffer> {
  try {
    return open<Buffer, Buffer>({
      path: file,
      ...BINARY,
      cache: false,
      maxDbs: 8,
      overlappingSync: false,
      noMemInit: false,
    })
  } catch (cause) {
    throw new FolderError(`The data file ${file} cannot be opened: ${reason(cause)}.`, 1)
  }
}

/** The live processes in LMDB's reader table. */
function refuseOthers(root: RootDatabase<Buffer, Buffer>, folder: string): void {
  root.getStats()
  root.readerCheck()
  const pids = root.readerList().matchAll(/^\s*(\d+)\s/gm)
  for (const [, pid] of pids) if (Number(pid) !== process.pid) throw inUse(folder)
}

/** Takes a slot of that table until the process ends. */
function registerReader(root: RootDatabase<Buffer, Buffer>, meta: Table): void {
  root.resetReadTxn()
  meta.get(FORMAT_KEY)
}

export function inUse(folder: string): FolderError {
  return new FolderError(`The data folder ${folder} is in use by another process.`, IN_USE)
}

/** Reading beyond the end of a truncated file would end the process. */
function checkSize(root: RootDatabase<Buffer, Buffer>, file: string): void {
  const { lastPageNumber, pageSize } = root.getStats() as Record<string, unknown>
  if (typeof lastPageNumber !== 'number' || typeof pageSize !== 'number') return
  if (statSync(file).size < (lastPageNumber + 1) * pageSize) {
    throw new DamagedData(`${file} is shorter than its last commit`)
  }
}

function checkFormat(meta: Table, isNew: boolean, folder: string): void {
  const stored = meta.get(FORMAT_KEY)
  if (!stored) {
    if (!isNew && meta.getKeysCount() > 0) throw new DamagedData('its format version is missing')
    const content = Buffer.from([FORMAT_VERSION])
    meta.transactionSync(() => meta.putSync(FORMAT_KEY, seal(FORMAT_KEY, content)))
    return
  }
  const version = unseal(FORMAT_KEY, stored)[0] ?? 0
  if (version > FORMAT_VERSION) {
    throw new NewerFormat(`The data in ${folder}`, version)
  }
}

function reason(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}
