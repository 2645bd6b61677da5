import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openArchive } from '@/lib/backups/archive/read-archive'
import { finishSwap, replaceData } from '@/lib/backups/archive/swap'
import { writeArchive } from '@/lib/backups/archive/write-archive'
import { putMedia } from '@/lib/media/store'
import { withTestDatabase } from '@/testing/db'
import { createUser } from '@/testing/factories'
import { contentsOf } from '@/testing/database-contents'
import { forgeArchive } from '@/testing/forge-archive'
import { source } from '@/testing/second-database'

withTestDatabase()

const BY_HAND = { reason: 'by-hand' } as const

let folder: string
let file: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pochade-swap-'))
  file = path.join(folder, 'site.ark.zip')
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

test('what replaces the data of a site is checked before, and a refused archive changes nothing', async () => {
  await createUser({ username: 'anna' })
  await putMedia(Buffer.from('picture'), { type: 'image/webp', owner: 'a', access: 'public' })
  await writeArchive(source(), file, BY_HAND)
  const before = await contentsOf(source())
  const forged = path.join(folder, 'forged.zip')
  await forgeArchive(file, forged, { documents: (text) => text.replace('anna', 'ann4') })
  await source()
    .collection('users')
    .updateMany({}, { $set: { username: 'ben' } })
  await source().collection('later').insertOne({ of: 'a newer version' })
  const changed = await contentsOf(source())
  await expect(replaceData(source(), await openArchive(forged))).rejects.toThrow()
  expect(await contentsOf(source())).toEqual(changed)
  await replaceData(source(), await openArchive(file))
  expect(await contentsOf(source())).toEqual(before)
})

test('a swap that was interrupted is completed, and staged data without one are removed', async () => {
  const db = source()
  await db.collection('restored.things').insertOne({ n: 2 })
  await finishSwap(db)
  expect(await db.collection('things').countDocuments()).toBe(0)
  await db.collection('things').insertOne({ n: 1 })
  await db.collection('restored.things').insertOne({ n: 2 })
  await db.collection<{ _id: string; dropped: string[] }>('restored.swap').insertOne({
    _id: 'swap',
    dropped: ['later'],
  })
  await db.collection('later').insertOne({ n: 1 })
  await finishSwap(db)
  expect(await db.collection('things').find().project({ _id: 0 }).toArray()).toEqual([{ n: 2 }])
  const names = (await db.listCollections().toArray()).map(({ name }) => name)
  expect(names.filter((name) => name === 'later' || name.startsWith('restored.'))).toEqual([])
})

test('a session, a code and an invitation that were ended stay so after a restore', async () => {
  const names = ['sessions', 'resetcodes', 'verificationcodes', 'invitations']
  const idsIn = async (name: string) =>
    (await source().collection(name).find().toArray()).map(({ at }) => String(at))
  await createUser({ username: 'anna' })
  const openAt = async (at: string) => {
    for (const name of names) {
      await source().collection(name).deleteMany({})
      await source().collection(name).insertOne({ at, codeHash: at })
    }
  }
  await openAt('the archive')
  await writeArchive(source(), file, BY_HAND)
  await openAt('the restore')
  await replaceData(source(), await openArchive(file))
  for (const name of names) expect(await idsIn(name)).toEqual(['the restore'])
  await replaceData(source(), await openArchive(file), { takesAll: true })
  for (const name of names) expect(await idsIn(name)).toEqual(['the archive'])
})

test('mails that waited when the archive was made wait for the owner after a restore', async () => {
  const states = async () =>
    (await source().collection('mails').find().sort({ n: 1 }).toArray()).map(({ state }) => state)
  await source()
    .collection('mails')
    .insertMany(['waiting', 'sent', 'failed'].map((state, n) => ({ n, state, messageId: state })))
  await writeArchive(source(), file, BY_HAND)
  await replaceData(source(), await openArchive(file))
  expect(await states()).toEqual(['kept', 'sent', 'failed'])
  await replaceData(source(), await openArchive(file), { takesAll: true })
  expect(await states()).toEqual(['waiting', 'sent', 'failed'])
})
