import { deserialize } from 'bson'
import type { mongo } from 'mongoose'
import { createChecksum } from './checksum'
import {
  type DumpedCollection,
  damaged,
  type DumpManifest,
  dumpPaths,
  expectInside,
  readDocuments,
  readManifest,
  readMetadata,
  TransferError,
} from './dump'

/** 250 MB where they are chunks of files. */
const PROGRESS_EVERY = 1000
const BATCH_DOCUMENTS = 1000
const BATCH_BYTES = 8 * 1024 * 1024

/** `db` must be empty, and a failure leaves it empty. Throws `TransferError`. */
export async function importDatabase(
  db: mongo.Db,
  folder: string,
  onProgress: (collection: string, documents: number, isCompared: boolean) => void,
): Promise<DumpManifest> {
  const manifest = await readManifest(folder)
  for (const collection of manifest.collections) {
    const { documents, metadata } = dumpPaths(folder, manifest.database, collection.name)
    for (const file of [documents, metadata]) await expectInside(folder, file)
    await expectSame(collection, readDocuments(documents), damaged(documents))
  }
  await expectEmpty(db)
  try {
    for (const collection of manifest.collections) {
      const { name, documents } = collection
      const files = dumpPaths(folder, manifest.database, name)
      await importCollection(db, files, collection, (count) => onProgress(name, count, false))
      onProgress(name, documents, true)
    }
  } catch (error) {
    for (const { name } of manifest.collections) await db.collection(name).drop()
    throw error
  }
  return manifest
}

/** Empty collections are allowed: a starting process creates them. */
async function expectEmpty(db: mongo.Db): Promise<void> {
  for (const collection of await db.collections()) {
    if ((await collection.findOne({}, { projection: { _id: 1 } })) === null) continue
    const place = `${db.databaseName}.${collection.collectionName}`
    throw new TransferError(`The database is not empty: see ${place}. Nothing was imported.`)
  }
}

async function importCollection(
  db: mongo.Db,
  files: { documents: string; metadata: string },
  collection: DumpedCollection,
  onProgress: (documents: number) => void,
): Promise<void> {
  const { options, indexes } = await readMetadata(files.metadata)
  await db.collection(collection.name).drop()
  const target = await db.createCollection(collection.name, options)
  let written = 0
  let reported = 0
  for await (const batch of batches(readDocuments(files.documents))) {
    await target.insertMany(batch)
    written += batch.length
    if (written - reported < PROGRESS_EVERY) continue
    onProgress(written)
    reported = written
  }
  const further = indexes.filter(({ name }) => name !== '_id_')
  if (further.length > 0) {
    await db.command({ createIndexes: collection.name, indexes: further })
  }
  await expectSame(
    collection,
    rawDocuments(target),
    new TransferError(`${collection.name} did not arrive as it was exported.`),
  )
}

async function* batches(documents: AsyncIterable<Uint8Array>): AsyncGenerator<mongo.Document[]> {
  let batch: mongo.Document[] = []
  let bytes = 0
  for await (const document of documents) {
    if (batch.length === BATCH_DOCUMENTS || bytes + document.length > BATCH_BYTES) {
      if (batch.length > 0) yield batch
      batch = []
      bytes = 0
    }
    // Keeps the BSON types of numbers: int, long or double.
    batch.push(deserialize(document, { promoteValues: false, bsonRegExp: true }))
    bytes += document.length
  }
  if (batch.length > 0) yield batch
}

async function expectSame(
  expected: DumpedCollection,
  documents: AsyncIterable<Uint8Array>,
  difference: TransferError,
): Promise<void> {
  const checksum = createChecksum()
  let count = 0
  for await (const document of documents) {
    checksum.add(document)
    count++
  }
  if (count !== expected.documents || checksum.value() !== expected.checksum) throw difference
}

async function* rawDocuments(collection: mongo.Collection): AsyncGenerator<Uint8Array> {
  for await (const document of collection.find({}, { raw: true })) {
    yield document as unknown as Uint8Array
  }
}
