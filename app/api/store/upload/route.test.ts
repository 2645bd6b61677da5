import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { mediaCollections } from '@/lib/media/store'
import { collectOrphans } from '@/lib/site/jobs'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createAdmin, createUser, type TestUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { paintedPng } from '@/testing/store-items'
import { AuditEntryModel } from '@/models/audit-entry'
import { StoreItemModel } from '@/models/store-item'
import { GET as IMAGE } from '../images/[name]/route'
import { POST } from './route'

const setClock = withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()

let admin: TestUser
beforeEach(async () => {
  setClock('2026-03-10T12:00:00Z')
  admin = await createAdmin({ username: 'anna' })
})

const WHOLE = {
  title: ' Tote\nbag ',
  creator: 'Anna',
  description: 'Heavy cotton.\r\nTwo handles.',
  dateMade: '2026-03-11',
  addedBy: 'someone else',
  price: '12.50',
  stock: '3',
  size: '38 × 42 cm',
  merchType: 'bag',
  productNumber: '7',
  selected: 'true',
  inGallery: '1',
}

type Picture = { bytes: Uint8Array; name?: string; field?: string }

async function upload(
  fields: Record<string, string>,
  picture: Picture | null = null,
  user = admin,
): Promise<Response> {
  const { bytes, name = 'bag.png', field = 'image' } = picture ?? { bytes: await paintedPng() }
  const body = new FormData()
  for (const [key, value] of Object.entries(fields)) body.append(key, value)
  body.append(field, new File([new Uint8Array(bytes)], name))
  return callRoute(POST, '/api/store/upload', { method: 'POST', headers: user.headers, body })
}

const countFiles = async () => (await mediaCollections()).files.countDocuments()

async function expectNothingStored(): Promise<void> {
  expect(await StoreItemModel.countDocuments()).toBe(0)
  expect(await countFiles()).toBe(0)
  expect(await AuditEntryModel.countDocuments()).toBe(0)
}

test('an item is added with its picture, under the name of the admin (G-68, G-118)', async () => {
  const answer = await upload(WHOLE)
  expect(answer.status).toBe(201)
  const item = await answer.json()
  expect(item).toMatchObject({
    title: 'Tote bag',
    creator: 'Anna',
    description: 'Heavy cotton.\nTwo handles.',
    dateMade: '2026-03-11',
    addedBy: 'anna',
    price: 12.5,
    stock: 3,
    size: '38 × 42 cm',
    merchType: 'bag',
    productNumber: 7,
    selected: true,
    inGallery: true,
    likesCount: 0,
    fileNames: [item.imageId],
  })
  expect(item.imageId).toMatch(/^[0-9a-f]{32}-[0-9a-f]{15}\.webp$/)
  const params = { name: item.imageId }
  const picture = await callRoute(IMAGE, `/api/store/images/${item.imageId}`, { params })
  expect(picture.status).toBe(200)
  expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(picture.headers.get('x-content-type-options')).toBe('nosniff')
  expect((await sharp(await picture.arrayBuffer()).metadata()).format).toBe('webp')
})

test('only title, price and picture are needed; the rest has its default (G-66, G-118)', async () => {
  const answer = await upload({ title: 'Mug', price: '0', creator: '', stock: '', dateMade: '' })
  expect(await answer.json()).toMatchObject({
    creator: 'the owner',
    description: '',
    dateMade: '2026-03-10',
    price: 0,
    stock: 0,
    size: '',
    merchType: '',
    productNumber: null,
    selected: true,
    inGallery: false,
  })
})

test('title, price and picture are asked for in this order (G-118)', async () => {
  const incomplete: [Record<string, string>, string][] = [
    [{}, 'Title is required.'],
    [{ title: ' \n ', price: '1' }, 'Title is required.'],
    [{ title: 'Mug' }, 'Please enter a valid price.'],
  ]
  for (const [fields, error] of incomplete) {
    const answer = await upload(fields)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error })
  }
  const body = new FormData()
  body.append('title', 'Mug')
  body.append('price', '1')
  const { headers } = admin
  const answer = await callRoute(POST, '/api/store/upload', { method: 'POST', headers, body })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    error: 'Please select an image.',
    fields: { image: 'Please select an image.' },
  })
  await expectNothingStored()
})

