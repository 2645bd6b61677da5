import { Types } from 'mongoose'
import { expect, test } from 'vitest'
import { mediaCollections, putMedia } from '@/lib/media/store'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createArtwork, createUser } from '@/testing/factories'
import { ArtViewModel } from '@/models/art-view'
import { ArtworkModel } from '@/models/artwork'
import { ART_MEDIA_OWNER } from '@/lib/aotd/painting/pictures'
import { collectOrphans } from '@/lib/site/jobs'
import { checkTakeOver } from '@/lib/aotd/painting/take-over'
import { artContent } from './content'

const setClock = withTestClock('2026-03-31T12:00:00Z')
withTestDatabase()

const { signal } = new AbortController()
const picture = () =>
  putMedia(Buffer.from('a picture'), {
    type: 'image/webp',
    owner: ART_MEDIA_OWNER,
    access: 'members',
  })

async function storeArt(dateKey: string, deletedAt: Date | null) {
  const { viewer } = await createUser()
  const files = { original: await picture(), full: await picture(), small: await picture() }
  const art = await createArtwork(viewer, { dateKey, deletedAt, files })
  const view = { userId: new Types.ObjectId(), countedAt: new Date(0), verified: true }
  await ArtViewModel.create({ artworkId: art._id, ...view })
  return art
}

async function makeOld(): Promise<void> {
  const { files } = await mediaCollections()
  await files.updateMany({}, { $set: { uploadDate: new Date(0) } })
}

const countFiles = async () => (await mediaCollections()).files.countDocuments()

test('art, pictures and views are purged 30 days after the deletion, not before (G-19c)', async () => {
  await storeArt('2026-02-01', new Date('2026-03-01T12:00:00Z'))
  const remaining = await storeArt('2026-02-02', null)
  setClock('2026-03-31T11:59:00Z')
  await artContent.purgeExpired(signal)
  expect(await ArtworkModel.countDocuments()).toBe(2)
  expect(await countFiles()).toBe(6)
  setClock('2026-03-31T12:01:00Z')
  await artContent.purgeExpired(signal)
  expect(await ArtworkModel.distinct('_id')).toEqual([remaining._id])
  expect(await ArtViewModel.distinct('artworkId')).toEqual([remaining._id])
  expect(await countFiles()).toBe(3)
})

test('a purge keeps the pictures that other art references', async () => {
  const shown = await storeArt('2026-02-02', null)
  const gone = await storeArt('2026-02-01', new Date('2026-01-01T12:00:00Z'))
  await ArtworkModel.updateOne({ _id: gone._id }, { files: shown.files })
  const files = await countFiles()
  await artContent.purgeExpired(signal)
  expect(await ArtworkModel.distinct('_id')).toEqual([shown._id])
  expect(await countFiles()).toBe(files)
})

test('unreferenced pictures are collected; those of deleted art stay until its purge', async () => {
  await storeArt('2026-02-01', null)
  await storeArt('2026-02-02', new Date('2026-03-30T12:00:00Z'))
  await picture()
  await collectOrphans(signal)
  expect(await countFiles()).toBe(7)
  await makeOld()
  await collectOrphans(signal)
  expect(await countFiles()).toBe(6)
})

test('aborted maintenance leaves the rest for the next run', async () => {
  await storeArt('2026-02-01', new Date('2026-01-01T12:00:00Z'))
  await makeOld()
  const ended = AbortSignal.abort(new Error('The process ends.'))
  await expect(artContent.purgeExpired(ended)).rejects.toThrow('The process ends.')
  await expect(collectOrphans(ended)).rejects.toThrow('The process ends.')
  expect(await countFiles()).toBe(3)
})

test('art that no worker takes over is reported, other art is not (G-50)', async () => {
  setClock('2026-03-31T12:00:00Z')
  const { viewer } = await createUser()
  const startedAt = new Date('2026-03-31T11:50:00Z')
  const message = 'On its way.'
  const at = (minute: string) => new Date(`2026-03-31T11:${minute}:00Z`)
  const status = { status: 'started', state: 'initialized', message, startedAt } as const
  const running = { generationStatus: { ...status, completedAt: null, error: null } }
  await createArtwork(viewer, { dateKey: '2026-03-30' })
  const art = await createArtwork(viewer, {
    dateKey: '2026-03-31',
    ...running,
    lease: { owner: 'x', until: at('58') },
  })
  await checkTakeOver()
  await ArtworkModel.updateOne({ _id: art._id }, { 'lease.until': at('56') })
  await expect(checkTakeOver()).rejects.toThrow('the art of 2026-03-31')
  await ArtworkModel.updateOne({ _id: art._id }, { lease: null })
  await expect(checkTakeOver()).rejects.toThrow('the art of 2026-03-31')
})
