import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { Binary, Decimal128, Double, Int32, Long, ObjectId, Timestamp } from 'bson'
import type { mongo } from 'mongoose'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fillDatabase } from '@/lib/backups/archive/fill-database'
import { CHUNKS, FILES } from '@/lib/backups/archive/format'
import { openArchive, readDocuments, readEntries } from '@/lib/backups/archive/read-archive'
import { replaceData } from '@/lib/backups/archive/swap'
import { writeArchive } from '@/lib/backups/archive/write-archive'
import { putMedia } from '@/lib/media/store'
import { withTestDatabase } from '@/testing/db'
import { createUser } from '@/testing/factories'
import { contentsOf } from '@/testing/database-contents'
import { forgeArchive } from '@/testing/forge-archive'
import { expectDamageRefused, expectRoundsEqual } from '@/testing/archive-rounds'
import { unzip } from '@/testing/unzip'
import { CacheTagModel } from '@/models/cache-tag'
import { JobModel } from '@/models/job'
import { LockModel } from '@/models/lock'
import { RateCounterModel } from '@/models/rate-counter'
import { SiteProcessModel } from '@/models/site-process'
import { otherDatabase, source } from '@/testing/second-database'

withTestDatabase()
vi.setConfig({ testTimeout: 60_000 })

const BY_HAND = { reason: 'by-hand' } as const
const PICTURE = { type: 'image/webp', owner: 'art-of-the-day', access: 'members' } as const

let folder: string
let file: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pochade-archive-'))
  file = path.join(folder, 'site.ark.zip')
})
afterEach(async () => {
  fs.rmSync(folder, { recursive: true, force: true })
  await otherDatabase().dropDatabase()
  await source().dropCollection('things')
})

async function fill(): Promise<void> {
  await createUser({ username: 'anna' })
  await putMedia(Buffer.alloc(700_000, 'picture'), PICTURE)
  await putMedia(Buffer.alloc(0), PICTURE)
  const things = source().collection('things')
  await things.insertMany([
    { n: 1, double: new Double(1), long: Long.fromNumber(1), exact: Decimal128.fromString('1.10') },
    { at: new Date(0), bytes: new Binary(Buffer.from('raw')), ref: new ObjectId(), empty: null },
    { pattern: /^a/i, stamp: new Timestamp({ t: 1, i: 2 }), nested: [1, [2, { deep: '🌊' }]] },
    { zero: new Double(-0), nan: NaN, whole: new Int32(7), list: [] },
  ])
  await things.createIndex({ n: 1, at: -1 }, { unique: true, sparse: true })
}

test('an archive fills another database with the same bytes, indexes and pictures', async () => {
  await fill()
  const { collections, pictures } = await writeArchive(source(), file, BY_HAND)
  expect(pictures).toBe(2)
  expect(collections.find(({ name }) => name === 'things')?.documents).toBe(4)
  const archive = await openArchive(file)
  expect(archive.isOwn).toBe(true)
  await fillDatabase(otherDatabase(), archive)
  expect(await contentsOf(otherDatabase())).toEqual(await contentsOf(source()))
})

test('an archive is a zip of extended JSON and pictures, for its owner alone', async () => {
  await fill()
  await writeArchive(source(), file, BY_HAND)
  const files = unzip(fs.readFileSync(file))
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(['manifest.json', 'manifest.sig', 'documents/users.ndjson']),
  )
  expect(files.has('secret')).toBe(false)
  expect(
    [...files.keys()].filter((name) => /^pictures\/[0-9a-f]{32}\.webp$/.test(name)),
  ).toHaveLength(2)
  const [first = ''] = String(files.get('documents/users.ndjson')).split('\n')
  expect(JSON.parse(first)).toMatchObject({ username: 'anna', _id: { $oid: expect.any(String) } })
  expect(fs.statSync(file).mode & 0o777).toBe(0o600)
})

/** The database, in which something happens just before one call to one of its collections. */
function withChange(name: string, call: string, change: () => Promise<unknown>): mongo.Db {
  const collection = source().collection(name)
  const changed = new Proxy(collection, {
    get: (target, key) => {
      const found: unknown = Reflect.get(target, key)
      if (typeof found !== 'function') return found
      const run = (...given: unknown[]): unknown => Reflect.apply(found, target, given)
      return key === call ? (...given: unknown[]) => change().then(() => run(...given)) : run
    },
  })
  return new Proxy(source(), {
    get: (target, key) => {
      if (key === 'collection')
        return (wanted: string) => (wanted === name ? changed : target.collection(wanted))
      const found: unknown = Reflect.get(target, key)
      return typeof found === 'function' ? found.bind(target) : found
    },
  })
}

test('an archive can be restored though a picture was deleted while it was written', async () => {
  await fill()
  const deleted = () => source().collection(FILES).deleteOne({ length: 0 })
  await writeArchive(withChange(FILES, 'indexes', deleted), file, BY_HAND)
  await fillDatabase(otherDatabase(), await openArchive(file))
  expect(await otherDatabase().collection(FILES).countDocuments()).toBe(1)
})

test('an archive can be restored though the first picture came while it was written', async () => {
  await createUser({ username: 'anna' })
  for (const name of [FILES, CHUNKS]) await source().dropCollection(name)
  const stored = () => putMedia(Buffer.from('new'), PICTURE)
  await writeArchive(withChange('users', 'estimatedDocumentCount', stored), file, BY_HAND)
  await fillDatabase(otherDatabase(), await openArchive(file))
  expect(await otherDatabase().collection(FILES).countDocuments()).toBe(1)
})

