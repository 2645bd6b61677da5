import { beforeEach, expect, test } from 'vitest'
import { findMedia, mediaCollections } from '@/lib/media/store'
import { withTestDatabase } from '@/testing/db'
import { createUser, type TestUser } from '@/testing/factories'
import { createPiece, ownerId, plainPicture } from '@/testing/pieces'
import { callRoute } from '@/testing/request'
import { AuditEntryModel } from '@/models/audit-entry'
import { GalleryItemModel } from '@/models/gallery-item'
import { POST } from './route'

withTestDatabase()

let manager: TestUser
beforeEach(async () => {
  manager = await createUser({ role: 'user,gallery_manager' })
})

async function replace(id: unknown, bytes: Uint8Array, user: TestUser = manager) {
  const body = new FormData()
  body.append('image', new File([new Uint8Array(bytes)], 'quay.jpg'))
  const { headers } = user
  return callRoute(POST, '/', { method: 'POST', headers, params: { id: String(id) }, body })
}

const read = (id: unknown) => GalleryItemModel.findById(String(id)).orFail().lean()
const countFiles = async () => (await mediaCollections()).files.countDocuments()

test('a piece gets another picture, keeps its id, order and texts, and releases the old files', async () => {
  const piece = await createPiece({ createdById: ownerId(manager), order: 7, altText: 'Boats' })
  const response = await replace(piece._id, await plainPicture(90, 30, '#c2591d'))
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ message: 'Picture replaced.' })
  const after = await read(piece._id)
  expect(after).toMatchObject({ title: 'Quay', order: 7, altText: 'Boats', width: 90, height: 30 })
  for (const size of ['full', 'small'] as const) {
    expect(after.files[size]).not.toBe(piece.files[size])
    expect(await findMedia(piece.files[size])).toBeNull()
    expect(await findMedia(after.files[size])).toMatchObject({ access: 'public' })
  }
  const entry = await AuditEntryModel.findOne().orFail().lean()
  expect(entry).toMatchObject({
    action: 'replace picture',
    before: { image: piece.files.full },
    after: { image: after.files.full },
  })
})

test('the new picture of a hidden piece is hidden too (G-64)', async () => {
  const { _id } = await createPiece({ createdById: ownerId(manager), toShow: false })
  await replace(_id, await plainPicture())
  const { files } = await read(_id)
  expect(await findMedia(files.full)).toMatchObject({ access: 'members' })
})

test('what is no picture, or a piece of somebody else, changes nothing (G-10, G-117)', async () => {
  const piece = await createPiece({ createdById: ownerId(manager) })
  const foreign = await createPiece()
  const cases = [
    [await replace(piece._id, Buffer.from('text')), 415, 'Unsupported image type'],
    [await replace(foreign._id, await plainPicture()), 403, 'Admin access required.'],
    [await replace('x', await plainPicture()), 404, 'There is no such piece.'],
  ] as const
  for (const [response, status, error] of cases) {
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ error })
  }
  expect((await read(piece._id)).files).toEqual(piece.files)
  expect((await read(foreign._id)).files).toEqual(foreign.files)
  expect(await countFiles()).toBe(4)
  const admin = await createUser({ role: 'admin' })
  expect((await replace(foreign._id, await plainPicture(), admin)).status).toBe(200)
})
