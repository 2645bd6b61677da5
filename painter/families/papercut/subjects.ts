import type { Oklch } from '../../colour'
import { fit, type PlacedMotif, silhouette, stand } from '../../draw-motif'
import type { Point } from '../../geometry'
import type { Motif } from '../../motif'
import type { FamilyContext } from '../../painting'
import { group } from '../../svg'
import type { Form } from './sheets'

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

/** The main subject in the middle, the others beside or above it. */
export function placeSubjects(
  { size, rng }: FamilyContext,
  subjects: readonly Motif[],
  form: Form,
): PlacedMotif[] {
  const random = rng.fork('subjects')
  const hills = form === 'hills' || form === 'waves'
  const floor = size * (hills ? 0.74 : form === 'arch' ? 0.79 : 0.7)
  const [main, second, third] = subjects
  const flip = random.chance(0.5)
  const out: PlacedMotif[] = []
  const side = (share: number) => size * (flip ? 1 - share : share)
  const alone = !second
  if (main) {
    const x = alone ? size * (hills ? (flip ? 0.42 : 0.58) : 0.5) : side(0.42)
    const high = size * (alone ? 0.42 : 0.36)
    out.push(
      main.mount === 'flies'
        ? fit(main, x, size * 0.5, high, { flip })
        : stand(main, x, floor, high, size * 0.46, { flip }),
    )
  }
  if (second) {
    const sky = second.mount === 'flies'
    const room = size * 0.2
    out.push(
      sky
        ? fit(second, side(0.66), size * 0.32, room, { flip })
        : stand(second, side(0.68), floor + size * 0.035, room, size * 0.22, { flip }),
    )
  }
  if (third) {
    const sky = third.mount === 'flies'
    const room = size * 0.15
    const at: Point =
      second?.mount === 'flies' ? [side(0.3), size * 0.34] : [side(0.64), size * 0.32]
    out.push(
      sky
        ? fit(third, at[0], at[1], room, { flip })
        : stand(
            third,
            side(second?.mount === 'flies' ? 0.66 : 0.26),
            floor + size * 0.04,
            room,
            size * 0.18,
            { flip },
          ),
    )
  }
  return out
}
