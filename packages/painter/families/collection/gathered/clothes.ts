import { type Oklch, shade } from '../../../colour'
import { lens, lineOf, type Point, rectangle } from '../../../geometry'
import { fill, fillAll, stroke, strokeLines } from '../../../svg'

/** Half the outline of a shirt in halves of its width, from the neck to the hem. */
const SHIRT: readonly Point[] = [
  [0.2, -1],
  [0.5, -0.94],
  [1, -0.5],
  [0.82, -0.2],
  [0.62, -0.38],
  [0.6, 0.2],
  [0.64, 1.04],
]

/** A shirt of half a width, px. @param at where its points are */
export function shirt(at: (point: Point) => Point, half: number, cloth: Oklch, ink: Oklch): string {
  const side = (sign: number) => SHIRT.map(([x, y]) => at([sign * x * half, y * half]))
  const neck = lineOf(9, (t): Point =>
    at([(0.2 - 0.4 * t) * half, (-1 + 0.2 * Math.sin(Math.PI * t)) * half]),
  ).toReversed()
  const outline = [...side(1), ...side(-1).toReversed(), ...neck]
  const folds = [-1, 1].map((sign) =>
    lens(at([sign * 0.5 * half, -0.1 * half]), at([sign * 0.54 * half, 0.98 * half]), half * 0.07),
  )
  return (
    fill(outline, cloth) +
    fillAll(folds, shade(cloth, -0.06)) +
    stroke(neck, ink, half * 0.045) +
    strokeLines(
      [-1, 1].map((sign) => [
        at([sign * 0.98 * half, -0.44 * half]),
        at([sign * 0.82 * half, -0.24 * half]),
      ]),
      ink,
      half * 0.04,
    )
  )
}

/** A towel with stripes. */
export function towel(at: (point: Point) => Point, half: number, cloth: Oklch, ink: Oklch): string {
  const w = half * 0.74
  const hem = lineOf(20, (t): Point => at([w - 2 * w * t, half * (1.14 + 0.04 * Math.sin(t * 9))]))
  return (
    fill([at([-w, -half]), at([w, -half]), ...hem], cloth) +
    fillAll(
      [-0.9, 0.84, 0.98].map((y) =>
        rectangle(-w, y * half, 2 * w, half * 0.07).map(([px, py]) => at([px, py])),
      ),
      ink,
    )
  )
}
