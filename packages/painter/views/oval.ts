import { oklch } from '../colour'
import { ellipse, type Point, rectangle } from '../geometry'
import { fill, fillAll, stroke } from '../svg'
import { highOf, type Scene, type Seen, square, wideOf, within } from './view'
import { toned } from './framed'

/** Half of its width and of its height, as shares of the side. */
const [HALF, TALL] = [0.3, 0.375]
const MIDDLE = 0.53
/** Stripes of the wall. */
const STRIPES = 11

/** An upright oval frame that hangs on a striped wall; undefined where it would cut a subject. */
export function oval({ size, inner, hull, wall, wood, dark }: Scene): Seen | undefined {
  const side = wideOf(inner)
  const long = 2 * TALL * size
  // Corners of the subjects are within the oval, which is narrower than the composition.
  const needed = Math.hypot(wideOf(hull) / (HALF / TALL), highOf(hull)) * 1.04
  if (needed > side) return undefined
  const part = Math.max(needed, side * 0.84)
  const x = within((hull.left + hull.right) / 2, inner.left + part / 2, inner.right - part / 2)
  const y = within((hull.top + hull.bottom) / 2, inner.top + part / 2, inner.bottom - part / 2)
  const [cx, cy] = [size / 2, size * MIDDLE]
  const ring = (grow: number): Point[] =>
    ellipse(cx, cy, HALF * size + grow, TALL * size + grow, 0, 96)
  const [face, frame] = [toned(wall, 0.52), toned(wood, 0.5, 0.72)]
  const step = size / STRIPES
  const stripes = Array.from({ length: Math.ceil(STRIPES / 2) }, (_, i) =>
    rectangle(step * 2 * i, 0, step, size),
  )
  const nail: Point = [cx, size * 0.045]
  const top = cy - TALL * size - 30
  const cord: Point[] = [[cx - size * 0.08, top + 14], nail, [cx + size * 0.08, top + 14]]
  return {
    from: square(x, y, part),
    to: square(cx, cy, long),
    outline: ring(0),
    back:
      fill(rectangle(0, 0, size, size), face) +
      fillAll(stripes, oklch(0.97, 0.01, 85), { opacity: 0.22 }) +
      fill(
        ring(40).map(([px, py]): Point => [px + 12, py + 16]),
        dark,
        { opacity: 0.2 },
      ) +
      stroke(cord, dark, 5) +
      fill(ellipse(nail[0], nail[1], 9), dark) +
      fill(ring(38), frame) +
      stroke(ring(24), oklch(0.95, 0.03, 88), 5, { closed: true, opacity: 0.6 }) +
      fill(ring(10), oklch(0.95, 0.02, 88)),
    front: stroke(ring(0), dark, 4, { closed: true, opacity: 0.45 }),
    words: 'It hangs on a wall in an oval frame.',
  }
}
