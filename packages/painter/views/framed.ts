import { mix, oklch } from '../colour'
import { ellipse, type Point, rectangle, wobble } from '../geometry'
import { fill, fillAll, stroke, strokeLines } from '../svg'
import { highOf, type Scene, type Seen, square, wideOf } from './view'

const GOLD = oklch(0.72, 0.11, 78)

/** A part of the composition with all subjects in it, as large as the opening.
 * @param minSide of the part in which they are whole */
function through(
  { inner, hull }: Scene,
  to: { x: number; y: number; side: number },
  minSide: number,
) {
  const side = Math.max(minSide, wideOf(inner) * 0.74)
  if (side > wideOf(inner)) return undefined
  const [x, y] = [(hull.left + hull.right) / 2, (hull.top + hull.bottom) / 2]
  const into = (at: number, low: number, high: number) =>
    Math.min(high - side / 2, Math.max(low + side / 2, at))
  return {
    from: square(into(x, inner.left, inner.right), into(y, inner.top, inner.bottom), side),
    to: square(to.x, to.y, to.side),
  }
}

/** The round window of a ship. */
export function porthole(scene: Scene): Seen | undefined {
  const { size, dark, noise } = scene
  const r = size * 0.37
  const minSide = Math.hypot(wideOf(scene.hull), highOf(scene.hull)) * 1.12
  const seen = through(scene, { x: size / 2, y: size / 2, side: r * 2 }, minSide)
  if (!seen) return undefined
  const ring = (reach: number) => ellipse(size / 2, size / 2, reach, reach, 0, 84)
  const steel = mix(oklch(0.42, 0.05, 250), oklch(0.6, 0.02, 240), 0.2)
  const bronze = mix(GOLD, oklch(0.35, 0.06, 50), 0.6)
  const rivets = Array.from({ length: 12 }, (_, i) => {
    const angle = ((i + 0.5) / 12) * Math.PI * 2
    return ellipse(size / 2 + (r + 50) * Math.cos(angle), size / 2 + (r + 50) * Math.sin(angle), 13)
  })
  const planks: Point[][] = [1, 2, 3].map((i) => [
    [0, (size * i) / 4],
    [size, (size * i) / 4],
  ])
  return {
    ...seen,
    outline: ring(r),
    back:
      fill(rectangle(0, 0, size, size), steel) +
      strokeLines(planks, dark, 5, { opacity: 0.4 }) +
      fill(ellipse(size / 2 + 8, size / 2 + 16, r + 92), dark, { opacity: 0.35 }) +
      fill(wobble(ring(r + 90), noise, 2), GOLD) +
      fill(ring(r + 14), bronze),
    front: fillAll(rivets, bronze),
    words: 'It is seen through the round window of a ship.',
  }
}

/** A scroll with rods, on a wall. */
export function scroll(scene: Scene): Seen | undefined {
  const { size, inner, hull, wall, dark, wood } = scene
  const [wide, high] = [size * 0.56, size * 0.7]
  if (wideOf(hull) > wideOf(inner) * 0.68) return undefined
  const x = (hull.left + hull.right) / 2
  const half = (wideOf(inner) * (wide / high)) / 2
  const middle = Math.min(inner.right - half, Math.max(inner.left + half, x))
  const scale = high / wideOf(inner)
  const cx = size / 2 - (middle - (inner.left + inner.right) / 2) * scale
  const cloth = oklch(0.42, 0.06, 258)
  const sheet = (grow: number, rise: number) =>
    rectangle(
      size / 2 - wide / 2 - grow,
      size * 0.49 - high / 2 - rise,
      wide + 2 * grow,
      high + 2 * rise,
    )
  const rod = (y: number) => rectangle(size / 2 - wide / 2 - 84, y - 13, wide + 168, 26)
  const cord: Point[] = [
    [size / 2 - wide * 0.36, size * 0.06],
    [size / 2, -6],
    [size / 2 + wide * 0.36, size * 0.06],
  ]
  return {
    from: inner,
    to: square(cx, size * 0.49, high),
    outline: sheet(0, 0),
    back:
      fill(rectangle(0, 0, size, size), wall) +
      fill(rectangle(size / 2 - wide / 2 - 30, size * 0.08, wide + 90, size * 0.86), dark, {
        opacity: 0.16,
      }) +
      stroke(cord, dark, 5) +
      fill(sheet(48, high * 0.13), cloth) +
      fill(sheet(12, 12), wood),
    front: fillAll(
      [rod(size * 0.49 - high * 0.63), rod(size * 0.49 + high * 0.63)],
      oklch(0.36, 0.06, 45),
    ),
    words: 'It is on a scroll that hangs on a wall.',
  }
}
