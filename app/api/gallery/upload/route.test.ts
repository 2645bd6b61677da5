import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { ERROR_FIELDS, readErrorFields } from '@/lib/http/error-fields'
import { mediaCollections } from '@/lib/media/store'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createUser, type TestUser } from '@/testing/factories'
import { createPiece, plainPicture } from '@/testing/pieces'
import { callRoute } from '@/testing/request'
import { AuditEntryModel } from '@/models/audit-entry'
import { GalleryItemModel } from '@/models/gallery-item'
import { POST } from './route'

const setClock = withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()

let manager: TestUser

beforeEach(async () => {
  setClock('2026-03-10T12:00:00Z')
  manager = await createUser({ role: 'user,gallery_manager' })
})

type Fields = Record<string, string>

async function upload(fields: Fields, bytes?: Uint8Array, user: TestUser | null = manager) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  if (bytes) body.append('image', new File([new Uint8Array(bytes)], 'quay.jpg'))
  const headers = user?.headers ?? {}
  return callRoute(POST, '/api/gallery/upload', { method: 'POST', headers, body })
}

const countFiles = async () => (await mediaCollections()).files.countDocuments()

async function refused(fields: Fields, bytes?: Uint8Array) {
  const response = await upload(fields, bytes)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
  expect([await GalleryItemModel.countDocuments(), await countFiles()]).toEqual([0, 0])
  return [response.status, await response.text()]
}

test('an upload is answered with the new entry, first in the gallery (G-65, G-137)', async () => {
  await createPiece({ order: -4.5 })
  const fields = {
    title: ' Quay ',
    creator: 'ben',
    description: 'Oil\r\non board',
    dateMade: '2026-03-11',
    toShow: 'on',
    widthCm: '60.5',
    heightCm: '40',
    unknown: 'x',
  }
  const response = await upload(fields, await plainPicture(90, 60))
  expect(response.status).toBe(201)
  expect(await response.json()).toEqual({
    _id: expect.stringMatching(/^[0-9a-f]{24}$/),
    title: 'Quay',
    creator: 'ben',
    description: 'Oil\non board',
    altText: '',
    dateMade: '2026-03-11',
    toShow: true,
    widthCm: 60.5,
    heightCm: 40,
    width: 90,
    height: 60,
    order: -5,
    imageFilename: expect.stringMatching(/^[0-9a-f]{32}-[0-9a-f]{15}\.webp$/),
    smallFilename: expect.stringMatching(/^[0-9a-f]{32}-[0-9a-f]{15}\.webp$/),
  })
})

test('creator, date, size and toShow have defaults; empty fields count as absent (G-65, G-117)', async () => {
  const empty = { creator: '', description: '', dateMade: '', widthCm: '', heightCm: '' }
  const response = await upload({ title: 'Quay', ...empty }, await plainPicture())
  expect(await response.json()).toMatchObject({
    creator: 'the owner',
    description: '',
    dateMade: '2026-03-10',
    toShow: false,
    widthCm: null,
    heightCm: null,
  })
  expect(await GalleryItemModel.countDocuments({ toShow: false })).toBe(1)
})

test.each([
  ['no title', {}, 'Title is required.'],
  ['a blank title', { title: ' \t' }, 'Title is required.'],
  ['a long title', { title: 'x'.repeat(121) }, 'Title must be at most 120 characters.'],
  [
    'a long creator',
    { title: 'a', creator: 'x'.repeat(81) },
    'Creator must be at most 80 characters.',
  ],
  [
    'a long description',
    { title: 'a', description: 'x'.repeat(2001) },
    'Description must be at most 2000 characters.',
  ],
  ['another flag', { title: 'a', toShow: 'yes' }, 'Please choose yes or no.'],
  ['an impossible date', { title: 'a', dateMade: '2026-02-30' }, 'Please choose a valid date.'],
  ['no date', { title: 'a', dateMade: '10.03.2026' }, 'Please choose a valid date.'],
  [
    'a date after tomorrow',
    { title: 'a', dateMade: '2026-03-12' },
    'Date must not be later than tomorrow.',
  ],
  ['half a size', { title: 'a', widthCm: '60' }, 'Please give both width and height, or none.'],
  ...['0', '0.9', '1000.1', '60.55', '6e1', '-60', '60,5', ' 60'].map((widthCm) => [
    `the width "${widthCm}"`,
    { title: 'a', widthCm, heightCm: '40' },
    'Width and height must be 1 to 1000 cm, with one decimal at most.',
  ]),
] as [string, Fields, string][])(
  '%s is refused with its text (G-65, G-117)',
  async (_, fields, text) => {
    expect(await refused(fields, await plainPicture())).toEqual([400, text])
  },
)

