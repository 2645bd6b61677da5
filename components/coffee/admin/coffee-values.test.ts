import { expect, test } from 'vitest'
import type { Coffee } from '@/lib/coffee/schema'
import {
  isComplete,
  NEW_COFFEE,
  openedCoffee,
  toChanges,
  toNewCoffee,
  withType,
} from './coffee-values'

const LAT = 'location.storeCoordinates.lat'
const LNG = 'location.storeCoordinates.lng'
const MEASURED_LAT = 'location.measurementCoordinates.lat'
const MEASURED_LNG = 'location.measurementCoordinates.lng'
const FILLED = {
  ...NEW_COFFEE,
  coffeeShop: 'Kiosk',
  'location.city': 'Athens',
  'location.country': 'Greece',
  [LAT]: '37.9755',
  [LNG]: '23.7348',
}

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

/** The values of a part, such as the ratings. */
const partOf = (values: Readonly<Record<string, string>>, part: string) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name.startsWith(part)))

test('a new type sets every category to 5.0, an edited one keeps the shared ones', () => {
  const before = { ...FILLED, 'rating.body': '9.0', 'rating.crema': '3.0' }
  expect(withType(before, 'filter', 'new')).toMatchObject({ 'rating.body': '5.0' })
  expect(partOf(withType(before, 'filter', 'kept'), 'rating.')).toEqual({
    'rating.body': '9.0',
    'rating.flavour': '5.0',
    'rating.aftertaste': '5.0',
    'rating.milk-quality': '5.0',
    'rating.sugar-quantity': '5.0',
  })
})

test('another type drops the formats that it does not take', () => {
  const format = {
    'format.milk-type': 'evaporated',
    'format.sugar-level': 'medium',
    'format.grind': 'fine',
  }
  expect(partOf(withType({ ...FILLED, ...format }, 'mocha', 'kept'), 'format.')).toEqual({
    'format.sugar-level': 'medium',
    'format.grind': 'fine',
  })
})

test('the first step needs type, shop, town and a place other than 0,0; self-made only its type', () => {
  const typed = { ...FILLED, coffeeType: 'espresso' }
  expect(isComplete(typed)).toBe(true)
  expect(isComplete({ ...typed, [LAT]: '0', [LNG]: '23,5' })).toBe(true)
  for (const lacking of [
    { coffeeType: '' },
    { coffeeShop: ' ' },
    { 'location.city': '' },
    { 'location.country': '' },
    { [LAT]: '0', [LNG]: '0' },
    { [LAT]: '', [LNG]: 'x' },
  ]) {
    expect(isComplete({ ...typed, ...lacking })).toBe(false)
  }
  expect(isComplete({ ...NEW_COFFEE, coffeeType: 'filter', isSelfMade: 'true' })).toBe(true)
})

test('an empty coordinate is 0 when adding and ignored when editing', () => {
  const values = { ...FILLED, coffeeType: 'espresso', [LAT]: '' }
  expect(toNewCoffee(values)).toMatchObject({
    location: { storeCoordinates: { lat: 0, lng: 23.7348 } },
  })
  const edited = { ...openedCoffee(STORED), [LAT]: '', [MEASURED_LNG]: '' }
  expect(toChanges(edited, STORED)).toMatchObject({
    location: {
      storeCoordinates: { lat: 1, lng: 2 },
      measurementCoordinates: { lat: 3, lng: 4 },
    },
    rating: { body: 7.5 },
  })
})

test('numbers are read with a comma, and what is none is sent as typed and never dropped', () => {
  const typed = {
    ...FILLED,
    coffeeType: 'espresso',
    [LAT]: '37,975',
    [MEASURED_LAT]: 'x',
    'rating.body': '8,5',
    'rating.crema': 'good',
  }
  const sent = {
    location: {
      storeCoordinates: { lat: 37.975, lng: 23.7348 },
      measurementCoordinates: { lat: 'x', lng: 0 },
    },
    rating: { body: 8.5 },
  }
  expect(toNewCoffee(typed)).toMatchObject(sent)
  const before = { ...STORED, location: { ...STORED.location, measurementCoordinates: null } }
  expect(toChanges(typed, before)).toMatchObject(sent)
})

test('what is left empty is not sent with a new coffee, nor the place of a self-made one', () => {
  expect(toNewCoffee({ ...FILLED, coffeeType: 'espresso', isSelfMade: 'true' })).toEqual({
    coffeeType: 'espresso',
    coffeeShop: 'Kiosk',
    isSelfMade: true,
    rating: {},
    format: {},
  })
})

test('an edited coffee keeps its seconds, clears its post, and what its format has besides', () => {
  const coffee = { ...STORED, format: { grind: 'fine' }, tweet: { tweetUrl: 'https://x.com/1' } }
  const changes = toChanges({ ...openedCoffee(coffee), tweetUrl: '' }, coffee)
  expect(changes).toMatchObject({ tweetUrl: '', format: { grind: 'fine' } })
  expect(changes).not.toHaveProperty('date')
  const later = { ...openedCoffee(coffee), date: '2026-03-11T08:00' }
  expect(toChanges(later, coffee)).toMatchObject({ date: '2026-03-11T08:00:00Z' })
})
