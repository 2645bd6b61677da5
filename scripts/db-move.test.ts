import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import mongoose, { mongo } from 'mongoose'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { putMedia } from '@/lib/media/store'
import { sampleArt } from '@/lib/aotd/sample'
import { fillSampleContent } from '@/lib/sample/fill'
import { planSampleContent } from '@/lib/sample/plan'
import { withTestDatabase } from '@/testing/db'
import { createUser } from '@/testing/factories'
import { createFakePainter } from '@/testing/fake-painter'
import { databasePaths } from './run/data-dir'
import { startEmbeddedDatabase } from './run/embedded-database'

withTestDatabase()

const root = path.resolve(import.meta.dirname, '..')
const NEVER = new AbortController().signal
/** More than one chunk of GridFS. */
const LARGE = Buffer.alloc(700_000, 'picture')

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pochade-move-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

/** Runs a command; without `MONGODB_URI` on the embedded database of `DATA_DIR`. */
function command(name: string, args: string[], env: { MONGODB_URI?: string; DATA_DIR: string }) {
  const script = path.join('scripts', `${name}.ts`)
  return promisify(execFile)(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  })
}

function source(): mongo.Db {
  const { db } = mongoose.connection
  if (!db) throw new Error('The tests are not connected.')
  return db
}

function sourceUri(): string {
  const server = process.env.TEST_MONGODB_URI ?? ''
  return server.replace(/^(mongodb:\/\/[^/?]+)(?:\/[^?]*)?/, `$1/${source().databaseName}`)
}

async function fillWithSamples(): Promise<void> {
  expect(await planSampleContent()).toBe(true)
  await fillSampleContent([sampleArt(createFakePainter())], NEVER)
  await createUser({ username: 'b3n' })
  await putMedia(LARGE, { type: 'image/webp', owner: 'art-of-the-day', access: 'members' })
}

const byName = <T extends { name?: string }>(a: T, b: T) =>
  (a.name ?? '') < (b.name ?? '') ? -1 : 1

/** All collections with options, indexes and documents as bytes, and all files' checksums. */
async function contentsOf(db: mongo.Db) {
  const collections = new Map<string, unknown>()
  for (const info of await db.listCollections({}, { nameOnly: false }).toArray()) {
    const { info: _, ...described } = info as { info?: unknown; name: string }
    const collection = db.collection(info.name)
    const documents = await collection.find({}, { raw: true }).sort({ _id: 1 }).toArray()
    collections.set(info.name, {
      described,
      indexes: (await collection.indexes()).sort(byName),
      documents: documents.map((raw) => (raw as unknown as Buffer).toString('hex')),
    })
  }
  const files = new Map<string, string>()
  const bucket = new mongo.GridFSBucket(db, { bucketName: 'media' })
  for (const { _id, filename } of await bucket.find().toArray()) {
    const hash = createHash('sha256')
    for await (const chunk of bucket.openDownloadStream(_id)) hash.update(chunk as Buffer)
    files.set(filename, hash.digest('hex'))
  }
  return { collections, files }
}

test('db:export and db:import copy the sample site to an empty one, document by document', async () => {
  await fillWithSamples()
  const before = await contentsOf(source())
  const exported = path.join(folder, 'export')
  const there = { DATA_DIR: path.join(folder, 'there') }
  const here = { DATA_DIR: path.join(folder, 'here'), MONGODB_URI: sourceUri() }

  const { stdout: written } = await command('db-export', [exported], here)
  expect(written).toContain(`${before.collections.size} collections are in ${exported}.`)
  expect(written).toMatch(/^artworks: 14$/m)
  const { stdout: read } = await command('db-import', [exported], there)
  expect(read).toMatch(/^artworks: 14, compared$/m)
  expect(read).toContain(`${before.collections.size} collections are as they were exported.`)

  const database = await startEmbeddedDatabase({
    root,
    ...databasePaths(there.DATA_DIR),
    events: { onLost: () => {}, onBack: () => {} },
  })
  const client = await mongo.MongoClient.connect(database.uri)
  const after = await contentsOf(client.db('pochade'))
  await client.close()
  await database.stop()
  expect([...after.collections.keys()].sort()).toEqual([...before.collections.keys()].sort())
  for (const [name, contents] of before.collections) {
    expect(after.collections.get(name), name).toEqual(contents)
  }
  expect(after.files).toEqual(before.files)
  // Three sizes of fourteen pictures, and the large one.
  expect(after.files.size).toBe(3 * 14 + 1)

  // A database that is not empty is left unchanged.
  await expect(command('db-import', [exported], there)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^The database is not empty: see \S+\. Nothing was imported\.\n$/,
    ),
  })
}, 60_000)
