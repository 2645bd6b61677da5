import { expect, test } from 'vitest'
import type { Coffee } from '@/lib/coffee/schema'
import { COFFEE_TYPES, typeInfo } from '@/lib/coffee/types/catalogue'
import {
  bestMatches,
  compareWithType,
  matchText,
  readTaste,
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

test('nothing matches before a slider was moved', () => {
  const strong = cup('strong', 'espresso', { body: 9, acidity: 8, intensity: 8.5 })
  expect(bestMatches([strong], {})).toEqual([])
})

test('the five best matches come first, in per cent with the two nearest axes', () => {
  const taste = { body: 9, acidity: 8, sweetness: 1, milk: 0, intensity: 9 }
  const strong = cup('strong', 'espresso', { body: 9, acidity: 8, intensity: 8.5 })
  const weak = cup('weak', 'espresso', { body: 2, acidity: 3, intensity: 1 })
  const empty = cup('empty', 'espresso', { body: 9 })
  const others = Array.from({ length: 6 }, (_, i) =>
    cup(`latte-${i}`, 'latte', { body: i, acidity: 5, 'milk-quality': 9, flavour: 5 }),
  )
  const found = bestMatches([weak, empty, ...others, strong], taste)
  expect(found).toHaveLength(5)
  expect(found[0]).toMatchObject({ coffee: strong, unknown: ['sweetness', 'milk'] })
  expect(found.map(({ coffee }) => coffee._id)).not.toContain('empty')
  expect(found[0] && matchText(found[0])).toBe('92 % · body, acidity')
})

test('of two cups that are equally near the better one comes first', () => {
  const poor = { ...cup('poor', 'espresso', { body: 5 }), overallRating: 4.4 }
  const good = { ...cup('good', 'espresso', { body: 5.5 }), overallRating: 8.5 }
  const found = bestMatches([poor, good], { body: 5 })
  expect(found.map(({ coffee, percent }) => [coffee._id, percent])).toEqual([
    ['good', 92],
    ['poor', 83],
  ])
})

test('a taste is read back from the address, and nothing else is one', () => {
  const taste = { body: 10, acidity: 0, sweetness: 3, milk: 7, intensity: 5 }
  expect(readTaste(`#${writeTaste(taste)}`)).toEqual(taste)
  expect(writeTaste({ milk: 7 })).toBe('taste=x-x-x-7-x')
  expect(readTaste('#taste=x-x-x-7-x')).toEqual({ milk: 7 })
  for (const other of ['', '#main', '#taste=1-2-3-4', '#taste=1-2-3-4-11', '#taste=a-b-c-d-e']) {
    expect(readTaste(other)).toBeNull()
  }
})

test('a cup is compared with the average of its own type', () => {
  const one = cup('1', 'espresso', { body: 9, look: 6 })
  const all = [one, cup('2', 'espresso', { body: 5 }), cup('3', 'latte', { body: 1 })]
  expect(compareWithType(one, all)).toEqual([
    { name: 'body', value: 9, average: 7 },
    { name: 'look', value: 6, average: 6 },
  ])
})
