import { lens, type Point, spline } from '../geometry'
import { fillAll, stroke } from '../svg'
import type { Place } from '../painting'
import { type Scene, type Seen, square } from './view'

/** These places have trees that the eye does not see. */
const WOODED: readonly (Place | undefined)[] = ['lake', 'forest', 'meadow']

/** Dark leaves close to the eye, in a corner without subjects. */
export function leaves(scene: Scene): Seen | undefined {
  const { size, hull, inner, dark, rng, place } = scene
  if (!WOODED.includes(place)) return undefined
  const isLeft = (hull.left + hull.right) / 2 > size / 2
  const room = isLeft ? hull.left - inner.left : inner.right - hull.right
  if (room < size * (hull.top < size * 0.4 ? 0.5 : 0.1)) return undefined
  const x = (value: number) => (isLeft ? value : size - value)
  const bough = spline(
    [
      [x(-30), size * 0.34],
      [x(size * 0.13), size * 0.17],
      [x(size * 0.34), size * 0.1],
      [x(size * 0.56), size * 0.12],
    ],
    false,
    4,
  )
  const blades = bough.flatMap(([bx, by], i) =>
    [-1, 1].map((side) => {
      const angle = (isLeft ? 0.25 : Math.PI - 0.25) + side * rng.range(0.55, 1.15)
      const length = rng.range(110, 185) * (1 - (i / bough.length) * 0.5)
      const to: Point = [bx + Math.cos(angle) * length, by + Math.sin(angle) * length]
      return lens([bx, by], to, length * 0.36, side * 8)
    }),
  )
  const grass = Array.from({ length: 26 }, (_, i) => {
    const from = x(-20 + i * 17 + rng.range(-8, 8))
    const rise = rng.range(90, 240) * (1 - i / 32)
    return lens([from, size + 12], [from + rng.range(-40, 60), size - rise], 20)
  })
  return {
    from: square(size / 2, size / 2, size),
    to: square(size / 2, size / 2, size),
    front:
      stroke(bough, dark, 9) +
      fillAll(
        blades.filter(() => rng.chance(0.8)),
        dark,
      ) +
      fillAll(grass, dark),
    words: 'Dark leaves are in front.',
  }
}