test('what is of the running processes is neither copied nor replaced', async () => {
  const models = [CacheTagModel, JobModel, LockModel, RateCounterModel, SiteProcessModel]
  const names = models.map(({ collection }) => collection.name)
  for (const name of names) await source().collection(name).insertOne({ of: 'a process' })
  await createUser({ username: 'anna' })
  const { collections } = await writeArchive(source(), file, BY_HAND)
  expect(collections.map(({ name }) => name).filter((name) => names.includes(name))).toEqual([])
  await replaceData(source(), await openArchive(file))
  for (const name of names)
    expect(await source().collection(name).countDocuments()).toBeGreaterThan(0)
})

test('the secret is in an archive that was made for a move, and in no other', async () => {
  await writeArchive(source(), file, { ...BY_HAND, withSecret: true })
  const secret = () => unzip(fs.readFileSync(file)).get('secret')?.toString()
  expect(secret()).toBe(`${process.env.AUTH_SECRET}\n`)
  await writeArchive(source(), file, BY_HAND)
  expect(secret()).toBeUndefined()
})

test('each flipped byte is refused with a sentence', async () => {
  await createUser({ username: 'anna' })
  await putMedia(Buffer.alloc(900, 'picture'), { type: 'image/webp', owner: 'a', access: 'public' })
  await writeArchive(source(), file, BY_HAND)
  await expectDamageRefused(file, 97)
  const whole = fs.readFileSync(file)
  const damaged = path.join(folder, 'damaged.zip')
  for (const bytes of [whole.subarray(0, -1), Buffer.alloc(0), Buffer.from('garbage')]) {
    fs.writeFileSync(damaged, bytes)
    await expect(openArchive(damaged)).rejects.toThrow('its end is missing')
  }
  for (const content of ['', 'x', 'PK']) {
    const sealed = `${content}sha256:${createHash('sha256').update(content).digest('hex')}`
    fs.writeFileSync(damaged, sealed)
    await expect(openArchive(damaged)).rejects.toMatchObject({ code: 'invalid' })
  }
})

test('who changes an archive and makes its hashes anew does not have the signature', async () => {
  await createUser({ username: 'anna' })
  const forged = path.join(folder, 'forged.zip')
  await writeArchive(source(), file, BY_HAND)
  await forgeArchive(file, forged, { manifest: (text) => text.replace('by-hand', 'nightly') })
  await expect(openArchive(forged)).rejects.toThrow('The signature of this archive is wrong')
  await forgeArchive(file, forged, { documents: (text) => text.replace('anna', 'ann4') })
  const archive = await openArchive(forged)
  await expect(fillDatabase(otherDatabase(), archive)).rejects.toThrow('not as its manifest says')
  await forgeArchive(file, forged, { added: 'documents/../../x' })
  await expect(openArchive(forged)).rejects.toThrow(/manifest says|readable zip/)
})

test('an archive of a newer format is refused, and one of another site is known as such', async () => {
  await createUser({ username: 'anna' })
  const forged = path.join(folder, 'forged.zip')
  await writeArchive(source(), file, BY_HAND)
  await forgeArchive(file, forged, { manifest: (text) => text.replace('"format":1', '"format":2') })
  await expect(openArchive(forged)).rejects.toThrow(
    'This archive was made by a newer version of the site (format 2; this one reads up to 1). Update the site first.',
  )
  await forgeArchive(file, forged, { isForeign: true })
  expect((await openArchive(forged)).isOwn).toBe(false)
})

test('random states of a site are equal after an archive and a restore into an empty one', async () => {
  await expectRoundsEqual(file, 5)
}, 60_000)

test('an archive whose pictures are in pieces of no size is refused', async () => {
  await fill()
  await source()
    .collection(FILES)
    .updateMany({}, { $set: { chunkSize: 0 } })
  await writeArchive(source(), file, BY_HAND)
  const archive = await openArchive(file)
  await expect(fillDatabase(otherDatabase(), archive)).rejects.toThrow('in pieces of no use')
})

test('a line that is longer than any document is refused before it is read whole', async () => {
  let sent = 0
  const endless = Readable.from(
    (function* () {
      for (; sent < 200; sent++) yield Buffer.alloc(1024 * 1024, 'x')
    })(),
  )
  await expect(readDocuments(endless).next()).rejects.toThrow('not as its manifest says')
  expect(sent).toBeLessThan(100)
})

test('an entry that is refused unread leaves no open file', async () => {
  await fill()
  await writeArchive(source(), file, BY_HAND)
  const archive = await openArchive(file)
  const refuse = () => Promise.reject(new Error('refused'))
  await expect(readEntries(archive, 'pictures/', refuse)).rejects.toThrow()
  await expect.poll(() => openFiles()).not.toContain(file)
})

function openFiles(): (string | null)[] {
  return fs.readdirSync('/proc/self/fd').map((descriptor) => {
    try {
      return fs.readlinkSync(`/proc/self/fd/${descriptor}`)
    } catch {
      return null
    }
  })
}

test('an archive that cannot be written leaves no open cursor', async () => {
  const things = Array.from({ length: 3000 }, () => ({ text: randomBytes(600).toString('hex') }))
  // The first collection of all, since the first bytes fail.
  await source().collection('aaa').insertMany(things)
  const cursors = async () => {
    const status = await source().admin().command({ serverStatus: 1 })
    return (status.metrics as { cursor: { open: { total: unknown } } }).cursor.open.total
  }
  const before = Number(await cursors())
  fs.symlinkSync('/dev/full', `${file}.part`)
  await expect(writeArchive(source(), file, BY_HAND)).rejects.toThrow('ENOSPC')
  await expect.poll(async () => Number(await cursors())).toBe(before)
  await source().dropCollection('aaa')
})
