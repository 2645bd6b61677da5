import { expect, test } from 'vitest'
import { paint } from '../../paint'
import { dateAfter, PAINTING } from '../../testing/painting'
import { sampled } from '../../testing/sample'

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
