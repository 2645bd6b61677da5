import { beforeEach, expect, test } from 'vitest'
import { grantRole } from '@/lib/auth/permissions'
import { listDeleted } from '@/lib/gallery/admin/pieces'
import { findMedia, mediaCollections } from '@/lib/media/store'
import { collectOrphans, purgeTrash } from '@/lib/site/jobs'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createUser, type TestUser } from '@/testing/factories'
import { createPiece, ownerId, type PieceFields } from '@/testing/pieces'
import { callRoute } from '@/testing/request'
import { AuditEntryModel } from '@/models/audit-entry'
import { GalleryItemModel } from '@/models/gallery-item'
import { GET as PICTURE } from '../images/[imageFilename]/route'
import { GET as LIST } from '../route'
import { POST as RESTORE } from './restore/route'
import { DELETE, PATCH } from './route'

const setClock = withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()

let manager: TestUser
let admin: TestUser

beforeEach(async () => {
  setClock('2026-03-10T12:00:00Z')
  manager = await createUser({ role: 'user,gallery_manager' })
  admin = await createUser({ role: 'admin' })
})

const createOwn = (fields: PieceFields = {}) =>
  createPiece({ createdById: ownerId(manager), ...fields })

type Id = { toString: () => string }
type Handler = typeof PATCH | typeof DELETE | typeof RESTORE

function call(handler: Handler, method: string, _id: Id, user: TestUser | null, body?: unknown) {
  const headers = user?.headers ?? {}
  return callRoute(handler, '/', { method, headers, params: { id: String(_id) }, body })
}
const patch = (_id: Id, body: unknown, user: TestUser | null = manager) =>
  call(PATCH, 'PATCH', _id, user, body)
const remove = (_id: Id, user: TestUser | null = manager) => call(DELETE, 'DELETE', _id, user)
const restore = (_id: Id, user: TestUser | null = manager) => call(RESTORE, 'POST', _id, user)

const listed = async () => (await (await callRoute(LIST, '/api/gallery')).json()) as unknown[]
const read = (_id: Id) => GalleryItemModel.findById(String(_id)).orFail().lean()

async function statusOfPicture(imageFilename: string, user?: TestUser): Promise<number> {
  const headers = user?.headers ?? {}
  const response = await callRoute(PICTURE, '/', { headers, params: { imageFilename } })
  await response.body?.cancel()
  return response.status
}

test('managers change every field of what they have uploaded (G-117)', async () => {
  const { _id } = await createOwn()
  const body = {
    title: ' New ',
    creator: 'ben',
    description: 'a\r\nb',
    dateMade: '2026-03-11',
    widthCm: 60.5,
    heightCm: 1000,
    order: 2.5,
  }
  const response = await patch(_id, { ...body, imageFilename: 'x', isSample: true })
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ message: 'Art updated successfully' })
  expect(await read(_id)).toMatchObject({
    ...body,
    title: 'New',
    description: 'a\nb',
    isSample: false,
  })
  expect(await listed()).toMatchObject([{ title: 'New' }])
})

test('what is not sent stays, and null clears the size', async () => {
  const { _id } = await createOwn({ widthCm: 60, heightCm: 40, description: 'Oil' })
  await patch(_id, { title: 'New' })
  expect(await read(_id)).toMatchObject({ widthCm: 60, heightCm: 40, description: 'Oil' })
  await patch(_id, { widthCm: null, heightCm: null })
  expect(await read(_id)).toMatchObject({ title: 'New', widthCm: null, heightCm: null })
})

test('a field that somebody else changed meanwhile is 409 with both values, others stay theirs', async () => {
  const { _id } = await createOwn({ title: 'Quay', description: 'Oil', widthCm: 60, heightCm: 40 })
  await patch(_id, { title: 'Harbour', widthCm: 30, heightCm: 20, before: { title: 'Quay' } })
  const size = { widthCm: 50, heightCm: 40, before: { widthCm: 60, heightCm: 40 } }
  const refused = await patch(_id, size)
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({
    conflicts: { widthCm: { sent: 50, stored: 30 }, heightCm: { sent: 40, stored: 20 } },
  })
  await patch(_id, { description: 'Acrylic', before: { description: 'Oil' } })
  expect(await read(_id)).toMatchObject({ title: 'Harbour', description: 'Acrylic', widthCm: 30 })
})

test.each([
  [{}, 'Nothing to change.'],
  [{ before: { title: 'Quay' } }, 'Nothing to change.'],
  [{ title: ' ' }, 'Title is required.'],
  [{ creator: '' }, 'Creator is required.'],
  [{ toShow: 'true' }, 'Please choose yes or no.'],
  [{ dateMade: '2026-02-30' }, 'Please choose a valid date.'],
  [{ dateMade: '2026-03-12' }, 'Date must not be later than tomorrow.'],
  [{ widthCm: 60 }, 'Please give both width and height, or none.'],
  [{ widthCm: 60, heightCm: null }, 'Please give both width and height, or none.'],
  [{ widthCm: 0, heightCm: 1 }, 'Width and height must be 1 to 1000 cm, with one decimal at most.'],
  [{ order: '1' }, 'Order must be a number.'],
])('%j is refused with 400 and nothing is written', async (body, error) => {
  const { _id } = await createOwn()
  const before = await read(_id)
  const response = await patch(_id, body)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error })
  expect(await read(_id)).toEqual(before)
})

