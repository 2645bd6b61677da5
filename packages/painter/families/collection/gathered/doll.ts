import { mix, oklch, type Oklch, shade } from '../../../colour'
import { ellipse, lens, lineOf, type Point, spline, wobble } from '../../../geometry'
import type { Noise } from '../../../noise'
import { fill, fillAll, stroke } from '../../../svg'
import { disc, ring } from '../patterns/parts'

export type Dress = { coat: Oklch; scarf: Oklch }

export const APRON = oklch(0.955, 0.025, 88)
const SKIN = oklch(0.86, 0.06, 62)
const INK = oklch(0.25, 0.04, 40)

/** Half the width of a doll by its height, both as shares of its height, from the foot upward. */
const PROFILE: readonly Point[] = [
  [0, 0.2],
  [0.06, 0.245],
  [0.22, 0.272],
  [0.4, 0.262],
  [0.54, 0.205],
  [0.62, 0.178],
  [0.72, 0.192],
  [0.84, 0.178],
  [0.94, 0.11],
  [1, 0],
]
const CURVE = spline(PROFILE)

/** A nesting doll with an empty apron. @param high px */
export function doll(
  x: number,
  foot: number,
  high: number,
  { coat, scarf }: Dress,
  noise: Noise,
): string {
  const part = (low: number, up: number): Point[] => {
    const side = CURVE.filter(([v]) => v >= low && v <= up)
    return [
      ...side.map(([v, half]): Point => [x + half * high, foot - v * high]),
      ...side.toReversed().map(([v, half]): Point => [x - half * high, foot - v * high]),
    ]
  }
  const head = foot - high * 0.79
  const face = (dx: number, dy: number): Point => [x + dx * high, head + dy * high]
  const smile = lineOf(9, (t): Point =>
    face((t - 0.5) * 0.07, 0.07 + Math.sin(Math.PI * t) * 0.018),
  )
  const hair = [-1, 1].map((side) =>
    lens(face(0, -0.125), face(side * 0.132, -0.005), high * 0.062, side * high * 0.02),
  )
  const dots = ring([x, foot - high * 0.33], high * 0.238, 18, 1)
    .filter(({ y }) => y < foot - high * 0.12)
    .map((one) => disc(one.x, one.y, high * 0.011))
  return (
    fill(ellipse(x + high * 0.05, foot - 2, high * 0.25, high * 0.035), INK, { opacity: 0.3 }) +
    fill(wobble(part(0, 1), noise, 1.5), scarf) +
    fill(part(0, 0.6), coat) +
    fill(part(0, 0.055), shade(coat, -0.12)) +
    fill(ellipse(x, head, high * 0.128, high * 0.132), SKIN) +
    fillAll(hair, oklch(0.4, 0.08, 50)) +
    fillAll(
      [-1, 1].map((side) => ellipse(...face(side * 0.05, 0.022), high * 0.0125, high * 0.017)),
      INK,
    ) +
    fillAll(
      [-1, 1].map((side) => disc(...face(side * 0.084, 0.062), high * 0.024)),
      oklch(0.75, 0.12, 25),
    ) +
    stroke(smile, oklch(0.5, 0.17, 22), Math.max(3, high * 0.009)) +
    fillAll(
      [
        lens([x, foot - high * 0.6], [x - high * 0.16, foot - high * 0.53], high * 0.05),
        lens([x, foot - high * 0.6], [x + high * 0.16, foot - high * 0.53], high * 0.05),
      ],
      scarf,
    ) +
    fill(disc(x, foot - high * 0.6, high * 0.027), shade(scarf, -0.12)) +
    fill(ellipse(x, foot - high * 0.3, high * 0.226, high * 0.222), APRON) +
    stroke(
      ellipse(x, foot - high * 0.3, high * 0.226, high * 0.222),
      scarf,
      Math.max(4, high * 0.013),
      { closed: true },
    ) +
    fillAll(dots, mix(scarf, APRON, 0.3))
  )
}
