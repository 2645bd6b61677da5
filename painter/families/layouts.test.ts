import { expect, test } from 'vitest'
import { stand } from '../draw-motif'
import { motifNamed } from '../motifs/all'
import { spread } from './layouts'

test('what would hide behind another is moved beside it, inside the margins', () => {
  for (const [one, two, three] of [
    ['elephant', 'bicycle', 'cat'],
    ['whale', 'duck', 'sailboat'],
    ['train', 'snake', 'car'],
  ] as const) {
    const placed = spread(
      [
        stand(motifNamed(one), 430, 920, 330, 430),
        stand(motifNamed(two), 700, 890, 200, 260),
        stand(motifNamed(three), 200, 900, 140, 180),
      ],
      1024,
      41,
    )
    for (const { box } of placed) {
      expect(box.left).toBeGreaterThanOrEqual(40.9)
      expect(box.right).toBeLessThanOrEqual(983.1)
    }
    const [first, ...others] = placed
    for (const { box } of others) {
      const hidden = Math.max(
        0,
        Math.min(box.right, first?.box.right ?? 0) - Math.max(box.left, first?.box.left ?? 0),
      )
      expect(hidden / (box.right - box.left), `${one} ${two}`).toBeLessThan(0.15)
    }
  }
})
