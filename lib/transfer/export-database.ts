import fs from 'node:fs'
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { EJSON } from 'bson'
import type { mongo } from 'mongoose'
import { createChecksum } from '@/lib/transfer/checksum'
import {
  type DumpedCollection,
  type DumpManifest,
  dumpPaths,
  manifestPath,
  type OnProgress,
  TransferError,
} from '@/lib/transfer/dump'

/** 250 MB where they are chunks of files. */
export const PROGRESS_EVERY = 1000

/** `folder` is new or empty, mode 0700 (password hashes); concurrent writes may be missing. */
export async function exportDatabase(
  db: mongo.Db,
  folder: string,
  onProgress: OnProgress,
): Promise<DumpManifest> {
  const found = await readdir(folder).catch(() => [])
  if (found.length > 0) throw new TransferError(`${folder} is not empty.`)
  await mkdir(path.join(folder, db.databaseName), { recursive: true, mode: 0o700 })
  const collections: DumpedCollection[] = []
  for (const { name, options } of await listCollections(db)) {
    const files = dumpPaths(folder, db.databaseName, name)
    const indexes = await db.collection(name).indexes()
    const metadata = { options, indexes, collectionName: name, type: 'collection' }
    await writeFile(files.metadata, EJSON.stringify(metadata, { relaxed: false }), { mode: 0o600 })
    collections.push(await exportDocuments(db.collection(name), files.documents, onProgress))
  }
  const manifest: DumpManifest = { format: 1, database: db.databaseName, collections }
  const temporary = `${manifestPath(folder)}.new`
  await writeFile(temporary, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
  await rename(temporary, manifestPath(folder))
  return manifest
}

async function listCollections(db: mongo.Db) {
  const found = await db.listCollections({ type: 'collection' }, { nameOnly: false }).toArray()
  return found
    .filter(({ name }) => !name.startsWith('system.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((info) => ({ name: info.name, options: 'options' in info ? (info.options ?? {}) : {} }))
}

async function exportDocuments(
  collection: mongo.Collection,
  file: string,
  onProgress: OnProgress,
): Promise<DumpedCollection> {
  const checksum = createChecksum()
  let documents = 0
  async function* read() {
    for await (const raw of rawDocuments(collection)) {
      checksum.add(raw)
      documents++
      if (documents % PROGRESS_EVERY === 0) onProgress(collection.collectionName, documents)
      yield raw
    }
  }
  await pipeline(Readable.from(read()), fs.createWriteStream(file, { mode: 0o600 }))
  onProgress(collection.collectionName, documents)
  return { name: collection.collectionName, documents, checksum: checksum.value() }
}

export async function* rawDocuments(collection: mongo.Collection): AsyncGenerator<Uint8Array> {
  for await (const document of collection.find({}, { raw: true })) {
    yield document as unknown as Uint8Array
  }
}
