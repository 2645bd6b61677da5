import { expect, test } from 'vitest'
import type { Coffee } from '@/lib/coffee/schema'
import { COFFEE_TYPES, typeInfo } from '@/lib/coffee/types/catalogue'
import {
  compareWithType,
  MIDDLE,
  nearestCups,
  readTaste,
  reasonOf,
  TASTE_AXES,
  TASTE_SOURCES,
  writeTaste,
} from './taste'

const place = { city: '', country: '', storeCoordinates: null, measurementCoordinates: null }

function cup(_id: string, coffeeType: Coffee['coffeeType'], rating: Coffee['rating']): Coffee {
  return {
    _id,
    coffeeType,
    rating,
    coffeeShop: 'Kiosk',
    overallRating: 8,
    format: {},
    location: place,
    date: '',
    createdAt: '',
    rateColor: '',
    isSelfMade: true,
    tweet: null,
    imageUrl: null,
    isSample: false,
  }
}

test('each slider is fed by a category that its type has', () => {
  for (const type of COFFEE_TYPES) {
    const categories = Object.keys(typeInfo(type).categories)
    const sources = Object.entries(TASTE_SOURCES[type])
    expect(sources.length, type).toBeGreaterThanOrEqual(2)
    for (const [axis, source] of sources) {
      expect(TASTE_AXES).toContain(axis)
      expect(categories, type).toContain(source)
    }
  }
})

test('the nearest five come first, and an axis without data is left out and named', () => {
  const taste = { body: 9, acidity: 8, sweetness: 1, milk: 0, intensity: 9 }
  const strong = cup('strong', 'espresso', { body: 9, acidity: 8, intensity: 8.5 })
  const weak = cup('weak', 'espresso', { body: 2, acidity: 3, intensity: 1 })
  const empty = cup('empty', 'espresso', { body: 9 })
  const others = Array.from({ length: 6 }, (_, i) =>
    cup(`latte-${i}`, 'latte', { body: i, acidity: 5, 'milk-quality': 9, flavour: 5 }),
  )
  const found = nearestCups([weak, empty, ...others, strong], taste)
  expect(found).toHaveLength(5)
  expect(found[0]?.coffee._id).toBe('strong')
  expect(found.map(({ coffee }) => coffee._id)).not.toContain('empty')
  expect(found[0] && reasonOf(found[0], taste)).toBe(
    'Close in body 9.0 for your 9 and acidity 8.0 for your 8. No data on sweetness, milk.',
  )
})

test('a taste is read back from the address, and anything else is the middle', () => {
  const taste = { body: 10, acidity: 0, sweetness: 3, milk: 7, intensity: 5 }
  expect(readTaste(`#${writeTaste(taste)}`)).toEqual(taste)
  for (const other of ['', '#main', '#taste=1-2-3-4', '#taste=1-2-3-4-11', '#taste=a-b-c-d-e']) {
    expect(readTaste(other)).toBeNull()
  }
  expect(MIDDLE.body).toBe(5)
})

test('a cup is compared with the average of its own type', () => {
  const one = cup('1', 'espresso', { body: 9, look: 6 })
  const all = [one, cup('2', 'espresso', { body: 5 }), cup('3', 'latte', { body: 1 })]
  expect(compareWithType(one, all)).toEqual([
    { name: 'body', value: 9, average: 7 },
    { name: 'look', value: 6, average: 6 },
  ])
})
