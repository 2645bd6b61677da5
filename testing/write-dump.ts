import fs from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { EJSON } from 'bson'
import type { mongo } from 'mongoose'
import { createChecksum } from '@/scripts/transfer/checksum'
import {
  type DumpedCollection,
  type DumpManifest,
  dumpPaths,
  manifestPath,
} from '@/scripts/transfer/dump'

/** What `db:export` wrote until 2026.12.0, and `db:import` still reads. */
export async function writeDump(db: mongo.Db, folder: string): Promise<DumpManifest> {
  await mkdir(path.join(folder, db.databaseName), { recursive: true, mode: 0o700 })
  const collections: DumpedCollection[] = []
  for (const { name, options } of await listCollections(db)) {
    const files = dumpPaths(folder, db.databaseName, name)
    const indexes = await db.collection(name).indexes()
    const metadata = { options, indexes, collectionName: name, type: 'collection' }
    await writeFile(files.metadata, EJSON.stringify(metadata, { relaxed: false }), { mode: 0o600 })
    collections.push(await exportDocuments(db.collection(name), files.documents))
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
): Promise<DumpedCollection> {
  const checksum = createChecksum()
  let documents = 0
  async function* read() {
    for await (const raw of collection.find({}, { raw: true })) {
      const bytes = raw as unknown as Uint8Array
      checksum.add(bytes)
      documents++
      yield bytes
    }
  }
  await pipeline(Readable.from(read()), fs.createWriteStream(file, { mode: 0o600 }))
  return { name: collection.collectionName, documents, checksum: checksum.value() }
}
