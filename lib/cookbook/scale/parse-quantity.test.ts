import { expect, test } from 'vitest'
import { parseQuantity } from '@/lib/cookbook/scale/parse-quantity'
import { QUANTITY_CASES } from '@/testing/recipe-cases/quantities'

function readingOf(quantity: string): string | null {
  const amounts = parseQuantity(quantity)?.filter((piece) => typeof piece !== 'string')
  if (!amounts) return null
  return amounts
    .map(({ low, high, unit, word }) =>
      [[...new Set([low, high])].map(rounded).join('-'), unit?.id ?? word].join(' ').trim(),
    )
    .join(' + ')
}

function rounded(number: number): string {
  return String(Math.round(number * 1000) / 1000)
}

test('200 quantities are read as a cook reads them', () => {
  const wrong = QUANTITY_CASES.filter(([quantity, reading]) => readingOf(quantity) !== reading).map(
    ([quantity, reading]) => `${quantity}: ${readingOf(quantity)}, not ${reading}`,
  )
  expect(QUANTITY_CASES.length).toBeGreaterThanOrEqual(200)
  expect(wrong).toEqual([])
})
