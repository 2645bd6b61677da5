import { expect, test } from 'vitest'
import { stand } from '../../draw-motif'
import { boundsOf } from '../../geometry'
import { motifNamed } from '../../motifs/all'
import { shadowOf } from './cast-shadow'

test('a shadow begins at the foot and falls away from the light', () => {
  for (const name of ['castle', 'house', 'cactus']) {
    const placed = stand(motifNamed(name), 500, 800, 300)
    const of = (lightX: number) =>
      boundsOf(shadowOf(placed, lightX).shapes.flatMap(({ points }) => points))
    expect(of(100).top, name).toBeGreaterThanOrEqual(799)
    expect(of(100).right, name).toBeGreaterThan(placed.box.right + 20)
    expect(of(900).left, name).toBeLessThan(placed.box.left - 20)
    expect(of(100).bottom, name).toBeLessThan(850)
  }
})
