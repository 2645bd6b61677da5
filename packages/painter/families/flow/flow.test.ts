import { expect, test } from 'vitest'
import { paint } from '../../paint'
import { dateAfter, PAINTING } from '../../testing/painting'
import { sampled } from '../../testing/sample'

const SIZE = 1024

test('what stands is in the middle of the strokes, since it has no ground', () => {
  for (const emoji of ['🚗', '🐘', '⏳']) {
    for (let day = 0; day < sampled(12, 2); day++) {
      const request = { ...PAINTING, emojis: [emoji], dateKey: dateAfter(day) }
      const { shown } = paint({ ...request, family: 'flow' })
      const [first] = shown
      if (!first || first.crops || shown.length > 1) continue
      const { left, right, top, bottom } = first.box
      const label = `${emoji} ${day}`
      expect(Math.abs((left + right) / 2 - SIZE / 2), label).toBeLessThan(SIZE * 0.06)
      expect(Math.max(right - left, bottom - top), label).toBeGreaterThan(SIZE * 0.5)
    }
  }
})
