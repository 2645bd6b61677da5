import { mix, type Oklch } from '../../colour'
import type { PlacedMotif, RoleColours } from '../../draw-motif'
import { type Box, type Point, spline } from '../../geometry'
import type { Shape } from '../../motif'
import { leaf } from './plants'
import { stroke } from '../../svg'

type Stem = { foot: Point; width: number; role: Shape['role'] }

/** The stem of a plant: a line that ends at its foot. */
export function stemOf({ motif, shapes, box }: PlacedMotif): Stem | undefined {
  if (motif.kind !== 'plant') return undefined
  const near = (box.bottom - box.top) * 0.03
  for (const { points, width, role } of shapes) {
    const foot = points.reduce((low, point) => (point[1] > low[1] ? point : low), [0, -Infinity])
    if (width !== undefined && foot[1] > box.bottom - near) return { foot, width, role }
  }
  return undefined
}

/** A stem comes from the ground below. */
export function rootOf([x]: Point, { bottom, left, right }: Box): Point {
  return [x + (right - left) * 0.012, bottom + 10]
}

/** A stem drawn on from the foot of a plant to its root, with a leaf: a cut one hangs in the air. */
export function rooted({ foot, width, role }: Stem, root: Point, colours: RoleColours): string {
  const tone: Oklch = colours[role]
  const [dx, dy] = [root[0] - foot[0], root[1] - foot[1]]
  const bend: Point = [foot[0] + dx * 0.3, foot[1] + dy * 0.62]
  const line = spline([[foot[0], foot[1] - width], bend, root], false, 10)
  const long = Math.min(Math.hypot(dx, dy) * 0.55, 96)
  const way = dx < 0 ? -1 : 1
  const leaves = [0.35, 0.55].map((share, i) => {
    const at = line[Math.round(share * (line.length - 1))] ?? bend
    const turn = -Math.PI / 2 + (i % 2 ? -way : way) * 0.95
    return long < 36 ? '' : leaf(at, turn, long, long * 0.4, mix(tone, colours.y, i * 0.7))
  })
  return stroke(line, tone, width) + leaves.join('')
}
