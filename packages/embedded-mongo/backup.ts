import { once } from 'node:events'
import {
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import type { Document } from './bson/types'
import { toDouble } from './bson/numbers'
import { claimFolder } from './store/claim'
import { flush } from './store/copy'
import { FolderError, NewerFormat } from './store/environment'
import { Store } from './store/store'
import { verifyCollection } from './store/verify'
import { FrameReader } from './wire/frames'
import { encodeReply, parseMessage } from './wire/messages'

const DATA = 'data.mdb'
/** Offset of LMDB's magic number in a file. */
const MARK = { offset: 24, value: 0xbeefc0de }
const SMALLEST_FILE = 8192

/**
 * Writes a consistent copy of a running server's data, with every acknowledged write, into a new
 * file. `uri` is the line that the server prints, `file` an absolute path.
 */
export async function backup(uri: string, file: string): Promise<void> {
  const reply = await ask(uri, { copyTo: file, $db: 'admin' })
  if (toDouble(reply['ok']) !== 1) throw new Error(`The backup failed: ${String(reply['errmsg'])}.`)
}

/**
 * Restores a copy into a folder without data, after a check of every document, index and counter.
 * A damaged copy throws one clear sentence and leaves the folder without data.
 */
export async function restore(file: string, folder: string): Promise<{ documents: number }> {
  if (!existsSync(file)) throw new FolderError(`There is no backup ${file}.`, 1)
  if (!isMarked(file)) throw new FolderError(`${file} is not a backup of this database.`, 1)
  const unclaim = await claimFolder(folder)
  const target = path.join(folder, DATA)
  const part = `${target}.part`
  try {
    if (existsSync(target)) {
      throw new FolderError(`The folder ${folder} holds data already; nothing was changed.`, 1)
    }
    copyFileSync(file, part)
    flush(part)
    renameSync(part, target)
    flush(folder)
    return { documents: await check(folder, file) }
  } finally {
    rmSync(part, { force: true })
    await unclaim()
  }
}

/** LMDB aborts the process on a file of another format. */
function isMarked(file: string): boolean {
  const stat = statSync(file)
  if (!stat.isFile() || stat.size < SMALLEST_FILE) return false
  const start = Buffer.alloc(MARK.offset + 4)
  const descriptor = openSync(file, 'r')
  try {
    readSync(descriptor, start, 0, start.length, 0)
  } finally {
    closeSync(descriptor)
  }
  const { offset, value } = MARK
  return (
    (os.endianness() === 'LE' ? start.readUInt32LE(offset) : start.readUInt32BE(offset)) === value
  )
}

async function check(folder: string, file: string): Promise<number> {
  try {
    const store = Store.open(folder)
    try {
      return countSound(store)
    } finally {
      await store.close()
    }
  } catch (cause) {
    for (const name of [DATA, `${DATA}-lock`]) rmSync(path.join(folder, name), { force: true })
    if (cause instanceof NewerFormat) throw new NewerFormat(`The backup ${file}`, cause.format)
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new FolderError(`The backup ${file} is not whole: ${reason}`, 1)
  }
}

function countSound(store: Store): number {
  let documents = 0
  const collections = [...store.catalogue().values()]
  if (collections.length === 0) throw new Error('it holds no data.')
  for (const collection of collections) {
    const { records, errors } = verifyCollection(store.environment, collection)
    if (errors.length > 0) throw new Error(`${collection.namespace}: ${errors.join(', ')}.`)
    documents += records
  }
  return documents
}

/** Sends one command to a server. */
async function ask(uri: string, body: Document): Promise<Document> {
  const socket = connect(decodeURIComponent(uri.replace('mongodb://', '')))
  try {
    await once(socket, 'connect')
    const sent = { id: 0, isLegacy: false, isSilent: false, body: {}, sequences: new Map() }
    for (const part of encodeReply(sent, 1, body)) socket.write(part)
    const reader = new FrameReader()
    for await (const bytes of socket as AsyncIterable<Buffer>) {
      const [frame] = reader.push(bytes)
      if (frame) return parseMessage(frame).body
    }
    throw new Error('The server closed the connection before it answered.')
  } finally {
    socket.destroy()
  }
}
