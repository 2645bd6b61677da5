import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { withTestClock } from '@/testing/clock'
import { createCoffeeEntry } from '@/testing/coffees'
import { withTestDatabase } from '@/testing/db'
import { readCode } from '@/testing/read-code'
import { callRoute } from '@/testing/request'
import { CoffeeModel } from '@/models/coffee'
import { invalidate } from '@/lib/cache'
import { GET as IMAGE } from './image/route'
import { GET as MAP } from './map/route'
import { GET } from './route'

const setClock = withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()
beforeEach(() => setClock('2026-03-10T12:00:00Z'))

const PATH = '/api/coffee-rate/coffee-card'
const call = (handler: typeof GET, param: string, headers = {}) =>
  callRoute(handler, `${PATH}/${param}`, { params: { param }, headers })
const image = (id: string, headers = {}) =>
  callRoute(IMAGE, `${PATH}/${id}/image`, { params: { param: id }, headers })

/** Reads the code in a square of a picture, with a light margin of four modules. */
async function decode(png: Buffer, left = 0, top = 0, side?: number): Promise<string> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
  const width = side ?? info.width
  for (let size = 21; size <= 37; size += 4) {
    const cell = width / (size + 8)
    const isDark = (row: number, column: number) => {
      const x = Math.floor(left + (column + 4.5) * cell)
      const y = Math.floor(top + (row + 4.5) * cell)
      return (data[y * info.width + x] ?? 255) < 128
    }
    const isTimed = Array.from({ length: size - 16 }, (_, i) => isDark(6, i + 8) === (i % 2 === 0))
    if (isTimed.every(Boolean)) return readCode(size, isDark)
  }
  return ''
}

test('the card tells an entry with its map, its code and its ratings by weight (G-85)', async () => {
  const { _id } = await createCoffeeEntry({ overallRating: 8.74 })
  const id = String(_id)
  const answer = await call(GET, id)
  expect(answer.status).toBe(200)
  const card = await answer.json()
  expect(card).toMatchObject({
    mapImgUrl: `${PATH}/${id}/map`,
    overallRating: 8.74,
    shopName: 'Corner Kiosk 12',
    coordinates: '37.9755, 23.7348',
    shopLocation: 'Athens, Greece',
    coffee: 'Espresso',
    coffeeFormat: { 'sugar-level': 'medium' },
    coffeeType: 'espresso',
  })
  expect(card.partialRatings[0]).toEqual({ name: 'body', value: 8, weight: 10 })
  const weights = card.partialRatings.map(({ weight }: { weight: number }) => weight)
  expect(weights).toEqual(weights.toSorted((a: number, b: number) => b - a))
  const [, code = ''] = card.qrImgUrl.split('data:image/png;base64,')
  expect(await decode(Buffer.from(code, 'base64'))).toBe(
    `http://localhost:3000/coffee-card-generator/${id}`,
  )
})

test('the card of what is self-made has no map and no place (G-85, G-127)', async () => {
  const entry = await createCoffeeEntry({
    isSelfMade: true,
    coffeeShop: 'kitchen',
    city: '',
    country: '',
  })
  const id = String(entry._id)
  expect(await (await call(GET, id)).json()).toMatchObject({
    mapImgUrl: 'self-made',
    coordinates: '',
    shopLocation: '',
    shopName: 'Home Made',
  })
  expect((await callRoute(MAP, PATH, { params: { param: id } })).status).toBe(404)
  expect((await image(id)).status).toBe(200)
})

test('an id that is no entry is 404, as is one in the trash (G-85)', async () => {
  const { _id } = await createCoffeeEntry({ deletedAt: new Date() })
  for (const id of [String(_id), '65a000000000000000000000', 'x', '65A000000000000000000000']) {
    for (const handler of [GET, MAP, IMAGE]) {
      const answer = await callRoute(handler, PATH, { params: { param: id } })
      expect(answer.status, id).toBe(404)
      expect(await answer.json()).toMatchObject({ message: expect.any(String) })
    }
  }
})

test('the card as a picture holds the code, and its tag changes with the entry alone', async () => {
  const { _id } = await createCoffeeEntry()
  const id = String(_id)
  const first = await image(id)
  const etag = first.headers.get('etag') ?? ''
  const png = Buffer.from(await first.arrayBuffer())
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1350 })
  expect(await decode(png, 784, 1054, 232)).toBe(
    `http://localhost:3000/coffee-card-generator/${id}`,
  )
  expect((await image(id, { 'if-none-match': etag })).status).toBe(304)
  expect((await image(id)).headers.get('etag')).toBe(etag)
  await CoffeeModel.updateOne({ _id }, { $set: { coffeeShop: 'Two Chairs' } })
  await invalidate(['coffee'])
  expect((await image(id, { 'if-none-match': etag })).status).toBe(200)
})
