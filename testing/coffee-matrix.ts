import fc from 'fast-check'
import { expect } from 'vitest'
import {
  CATEGORY_NAMES,
  COFFEE_TYPES,
  type CoffeeType,
  FORMAT_FIELDS,
  typeInfo,
} from '@/lib/coffee/types/catalogue'
import { newCoffee, ratingOf } from '@/testing/coffees'

type Send = (body: unknown) => Promise<Response>

async function expectRefused(answer: Response, message: string): Promise<void> {
  expect(await answer.json()).toMatchObject({ message })
  expect(answer.status).toBe(400)
}

async function expectTaken(answer: Response): Promise<void> {
  expect(answer.status, await answer.text()).toBe(201)
}

/** Every category by every type: required, optional, unknown, out of range (G-78, G-125). */
export async function checkCategories(type: CoffeeType, add: Send): Promise<void> {
  const { categories } = typeInfo(type)
  for (const name of CATEGORY_NAMES) {
    const rating: Record<string, number> = ratingOf(type)
    const send = (value: unknown) => add(newCoffee(type, { rating: { ...rating, [name]: value } }))
    const category = categories[name]
    if (!category) {
      await expectRefused(await send(5), `Unknown rating: ${name}`)
      continue
    }
    for (const value of [0, 10]) await expectTaken(await send(value))
    for (const value of [-0.01, 10.01, '5', null]) {
      await expectRefused(await send(value), 'Each rating is a number from 0 to 10.')
    }
    const { [name]: _, ...rest } = rating
    const without = await add(newCoffee(type, { rating: rest }))
    if (category.isOptional) await expectTaken(without)
    else await expectRefused(without, `Missing rating: ${name}`)
  }
}

/** Every known field of the format by every type (G-79, G-125). */
export async function checkFormats(type: CoffeeType, add: Send): Promise<void> {
  const { formats } = typeInfo(type)
  for (const field of FORMAT_FIELDS) {
    const send = (value: string) => add(newCoffee(type, { format: { [field]: value } }))
    const values = formats[field]
    if (!values) {
      await expectRefused(await send('cow'), `This type takes no ${field}.`)
      continue
    }
    for (const value of values) await expectTaken(await send(value))
    await expectRefused(await send('paper'), `This type does not take that ${field}.`)
  }
  await expectTaken(await add(newCoffee(type, { format: {} })))
}

const tenths = fc.integer({ min: 0, max: 100 }).map((value) => value / 10)

function ratings(type: CoffeeType) {
  const { categories } = typeInfo(type)
  const requiredKeys = Object.entries(categories).flatMap(([name, { isOptional }]) =>
    isOptional ? [] : [name],
  )
  const all = Object.keys(categories).map((name) => [name, tenths])
  return fc.record<Record<string, number>>(Object.fromEntries(all), { requiredKeys })
}

function formats(type: CoffeeType) {
  const all = Object.entries(typeInfo(type).formats).map(([name, values]) => [
    name,
    fc.constantFrom(...values),
  ])
  return fc
    .record<Record<string, string>>(Object.fromEntries(all), { requiredKeys: [] })
    .filter((format) => format['sugar-level'] !== 'no-sugar' || !format['sugar-type'])
}

const degrees = (limit: number) =>
  fc.integer({ min: -limit * 1e6, max: limit * 1e6 }).map((value) => value / 1e6)

const entry = (type: CoffeeType) =>
  fc.record({
    coffeeType: fc.constant(type),
    rating: ratings(type),
    format: formats(type),
    coffeeShop: fc.stringMatching(/^Kiosk [0-9]{1,4}$/),
    date: fc
      .date({ min: new Date('2000-01-01'), max: new Date('2026-03-10'), noInvalidDate: true })
      .map((date) => date.toISOString()),
    location: fc.record({
      city: fc.constantFrom('Athens', 'Kos', '東京', 'København'),
      country: fc.constantFrom('Greece', 'Japan', 'Denmark'),
      storeCoordinates: fc
        .record({ lat: degrees(90), lng: degrees(180) })
        .filter(({ lat, lng }) => lat !== 0 || lng !== 0),
    }),
  })

const pair = fc
  .tuple(fc.constantFrom(...COFFEE_TYPES), fc.constantFrom(...COFFEE_TYPES))
  .chain(([one, other]) => fc.tuple(entry(one), entry(other)))

type Calls = {
  add: Send
  put: (id: string, body: unknown) => Promise<Response>
  readList: () => Promise<Record<string, unknown>[]>
}

/** Each is stored, edited to another type with all of its values, and back. */
export async function checkRandomEntries(count: number, { add, put, readList }: Calls) {
  for (const [first, second] of fc.sample(pair, { numRuns: count, seed: 18 })) {
    const { coffeeId } = await (await add(first)).json()
    for (const sent of [first, second, first]) {
      if (sent !== first) expect((await put(coffeeId, sent)).status).toBe(200)
      else await put(coffeeId, sent)
      const stored = (await readList()).find(({ _id }) => _id === coffeeId)
      const { location, ...fields } = sent
      expect(stored).toMatchObject({ ...fields, location })
      expect(stored?.rating).toEqual(sent.rating)
      expect(stored?.format).toEqual(sent.format)
    }
  }
}
