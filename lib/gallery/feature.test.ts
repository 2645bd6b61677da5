import { beforeEach, expect, test } from 'vitest'
import { callerOf, identify } from '@/lib/auth/identity'
import { mediaCollections } from '@/lib/media/store'
import { publicPaths } from '@/lib/site/navigation'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createUser, type TestUser } from '@/testing/factories'
import { createPiece, ownerId } from '@/testing/pieces'
import { GalleryItemModel } from '@/models/gallery-item'
import { gallery } from './feature'
import { listGallery, listGalleryPage } from './pieces'
import { sampleGallery } from './sample'

const setClock = withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()
beforeEach(() => setClock('2026-03-10T12:00:00Z'))

const task = (signal = new AbortController().signal) => ({
  signal,
  plannedAt: new Date('2026-03-10T12:00:00Z'),
  onProgress: () => {},
})

const countFiles = async () => (await mediaCollections()).files.countDocuments()
const dataOf = async (user: TestUser) =>
  gallery.personalData?.list(callerOf(await identify(new Headers(user.headers))))

test('nine samples of five formats hang with their sizes, one of them for members', async () => {
  await sampleGallery.create(task())
  const { viewer } = await createUser()
  const { items } = await listGallery(viewer)
  expect(items).toHaveLength(9)
  const formats = new Set(items.map(({ width, height }) => (width / height).toFixed(1)))
  expect(formats.size).toBe(5)
  for (const { width, height, widthCm, heightCm, dateMade } of items) {
    expect((widthCm ?? 0) / (heightCm ?? 1)).toBeCloseTo(width / height, 1)
    expect(dateMade < '2026-03-10').toBe(true)
  }
  expect((await listGallery(null)).items).toHaveLength(8)
})

test('samples are created once, go on where they were interrupted, and can be removed', async () => {
  const ending = new AbortController()
  ending.abort(new Error('The process ends.'))
  await expect(sampleGallery.create(task(ending.signal))).rejects.toThrow('The process ends.')
  expect([await GalleryItemModel.countDocuments(), await countFiles()]).toEqual([0, 0])
  await sampleGallery.create(task())
  await GalleryItemModel.deleteOne({ title: 'Train at Dusk' })
  await sampleGallery.create(task())
  await sampleGallery.create(task())
  expect(await GalleryItemModel.countDocuments()).toBe(9)
  const real = await createPiece({ title: 'Real' })
  await sampleGallery.remove()
  expect((await listGalleryPage(null)).pieces).toMatchObject([{ title: 'Real' }])
  expect(await GalleryItemModel.distinct('_id')).toEqual([real._id])
})

test('a take-out has the own pieces with their pictures, deleted ones too', async () => {
  const manager = await createUser({ role: 'user,gallery_manager' })
  const { _id, files } = await createPiece({ createdById: ownerId(manager), toShow: false })
  await createPiece({ createdById: ownerId(manager), deletedAt: new Date('2026-03-09') })
  await createPiece({ createdById: ownerId(await createUser()) })
  const data = await dataOf(manager)
  expect(data?.lists).toMatchObject({
    gallery: [
      { _id: String(_id), toShow: false, deletedAt: null },
      { deletedAt: '2026-03-09T00:00:00.000Z' },
    ],
  })
  expect(data?.pictures?.map(({ name }) => name)).toContain(`gallery/${files.full}`)
  expect(data?.pictures).toHaveLength(2)
})

test('of a deleted account the pieces stay, without its id (G-39)', async () => {
  const manager = await createUser({ role: 'user,gallery_manager' })
  const { _id } = await createPiece({ createdById: ownerId(manager) })
  await gallery.personalData?.forget(manager.viewer)
  expect(await GalleryItemModel.findById(_id).lean()).toMatchObject({ createdById: null })
  expect((await listGallery(null)).items).toHaveLength(1)
})

test('search engines are told of the gallery and its public pieces', async () => {
  const { _id } = await createPiece()
  const hidden = await createPiece({ toShow: false })
  const paths = (await publicPaths()).map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['/', '/art', '/art/wall', `/art/${_id}`]))
  expect(paths).not.toContain(`/art/${hidden._id}`)
})

test('views of the gallery and of its pieces count as one page', async () => {
  const { _id } = await createPiece()
  const deleted = await createPiece({ deletedAt: new Date('2026-03-09') })
  const counted = (path: string) => gallery.countedPage?.(path)
  for (const path of ['/art', '/art/wall', `/art/${_id}`]) {
    expect(await counted(path), path).toBe('/art')
  }
  for (const path of ['/', '/art/add', `/art/${deleted._id}`, '/art/x', '/artists']) {
    expect(await counted(path), path).toBeNull()
  }
})
