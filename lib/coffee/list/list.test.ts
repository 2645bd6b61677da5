import { expect, test } from 'vitest'
import type { Coffee } from '@/lib/coffee/schema'
import { facetsOf, filterCoffees } from './filters'
import { numbersBy } from './numbers'
import { coffeePath, firstOf } from './page'
import { sectionsOf } from './sections'

let made = 0
function cup(fields: Partial<Coffee> = {}): Coffee {
  return {
    _id: String(++made),
    coffeeType: 'espresso',
    coffeeShop: 'Kiosk',
    overallRating: 8.2,
    rating: {},
    format: {},
    date: '2026-03-01T08:00:00.000Z',
    createdAt: '2026-03-01T08:00:00.000Z',
    rateColor: '#666666',
    isSelfMade: false,
    tweet: null,
    imageUrl: null,
    isSample: false,
    location: {
      city: 'Athens',
      country: 'Greece',
      storeCoordinates: { lat: 37.9, lng: 23.7 },
      measurementCoordinates: null,
    },
    ...fields,
  }
}

const CUPS = [
  cup({ overallRating: 5, createdAt: '2026-03-01T08:00:00.000Z' }),
  cup({ coffeeType: 'frappe', overallRating: 9, createdAt: '2026-03-03T08:00:00.000Z' }),
  cup({ coffeeType: 'freddo-espresso', overallRating: 9, createdAt: '2026-03-03T08:00:00.000Z' }),
  cup({ coffeeType: 'macchiato', overallRating: 9, createdAt: '2026-03-02T08:00:00.000Z' }),
  cup({ coffeeType: 'macchiato', overallRating: 2, createdAt: '2026-02-02T08:00:00.000Z' }),
]

test('ties go newest first, then in catalogue order (G-128)', () => {
  const types = (sort: 'date' | 'rating') =>
    sectionsOf(CUPS, sort).flatMap(({ coffees }) => coffees.map(({ coffeeType }) => coffeeType))
  const rest = ['macchiato', 'espresso', 'macchiato']
  expect(types('date')).toEqual(['freddo-espresso', 'frappe', ...rest])
  expect(types('rating')).toEqual(['freddo-espresso', 'frappe', ...rest])
})

test('groups that are empty are left out, and the largest type comes first (G-80)', () => {
  const titles = (sort: 'style' | 'type') =>
    sectionsOf(CUPS, sort).map(({ title, count }) => [title, count])
  expect(titles('style')).toEqual([
    ['Hot Coffees', 1],
    ['Cold Coffees', 1],
    ['Greek Style', 1],
    ['Other Coffees', 2],
  ])
  expect(titles('type')).toEqual([
    ['Macchiato', 2],
    ['Freddo Espresso', 1],
    ['Frappe', 1],
    ['Espresso', 1],
  ])
  expect(sectionsOf([], 'style')).toEqual([])
})

test('the page size runs on through the sections, whose counts stay whole (G-128)', () => {
  const first = firstOf(sectionsOf(CUPS, 'type'), 3)
  expect(first.map(({ count, coffees }) => [count, coffees.length])).toEqual([
    [2, 2],
    [1, 1],
  ])
  const second = firstOf(sectionsOf(CUPS, 'type'), 3, 1)
  expect(second.map(({ title, coffees }) => [title, coffees.length])).toEqual([
    ['Macchiato', 1],
    ['Freddo Espresso', 1],
    ['Frappe', 1],
  ])
})

test('filters work together, and each tells what the others leave', () => {
  const kos = { ...cup().location, city: 'Kos', storeCoordinates: { lat: 36.9, lng: 27.3 } }
  const cups = [
    cup(),
    cup({ location: kos, format: { 'milk-type': 'cow' } }),
    cup({ date: '2025' }),
  ]
  expect(filterCoffees(cups, { city: 'Kos' })).toHaveLength(1)
  expect(filterCoffees(cups, { box: '23,37,24,38' })).toHaveLength(2)
  expect(filterCoffees(cups, { incomplete: '1', year: '2025' })).toHaveLength(1)
  const facets = facetsOf(cups, { city: 'Kos' })
  const labels = (name: string) =>
    facets.find((facet) => facet.name === name)?.options.map(({ label }) => label)
  expect(labels('city')).toEqual(['Athens (2)', 'Kos (1)'])
  expect(labels('year')).toEqual(['2026 (1)'])
  expect(labels('score')).toEqual(['8.0 to 8.9 (1)'])
  const kiosk = facetsOf(cups, { shop: 'Nowhere' }).find(({ name }) => name === 'shop')
  expect(kiosk?.options).toContainEqual({ value: 'Nowhere', label: 'Nowhere (0)' })
  expect(coffeePath({ sort: 'date', city: 'Kos' })).toBe('/coffee-rate?city=Kos')
})

test('a cup is among those of its shown score', () => {
  const cups = [cup({ overallRating: 7.96 }), cup({ overallRating: 9.98 })]
  expect(filterCoffees(cups, { score: '8' })).toEqual([cups[0]])
  expect(filterCoffees(cups, { score: '10' })).toEqual([cups[1]])
})

test('a box over the antimeridian keeps the cups on both sides of it', () => {
  const at = (lng: number) => {
    const { location } = cup()
    return cup({ location: { ...location, storeCoordinates: { lat: -17, lng } } })
  }
  const fiji = [at(179.99), at(-179.92)]
  expect(filterCoffees([...fiji, at(23.7)], { box: '178,-20,-178,-15' })).toEqual(fiji)
})

test('cups are counted with their mean and the best one by year, type, city and shop', () => {
  const athens = cup({ overallRating: 6, date: '2025-03-01T08:00:00.000Z' })
  const best = cup({ overallRating: 9, coffeeShop: 'Tram' })
  const home = cup({ overallRating: 3, isSelfMade: true, coffeeShop: 'kitchen' })
  const cups = [athens, best, home]
  expect(numbersBy('year', cups)).toMatchObject([
    { name: '2026', cups: 2, mean: 6, shops: 2, best },
    { name: '2025', cups: 1, mean: 6, shops: 1, best: athens },
  ])
  expect(numbersBy('shop', cups).map(({ name }) => name)).toEqual(['Tram', 'Kiosk', 'Home Made'])
  expect(numbersBy('type', cups)).toMatchObject([{ name: 'Espresso', cups: 3, mean: 6 }])
})