test('a piece that becomes hidden has a new file name, and the old one is gone (G-114)', async () => {
  const { _id, files } = await createOwn()
  expect(await statusOfPicture(files.full)).toBe(200)
  await patch(_id, { toShow: false, title: 'Hidden' })
  const hidden = await read(_id)
  expect(hidden).toMatchObject({ toShow: false, title: 'Hidden' })
  for (const size of ['full', 'small'] as const) {
    expect(hidden.files[size]).not.toBe(files[size])
    expect(await findMedia(files[size])).toBeNull()
    expect(await statusOfPicture(hidden.files[size])).toBe(404)
    expect(await statusOfPicture(hidden.files[size], manager)).toBe(200)
  }
  await patch(_id, { toShow: true })
  expect(await statusOfPicture((await read(_id)).files.full)).toBe(200)
  expect(await (await mediaCollections()).files.countDocuments()).toBe(2)
})

test('parallel changes of who may see a piece leave one set of files, which fits', async () => {
  const { _id } = await createOwn()
  const flags = [false, true, false, true, false]
  const responses = await Promise.all(flags.map((toShow) => patch(_id, { toShow })))
  expect(responses.map(({ status }) => status)).toEqual(flags.map(() => 200))
  const { toShow, files } = await read(_id)
  expect(await findMedia(files.full)).toMatchObject({ access: toShow ? 'public' : 'members' })
  expect(await (await mediaCollections()).files.countDocuments()).toBe(2)
})

test('managers cannot change, delete or restore pieces of others; admins can (G-117)', async () => {
  const { _id } = await createPiece({ createdById: ownerId(admin) })
  const before = await read(_id)
  for (const response of [await patch(_id, { title: 'Mine' }), await remove(_id)]) {
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ error: 'Admin access required.' })
  }
  expect(await read(_id)).toEqual(before)
  expect((await remove(_id, admin)).status).toBe(200)
  expect((await restore(_id)).status).toBe(404)
  expect((await read(_id)).deletedAt).not.toBeNull()
  const managersPiece = await createOwn()
  expect((await patch(managersPiece._id, { title: 'By the admin' }, admin)).status).toBe(200)
})

test('deleted pieces are listed for those who may restore them', async () => {
  const other = await createPiece({ title: 'Of another' })
  const managersPiece = await createOwn({ title: 'Own' })
  await remove(other._id, admin)
  await remove(managersPiece._id)
  const listedFor = async ({ viewer }: TestUser) => {
    const granted = grantRole(viewer, 'gallery_manager')
    return granted && (await listDeleted(granted)).map(({ name, keptUntil }) => [name, keptUntil])
  }
  const until = expect.stringMatching(/^2026-04-09T12:00/) as string
  expect(await listedFor(manager)).toEqual([['Own', until]])
  expect(await listedFor(admin)).toHaveLength(2)
})

test('visitors and members are refused, and nothing is written', async () => {
  const { _id } = await createOwn()
  const before = await read(_id)
  for (const [user, status, error] of [
    [null, 401, 'Please log in.'],
    [await createUser(), 403, 'Admin access required.'],
  ] as const) {
    const responses = [await patch(_id, { title: 'x' }, user), await remove(_id, user)]
    for (const response of [...responses, await restore(_id, user)]) {
      expect(response.status).toBe(status)
      expect(await response.json()).toMatchObject({ error })
    }
  }
  expect(await read(_id)).toEqual(before)
})

test('an unknown, malformed or deleted id is 404 (G-2, G-112)', async () => {
  const { _id } = await createOwn({ deletedAt: new Date('2026-03-09') })
  for (const id of [_id, '65a000000000000000000000', 'x', '$ne']) {
    expect((await patch(id, { title: 'x' }, admin)).status, String(id)).toBe(404)
    expect((await remove(id, admin)).status, String(id)).toBe(404)
  }
  expect((await restore('x', admin)).status).toBe(404)
})

test('a deleted piece is hidden everywhere, can be restored, and goes after 30 days (G-19c)', async () => {
  const { _id, files } = await createOwn()
  const response = await remove(_id)
  expect(await response.json()).toEqual({ message: 'Art deleted successfully' })
  expect(await listed()).toEqual([])
  expect(await statusOfPicture(files.full, manager)).toBe(404)
  const { signal } = new AbortController()
  const media = await mediaCollections()
  await media.files.updateMany({}, { $set: { uploadDate: new Date(0) } })
  await collectOrphans(signal)
  expect(await (await restore(_id)).json()).toEqual({ message: 'Art restored.' })
  expect(await listed()).toHaveLength(1)
  expect(await statusOfPicture(files.full)).toBe(200)
  await remove(_id)
  setClock('2026-04-10T12:00:00Z')
  await purgeTrash(signal)
  expect(await GalleryItemModel.countDocuments()).toBe(0)
  expect(await media.files.countDocuments()).toBe(0)
})

test('changes are audited with what was before and after (G-19c)', async () => {
  const { _id } = await createOwn()
  await patch(_id, { title: 'New', order: 3 })
  await remove(_id)
  await restore(_id)
  const entries = await AuditEntryModel.find().sort({ _id: 1 }).lean()
  expect(entries.map(({ action }) => action)).toEqual(['update art', 'delete art', 'restore art'])
  const [{ before, after, actorName } = {}] = entries
  expect({ before, after, actorName }).toMatchObject({
    actorName: manager.viewer.username,
    after: { title: 'New', order: 3 },
    before: { title: 'Quay' },
  })
})
