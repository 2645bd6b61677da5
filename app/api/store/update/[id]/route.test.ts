import { beforeEach, expect, test } from 'vitest'
import { mediaCollections } from '@/lib/media/store'
import { createItem } from '@/lib/store/admin/items'
import { uploadItemBody, type StoreItem } from '@/lib/store/schema'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createAdmin, createUser, type TestAdmin, type TestUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { paintedPng } from '@/testing/store-items'
import { AuditEntryModel } from '@/models/audit-entry'
import { StoreItemModel } from '@/models/store-item'
import { POST as ADD_IMAGE } from '../../addImage/[id]/route'
import { GET as IMAGE } from '../../images/[name]/route'
import { DELETE as REMOVE_IMAGE } from '../../images/[name]/[fileName]/route'
import { PATCH } from './route'

withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()

let admin: TestAdmin
beforeEach(async () => void (admin = await createAdmin()))

async function createWithPictures(count: number): Promise<StoreItem> {
  const body = uploadItemBody.parse({ title: 'Print', price: '24', stock: '1' })
  const file = { name: 'a.png', bytes: new Uint8Array(await paintedPng()) }
  const item = await createItem(admin.viewer, body, file)
  for (let i = 1; i < count; i++) await addImage(item._id)
  return StoreItemModel.findById(item._id)
    .orFail()
    .lean()
    .then(({ pictures }) => ({ ...item, fileNames: pictures.map(({ full }) => full) }))
}

const patch = (id: string, body: unknown, user: TestUser = admin) =>
  callRoute(PATCH, `/api/store/update/${id}`, {
    method: 'PATCH',
    headers: user.headers,
    params: { id },
    body,
  })

async function addImage(id: string, user: TestUser = admin, bytes?: Uint8Array) {
  const body = new FormData()
  body.append('image', new File([new Uint8Array(bytes ?? (await paintedPng()))], 'a.png'))
  const call = { method: 'POST', headers: user.headers, params: { id }, body }
  return callRoute(ADD_IMAGE, `/api/store/addImage/${id}`, call)
}

const removeImage = (id: string, fileName: string, user: TestUser = admin) =>
  callRoute(REMOVE_IMAGE, `/api/store/images/${id}/${fileName}`, {
    method: 'DELETE',
    headers: user.headers,
    params: { name: id, fileName },
  })

const image = (name = '', user: TestUser | null = null) =>
  callRoute(IMAGE, `/api/store/images/${name}`, { params: { name }, headers: user?.headers ?? {} })

const countFiles = async () => (await mediaCollections()).files.countDocuments()

test('every field that may be patched is changed, and no other (G-68, G-118)', async () => {
  const { _id } = await createWithPictures(1)
  const changes = {
    title: 'Tote',
    creator: 'Anna',
    description: 'Heavy.',
    price: 1234.5,
    size: 'A3',
    selected: true,
    stock: 0,
    merchType: 'bag',
    productNumber: 9,
    dateMade: '2026-03-01',
    inGallery: true,
  }
  const answer = await patch(_id, { ...changes, addedBy: 'x', likesCount: 9, imageId: 'y' })
  expect(answer.status).toBe(200)
  const item = await answer.json()
  expect(item).toMatchObject({ ...changes, addedBy: admin.viewer.username, likesCount: 0 })
  expect(await (await patch(_id, { productNumber: null })).json()).toMatchObject({
    ...changes,
    productNumber: null,
  })
})

test('invalid values are 400, an empty body too, and nothing changes', async () => {
  const { _id } = await createWithPictures(1)
  const before = await StoreItemModel.findById(_id).lean()
  const wrong = [
    ...[{}, { unknown: 1 }, { title: '' }, { creator: '' }, { price: '24' }, { price: 1.001 }],
    ...[{ price: -1 }, { price: 100_000.01 }, { stock: 1.5 }, { stock: '1' }, { selected: 'true' }],
    ...[{ productNumber: 'A' }, { dateMade: '2026-02-30' }, { dateMade: '2026-03-12' }],
    ...[{ fileNames: [] }, { fileNames: ['x.webp'] }, { size: 'x'.repeat(21) }],
  ]
  for (const body of wrong) {
    expect((await patch(_id, body)).status, JSON.stringify(body)).toBe(400)
  }
  expect(await (await patch(_id, {})).json()).toMatchObject({ error: 'Nothing to change.' })
  expect(await StoreItemModel.findById(_id).lean()).toEqual(before)
})

test('unknown, malformed and deleted ids are 404, others than admins are refused', async () => {
  const { _id } = await createWithPictures(1)
  for (const id of ['65a000000000000000000000', 'x', '000000000000']) {
    const answer = await patch(id, { title: 'A' })
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ error: 'There is no such item.' })
    expect((await addImage(id)).status).toBe(404)
    expect((await removeImage(id, 'x.webp')).status).toBe(404)
  }
  const member = await createUser({ role: 'user,gallery_manager' })
  const calls = [() => patch(_id, { title: 'A' }, member), () => addImage(_id, member)]
  for (const call of [...calls, () => removeImage(_id, 'x.webp', member)]) {
    const answer = await call()
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ error: 'Admin access required.' })
  }
  expect(await StoreItemModel.findById(_id).lean()).toMatchObject({ title: 'Print' })
})

test('a product number in use is 409', async () => {
  const [one, other] = [await createWithPictures(1), await createWithPictures(1)]
  await patch(one._id, { productNumber: 5 })
  const answer = await patch(other._id, { productNumber: 5, title: 'B' })
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({ error: 'This product number is taken.' })
  expect((await StoreItemModel.findById(other._id).lean())?.title).toBe('Print')
})

