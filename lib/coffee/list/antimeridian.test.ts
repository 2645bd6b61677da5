import { expect, test } from 'vitest'
import { eastOf, westEnd } from './antimeridian'

test('places on both sides of the antimeridian lie side by side', () => {
  const west = westEnd([179.99, -179.92])
  expect(west).toBe(179.99)
  expect(eastOf(west, -179.92)).toBeCloseTo(180.08)
})

test('places elsewhere stay where they are', () => {
  expect(westEnd([23.7, 4.9, -9.1])).toBe(-9.1)
  expect(eastOf(-9.1, 4.9)).toBe(4.9)
  expect(westEnd([])).toBe(-180)
})
