import { lens, type Point, rectangle, spline, wobble } from '../geometry'
import { fill, fillAll, stroke } from '../svg'
import { highOf, type Scene, type Seen, square, wideOf } from './view'

/** Two or three panels beside each other. */
export function panels(scene: Scene): Seen | undefined {
  const { size, inner, hull, paper, rng, noise } = scene
  const [margin, gap] = [52, 34]
  const side = size - 2 * margin
  const at = (share: number) => margin + side * share
  const [from, to] = [hull.left, hull.right].map((x) => (x - inner.left) / wideOf(inner))
  // A gap would cut a subject in two.
  const half = gap / side / 2 + 0.01
  const isClear = (cut: number) => cut < (from ?? 0) - half || cut > (to ?? 1) + half
  const choices = [[1 / 3, 2 / 3], [0.5], [0.4], [0.6], [0.3], [0.7]]
  const cuts = rng.shuffle(choices).find((all) => all.every(isClear))
  if (!cuts) return undefined
  const sheet = paper()
  const bars = cuts.map((cut) =>
    fill(wobble(rectangle(at(cut) - gap / 2, margin - 8, gap, side + 16), noise, 2), sheet),
  )
  return {
    from: inner,
    to: square(size / 2, size / 2, side),
    outline: rectangle(margin, margin, side, side),
    front: bars.join(''),
    words: `It is in ${cuts.length > 1 ? 'three' : 'two'} panels.`,
  }
}

/** A room's wall with a window, through which the composition is seen. */
export function windowed(scene: Scene): Seen | undefined {
  const { size, inner, hull, wall, wood, dark, noise } = scene
  const [left, top, wide, high] = [size * 0.2, size * 0.1, size * 0.6, size * 0.68]
  if (highOf(hull) > highOf(inner) * 0.75) return undefined
  const frame = (grow: number) =>
    wobble(rectangle(left - grow, top - grow, wide + 2 * grow, high + 2 * grow), noise, 2)
  // Neither a bar nor the pot is before the subject.
  const sides = [hull.left, hull.right].map((x) => (high * (x - inner.left)) / wideOf(inner))
  const [from = 0, to = 0] = sides.map((x) => left + wide / 2 - high / 2 + x)
  const isClear = (x: number, half: number) => x + half < from || x - half > to
  const bars = [0.5, 0.34, 0.66]
    .map((share) => left + wide * share)
    .filter((x) => isClear(x, 14))
    .slice(0, 1)
    .map((x) => rectangle(x - 7, top, 14, high))
  const pots = [0.14, 0.86].map((share) => left + wide * share).filter((x) => isClear(x, 100))
  const sill = rectangle(left - 64, top + high + 20, wide + 128, 34)
  const shadow = rectangle(left - 50, top + high + 54, wide + 110, 20)
  return {
    from: inner,
    to: square(left + wide / 2, top + high / 2, high),
    outline: rectangle(left, top, wide, high),
    back:
      fill(rectangle(0, 0, size, size), wall) +
      fill(shadow, dark, { opacity: 0.22 }) +
      fill(frame(24), wood),
    front:
      fillAll(bars, wood) +
      fill(wobble(sill, noise, 2), wood) +
      stroke(frame(0), dark, 3, { closed: true, opacity: 0.5 }) +
      pots
        .slice(0, 1)
        .map((x) => pot(scene, x, top + high + 22))
        .join(''),
    words: 'It is seen through a window.',
  }
}

function pot({ dark, noise, rng }: Scene, x: number, foot: number): string {
  const leaves = Array.from({ length: 9 }, (_, i) => {
    const angle = -Math.PI / 2 + (i - 4) * 0.33 + rng.range(-0.1, 0.1)
    return lens([x, foot - 70], [x + Math.cos(angle) * 96, foot - 70 + Math.sin(angle) * 96], 20)
  })
  const body: Point[] = [
    [x - 40, foot - 78],
    [x + 40, foot - 78],
    [x + 28, foot],
    [x - 28, foot],
  ]
  return fillAll(leaves, dark) + fill(wobble(body, noise, 2), dark)
}

/** Dark leaves close to the eye, in a corner without subjects. */
export function leaves(scene: Scene): Seen | undefined {
  const { size, hull, inner, dark, rng } = scene
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

/** What stands on the ground stands in still water instead. */
export function reflection(scene: Scene): Seen | undefined {
  const { size, inner, hull, shown, dark, wall, rng } = scene
  if (shown.some(({ motif }) => motif.mount === 'flies' || motif.kind === 'symbol'))
    return undefined
  const share = highOf(hull) > size * 0.5 ? 0.72 : 0.63
  const line = size * share
  const foot = Math.min(hull.bottom + 6, inner.bottom)
  const side = Math.max((highOf(hull) * 1.06) / share, wideOf(hull) * 1.16, size * 0.62)
  if (side > wideOf(inner) || foot - side * share < inner.top) return undefined
  const x = (hull.left + hull.right) / 2
  const left = Math.min(Math.max(inner.left, x - side / 2), inner.right - side)
  const from = {
    left,
    right: left + side,
    top: foot - side * share,
    bottom: foot + side * (1 - share),
  }
  const ripples = Array.from({ length: 26 }, (_, i) => {
    const y = line + 8 + (i / 26) ** 1.3 * (size - line)
    const [cx, half] = [rng.range(0, size), rng.range(40, 150) * (0.6 + i / 30)]
    return lens([cx - half, y], [cx + half, y], 3 + i * 0.32)
  })
  return {
    from,
    to: square(size / 2, size / 2, size),
    mirror: { line, squash: 0.72 },
    front:
      fill(rectangle(0, line, size, size - line), dark, { opacity: 0.24 }) +
      fillAll(ripples, wall, { opacity: 0.75 }) +
      fill(rectangle(0, line - 3, size, 6), dark, { opacity: 0.5 }),
    words: 'It is mirrored in still water below.',
  }
}
