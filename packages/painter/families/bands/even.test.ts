import { expect, test } from 'vitest'
import { createRng } from '../../random'
import { evenBands } from './even'

test('no band turns back on its own width', () => {
  const bands = evenBands({
    size: 400,
    rng: createRng('b'),
    // A whirl round the middle.
    angle: (x, y) => Math.atan2(y - 200, x - 200) + Math.PI / 2,
    isBlocked: () => false,
    widths: [40, 20],
    gap: 6,
    longest: 500,
  })
  expect(bands.length).toBeGreaterThan(10)
  for (const { line, wide } of bands)
    for (const [x, y] of line) expect(Math.hypot(x - 200, y - 200)).toBeGreaterThan(wide * 0.6)
})
