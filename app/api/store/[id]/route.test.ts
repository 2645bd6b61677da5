import { beforeEach, expect, test } from 'vitest'
import { mediaCollections } from '@/lib/media/store'
import { purgeTrash } from '@/lib/site/jobs'
import { createItem } from '@/lib/store/admin/items'
import { uploadItemBody, type StoreItem } from '@/lib/store/schema'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createAdmin, createUser, type TestAdmin } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { paintedPng } from '@/testing/store-items'
import { AuditEntryModel } from '@/models/audit-entry'
import { storeContent } from '@/lib/store/content'
import { StoreItemModel } from '@/models/store-item'
import { GET as IMAGE } from '../images/[name]/route'
import { GET as LIST } from '../route'
import { POST as RESTORE } from './restore/route'
import { DELETE } from './route'

const setClock = withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()

let admin: TestAdmin
beforeEach(async () => {
  setClock('2026-03-10T12:00:00Z')
  admin = await createAdmin()
})

async function create(productNumber = ''): Promise<StoreItem> {
  const body = uploadItemBody.parse({ title: 'Print', price: '24', productNumber })
  return createItem(admin.viewer, body, {
    name: 'a.png',
    bytes: new Uint8Array(await paintedPng()),
  })
}

const call = (handler: typeof DELETE | typeof RESTORE, id: string, { headers } = admin) =>
  callRoute(handler, `/api/store/${id}`, {
    method: handler === DELETE ? 'DELETE' : 'POST',
    headers,
    params: { id },
  })
const list = () => callRoute(LIST, '/api/store')
const image = (name: string) => callRoute(IMAGE, '/api/store/images/x', { params: { name } })
const countFiles = async () => (await mediaCollections()).files.countDocuments()

test('a deleted item is gone with its pictures, and comes back (G-19c)', async () => {
  const { _id, imageId } = await create()
  const deleted = await call(DELETE, _id)
  expect(await deleted.json()).toEqual({ message: 'Item deleted.' })
  expect((await list()).status).toBe(404)
  expect((await image(imageId)).status).toBe(404)
  expect((await call(DELETE, _id)).status).toBe(404)
  expect(await storeContent.listDeleted(admin.viewer)).toMatchObject([{ id: _id, name: 'Print' }])
  const restored = await call(RESTORE, _id)
  expect(restored.status).toBe(200)
  expect(await restored.json()).toMatchObject({ _id, title: 'Print' })
  expect((await list()).status).toBe(200)
  expect((await image(imageId)).status).toBe(200)
  const actions = (await AuditEntryModel.find().sort({ _id: 1 }).lean()).map(({ action }) => action)
  expect(actions).toEqual(['add store item', 'delete store item', 'restore store item'])
})

test('after 30 days item and pictures are purged (G-19c)', async () => {
  const { _id } = await create()
  await create()
  await call(DELETE, _id)
  setClock('2026-04-10T12:00:00Z')
  admin = await createAdmin()
  await purgeTrash(new AbortController().signal)
  expect(await StoreItemModel.countDocuments()).toBe(1)
  expect(await countFiles()).toBe(2)
  expect((await call(RESTORE, _id)).status).toBe(404)
})

test('a product number is free while its item is in the trash, and 409 when it comes back', async () => {
  const { _id } = await create('7')
  await call(DELETE, _id)
  await create('7')
  const answer = await call(RESTORE, _id)
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({ error: 'This product number is taken.' })
})

test('deleting and restoring are for admins, unknown items 404', async () => {
  const { _id } = await create()
  const member = await createUser({ role: 'user,gallery_manager' })
  for (const handler of [DELETE, RESTORE]) {
    const refused = await call(handler, _id, { ...admin, headers: member.headers })
    expect(refused.status).toBe(403)
    for (const id of ['65a000000000000000000000', 'x']) {
      const answer = await call(handler, id)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ error: 'There is no such item.' })
    }
  }
  expect((await list()).status).toBe(200)
})