test('a field that somebody else changed meanwhile is 409 with both values', async () => {
  const { _id } = await createWithPictures(1)
  await StoreItemModel.updateOne({ _id }, { $unset: { makerName: 1 } })
  await patch(_id, { price: 12, before: { price: 24 } })
  const refused = await patch(_id, { price: 15, before: { price: 24 } })
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ conflicts: { price: { sent: 15, stored: 12 } } })
  const filled = { makerName: 'Print House', productNumber: 7 }
  const answer = await patch(_id, { ...filled, before: { makerName: '', productNumber: null } })
  expect(await answer.json()).toMatchObject({ ...filled, price: 12 })
})

test('fileNames orders the pictures, which must all be named once (G-118)', async () => {
  const { _id, fileNames } = await createWithPictures(3)
  const [a = '', b = '', c = ''] = fileNames
  const item = await (await patch(_id, { fileNames: [c, a, b] })).json()
  expect(item).toMatchObject({ fileNames: [c, a, b], imageId: c })
  for (const names of [
    [a, b],
    [a, b, b],
    [a, b, c, c],
    [a, b, 'x.webp'],
  ]) {
    expect((await patch(_id, { fileNames: names })).status).toBe(400)
  }
})

test('pictures are added up to the tenth, the 11th is 409 and not stored (G-68)', async () => {
  const { _id } = await createWithPictures(9)
  const answers = await Promise.all([addImage(_id), addImage(_id), addImage(_id)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const full = await addImage(_id)
  expect(full.status).toBe(409)
  expect(await full.json()).toMatchObject({ error: 'An item has at most 10 pictures.' })
  expect(await countFiles()).toBe(20)
})

test('an unusable picture changes nothing (G-10)', async () => {
  const { _id } = await createWithPictures(1)
  expect((await addImage(_id, admin, Buffer.from('no picture'))).status).toBe(415)
  const { headers } = admin
  const call = { method: 'POST', headers, params: { id: _id }, body: new FormData() }
  const none = await callRoute(ADD_IMAGE, '/api/store/addImage/x', call)
  expect(none.status).toBe(400)
  expect(await none.json()).toMatchObject({ error: 'Please select an image.' })
  expect(await countFiles()).toBe(2)
})

test('a removed picture leads nowhere, and the last one stays (G-118)', async () => {
  const { _id, fileNames } = await createWithPictures(2)
  const [first = '', second = ''] = fileNames
  const answer = await removeImage(_id, first)
  expect(await answer.json()).toMatchObject({ fileNames: [second], imageId: second })
  expect((await image(first)).status).toBe(404)
  expect(await countFiles()).toBe(2)
  expect((await removeImage(_id, first)).status).toBe(404)
  const last = await removeImage(_id, second)
  expect(last.status).toBe(409)
  expect(await last.json()).toMatchObject({ error: 'An item keeps at least one picture.' })
  const both = await createWithPictures(2)
  const [one = '', other = ''] = both.fileNames
  const parallel = await Promise.all([removeImage(both._id, one), removeImage(both._id, other)])
  expect(parallel.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('what is no longer listed gets new file names, which admins alone may read (G-114)', async () => {
  const { _id, fileNames } = await createWithPictures(2)
  const hidden = await (await patch(_id, { selected: false })).json()
  expect(hidden.selected).toBe(false)
  for (const name of fileNames) expect((await image(name, admin)).status).toBe(404)
  for (const name of [...hidden.fileNames, ...hidden.smallFileNames]) {
    expect(fileNames).not.toContain(name)
    expect((await image(name)).status).toBe(404)
    expect((await image(name, await createUser())).status).toBe(404)
    const shown = await image(name, admin)
    expect(shown.status).toBe(200)
    expect(shown.headers.get('cache-control')).toMatch(/^private,/)
  }
  const listed = await (await patch(_id, { selected: true, title: 'B' })).json()
  expect(listed.title).toBe('B')
  for (const name of [...listed.fileNames, ...listed.smallFileNames]) {
    expect((await image(name)).headers.get('cache-control')).toMatch(/^public,/)
  }
  expect(await countFiles()).toBe(4)
})

test('a picture added to an unlisted item is hidden too', async () => {
  const { _id } = await createWithPictures(1)
  await patch(_id, { selected: false })
  const { fileNames } = await (await addImage(_id)).json()
  expect((await image(fileNames[1])).status).toBe(404)
  expect((await image(fileNames[1], admin)).headers.get('cache-control')).toMatch(/^private,/)
})

test('parallel changes all arrive', async () => {
  const { _id, fileNames } = await createWithPictures(3)
  const answers = await Promise.all([
    patch(_id, { title: 'New' }),
    patch(_id, { stock: 9 }),
    patch(_id, { fileNames: fileNames.toReversed() }),
    patch(_id, { size: 'A2' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await StoreItemModel.findById(_id).lean()).toMatchObject({
    title: 'New',
    stock: 9,
    size: 'A2',
    pictures: fileNames.toReversed().map((full) => ({ full })),
  })
})

test('changes are audited with what differs (G-19c)', async () => {
  const { _id, fileNames } = await createWithPictures(2)
  await AuditEntryModel.deleteMany({})
  await patch(_id, { price: 30, title: 'Print' })
  await removeImage(_id, fileNames[0] ?? '')
  const entries = await AuditEntryModel.find().sort({ _id: 1 }).lean()
  expect(entries).toMatchObject([
    { action: 'update store item', before: { price: 24 }, after: { price: 30 } },
    { action: 'remove picture of store item', after: { fileNames: [fileNames[1]] } },
  ])
  expect(Object.keys(entries[0]?.after ?? {})).toEqual(['price'])
})
