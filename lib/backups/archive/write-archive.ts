import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { addAbortSignal, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { mongo } from 'mongoose'
import { ZipFile } from 'yazl'
import {
  documentsEntry,
  FILES,
  FORMAT,
  type Manifest,
  MANIFEST,
  pictureEntry,
  type Reason,
  SECRET,
  SIGNATURE,
} from '@/lib/backups/archive/format'
import {
  documentLines,
  filesIn,
  indexesOf,
  listCollections,
  readPicture,
} from '@/lib/backups/archive/read-database'
import { sealer, UNSEALED } from '@/lib/backups/archive/seal'
import { signBytes, siteKey } from '@/lib/backups/archive/site-key'
import { authSecret } from '@/lib/auth/secret'
import { realNow } from '@/lib/clock'
import { VERSION } from '@/lib/config/version'
import { env } from '@/lib/env'

const BATCH = 100

export type OnProgress = (done: number, total: number) => void

type Options = {
  reason: Reason
  /** It has the secret, which opens all that is encrypted, for a move to another machine. */
  withSecret?: boolean
  onProgress?: OnProgress
  signal?: AbortSignal
}

/** Writes as a stream; `file` is there once it is whole and on disk (G-162). */
export async function writeArchive(
  db: mongo.Db,
  file: string,
  options: Options,
): Promise<Manifest> {
  const zip = new ZipFile()
  const part = `${file}.part`
  const ended = new AbortController()
  const target = fs.createWriteStream(part, { flags: 'w', mode: 0o600, flush: true })
  try {
    // yazl's types understate the stream.
    const output = zip.outputStream as Readable
    const written = pipeline(output, sealer(), target, { signal: options.signal })
    const filled = fillZip(zip, db, ended.signal, options).catch((error: unknown) => {
      output.destroy(error instanceof Error ? error : new Error(String(error)))
      throw error
    })
    const [manifest] = await Promise.all([filled, written])
    await rename(part, file)
    return manifest
  } finally {
    // What is read from the database ends with the file that takes it.
    ended.abort()
    await rm(part, { force: true })
  }
}

async function fillZip(
  zip: ZipFile,
  db: mongo.Db,
  ended: AbortSignal,
  { reason, withSecret = false, onProgress = () => {} }: Options,
): Promise<Manifest> {
  const entries: Manifest['entries'] = {}
  const collections: Manifest['collections'] = []
  const found = await listCollections(db)
  const sizes = found.map((name) => db.collection(name).estimatedDocumentCount())
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  let done = 0
  // The zip may never take an entry, where it could not write the one before.
  let giveUp: (reason: unknown) => void = () => {}
  ended.addEventListener('abort', () => giveUp(ended.reason), { once: true })

  /** Resolves with the number of pieces when the zip has taken all of them. */
  function add(name: string, source: AsyncIterable<Buffer>, compress = true): Promise<number> {
    return new Promise((resolve, reject) => {
      ended.throwIfAborted()
      giveUp = reject
      // The zip keeps its entries, which must not keep what they held.
      let unread: AsyncIterable<Buffer> | undefined = source
      zip.addReadStreamLazy(name, { compress, mtime: realNow() }, (give) => {
        const read = hashed(name, unread ?? [], resolve)
        const stream = addAbortSignal(ended, Readable.from(read, { objectMode: false }))
        unread = undefined
        stream.on('error', reject)
        give(null, stream)
      })
    })
  }

  async function* hashed(
    name: string,
    source: AsyncIterable<Buffer> | Buffer[],
    onEnd: (pieces: number) => void,
  ): AsyncGenerator<Buffer> {
    const hash = createHash('sha256')
    let [bytes, count] = [0, 0]
    let batch: Buffer[] = []
    for await (const piece of source) {
      ended.throwIfAborted()
      count++
      batch.push(piece)
      onProgress((done += 1), Math.max(done, total))
      if (batch.length < BATCH) continue
      yield take()
    }
    yield take()
    entries[name] = { bytes, sha256: hash.digest('hex') }
    onEnd(count)

    function take(): Buffer {
      const taken = Buffer.concat(batch)
      batch = []
      hash.update(taken)
      bytes += taken.length
      return taken
    }
  }

  async function addCollection(name: string, isTaken?: (document: mongo.Document) => boolean) {
    const collection = db.collection(name)
    const indexes = await indexesOf(collection)
    const documents = await add(documentsEntry(name), documentLines(collection, isTaken))
    collections.push({ name, documents, indexes })
  }

  // What refers to a picture is read first, as pictures are added more often than removed.
  for (const name of found) if (name !== FILES) await addCollection(name)
  const complete = new Set<string>()
  for await (const picture of filesIn(db).find().sort({ _id: 1 })) {
    const bytes = await readPicture(db, picture)
    if (!bytes) continue
    await add(pictureEntry(picture.filename), one(bytes), false)
    complete.add(String(picture._id))
  }
  const isStored = ({ _id }: mongo.Document) => complete.has(String(_id))
  // The first picture may have come after the collections were listed.
  if (complete.size > 0 || found.includes(FILES)) await addCollection(FILES, isStored)
  if (withSecret) await add(SECRET, one(Buffer.from(`${authSecret()}\n`)))

  const manifest: Manifest = {
    format: FORMAT,
    site: { name: env().SITE_NAME, version: VERSION },
    migration: await lastMigration(db),
    madeAt: realNow().toISOString(),
    reason,
    collections,
    pictures: complete.size,
    entries,
    key: siteKey(),
  }
  const bytes = Buffer.from(`${JSON.stringify(manifest)}\n`)
  zip.addBuffer(bytes, MANIFEST)
  zip.addBuffer(Buffer.from(signBytes(bytes)), SIGNATURE, { compress: false })
  zip.end({ comment: UNSEALED, forceZip64Format: false })
  return manifest
}

async function* one(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

async function lastMigration(db: mongo.Db): Promise<number> {
  const [last] = await db
    .collection<{ _id: number }>('migrations')
    .find()
    .sort({ _id: -1 })
    .limit(1)
    .toArray()
  return last?._id ?? 0
}
