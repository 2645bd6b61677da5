import { describe, expect, test } from 'vitest'
import { STYLES, styleOf } from '@/lib/coffee/catalogue'
import {
  CATEGORY_NAMES,
  COFFEE_TYPES,
  type CoffeeType,
  FORMAT_FIELDS,
  readCoffeeType,
  typeInfo,
} from './catalogue'

const CAPPUCCINO =
  'body 10, flavour 7, acidity 6, aftertaste 6, milk-consistency 8, milk-smoothness 6, milk-quality 6, look 4 (sugar-quantity 8)'

/** As decided: required categories with their weights, and in brackets the optional ones. */
const CATEGORIES: Record<CoffeeType, string> = {
  espresso: 'body 10, flavour 7, acidity 6, aftertaste 6, crema 8, intensity 8, look 8',
  cappuccino: CAPPUCCINO,
  latte: CAPPUCCINO,
  'iced-latte': CAPPUCCINO.replace('milk-smoothness 6, ', ''),
  'freddo-espresso':
    'body 10, flavour 7, acidity 6, aftertaste 6, look 4 (sugar-quantity 8, sugar-dissolution 5)',
  'freddo-cappuccino': CAPPUCCINO.replace(')', ', sugar-dissolution 5)'),
  frappe:
    'body 10, flavour 7, aftertaste 6, look 4, ice-quantity 3, foam 7 (milk-consistency 8, milk-quality 6, milk-flavour 6, sugar-quantity 8, sugar-dissolution 8, size 4)',
  'greek-coffee': 'body 10, crema 6, flavour 7, aftertaste 6 (sugar-quantity 8)',
  filter: 'body 10, flavour 7, aftertaste 6 (milk-quality 6, sugar-quantity 8)',
  lungo:
    'body 8, flavour 7, acidity 8, aftertaste 6, crema 5, intensity 6, look 4 (sugar-quantity 5, sugar-dissolution 4)',
  americano:
    'body 7, flavour 8, acidity 7, aftertaste 6, dilution 9, temperature 5, look 4 (sugar-quantity 5, milk-quality 6)',
  mocha:
    'body 8, flavour 9, acidity 5, aftertaste 7, milk-consistency 7, milk-smoothness 6, chocolate-integration 9, sweetness 8, look 5 (sugar-quantity 6)',
  'flat-white':
    'body 8, flavour 7, acidity 6, aftertaste 6, milk-microfoam 10, milk-smoothness 8, milk-coffee-ratio 9, look 6 (sugar-quantity 5)',
  macchiato:
    'body 9, flavour 8, acidity 7, aftertaste 7, milk-quantity 9, milk-foam 8, crema 7, look 6 (sugar-quantity 5)',
  affogato:
    'body 7, flavour 9, acidity 5, aftertaste 8, ice-cream-quality 10, temperature-contrast 9, coffee-ice-cream-ratio 8, look 7 (sugar-quantity 4)',
  matcha:
    'body 8, flavour 9, acidity 8, aftertaste 8, milk-consistency 9, milk-smoothness 8, milk-quality 8, look 7 (sugar-quantity 6)',
  'freddo-matcha':
    'body 8, flavour 9, acidity 8, aftertaste 8, milk-consistency 9, milk-smoothness 8, milk-quality 8, look 7, ice-quantity 5 (sugar-quantity 6)',
  'iced-matcha':
    'body 8, flavour 9, acidity 8, aftertaste 8, milk-consistency 9, milk-quality 8, look 7, ice-quantity 5 (sugar-quantity 6)',
}

const ALL = 'no-milk, evaporated, plant, cow, coconut, almond, oat'
const FIVE = 'plant, cow, coconut, almond, oat'

/** Which milks a type takes (G-79). */
const MILK: Partial<Record<CoffeeType, string>> = {
  cappuccino: ALL,
  latte: ALL,
  'iced-latte': ALL,
  filter: ALL,
  matcha: ALL,
  'iced-matcha': ALL,
  'freddo-matcha': ALL,
  'freddo-cappuccino': FIVE,
  mocha: FIVE,
  'flat-white': FIVE,
  macchiato: FIVE,
  frappe: 'no-milk, evaporated, cow',
  americano: `no-milk, ${FIVE}`,
}

test('there are the 18 types', () => {
  expect(COFFEE_TYPES).toHaveLength(18)
  expect(COFFEE_TYPES.toSorted()).toEqual(Object.keys(CATEGORIES).toSorted())
})

describe.each(COFFEE_TYPES)('%s', (type) => {
  const { categories, formats } = typeInfo(type)

  test.each(CATEGORY_NAMES)('has or lacks the category %s, its weight and duty', (name) => {
    const [needed = '', mayBe = ''] = CATEGORIES[type].split(' (')
    const weightIn = (list: string) =>
      new RegExp(`(?:^|, )${name} (\\d+)(?:,|\\)|$)`).exec(list)?.[1]
    const isOptional = weightIn(mayBe) !== undefined
    const weight = weightIn(needed) ?? weightIn(mayBe)
    const expected = weight && { weight: Number(weight), ...(isOptional && { isOptional }) }
    expect(categories[name]).toEqual(expected)
  })

  test.each(FORMAT_FIELDS)('takes or lacks the format %s with its values', (field) => {
    const expected = {
      type:
        type === 'filter'
          ? 'drip, pour-over, french-press, aeropress, chemex, siphon, cold-brew'
          : undefined,
      'sugar-level': 'no-sugar, a-little, medium, a-lot',
      'sugar-type': type.includes('matcha') ? undefined : 'white, brown',
      'milk-type': MILK[type],
      'ice-cream-type': type === 'affogato' ? 'vanilla, chocolate, hazelnut, coffee' : undefined,
    }[field]
    expect(formats[field]?.toSorted()).toEqual(expected?.split(', ').toSorted())
  })

  test('is in exactly one group', () => {
    expect(STYLES.filter((style) => styleOf(type) === style)).toHaveLength(1)
  })
})

test('what is typed is normalised to a type of the list (G-81, G-125, G-127)', () => {
  const read: [string, CoffeeType | null][] = [
    ['Flat White', 'flat-white'],
    ['flatwhite', 'flat-white'],
    ['icedlatte', 'iced-latte'],
    ['greekcoffee', 'greek-coffee'],
    ['Filter Coffee', 'filter'],
    ['filter-coffee', 'filter'],
    ['  ESPRESSO! ', 'espresso'],
    ['frappe-sketo', 'frappe'],
    ['frappe gala', 'frappe'],
    ['Iced Matcha Latte', 'iced-matcha'],
    ['constructor', null],
    ['tea', null],
    ['', null],
  ]
  for (const [input, type] of read) expect(readCoffeeType(input), input).toBe(type)
  for (const type of COFFEE_TYPES) expect(readCoffeeType(typeInfo(type).name)).toBe(type)
})

test('iced and freddo types are cold, and the rest as listed (G-80)', () => {
  const members = (style: string) => COFFEE_TYPES.filter((type) => styleOf(type) === style)
  expect(members('Cold Coffees')).toEqual(['freddo-espresso', 'freddo-cappuccino', 'iced-latte'])
  expect(members('Hot Coffees')).toEqual(['espresso', 'cappuccino', 'filter', 'latte'])
  expect(members('Greek Style')).toEqual(['frappe', 'greek-coffee'])
  expect(members('Other Coffees')).toHaveLength(9)
})