const WRONG: [string, string][] = [
  ['title', 'x'.repeat(121)],
  ['creator', 'x'.repeat(81)],
  ['description', 'x'.repeat(2001)],
  ['size', 'x'.repeat(21)],
  ['merchType', 'x'.repeat(41)],
  ['price', '-1'],
  ['price', '100000.01'],
  ['price', '1.234'],
  ['price', '1,5'],
  ['price', '1e2'],
  ['stock', '-1'],
  ['stock', '1.5'],
  ['stock', 'many'],
  ['productNumber', '1.5'],
  ['productNumber', 'A1'],
  ['dateMade', '2026-02-30'],
  ['dateMade', '10.03.2026'],
  ['dateMade', '2026-03-12'],
  ['selected', 'maybe'],
  ['inGallery', 'maybe'],
]

test('each invalid field is 400 and named, and nothing is stored (G-12, G-68)', async () => {
  for (const [name, value] of WRONG) {
    const answer = await upload({ ...WHOLE, [name]: value })
    expect(answer.status, `${name} ${value.slice(0, 12)}`).toBe(400)
    expect(Object.keys((await answer.json()).fields)).toEqual([name])
  }
  await expectNothingStored()
})

test('the limits themselves are allowed', async () => {
  const longest = { title: 'x'.repeat(120), creator: 'x'.repeat(80), description: 'x'.repeat(2000) }
  const rest = { size: 'x'.repeat(20), merchType: 'x'.repeat(40), price: '100000' }
  expect((await upload({ ...longest, ...rest })).status).toBe(201)
})

test('a file that is no usable picture is refused, and nothing is stored (G-10, G-114)', async () => {
  const fields = { title: 'Mug', price: '1' }
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const jpeg = await sharp(await paintedPng('#336699', 400))
    .jpeg()
    .toBuffer()
  const wide = sharp({ create: { width: 20_001, height: 1, channels: 3, background: '#fff' } })
  const bomb = sharp({ create: { width: 6404, height: 6403, channels: 3, background: '#fff' } })
  const refused: [string, Uint8Array, number][] = [
    ['text', Buffer.from('no picture'), 415],
    ['SVG with a script', Buffer.from(svg), 415],
    ['truncated JPEG', jpeg.subarray(0, jpeg.length / 2), 415],
    ['8 MiB and a byte', Buffer.alloc(8 * 1024 * 1024 + 1), 413],
    ['more than 20,000 px on a side', await wide.png().toBuffer(), 413],
    ['41 megapixels', await bomb.png().toBuffer(), 413],
  ]
  for (const [label, bytes, status] of refused) {
    const response = await upload(fields, { bytes })
    expect(response.status, label).toBe(status)
    expect(Object.keys((await response.json()).fields), label).toEqual(['image'])
  }
  const png = await paintedPng()
  expect((await upload(fields, { bytes: png, field: 'photo' })).status).toBe(400)
  await expectNothingStored()
})

test('the content of a picture decides, not its name, and places are removed (G-10)', async () => {
  const exif = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 12/1 0/1' } }
  const bytes = await sharp(await paintedPng())
    .withExif(exif)
    .png()
    .toBuffer()
  const item = await (await upload({ title: 'Mug', price: '1' }, { bytes, name: 'mug.jpg' })).json()
  const [file] = item.fileNames
  const picture = await callRoute(IMAGE, `/api/store/images/${file}`, { params: { name: file } })
  expect((await sharp(await picture.arrayBuffer()).metadata()).exif).toBeUndefined()
})

test('a product number in use is 409, and the picture is not kept (G-68, G-118)', async () => {
  await upload(WHOLE)
  const files = await countFiles()
  const answer = await upload({ ...WHOLE, title: 'Another' })
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({ error: 'This product number is taken.' })
  expect(await countFiles()).toBe(files)
  expect((await upload({ title: 'Without', price: '1' })).status).toBe(201)
  expect((await upload({ title: 'Without too', price: '1' })).status).toBe(201)
})

test('adding is for admins, and audited (G-19c)', async () => {
  const refused = await upload(WHOLE, null, await createUser({ role: 'user,gallery_manager' }))
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({ error: 'Admin access required.' })
  await expectNothingStored()
  await upload(WHOLE)
  expect(await AuditEntryModel.findOne().lean()).toMatchObject({
    action: 'add store item',
    actorName: 'anna',
    target: { kind: 'store item', name: 'Tote bag' },
    before: null,
    after: { price: 12.5, stock: 3 },
  })
})

test('stored files that no item refers to are collected, others stay', async () => {
  await upload(WHOLE)
  const { files } = await mediaCollections()
  await files.updateMany({}, { $set: { uploadDate: new Date(0) } })
  await collectOrphans(new AbortController().signal)
  expect(await countFiles()).toBe(2)
  await StoreItemModel.deleteMany({})
  await collectOrphans(new AbortController().signal)
  expect(await countFiles()).toBe(0)
})
