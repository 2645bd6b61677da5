import fc from 'fast-check'
import { expect, test } from 'vitest'
import { QUANTITY_CASES } from '@/testing/recipe-cases/quantities'
import { factorFor, scaleQuantity } from '@/lib/cookbook/scale/scale-quantity'
import { SHOWN_CASES } from '@/testing/recipe-cases/shown-numbers'

test.each(SHOWN_CASES)('%s times %d is shown as %s', (quantity, factor, shown) => {
  expect(scaleQuantity(quantity, factor).text).toBe(shown)
})

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
