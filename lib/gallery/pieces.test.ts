import { expect, test } from 'vitest'
import { withTestDatabase } from '@/testing/db'
import { createUser } from '@/testing/factories'
import { createPiece, ownerId } from '@/testing/pieces'
import { findPiecePage } from './piece-page'
import { listGalleryPage, listPiecesById, listSizedPieces } from './pieces'

withTestDatabase()

async function createMany(count: number) {
  const pieces = []
  for (let i = 0; i < count; i++) pieces.push(await createPiece({ title: `No. ${i}`, order: i }))
  return pieces
}

const manager = () => createUser({ role: 'user,gallery_manager' })

test('a page has at most 24 pieces and leads to the following ones', async () => {
  await createMany(26)
  const first = await listGalleryPage(null)
  expect(first.pieces.map(({ title }) => title)).toEqual(
    Array.from({ length: 24 }, (_, i) => `No. ${i}`),
  )
  const second = await listGalleryPage(null, first.next ?? '')
  expect(second.pieces.map(({ title }) => title)).toEqual(['No. 24', 'No. 25'])
  expect(second.next).toBeNull()
})

test('the kept first page differs for visitors and members, and follows changes', async () => {
  const { viewer } = await createUser()
  await createPiece({ title: 'Hidden', toShow: false })
  expect((await listGalleryPage(null)).pieces).toEqual([])
  expect((await listGalleryPage(viewer)).pieces).toHaveLength(1)
  await createPiece({ title: 'Shown' })
  expect((await listGalleryPage(null)).pieces).toMatchObject([{ title: 'Shown' }])
  expect((await listGalleryPage(null)).pieces[0]).not.toHaveProperty('toShow')
})

test('managers may edit their own pieces, admins all, members none (G-117)', async () => {
  const [one, other] = [await manager(), await manager()]
  await createPiece({ createdById: ownerId(one) })
  await createPiece({ createdById: null, isSample: true })
  const flags = async (viewer: Parameters<typeof listGalleryPage>[0]) =>
    (await listGalleryPage(viewer)).pieces.map(({ isEditable }) => isEditable)
  expect(await flags(one.viewer)).toEqual([true, false])
  expect(await flags(other.viewer)).toEqual([false, false])
  expect(await flags((await createUser({ role: 'admin' })).viewer)).toEqual([true, true])
  expect(await flags({ ...one.viewer, roles: ['user'] })).toEqual([false, false])
})

test('a piece knows the one before and the next, as the viewer sees them', async () => {
  const a = await createPiece({ title: 'a', order: 1 })
  const hidden = await createPiece({ title: 'hidden', order: 2, toShow: false })
  const b = await createPiece({ title: 'b', order: 3 })
  const { viewer } = await createUser()
  const page = async (id: unknown, seenBy = null as typeof viewer | null) => {
    const found = await findPiecePage(seenBy, String(id))
    return found && [found.previous?.title, found.piece.title, found.next?.title]
  }
  expect(await page(a._id)).toEqual([undefined, 'a', 'b'])
  expect(await page(b._id)).toEqual(['a', 'b', undefined])
  expect(await page(a._id, viewer)).toEqual([undefined, 'a', 'hidden'])
  expect(await page(hidden._id, viewer)).toEqual(['a', 'hidden', 'b'])
  expect(await page(hidden._id)).toBeNull()
  for (const id of ['', 'x', '65a000000000000000000000', '{"$ne":1}']) {
    expect(await page(id), id).toBeNull()
  }
})

test('pieces of the same order are walked newest first, in both directions', async () => {
  const [c, b, a] = [
    await createPiece({ title: 'c', order: 0 }),
    await createPiece({ title: 'b', order: 0 }),
    await createPiece({ title: 'a', order: 0 }),
  ]
  const walk = async (id: unknown) => {
    const page = await findPiecePage(null, String(id))
    return [page?.previous?.title, page?.next?.title]
  }
  expect(await walk(a._id)).toEqual([undefined, 'b'])
  expect(await walk(b._id)).toEqual(['a', 'c'])
  expect(await walk(c._id)).toEqual(['b', undefined])
})

test('a piece leads back to the part of the gallery in which it hangs', async () => {
  const pieces = await createMany(26)
  const pathOf = async (at: number) =>
    (await findPiecePage(null, String(pieces[at]?._id)))?.galleryPath ?? ''
  expect(await pathOf(23)).toBe(`/art#piece-${pieces[23]?._id}`)
  const path = await pathOf(25)
  const cursor = new URL(path, 'http://localhost').searchParams.get('cursor') ?? ''
  expect((await listGalleryPage(null, cursor)).pieces).toMatchObject([{ title: 'No. 25' }])
  expect(path.endsWith(`#piece-${pieces[25]?._id}`)).toBe(true)
})

test('pieces are found by their ids in that order, without what is hidden, and by size', async () => {
  const a = await createPiece({ title: 'a', widthCm: 60, heightCm: 40 })
  const hidden = await createPiece({ title: 'hidden', toShow: false, widthCm: 1, heightCm: 1 })
  const b = await createPiece({ title: 'b' })
  const ids = [b._id, hidden._id, a._id].map(String)
  const found = await listPiecesById(null, [...ids, 'x', ids[0] ?? ''])
  expect(found.map(({ title }) => title)).toEqual(['b', 'a'])
  expect((await listSizedPieces(null)).pieces.map(({ title }) => title)).toEqual(['a'])
})
