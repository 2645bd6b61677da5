import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { mongo } from 'mongoose'
import {
  CHUNKS,
  DOCUMENTS,
  documentsEntry,
  pictureEntry,
  PICTURES,
  refused,
} from '@/lib/backups/archive/format'
import { type Archive, readDocuments, readEntries } from '@/lib/backups/archive/read-archive'
import { documentLines, filesIn, readPicture } from '@/lib/backups/archive/read-database'
import type { OnProgress } from '@/lib/backups/archive/write-archive'

const BATCH_DOCUMENTS = 200
const BATCH_BYTES = 1024 * 1024
/** A file of smaller pieces would be too many documents. */
const MIN_CHUNK_BYTES = 1024
const MAX_PICTURE_BYTES = 64 * 1024 * 1024

type Options = { prefix?: string; onProgress?: OnProgress; signal?: AbortSignal }

/** Throws 400 where what was written differs from the archive; it stays. */
export async function fillDatabase(
  db: mongo.Db,
  archive: Archive,
  { prefix = '', onProgress = () => {}, signal }: Options = {},
): Promise<void> {
  const { collections, pictures } = archive.manifest
  // Each is written and compared.
  const total = 2 * collections.reduce((sum, { documents }) => sum + documents, pictures)
  let done = 0
  const advance = (count = 1) => {
    signal?.throwIfAborted()
    onProgress((done += count), total)
  }
  await readEntries(archive, DOCUMENTS, async (entry, contents) => {
    const found = collections.find(({ name }) => documentsEntry(name) === entry)
    if (!found) throw refused(`The archive has documents of nothing: ${entry}`)
    const { name, indexes } = found
    await db.collection(prefix + name).drop()
    const target = await db.createCollection(prefix + name)
    for await (const batch of batches(readDocuments(contents))) {
      await target.insertMany(batch)
      advance(batch.length)
    }
    const further = indexes.filter((index) => index.name !== '_id_')
    if (further.length > 0) {
      await db.command({ createIndexes: prefix + name, indexes: further })
    }
  })
  await fillPictures(db, archive, prefix, advance)
  await compare(db, archive, prefix, advance)
}

async function fillPictures(
  db: mongo.Db,
  archive: Archive,
  prefix: string,
  advance: () => void,
): Promise<void> {
  const chunks = db.collection(prefix + CHUNKS)
  await chunks.drop()
  // Before the first one, so that a large site is not read again for it.
  await chunks.createIndex({ files_id: 1, n: 1 }, { unique: true })
  const files = filesIn(db, prefix)
  let batch: mongo.Document[] = []
  let size = 0
  const insert = async () => {
    if (batch.length > 0) await chunks.insertMany(batch)
    batch = []
    size = 0
  }
  const { entries } = archive.manifest
  await readEntries(archive, PICTURES, async (name, contents) => {
    if ((entries[name]?.bytes ?? 0) > MAX_PICTURE_BYTES) throw refused(`${name} is too large.`)
    const bytes = await buffer(contents)
    const file = await files.findOne({ filename: name.slice(PICTURES.length) })
    // It was deleted while the archive was written.
    if (!file) return advance()
    const { _id: files_id, chunkSize } = file
    if (!(chunkSize >= MIN_CHUNK_BYTES)) throw refused(`${name} is in pieces of no use.`)
    for (let n = 0; n * chunkSize < bytes.length; n++) {
      const data = new mongo.Binary(bytes.subarray(n * chunkSize, (n + 1) * chunkSize))
      batch.push({ files_id, n, data })
    }
    size += bytes.length
    if (size > BATCH_BYTES) await insert()
    advance()
  })
  await insert()
}

async function compare(
  db: mongo.Db,
  { manifest: { collections, entries } }: Archive,
  prefix: string,
  advance: () => void,
): Promise<void> {
  const differs = (name: string) => refused(`${name} did not arrive as the archive has it.`)
  for (const { name } of collections) {
    const hash = createHash('sha256')
    for await (const line of documentLines(db.collection(prefix + name))) {
      hash.update(line)
      advance()
    }
    if (hash.digest('hex') !== entries[documentsEntry(name)]?.sha256) throw differs(name)
  }
  for await (const file of filesIn(db, prefix).find().sort({ _id: 1 })) {
    const bytes = await readPicture(db, file, prefix)
    const sha256 = bytes && createHash('sha256').update(bytes).digest('hex')
    const name = pictureEntry(file.filename)
    if (!sha256 || sha256 !== entries[name]?.sha256) throw differs(name)
    advance()
  }
}

async function* batches(
  documents: AsyncIterable<mongo.Document>,
): AsyncGenerator<mongo.Document[]> {
  let batch: mongo.Document[] = []
  let bytes = 0
  for await (const document of documents) {
    batch.push(document)
    bytes += mongo.BSON.calculateObjectSize(document)
    if (batch.length < BATCH_DOCUMENTS && bytes < BATCH_BYTES) continue
    yield batch
    batch = []
    bytes = 0
  }
  if (batch.length > 0) yield batch
}
