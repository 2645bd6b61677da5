import { expect, test } from 'vitest'
import { fit } from '../../draw-motif'
import { motifNamed } from '../../motifs/all'
import { createNoise } from '../../noise'
import { createRng } from '../../random'
import { createStencil } from '../../stencil'
import { createDistanceField } from '../../distance-field'
import { createCurrent, CURRENTS } from './current'

const SIZE = 1024
const noise = createNoise(createRng('current'))
const sun = fit(motifNamed('globe'), 400, 600, 300)

function currentNamed(current: (typeof CURRENTS)[number], stencil = createStencil([], SIZE)) {
  const whirls = [{ at: [236, 246] as const, reach: 300 }]
  return createCurrent({ size: SIZE, noise, current, stencil, whirls })
}

test.each(CURRENTS)('the current "%s" has no seam', (current) => {
  for (const stencil of [createStencil([], SIZE), createStencil([sun], SIZE)]) {
    const flow = currentNamed(current, stencil)
    for (let y = 4; y < SIZE - 4; y += 12) {
      for (let x = 4; x < SIZE - 4; x += 12) {
        const here = flow(x, y)
        for (const [nx, ny] of [
          [x + 4, y],
          [x, y + 4],
        ] as const) {
          const there = flow(nx, ny)
          const jump = Math.hypot(here[0] - there[0], here[1] - there[1])
          if (jump > 0.6) expect.fail(`a jump of ${jump} at ${x}, ${y}`)
        }
      }
    }
  }
})

test('strokes beside a figure follow its outline', () => {
  const stencil = createStencil([sun], SIZE)
  const distance = createDistanceField(stencil, SIZE)
  const flow = currentNamed('rise', stencil)
  const across: number[] = []
  for (let y = 0; y < SIZE; y += 8) {
    for (let x = 0; x < SIZE; x += 8) {
      const far = distance.at(x, y)
      if (far < 8 || far > 24) continue
      const [dx, dy] = flow(x, y)
      const [gx, gy] = distance.away(x, y)
      across.push(Math.abs(dx * gx + dy * gy) / (Math.hypot(dx, dy) * Math.hypot(gx, gy) || 1))
    }
  }
  expect(across.length).toBeGreaterThan(50)
  expect(across.filter((share) => share < 0.35).length / across.length).toBeGreaterThan(0.9)
})
