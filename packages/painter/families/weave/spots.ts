import { type PlacedMotif, shifted } from '../../draw-motif'
import { boundsOf, type Point } from '../../geometry'
import type { Motif, Shape } from '../../motif'
import { baseOf, type BaseRole } from '../../roles'

/** Roles of eyes and pips. */
export const SPOT_ROLES: readonly BaseRole[] = ['k', 'l']

/** Most stitches of a spot across. */
const MAX = 5
/** The share of its box that a round shape fills. */
const [MIN_ROUND, MAX_ROUND] = [0.7, 0.86]

function areaOf(points: readonly Point[]): number {
  const twice = points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y]
    return sum + x * ny - nx * y
  }, 0)
  return Math.abs(twice) / 2
}

/** Whether a shape is a small round eye or pip: sampled, two equal ones would differ. */
export function isSpot({ role, points, width }: Shape, stitch: number): boolean {
  if (width !== undefined || !SPOT_ROLES.includes(baseOf(role))) return false
  const { left, right, top, bottom } = boundsOf(points)
  const [wide, high] = [right - left, bottom - top]
  const share = areaOf(points) / (wide * high)
  return Math.max(wide, high) < MAX * stitch && share > MIN_ROUND && share < MAX_ROUND
}

/** The stitches of a spot: a block, without its corners where it is large. One on the axis, such as
 * a nose, has as many to its left as to its right. */
export function stitchesOf(points: readonly Point[], stitch: number, axis: number): Point[] {
  const { left, right, top, bottom } = boundsOf(points)
  const isMiddle = Math.abs((left + right) / 2 - axis) < stitch / 4
  const across = (right - left) / stitch
  const wide = isMiddle ? Math.max(2, 2 * Math.round(across / 2)) : Math.max(1, Math.round(across))
  const high = Math.max(1, Math.round((bottom - top) / stitch))
  const from = Math.round((left + right) / 2 / stitch - wide / 2)
  const above = Math.round((top + bottom) / 2 / stitch - high / 2)
  const isCorner = (x: number, y: number) =>
    wide > 3 && high > 3 && (x === 0 || x === wide - 1) && (y === 0 || y === high - 1)
  return Array.from({ length: wide * high }, (_, i): Point => [i % wide, Math.floor(i / wide)])
    .filter(([x, y]) => !isCorner(x, y))
    .map(([x, y]): Point => [from + x, above + y])
}

/** The line between two eyes of equal height. */
function middleOfEyes({ shapes }: Pick<PlacedMotif, 'shapes'>, stitch: number): number | undefined {
  const spots = shapes
    .filter((shape) => isSpot(shape, stitch))
    .map(({ points }) => boundsOf(points))
  const near = stitch / 10
  for (const [i, one] of spots.entries()) {
    const other = spots
      .slice(i + 1)
      .find(
        ({ left, top, bottom }) =>
          Math.abs(one.top - top) < near &&
          Math.abs(one.bottom - bottom) < near &&
          Math.abs(one.left - left) > stitch,
      )
    if (other) return (Math.min(one.left, other.left) + Math.max(one.right, other.right)) / 2
  }
  return undefined
}

/** Whether it looks at the viewer. */
export function hasFace(motif: Motif): boolean {
  const { left, right } = motif.box
  return middleOfEyes(motif, (right - left) / 20) !== undefined
}

/** The line between two eyes, or else the middle. */
export function axisOf(placed: PlacedMotif, stitch: number): number {
  return middleOfEyes(placed, stitch) ?? (placed.box.left + placed.box.right) / 2
}

/** Moves a figure so that its axis is between two stitches and its foot on one: faces get two equal
 * halves, and repeats are equal. */
export function onStitches<T extends PlacedMotif>(placed: T, stitch: number): T {
  const off = (at: number) => Math.round(at / stitch) * stitch - at
  const moved = shifted(placed, off(axisOf(placed, stitch)), off(placed.box.bottom))
  return { ...placed, ...moved }
}
