import { beforeEach, expect, test } from 'vitest'
import { findMedia, mediaCollections } from '@/lib/media/store'
import { withTestDatabase } from '@/testing/db'
import { createUser, type TestUser } from '@/testing/factories'
import { createPiece, ownerId } from '@/testing/pieces'
import { callRoute } from '@/testing/request'
import { AuditEntryModel } from '@/models/audit-entry'
import { GalleryItemModel } from '@/models/gallery-item'
import { GET, PATCH } from './route'

withTestDatabase()

let manager: TestUser
beforeEach(async () => {
  manager = await createUser({ role: 'user,gallery_manager' })
})

const createOwn = (title: string, toShow: boolean) =>
  createPiece({ title, toShow, createdById: ownerId(manager) })

async function show(ids: readonly unknown[], toShow: unknown, user: TestUser = manager) {
  const body = { ids: ids.map(String), toShow }
  const { headers } = user
  const response = await callRoute(PATCH, '/api/gallery', { method: 'PATCH', headers, body })
  return { status: response.status, body: (await response.json()) as unknown }
}

const shown = async () => {
  const response = await callRoute(GET, '/api/gallery')
  return ((await response.json()) as { title: string }[]).map(({ title }) => title)
}

test('several pieces are shown and hidden by one call, which names those that changed (G-151)', async () => {
  const quay = await createOwn('Quay', false)
  const tower = await createOwn('Tower', false)
  const fir = await createOwn('Fir', true)
  const ids = [quay._id, tower._id, fir._id, quay._id]
  const { status, body } = await show(ids, true)
  expect(status).toBe(200)
  expect(body).toEqual({
    message: '2 pieces shown to visitors.',
    changed: expect.arrayContaining([String(quay._id), String(tower._id)]) as unknown,
  })
  expect(await shown()).toEqual(['Quay', 'Tower', 'Fir'])
  const { files } = await GalleryItemModel.findById(quay._id).orFail().lean()
  expect(files.full).not.toBe(quay.files.full)
  expect(await findMedia(files.full)).toMatchObject({ access: 'public' })
  expect(await (await mediaCollections()).files.countDocuments()).toBe(6)
  const entries = await AuditEntryModel.find().lean()
  expect(
    entries.map(({ action, before, after }) => [action, before?.toShow, after?.toShow]),
  ).toEqual([
    ['update art', false, true],
    ['update art', false, true],
  ])
  expect((await show([fir._id], false)).body).toEqual({
    message: '1 piece hidden from visitors.',
    changed: [String(fir._id)],
  })
  expect(await shown()).toEqual(['Quay', 'Tower'])
})

test('one that the manager may not change refuses the whole call (G-117)', async () => {
  const quay = await createOwn('Quay', false)
  const foreign = await createPiece({ title: 'Foreign', toShow: false })
  const deleted = await createPiece({ deletedAt: new Date(), createdById: ownerId(manager) })
  for (const [id, status, error] of [
    [foreign._id, 403, 'Admin access required.'],
    [deleted._id, 404, 'There is no such piece.'],
    ['x', 404, 'There is no such piece.'],
  ] as const) {
    expect(await show([quay._id, id], true)).toMatchObject({ status, body: { error } })
  }
  expect(await shown()).toEqual([])
  const admin = await createUser({ role: 'admin' })
  expect((await show([quay._id, foreign._id], true, admin)).status).toBe(200)
  expect(await shown()).toEqual(['Quay', 'Foreign'])
})

test.each([
  [[], true, 'Nothing to change.'],
  [Array<string>(101).fill('65a000000000000000000000'), true, 'At most 100 pieces at once.'],
  [['65a000000000000000000000'], 'true', 'Please choose yes or no.'],
])('ids %j with toShow %j are refused with 400', async (ids, toShow, error) => {
  expect(await show(ids, toShow)).toMatchObject({ status: 400, body: { error } })
})
