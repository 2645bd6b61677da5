import fc from 'fast-check'
import { expect, test } from 'vitest'
import CASES from '@/testing/recipe-cases/content-cases.json' with { type: 'json' }
import { QUANTITY_CASES } from '@/testing/recipe-cases/quantities'
import { factorFor, scaleQuantity } from '@/lib/cookbook/scale/scale-quantity'
import { SHOWN_CASES } from '@/testing/recipe-cases/shown-numbers'

test.each(SHOWN_CASES)('%s times %d is shown as %s', (quantity, factor, shown) => {
  expect(scaleQuantity(quantity, factor).text).toBe(shown)
})

test.each(CASES.scaling.map((row) => row as [string, number, string]))(
  '%s times %d is shown as %s',
  (quantity, factor, shown) => {
    expect(scaleQuantity(quantity, factor).text).toBe(shown)
  },
)

test('what cannot be read stays as it is, and says so', () => {
  for (const [quantity, reading] of QUANTITY_CASES) {
    const { text, isScaled } = scaleQuantity(quantity, 3)
    expect(isScaled, quantity).toBe(reading !== null)
    if (reading === null) expect(text).toBe(quantity)
  }
})

test('unscaled, every quantity is the text that the recipe has', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40, unit: 'grapheme' }), (quantity) => {
      expect(scaleQuantity(quantity, 1).text).toBe(quantity)
      expect(typeof scaleQuantity(quantity, 2.5).text).toBe('string')
    }),
  )
})

const UNITS = ['tsp', 'tbsp', 'cup', 'oz', 'lb', 'clove', '', 'large', '(14 oz) can', 'EL', 'Dose']

/** What the site itself writes: an amount in fractions of the kitchen, in its fitting unit. */
const written = fc
  .tuple(fc.integer({ min: 1, max: 36 }), fc.constantFrom(1, 2, 4, 8), fc.constantFrom(...UNITS))
  .map(([top, bottom, unit]) => scaleQuantity(`1 ${unit}`.trim(), top / bottom).text)
  // 1 1/2 tsp is also 1/2 tbsp.
  .filter((text) => !/^[12].* tsp$/u.test(text))

test('twice and then half is the text as it was, and never 0', () => {
  fc.assert(
    fc.property(written, (quantity) => {
      const twice = scaleQuantity(quantity, 2).text
      expect(twice).not.toMatch(/(?<![\d/])0(?![\d/])/)
      expect(scaleQuantity(twice, 1 / 2).text).toBe(quantity)
    }),
  )
})

test('grams: twice and then half is the text as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), (tens) => {
      const quantity = `${tens * 10} g`
      expect(scaleQuantity(scaleQuantity(quantity, 2).text, 1 / 2).text).toBe(quantity)
    }),
  )
})

test('one factor and then another is their product', () => {
  fc.assert(
    fc.property(written, fc.constantFrom(2, 3, 4), fc.constantFrom(2, 3, 4), (quantity, a, b) => {
      const steps = scaleQuantity(scaleQuantity(quantity, a).text, b).text
      expect(steps).toBe(scaleQuantity(quantity, a * b).text)
    }),
  )
})

test.each([
  ['200 g', '140 g', 0.7],
  ['200 g', '140', 0.7],
  ['1 kg', '500 g', 0.5],
  ['3', '2', 2 / 3],
  ['2-4', '6', 2],
  ['1 l', '25 cl', 0.25],
  ['3 tsp', '1 tbsp', 1],
  ['1,5 EL', '3 EL', 2],
  ['2 x 400 g tins', '1 tin', 0.5],
  ['½ cup', '1 cup', 2],
  ['1 cup or 200 g', '400 g', 2],
  ['2 x 400 g tins', '1.2 kg', 1.5],
  ['1 (14 oz) can', '7 oz', 0.5],
  ['1 lb (454 g)', '908 g', 2],
  ['1 lb. 2 oz.', '36 oz', 2],
  ['1 tbsp plus 1 tsp', '2 tbsp', 1.5],
  ['2 cups minus 4 tbsp', '3.5 cups', 2],
  ['500 g (1 lb 2 oz)', '2 lb 4 oz', 2],
  ['1 lb 2 oz', '2 lb 4 oz', 2],
  ['4 plus 1', '10', 2],
  ['1 dozen', '6', 0.5],
  ['2 Dutzend', '12', 0.5],
  ['6', '1 dozen', 2],
  ['3 eggs', '1 dozen', 4],
  ['4 (5-ounce)', '30 oz', 1.5],
  ['2 400-g tins', '1.6 kg', 2],
  ['1 (14-ounce) can', '28 oz', 2],
  ['2 14-oz cans', '14 oz', 0.5],
  ['half a dozen', '3', 0.5],
  ['1 bottle (750 ml)', '1.5 l', 2],
  ['2 Dosen (à 400 g)', '400 g', 0.5],
])('a recipe with %s is made %s times', (quantity, have, factor) => {
  expect(factorFor(quantity, have)).toBeCloseTo(factor, 6)
})

test.each([
  ['200 g', '1 cup'],
  ['200 g', '2 EL'],
  ['200 g', '0 g'],
  ['200 g', 'some'],
  ['to taste', '3 g'],
  ['200 g', ''],
])('%s and %s cannot be compared', (quantity, have) => {
  expect(factorFor(quantity, have)).toBeNull()
})
