import type { Oklch } from '../../colour'
import { type PlacedMotif, silhouette } from '../../draw-motif'
import type { Point } from '../../geometry'
import type { FamilyContext } from '../../painting'
import { group } from '../../svg'

export function softShadow(placed: PlacedMotif, context: FamilyContext, tone: Oklch): string {
  const moved: PlacedMotif = {
    ...placed,
    shapes: placed.shapes.map((shape) => ({
      ...shape,
      points: shape.points.map(([x, y]): Point => [x + 8, y + 11]),
    })),
  }
  return group(
    [10, 5, 0]
      .map((grow) => group(silhouette(moved, tone, context.noise, grow), { opacity: 0.22 }))
      .join(''),
    { blend: 'multiply' },
  )
}
