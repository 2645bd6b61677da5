import { expect, test } from 'vitest'
import type { Coffee } from '@/lib/coffee/schema'
import { isComplete, NO_VALUES, toChanges, toNewCoffee, valuesOf, withType } from './values'

const PLACE = { storeLat: '37.9755', storeLng: '23.7348' }
const FILLED = { ...NO_VALUES, coffeeShop: 'Kiosk', city: 'Athens', country: 'Greece', ...PLACE }

const STORED: Coffee = {
  _id: '1',
  coffeeType: 'espresso',
  coffeeShop: 'Kiosk',
  overallRating: 8,
  format: {},
  rating: { body: 7.5 },
  date: '2026-03-10T08:14:30.000Z',
  createdAt: '',
  rateColor: '',
  isSelfMade: false,
  tweet: null,
  imageUrl: null,
  isSample: false,
  location: {
    city: 'Athens',
    country: 'Greece',
    storeCoordinates: { lat: 1, lng: 2 },
    measurementCoordinates: { lat: 3, lng: 4 },
  },
}

test('a new type sets every category to 5.0, an edited one keeps the shared ones', () => {
  const before = { ...FILLED, rating: { body: '9.0', crema: '3.0' } }
  expect(withType(before, 'filter', 'new').rating).toMatchObject({ body: '5.0' })
  const kept = withType(before, 'filter', 'kept').rating
  expect(kept).toEqual({
    body: '9.0',
    flavour: '5.0',
    aftertaste: '5.0',
    'milk-quality': '5.0',
    'sugar-quantity': '5.0',
  })
})

test('another type drops the formats that it does not take', () => {
  const format = { 'milk-type': 'evaporated', 'sugar-level': 'medium', grind: 'fine' }
  const { format: kept } = withType({ ...FILLED, format }, 'mocha', 'kept')
  expect(kept).toEqual({ 'sugar-level': 'medium', grind: 'fine' })
})

test('the first step needs type, shop, town and a place other than 0,0; self-made only its type', () => {
  const typed = { ...FILLED, coffeeType: 'espresso' } as const
  expect(isComplete(typed)).toBe(true)
  expect(isComplete({ ...typed, storeLat: '0', storeLng: '23' })).toBe(true)
  for (const lacking of [
    { coffeeType: '' as const },
    { coffeeShop: ' ' },
    { city: '' },
    { country: '' },
    { storeLat: '0', storeLng: '0' },
    { storeLat: '', storeLng: 'x' },
  ]) {
    expect(isComplete({ ...typed, ...lacking })).toBe(false)
  }
  expect(isComplete({ ...NO_VALUES, coffeeType: 'filter', isSelfMade: true })).toBe(true)
})

test('a coordinate that is no number is 0 when adding and ignored when editing', () => {
  const values = { ...FILLED, coffeeType: 'espresso', storeLat: 'x' } as const
  expect(toNewCoffee(values)).toMatchObject({
    location: { storeCoordinates: { lat: 0, lng: 23.7348 } },
  })
  const edited = { ...valuesOf(STORED), storeLat: '', measuredLng: 'x' }
  expect(toChanges(edited, STORED)).toMatchObject({
    location: {
      storeCoordinates: { lat: 1, lng: 2 },
      measurementCoordinates: { lat: 3, lng: 4 },
    },
    rating: { body: 7.5 },
    date: '2026-03-10T08:14:30.000Z',
  })
})
