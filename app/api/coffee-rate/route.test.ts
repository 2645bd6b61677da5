import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { mediaCollections } from '@/lib/media/store'
import { collectOrphans } from '@/lib/site/jobs'
import { withTestClock } from '@/testing/clock'
import { checkCategories, checkFormats, checkRandomEntries } from '@/testing/coffee-matrix'
import { ATHENS, createCoffeeEntry, newCoffee, ratingOf } from '@/testing/coffees'
import { withTestDatabase } from '@/testing/db'
import { createAdmin, type TestUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { paintedPng } from '@/testing/store-items'
import { AuditEntryModel } from '@/models/audit-entry'
import { CoffeeModel } from '@/models/coffee'
import { POST as POST_IMAGE_TOO } from '../coffee/[id]/image/route'
import { GET as GET_IMAGE, POST as POST_IMAGE } from './coffee/[id]/image/route'
import { POST as RESTORE } from './coffee/[id]/restore/route'
import { DELETE, PUT } from './coffee/[id]/route'
import { POST } from './coffee/route'
import { GET as LIST } from './coffees/route'
import { GET as PICTURE } from './images/[name]/route'
import { GET as SMALL } from './images/small/[name]/route'

const setClock = withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()

let admin: TestUser
beforeEach(async () => {
  setClock('2026-03-10T12:00:00Z')
  admin = await createAdmin()
})

const PATH = '/api/coffee-rate/coffee'

function add(body: unknown): Promise<Response> {
  return callRoute(POST, PATH, { method: 'POST', headers: admin.headers, body })
}

function put(id: string, body: unknown): Promise<Response> {
  const params = { id }
  return callRoute(PUT, `${PATH}/${id}`, { method: 'PUT', headers: admin.headers, body, params })
}

async function readList() {
  const answer = await callRoute(LIST, '/api/coffee-rate/coffees')
  return (await answer.json()) as Record<string, unknown>[]
}

async function added(body: unknown): Promise<string> {
  const answer = await add(body)
  expect(answer.status, await answer.clone().text()).toBe(201)
  return (await answer.json()).coffeeId as string
}

async function expectRefused(answer: Response, message: string): Promise<void> {
  expect(await answer.json()).toMatchObject({ message })
  expect(answer.status).toBe(400)
}

test('a coffee is added with its computed rating, and the list begins with it (G-77, G-83)', async () => {
  expect(await readList()).toEqual([])
  await createCoffeeEntry({ createdAt: new Date('2026-03-09') })
  const rating = { ...ratingOf('frappe', 5), body: 10, 'sugar-quantity': 8.46 }
  const format = { 'sugar-level': 'medium', 'milk-type': 'cow', grind: ' fine\n' }
  const tweetUrl = 'https://x.com/owner/status/1'
  const location = {
    ...ATHENS,
    storeCoordinates: { lat: 37.97551234, lng: 23.7 },
  }
  const body = { ...newCoffee('frappe'), coffeeType: 'Frappe Gala', rating, format, tweetUrl }
  const answer = await add({ ...body, location, overallRating: 1 })
  expect(answer.status).toBe(201)
  const { coffeeId } = await answer.clone().json()
  expect(await answer.json()).toEqual({
    coffeeId,
    folderPath: `coffee/${coffeeId}`,
    message: 'Coffee entry created successfully! Now upload an image.',
  })
  const [first] = await readList()
  // (10·10 + 7·5 + 6·5 + 4·5 + 3·5 + 7·5 + 8·8.5) ÷ 45
  expect(first).toMatchObject({
    _id: coffeeId,
    coffeeType: 'frappe',
    overallRating: 6.73,
    isSelfMade: false,
    rating: { ...rating, 'sugar-quantity': 8.5 },
    format: { ...format, grind: 'fine' },
    date: expect.stringMatching(/^2026-03-10T12:00/),
    tweet: { tweetUrl },
    location: {
      city: 'Athens',
      storeCoordinates: { lat: 37.975512, lng: 23.7 },
      measurementCoordinates: { lat: 37.975512, lng: 23.7 },
    },
    imageUrl: null,
  })
  expect(first?.rateColor).toMatch(/^#[0-9a-f]{6}$/)
  expect(await AuditEntryModel.findOne({ action: 'add coffee' }).lean()).not.toBeNull()
})

describe.each(['frappe', 'iced-matcha'] as const)('%s', (type) => {
  test('takes its own categories from 0 to 10 and no others (G-78)', async () => {
    await checkCategories(type, add)
  })

  test('takes its own formats and no others (G-79)', async () => {
    await checkFormats(type, add)
  })
})

test('random entries are read back as stored, after two changes of type too (G-126)', async () => {
  await checkRandomEntries(12, { add, put, readList })
})

test('refused entries say why, and nothing is stored (G-79, G-81 to G-83, G-125)', async () => {
  const place = (storeCoordinates: unknown) => ({ location: { ...ATHENS, storeCoordinates } })
  const many = Object.fromEntries(Array.from({ length: 13 }, (_, i) => [`key-${i}`, 'x']))
  const refused: [string, Record<string, unknown>][] = [
    ['Unknown coffee type', { coffeeType: 'tea' }],
    ['Unknown coffee type', { coffeeType: 7 }],
    ['Unknown coffee type', { coffeeType: undefined }],
    ['Missing rating: body', { rating: undefined }],
    [
      'Without sugar there is no sugar type.',
      { format: { 'sugar-level': 'no-sugar', 'sugar-type': 'white' } },
    ],
    ['The format is a flat list of texts.', { format: { sugar: { level: 'medium' } } }],
    ['The format has at most 12 fields.', { format: many }],
    ['A field of the format has at most 40 characters.', { format: { grind: 'x'.repeat(41) } }],
    ['Please enter the shop name.', { coffeeShop: '  ' }],
    ['Please enter the city.', { location: { ...ATHENS, city: '' } }],
    ['Please enter the country.', { location: { ...ATHENS, country: '' } }],
    ['Please enter the store coordinates.', place({ lat: 0, lng: 0 })],
    ['Please enter the store coordinates.', place(null)],
    ['Please enter the city.', { location: undefined }],
    ['Latitude is from -90 to 90, longitude from -180 to 180.', place({ lat: 90.1, lng: 0 })],
    ['Latitude is from -90 to 90, longitude from -180 to 180.', place({ lat: '37', lng: 0 })],
    ['The date can be at most one day ahead.', { date: '2026-03-11T12:00:01Z' }],
    ['Please enter a valid date.', { date: 'today' }],
    ['The address of the post must begin with https://.', { tweetUrl: 'http://x.com/1' }],
    ['The address of the post must begin with https://.', { tweetUrl: 'javascript:alert(1)' }],
  ]
  for (const [message, fields] of refused) {
    await expectRefused(await add(newCoffee('espresso', fields)), message)
  }
  expect(await CoffeeModel.countDocuments()).toBe(0)
  expect(await AuditEntryModel.countDocuments()).toBe(0)
  await added(newCoffee('espresso', place({ lat: 0, lng: 0.5 })))
  await added(newCoffee('espresso', { date: '2026-03-11T12:00:00Z' }))
})

test('what is self-made needs no place, and its coordinates are never published (G-82, G-127)', async () => {
  const { coffeeShop: _, location: __, ...bare } = newCoffee('filter')
  for (const shop of ['home', 'Home Made', 'SELF-made', 'Selfmade']) {
    await added({ ...bare, coffeeShop: shop })
  }
  await added({ ...bare, isSelfMade: true })
  await added(newCoffee('filter', { isSelfMade: true, coffeeShop: 'My kitchen' }))
  await expectRefused(
    await add({ ...bare, coffeeShop: 'home', isSelfMade: false }),
    'Please enter the city.',
  )
  const list = await readList()
  expect(list.map(({ coffeeShop }) => coffeeShop)).toEqual([
    'My kitchen',
    'Home Made',
    'Selfmade',
    'SELF-made',
    'Home Made',
    'home',
  ])
  for (const { isSelfMade, location } of list) {
    expect(isSelfMade).toBe(true)
    expect(location).toMatchObject({ storeCoordinates: null, measurementCoordinates: null })
  }
})

test('an edit replaces format and place, and computes the rating again only if it is sent (G-77, G-126)', async () => {
  const id = await added(
    newCoffee('espresso', { format: { 'sugar-level': 'medium', grind: 'fine' } }),
  )
  expect(await (await put(id, { overallRating: 7.126 })).json()).toEqual({
    message: 'Coffee details updated successfully!',
  })
  expect((await readList())[0]).toMatchObject({
    overallRating: 7.13,
    coffeeShop: 'Corner Kiosk 12',
  })
  await put(id, {
    rating: ratingOf('espresso', 6),
    overallRating: 1,
    format: { 'sugar-type': 'brown' },
  })
  expect((await readList())[0]).toMatchObject({
    overallRating: 6,
    format: { 'sugar-type': 'brown' },
  })
  await put(id, { tweetUrl: 'https://x.com/1', date: '2026-01-02T03:04:00+02:00' })
  expect((await readList())[0]).toMatchObject({
    tweet: { tweetUrl: 'https://x.com/1' },
    date: '2026-01-02T01:04:00.000Z',
  })
  await put(id, { tweetUrl: '' })
  expect((await readList())[0]).toMatchObject({ tweet: null })
  const entry = await AuditEntryModel.findOne({
    action: 'update coffee',
    'after.tweetUrl': '',
  }).lean()
  expect(entry).toMatchObject({ before: { tweetUrl: 'https://x.com/1' }, after: { tweetUrl: '' } })

  await expectRefused(await put(id, { rating: ratingOf('filter') }), 'Missing rating: acidity')
  await expectRefused(
    await put(id, { rating: { ...ratingOf('espresso'), foam: 5 } }),
    'Unknown rating: foam',
  )
  await expectRefused(
    await put(id, { format: { 'milk-type': 'cow' } }),
    'This type takes no milk-type.',
  )
  await expectRefused(await put(id, { location: { city: 'Kos' } }), 'Please enter the country.')
  await expectRefused(
    await put(id, { overallRating: 10.1 }),
    'The overall rating is a number from 0 to 10.',
  )
  await expectRefused(await put(id, {}), 'No changes were sent.')
})

test('edits of two tabs come together, and 409 says what both changed', async () => {
  const format = { 'sugar-level': 'medium', grind: 'fine' }
  const id = await added(newCoffee('espresso', { format }))
  const rating = ratingOf('espresso', 6)
  await put(id, { rating, format: { grind: 'fine' } })
  const shown = { rating, format: { grind: 'fine' }, date: '2026-03-10T08:14:00Z' }
  await put(id, { coffeeShop: 'Kiosk', rating: { ...rating, body: 3 }, before: shown })
  const other = { rating: { ...rating, crema: 9 }, format: { grind: 'fine', cup: 'glass' } }
  expect((await put(id, { ...other, before: shown })).status).toBe(200)
  expect((await readList())[0]).toMatchObject({
    coffeeShop: 'Kiosk',
    rating: { ...rating, body: 3, crema: 9 },
    format: { grind: 'fine', cup: 'glass' },
  })
  const refused = await put(id, { rating: { ...rating, body: 8 }, before: { rating } })
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({
    conflicts: { 'rating.body': { sent: 8, stored: 3 } },
  })
  await put(id, { format: { grind: 'fine' }, before: { format: other.format } })
  expect((await readList())[0]).toMatchObject({ format: { grind: 'fine' } })
})

test('another type drops what it lacks, asks for what is missing and computes anew (G-126)', async () => {
  const id = await added(
    newCoffee('cappuccino', {
      rating: { ...ratingOf('cappuccino', 7), 'sugar-quantity': 2 },
      format: {
        'milk-type': 'evaporated',
        'sugar-level': 'a-lot',
        'sugar-type': 'white',
        grind: 'fine',
      },
    }),
  )
  await expectRefused(await put(id, { coffeeType: 'espresso' }), 'Missing rating: crema')
  await expectRefused(
    await put(id, { coffeeType: 'espresso', rating: { ...ratingOf('espresso'), sparkle: 1 } }),
    'Unknown rating: sparkle',
  )
  await put(id, { coffeeType: 'filter', overallRating: 1 })
  expect((await readList())[0]).toMatchObject({
    coffeeType: 'filter',
    rating: { body: 7, flavour: 7, aftertaste: 7, 'milk-quality': 7, 'sugar-quantity': 2 },
    overallRating: 5.92,
  })
  await put(id, { coffeeType: 'flat-white', rating: ratingOf('flat-white', 9) })
  expect((await readList())[0]).toMatchObject({
    overallRating: 9,
    format: { 'sugar-level': 'a-lot', 'sugar-type': 'white', grind: 'fine' },
  })
  const matcha = { coffeeType: 'matcha', rating: ratingOf('matcha') }
  await put(id, { ...matcha, format: { 'sugar-type': 'brown', 'milk-type': 'oat' } })
  expect((await readList())[0]).toMatchObject({ format: { 'milk-type': 'oat' } })
})

test('an edit follows the shop’s name, and a sent choice beats it (G-82, G-126)', async () => {
  const id = await added(newCoffee('espresso'))
  await put(id, { coffeeShop: 'home made' })
  expect((await readList())[0]).toMatchObject({ isSelfMade: true })
  await put(id, { coffeeShop: 'Kiosk' })
  expect((await readList())[0]).toMatchObject({
    isSelfMade: false,
    location: { storeCoordinates: { lat: 37.975512 } },
  })
  await put(id, { isSelfMade: true })
  await put(id, { coffeeShop: 'Kiosk 2' })
  expect((await readList())[0]).toMatchObject({ isSelfMade: true })
  const home = await added({ ...newCoffee('espresso'), coffeeShop: 'home', location: undefined })
  await expectRefused(await put(home, { coffeeShop: 'Kiosk' }), 'Please enter the city.')
})

test('a deleted coffee is gone everywhere, and can be brought back with its picture (G-19c)', async () => {
  const id = await added(newCoffee('espresso'))
  const { imageUrl } = await (await sendPicture(id)).json()
  const call = { headers: admin.headers, params: { id } }
  const removed = await callRoute(DELETE, PATH, { method: 'DELETE', ...call })
  expect(await removed.json()).toEqual({ message: 'Coffee entry deleted successfully' })
  expect(await readList()).toEqual([])
  expect((await getPicture(imageUrl)).status).toBe(404)
  expect((await callRoute(DELETE, PATH, { method: 'DELETE', ...call })).status).toBe(404)
  expect((await put(id, { coffeeShop: 'x' })).status).toBe(404)
  expect((await put('no-id', { coffeeShop: 'x' })).status).toBe(404)
  expect((await callRoute(RESTORE, PATH, { method: 'POST', ...call })).status).toBe(200)
  expect(await readList()).toHaveLength(1)
  expect((await getPicture(imageUrl)).status).toBe(200)
})

async function sendPicture(id: string, handler = POST_IMAGE, bytes?: Buffer): Promise<Response> {
  const body = new FormData()
  body.append('image', new File([new Uint8Array(bytes ?? (await paintedPng()))], 'cup.png'))
  const { headers } = admin
  return callRoute(handler, PATH, { method: 'POST', headers, body, params: { id } })
}

function getPicture(imageUrl: string, handler = PICTURE): Promise<Response> {
  return callRoute(handler, imageUrl, { params: { name: imageUrl.split('/').at(-1) ?? '' } })
}

test.each([
  ['/api/coffee-rate/coffee/{id}/image', POST_IMAGE],
  ['/api/coffee/{id}/image', POST_IMAGE_TOO],
])(
  'a picture sent to %s replaces the old one, without its places (G-10, G-84)',
  async (_, handler) => {
    const id = await added(newCoffee('espresso'))
    const image = () => callRoute(GET_IMAGE, PATH, { params: { id } })
    const none = await image()
    expect([none.status, await none.json()]).toMatchObject([404, { message: 'No image' }])
    const exif = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 12/1 0/1' } }
    const photo = sharp({ create: { width: 900, height: 300, channels: 3, background: '#421' } })
    const sent = await sendPicture(id, handler, await photo.jpeg().withExif(exif).toBuffer())
    expect(sent.status).toBe(201)
    const { imageUrl } = await sent.json()
    expect(imageUrl).toMatch(/^\/api\/coffee-rate\/images\/[0-9a-f]{32}-[0-9a-f]{15}\.webp$/)
    expect(await (await image()).json()).toEqual({ imageUrl })
    expect(await readList()).toMatchObject([{ imageUrl }])
    const full = await getPicture(imageUrl)
    expect(full.headers.get('cache-control')).toContain('public')
    const metadata = await sharp(await full.arrayBuffer()).metadata()
    expect(metadata).toMatchObject({ format: 'webp', width: 900 })
    expect(metadata.exif).toBeUndefined()
    const small = await getPicture(imageUrl, SMALL)
    expect((await sharp(await small.arrayBuffer()).metadata()).width).toBe(720)

    const next = await (await sendPicture(id, handler)).json()
    expect((await getPicture(imageUrl)).status).toBe(404)
    expect((await getPicture(next.imageUrl)).status).toBe(200)
    setClock('2026-03-20T12:00:00Z')
    await collectOrphans(new AbortController().signal)
    expect(await (await mediaCollections()).files.countDocuments()).toBe(2)
  },
)

test('a picture is needed, and it must be one (G-10, G-84)', async () => {
  const id = await added(newCoffee('espresso'))
  const call = { method: 'POST', headers: admin.headers, params: { id } }
  const none = await callRoute(POST_IMAGE, PATH, { ...call, body: new FormData() })
  await expectRefused(none, 'Please select an image to upload')
  expect((await sendPicture(id, POST_IMAGE, Buffer.from('no picture'))).status).toBe(415)
  expect((await sendPicture('65a000000000000000000000')).status).toBe(404)
  expect(await (await mediaCollections()).files.countDocuments()).toBe(0)
})

test('the list is whole or by cursor, and known lists are 304 (G-19a)', async () => {
  for (let i = 0; i < 5; i++) await createCoffeeEntry({ createdAt: new Date(1e12 + i) })
  const whole = await readList()
  const seen: Record<string, unknown>[] = []
  for (let query = '?limit=2'; query;) {
    const page = await callRoute(LIST, `/api/coffee-rate/coffees${query}`)
    seen.push(...(await page.json()))
    const next = page.headers.get('x-next-cursor')
    query = next ? `?limit=2&cursor=${next}` : ''
  }
  expect(seen).toEqual(whole)
  const first = await callRoute(LIST, '/api/coffee-rate/coffees')
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
  expect((await callRoute(LIST, '/api/coffee-rate/coffees', { headers })).status).toBe(304)
})