test('120 characters of any kind are a title (G-111)', async () => {
  const title = '🌊'.repeat(120)
  const response = await upload({ title }, await plainPicture())
  expect(await response.json()).toMatchObject({ title })
})

test('without a picture, or with an empty one, a text asks for it (G-65)', async () => {
  expect(await refused({ title: 'Quay' })).toEqual([400, 'Please select an image.'])
  expect(await refused({ title: 'Quay' }, new Uint8Array())).toEqual([
    415,
    'Unsupported image type',
  ])
})

test('a file that is no usable picture is refused, and nothing is stored (G-10, G-114)', async () => {
  const png = await sharp(await plainPicture(400, 400))
    .png()
    .toBuffer()
  const jpeg = await sharp({
    create: {
      width: 900,
      height: 900,
      channels: 3,
      noise: { type: 'gaussian' },
      background: '#888',
    },
  })
    .jpeg()
    .toBuffer()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const empty = sharp({ create: { width: 9000, height: 4600, channels: 3, background: '#fff' } })
  const large = await empty.clone().png({ compressionLevel: 9 }).toBuffer()
  const long = await empty.clone().resize(20_001, 9, { fit: 'fill' }).png().toBuffer()
  const cases: [string, Buffer, number, string][] = [
    ['an SVG with a script', svg, 415, 'Unsupported image type'],
    ['a truncated JPEG', jpeg.subarray(0, jpeg.length / 2), 415, 'The image is damaged.'],
    ['41 megapixels, well compressed', large, 413, 'Image too large'],
    ['a side of 20,001 px', long, 413, 'Image too large'],
    [
      '8 MiB and a byte',
      Buffer.concat([png, Buffer.alloc(8 * 1024 * 1024 + 1 - png.length)]),
      413,
      'File too large',
    ],
  ]
  for (const [name, bytes, status, text] of cases) {
    expect(await refused({ title: 'Quay' }, bytes), name).toEqual([status, text])
    const { headers } = await upload({ title: 'Quay' }, bytes)
    expect(readErrorFields(headers.get(ERROR_FIELDS)), name).toEqual({ image: text })
  }
})

test('what a file is decides, not its name; where and by whom it was made is gone (G-10)', async () => {
  const named = await sharp(await plainPicture())
    .withExif({ IFD3: { GPSLatitude: '48/1 12/1 30/1' } })
    .png()
    .toBuffer()
  expect((await sharp(named).metadata()).exif).toBeDefined()
  const response = await upload({ title: 'Quay' }, named)
  expect(response.status).toBe(201)
  const { files } = await GalleryItemModel.findOne().orFail().lean()
  const { findMedia, openMedia } = await import('@/lib/media/store')
  const { buffer } = await import('node:stream/consumers')
  for (const name of [files.full, files.small]) {
    const file = await findMedia(name)
    if (!file) throw new Error(`${name} is not stored.`)
    const { exif, xmp, format } = await sharp(await buffer(await openMedia(file))).metadata()
    expect({ exif, xmp, format }).toEqual({ exif: undefined, xmp: undefined, format: 'webp' })
  }
})

test('uploads are for admins and gallery managers, in the words of G-65', async () => {
  const chef = await createUser({ role: 'user,chef' })
  const response = await upload({ title: 'Quay' }, await plainPicture(), chef)
  expect([response.status, await response.text()]).toEqual([403, 'Admin access required.'])
  const visitor = await upload({ title: 'Quay' }, await plainPicture(), null)
  expect([visitor.status, await visitor.text()]).toEqual([401, 'Please log in.'])
  expect(await countFiles()).toBe(0)
  const admin = await createUser({ role: 'admin' })
  expect((await upload({ title: 'Quay' }, await plainPicture(), admin)).status).toBe(201)
})

test('by cookie the CSRF token is required, and refused in text (G-5, G-112)', async () => {
  const body = new FormData()
  body.append('title', 'Quay')
  const headers = manager.cookieOnly
  const response = await callRoute(POST, '/api/gallery/upload', { method: 'POST', headers, body })
  expect([response.status, await response.text()]).toEqual([403, 'Invalid CSRF token'])
})

test('an upload is audited with its uploader (G-19c)', async () => {
  await upload({ title: 'Quay', toShow: '1' }, await plainPicture())
  const entry = await AuditEntryModel.findOne().orFail().lean()
  expect(entry).toMatchObject({
    action: 'add art',
    actorName: manager.viewer.username,
    before: null,
    after: { title: 'Quay', toShow: true },
  })
})
