import { expect, test } from 'vitest'
import { lightOf } from './pigment'

const YELLOW = [240, 210, 40] as const
const BLUE = [40, 90, 200] as const

test('a wash of one pigment has its colour, and is darker where it is thick', () => {
  for (const value of [40, 120, 210]) {
    expect(lightOf(value, value, 0.5, 1)).toBeCloseTo(value / 255, 5)
    expect(lightOf(value, value, 0.5, 2)).toBeLessThan(value / 255 - 0.02)
  }
})

test('yellow and blue that run together are green', () => {
  const [red = 0, green = 0, blue = 0] = YELLOW.map((value, k) =>
    lightOf(value, BLUE[k] ?? 0, 0.5, 1),
  )
  expect(green).toBeGreaterThan(1.5 * Math.max(red, blue))
})
