import { expect, test } from 'vitest'
import { ratingFields } from '@/lib/coffee/form'
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

test('another type keeps what is typed, so that the way back loses nothing', () => {
  const names = Object.keys(ratingFields('espresso')).map((name) => name.slice('rating.'.length))
  const required = names.filter(
    (name) => ratingFields('espresso')[`rating.${name}`]?.input?.required,
  )
  const rating = Object.fromEntries(required.map((name) => [name, 9]))
  const opened = openedCoffee({ ...STORED, rating: { ...rating, crema: 3 } })
  const latte = withType({ ...opened, 'format.milk-type': 'evaporated' }, 'latte')
  expect(latte).toMatchObject({ 'rating.body': '9.0', 'rating.milk-quality': '5.0' })
  const body = toChanges(latte, opened)
  expect(body).toMatchObject({ coffeeType: 'latte', rating: { body: 9, 'milk-quality': 5 } })
  expect(body?.rating).not.toHaveProperty('crema')
  expect(toChanges(withType(latte, 'espresso'), opened)).toBeNull()
})

test('a format that the type does not take is not sent', () => {
  const format = {
    'format.milk-type': 'evaporated',
    'format.sugar-level': 'medium',
    'format.grind': 'fine',
  }
  const { format: sent } = toNewCoffee(withType({ ...FILLED, ...format }, 'mocha'))
  expect(sent).toEqual({ 'sugar-level': 'medium', grind: 'fine' })
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
  const opened = openedCoffee(STORED)
  expect(toChanges({ ...opened, [LAT]: '', [MEASURED_LNG]: '' }, opened)).toBeNull()
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
  const opened = { ...openedCoffee(STORED), [MEASURED_LAT]: '', [MEASURED_LNG]: '' }
  expect(toChanges(typed, opened)).toMatchObject(sent)
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

test('an edited coffee sends only what changed, with what it was, and keeps its seconds', () => {
  const coffee = { ...STORED, format: { grind: 'fine' }, tweet: { tweetUrl: 'https://x.com/1' } }
  const opened = openedCoffee(coffee)
  expect(toChanges({ ...opened, tweetUrl: '' }, opened)).toEqual({
    tweetUrl: '',
    before: { tweetUrl: 'https://x.com/1' },
  })
  expect(toChanges({ ...opened, date: '2026-03-11T08:00' }, opened)).toEqual({
    date: '2026-03-11T08:00:00Z',
    before: { date: '2026-03-10T08:14:00Z' },
  })
})
