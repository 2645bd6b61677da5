import { expect, test } from 'vitest'
import { stand } from '../draw-motif'
import { motifNamed } from '../motifs/all'
import { createRng } from '../random'
import { isDiscLeft, placeSmall, spread } from './layouts'

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

test('a small subject stands on the side without the disc', () => {
  const field = { left: 60, top: 60, right: 964, bottom: 964 }
  for (const left of [true, false]) {
    for (const name of ['fox', 'car', 'giraffe']) {
      const [placed] = placeSmall([motifNamed(name)], field, 800, left, createRng(name))
      const middle = ((placed?.box.left ?? 0) + (placed?.box.right ?? 0)) / 2
      expect(middle < 512, name).toBe(left)
      expect(placed?.box.bottom).toBeGreaterThan(640)
    }
  }
  expect([0, 1].map((occurrence) => isDiscLeft({ brief: { occurrence } }))).toEqual([true, false])
})
