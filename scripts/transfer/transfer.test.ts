import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Binary, Decimal128, Double, Long, ObjectId, Timestamp } from 'bson'
import type { mongo } from 'mongoose'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { putMedia } from '@/lib/media/store'
import { createUser } from '@/testing/factories'
import { otherDatabase, source } from '@/testing/second-database'
import { writeDump } from '@/testing/write-dump'
import { withTestDatabase } from '@/testing/db'
import { TransferError } from './dump'
import { importDatabase } from './import-database'

withTestDatabase()

let folder: string
const silent = () => {}

beforeEach(() => {
  folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'pochade-transfer-')), 'export')
})
afterEach(async () => {
  fs.rmSync(path.dirname(folder), { recursive: true, force: true })
  await otherDatabase().dropDatabase()
})

async function fill(): Promise<void> {
  await createUser({ username: 'anna' })
  await putMedia(Buffer.alloc(700_000, 'picture'), {
    type: 'image/webp',
    owner: 'art-of-the-day',
    access: 'members',
  })
  const things = source().collection('things')
  await things.insertMany([
    { n: 1, double: new Double(1), long: Long.fromNumber(1), exact: Decimal128.fromString('1.10') },
    { at: new Date(0), bytes: new Binary(Buffer.from('raw')), ref: new ObjectId(), empty: null },
    {
      pattern: /^a/i,
      stamp: new Timestamp({ t: 1, i: 2 }),
      nested: { list: [1, [2, { deep: '🌊' }]] },
    },
  ])
  await things.createIndex({ n: 1, at: -1 }, { unique: true, sparse: true })
}

async function rawContents(db: mongo.Db) {
  const contents: Record<string, string[]> = {}
  for (const collection of await db.collections()) {
    const found = await collection.find({}, { raw: true }).sort({ _id: 1 }).toArray()
    contents[collection.collectionName] = found.map((raw) =>
      (raw as unknown as Buffer).toString('hex'),
    )
  }
  return contents
}

async function indexesOf(db: mongo.Db) {
  const indexes: Record<string, unknown> = {}
  for (const collection of await db.collections()) {
    indexes[collection.collectionName] = (await collection.indexes()).sort((a, b) =>
      (a.name ?? '') < (b.name ?? '') ? -1 : 1,
    )
  }
  return indexes
}

test('an export fills another database with the same bytes, indexes and pictures', async () => {
  await fill()
  const before = await rawContents(source())
  await writeDump(source(), folder)
  const { collections } = await importDatabase(otherDatabase(), folder, silent)
  expect(collections.find(({ name }) => name === 'things')?.documents).toBe(3)
  expect(await rawContents(otherDatabase())).toEqual(before)
  expect(await indexesOf(otherDatabase())).toEqual(await indexesOf(source()))
  expect(before['media.chunks']?.length).toBeGreaterThan(1)
})

test('an import into a database that is not empty is refused', async () => {
  await fill()
  await writeDump(source(), folder)
  await otherDatabase().collection('things').insertOne({ mine: true })
  await expect(importDatabase(otherDatabase(), folder, silent)).rejects.toThrow('is not empty')
  expect(await rawContents(otherDatabase())).toHaveProperty('things.length', 1)
})

test('a changed or truncated file is detected before anything is written', async () => {
  await fill()
  const { database } = await writeDump(source(), folder)
  const file = path.join(folder, database, 'things.bson')
  const whole = fs.readFileSync(file)
  const flipped = Buffer.from(whole)
  flipped[flipped.length - 20] = (flipped[flipped.length - 20] ?? 0) ^ 1
  for (const bytes of [flipped, whole.subarray(0, -1), Buffer.alloc(0), Buffer.from('garbage')]) {
    fs.writeFileSync(file, bytes)
    await expect(importDatabase(otherDatabase(), folder, silent)).rejects.toThrow('is damaged')
  }
  expect(await otherDatabase().collections()).toEqual([])
})

test('an incomplete export is refused', async () => {
  await fill()
  await writeDump(source(), folder)
  fs.rmSync(path.join(folder, 'manifest.json'))
  await expect(importDatabase(otherDatabase(), folder, silent)).rejects.toThrow(
    'holds no finished export',
  )
})

test('nothing outside of the folder of an export is read', async () => {
  await fill()
  const { database } = await writeDump(source(), folder)
  const outside = path.join(path.dirname(folder), 'outside')
  fs.cpSync(path.join(folder, database), outside, { recursive: true })
  const manifest = path.join(folder, 'manifest.json')
  const written = JSON.parse(fs.readFileSync(manifest, 'utf8')) as Record<string, unknown>
  const refused = async () => {
    await expect(importDatabase(otherDatabase(), folder, silent)).rejects.toThrow(TransferError)
    expect(await otherDatabase().collections()).toEqual([])
  }
  for (const name of [
    '../outside',
    outside,
    '..',
    '.',
    '',
    'a/../../outside',
    '..\\outside',
    '\0',
  ]) {
    fs.writeFileSync(manifest, JSON.stringify({ ...written, database: name }))
    await refused()
  }
  fs.writeFileSync(manifest, JSON.stringify(written))
  for (const file of ['things.bson', 'things.metadata.json']) {
    const inside = path.join(folder, database, file)
    fs.renameSync(inside, `${inside}.aside`)
    fs.symlinkSync(path.join(outside, file), inside)
    await refused()
    fs.renameSync(`${inside}.aside`, inside)
  }
  fs.renameSync(path.join(folder, database), `${folder}.aside`)
  fs.symlinkSync(outside, path.join(folder, database))
  await refused()
})

test('an import that fails leaves the database empty', async () => {
  await fill()
  const { database } = await writeDump(source(), folder)
  const file = path.join(folder, database, 'things.metadata.json')
  const metadata = JSON.parse(fs.readFileSync(file, 'utf8')) as { indexes: unknown[] }
  metadata.indexes.push({ v: 2, key: { n: 'nonsense' }, name: 'wrong' })
  fs.writeFileSync(file, JSON.stringify(metadata))
  await expect(importDatabase(otherDatabase(), folder, silent)).rejects.toThrow()
  expect(await rawContents(otherDatabase())).toEqual({})
})
