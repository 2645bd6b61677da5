import { expect, test } from 'vitest'
import { paint } from '../../paint'
import { dateAfter, PAINTING } from '../../testing/painting'
import { sampled } from '../../testing/sample'
import { HORIZON, ringReach } from './charts'

const SIZE = 1024

function painted(emoji: string, day: number) {
  return paint({ ...PAINTING, emojis: [emoji], dateKey: dateAfter(day), family: 'celestial' })
}

test('keys and anchors are large and alone', () => {
  for (const emoji of ['🔑', '⚓']) {
    for (let day = 0; day < sampled(20, 2); day++) {
      const { shown } = painted(emoji, day)
      expect(shown.length, `${emoji} ${day}`).toBe(1)
      for (const { box } of shown) {
        const long = Math.max(box.right - box.left, box.bottom - box.top)
        expect(long, `${emoji} ${day}`).toBeGreaterThan(SIZE * 0.5)
      }
    }
  }
})

test('a small animal stands on the bands at the bottom', () => {
  let seen = 0
  for (const emoji of ['🦒', '🐑', '🐸']) {
    for (let day = 0; day < 10; day++) {
      const { shown, context } = painted(emoji, day)
      if (!context.facts.details.some((detail) => detail.includes('ground at the bottom'))) continue
      seen++
      for (const { box } of shown)
        expect(Math.abs(box.bottom - HORIZON * SIZE), `${emoji} ${day}`).toBeLessThan(SIZE * 0.03)
    }
  }
  expect(seen).toBeGreaterThan(2)
})

test('rings are not cut by the picture or its border', () => {
  for (const [x, y] of [
    [0.5, 0.49],
    [0.3, 0.29],
    [0.7, 0.29],
  ] as const) {
    const r = ringReach([x * SIZE, y * SIZE], SIZE) + 12
    expect(r).toBeGreaterThan(SIZE * 0.15)
    expect(Math.min(x * SIZE, y * SIZE, (1 - x) * SIZE, (1 - y) * SIZE) - r).toBeGreaterThan(50)
  }
})
