import { expect, test } from 'vitest'
import type { Viewer } from '@/lib/auth/permissions'
import { createArtwork, createUser } from '@/testing/factories'
import { withTestDatabase } from '@/testing/db'
import { ArtworkModel } from '@/models/artwork'
import { UsedEmojiModel } from '@/models/used-emoji'
import { listReused, reclaimEmojis, releaseUnusedEmojis, reserveEmojis } from './emoji-ledger'

withTestDatabase()

const reserved = async () =>
  (await UsedEmojiModel.find().sort({ key: 1 }).lean()).map(({ emoji }) => emoji).sort()

/** Art whose author chose these for the next one. */
async function choose(viewer: Viewer, dateKey: string, nextEmojis: string[]) {
  const art = await createArtwork(viewer, { dateKey, nextEmojis })
  expect(await reserveEmojis({ artworkId: art._id, dateKey, emojis: nextEmojis })).toBe(true)
  return String(art._id)
}

async function remove(id: string) {
  await ArtworkModel.updateOne({ _id: id }, { $set: { deletedAt: new Date() } })
}

test('deleting art frees its chosen, unused emojis (G-60)', async () => {
  const { viewer } = await createUser()
  const id = await choose(viewer, '2026-11-20', ['🌊', '🌙'])
  await choose(viewer, '2026-11-19', ['🦉'])
  await remove(id)
  await releaseUnusedEmojis(id)
  expect(await reserved()).toEqual(['🦉'])
})

test('emojis that a later art used stay used after that art is deleted (G-60)', async () => {
  const { viewer } = await createUser()
  const id = await choose(viewer, '2026-11-20', ['🌊'])
  const shown = await createArtwork(viewer, { dateKey: '2026-11-21', emojis: ['🌊'] })
  await remove(id)
  await releaseUnusedEmojis(id)
  expect(await reserved()).toEqual(['🌊'])
  await remove(String(shown._id))
  await releaseUnusedEmojis(String(shown._id))
  await releaseUnusedEmojis(id)
  expect(await reserved()).toEqual(['🌊'])
  expect(await listReused(['🌊'])).toEqual([{ emoji: '🌊', date: '2026-11-21' }])
})

test('deleted, unfinished art leaves its emojis unused', async () => {
  const { viewer } = await createUser()
  const id = await choose(viewer, '2026-11-20', ['🌊'])
  const failed = await createArtwork(viewer, { dateKey: '2026-11-21', emojis: ['🌊'] })
  await ArtworkModel.updateOne(
    { _id: failed._id },
    { $set: { 'generationStatus.status': 'failed', deletedAt: new Date() } },
  )
  expect(await listReused(['🌊'])).toEqual([{ emoji: '🌊', date: '2026-11-20' }])
  await remove(id)
  await releaseUnusedEmojis(id)
  expect(await reserved()).toEqual([])
})

test('restored art gets its emojis back, except those that another took (G-60)', async () => {
  const { viewer } = await createUser()
  const id = await choose(viewer, '2026-11-20', ['🌊', '🌙'])
  await remove(id)
  await releaseUnusedEmojis(id)
  const other = await choose(viewer, '2026-11-21', ['🌊'])
  await ArtworkModel.updateOne({ _id: id }, { $set: { deletedAt: null } })
  await reclaimEmojis(id)
  await reclaimEmojis(id)
  expect(await reserved()).toEqual(['🌊', '🌙'].sort())
  const owner = await UsedEmojiModel.findOne({ emoji: '🌊' }).lean()
  expect(String(owner?.artworkId)).toBe(other)
})

test('one of 20 authors reserves the same emoji, and the others keep no reservation', async () => {
  const { viewer } = await createUser()
  const spare = [...'😀😃😄😁😆😅😂🙂🙃😉😊😇😍😘😗😙😚😋😛😜']
  const choices = await Promise.all(
    spare.map(async (emoji, i) => {
      const dateKey = `2026-10-${String(i + 1).padStart(2, '0')}`
      const art = await createArtwork(viewer, { dateKey })
      return { artworkId: art._id, dateKey, emojis: [emoji, '🌊'] }
    }),
  )
  const had = await Promise.all(choices.map(reserveEmojis))
  expect(had.filter(Boolean)).toHaveLength(1)
  const emojis = choices[had.indexOf(true)]?.emojis ?? []
  expect(await reserved()).toEqual([...emojis].sort())
})

test('unknown art has nothing to free or to reserve', async () => {
  await releaseUnusedEmojis('65a000000000000000000000')
  await reclaimEmojis('65a000000000000000000000')
  expect(await reserved()).toEqual([])
})
