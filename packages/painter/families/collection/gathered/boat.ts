import { mix, oklch, type Oklch, shade } from '../../../colour'
import { lens, lineOf, type Point } from '../../../geometry'
import { fill, fillAll, stroke, strokeLines } from '../../../svg'
import type { Field } from '../desk'
import { points } from './parts'

export const CREAM = oklch(0.95, 0.03, 88)
export const HULLS = [oklch(0.48, 0.14, 28), oklch(0.32, 0.06, 260), oklch(0.5, 0.09, 60)] as const

/** A point of a sail that the wind fills. @param u, v shares of its width and height from its middle */
function sailAt({ x, y, wide, high }: Field, lean: number) {
  const [w, h] = [wide * 0.64, high * 0.62]
  return (u: number, v: number): Point => {
    const swell = 0.72 + 0.28 * Math.sin(((v + 1) / 2) * 0.75 * Math.PI)
    const belly = lean * 0.12 * w * Math.cos((v * Math.PI) / 2)
    return [x + u * w * swell + belly, y + v * h - (1 - u * u) * h * 0.16 * Math.max(0, v)]
  }
}

/** A boat whose sail has the field in it. @param lean the side to which the wind blows, 1 or -1 */
export function boat(field: Field, sail: Oklch, hull: Oklch, lean: number, sea: Oklch): string {
  const { x, y, wide, high } = field
  const at = sailAt(field, lean)
  const edge = (from: Point, to: Point) =>
    lineOf(12, (t) => at(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t))
  const between = (low: number, up: number): Point[] => [
    ...edge([-1, low], [1, low]),
    ...edge([1, low], [1, up]),
    ...edge([1, up], [-1, up]),
    ...edge([-1, up], [-1, low]),
  ]
  const deck = y + high * 0.74
  const low = high * 0.19
  const half = wide * 0.66
  const line = lineOf(20, (t): Point => [
    x + half * (2 * t - 1),
    deck - (2 * t - 1) ** 4 * low * 0.42,
  ])
  const keel: Point[] = points(x + half * 0.74, deck + low, x - half * 0.7, deck + low)
  const wood = oklch(0.36, 0.05, 55)
  const top = y - high * 0.74
  return (
    stroke(points(x, top, x, deck), wood, Math.max(7, wide / 34)) +
    fill([...line, ...keel], hull) +
    fill([...line, ...line.toReversed().map(([px, py]): Point => [px, py + low * 0.22])], CREAM) +
    fillAll(
      [0, 1, 2, 3, 4].map((k) =>
        lens(
          [x - half * (1 - k * 0.16), deck + low * (1 + k * 0.5)],
          [x + half * (1 - k * 0.16), deck + low * (1 + k * 0.5)],
          low * 0.3,
          -3,
        ),
      ),
      mix(sail, sea, 0.45),
      { opacity: 0.75 },
    ) +
    fill(points(x, top, x + lean * wide * 0.2, top + 12, x, top + 24), HULLS[0]) +
    fill(between(-1, 1), sail) +
    fill(between(0.86, 1), hull) +
    fill(between(-1, -0.88), hull) +
    fill(
      [...edge([0.66, -1], [1, -1]), ...edge([1, -1], [1, 1]), ...edge([0.78, 1], [0.66, -1])],
      wood,
      {
        opacity: 0.12,
      },
    ) +
    strokeLines(
      [-0.5, 0, 0.5].map((u) => edge([u, -0.86], [u, 0.84])),
      shade(sail, -0.05),
      3,
    ) +
    stroke(edge([-1.06, -1], [1.06, -1]), wood, Math.max(6, wide / 40))
  )
}
