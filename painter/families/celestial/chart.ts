import { mix, type Oklch, shade } from '../../colour'
import { ellipse, lens, type Point, rectangle } from '../../geometry'
import type { FamilyContext } from '../../painting'
import { fill, fillAll, stroke } from '../../svg'

/** A star with `points` long rays and as many notches. */
export function starShape([x, y]: Point, r: number, points = 4, notch = 0.28): Point[] {
  return Array.from({ length: points * 2 }, (_, i): Point => {
    const reach = i % 2 === 0 ? r : r * notch
    const t = (i / (points * 2)) * Math.PI * 2 - Math.PI / 2
    return [x + reach * Math.cos(t), y + reach * Math.sin(t)]
  })
}

const polar = ([x, y]: Point, r: number, t: number): Point => [
  x + r * Math.cos(t),
  y + r * Math.sin(t),
]

/** Rings with degrees, and twelve small signs between them. */
export function rings(centre: Point, r: number, gold: Oklch): string {
  const ring = (radius: number, width: number, opacity: number) =>
    stroke(ellipse(centre[0], centre[1], radius, undefined, 0, 120), gold, width, {
      closed: true,
      opacity,
    })
  const ticks = Array.from({ length: 180 }, (_, i) => {
    const t = (i / 180) * Math.PI * 2
    const long = i % 15 === 0 ? 22 : i % 5 === 0 ? 14 : 8
    return lens(polar(centre, r - 4, t), polar(centre, r - 4 - long, t), i % 15 === 0 ? 3.6 : 2.2)
  })
  const signs = Array.from({ length: 12 }, (_, i) => {
    const at = polar(centre, r - 46, ((i + 0.5) / 12) * Math.PI * 2)
    return i % 3 === 0
      ? starShape(at, 9)
      : ellipse(at[0], at[1], i % 3 === 1 ? 3.4 : 5, undefined, 0, 14)
  })
  return (
    ring(r, 3, 0.95) +
    ring(r + 12, 1.6, 0.7) +
    ring(r - 30, 1.4, 0.6) +
    ring(r - 62, 1.8, 0.75) +
    fillAll(ticks, gold, { opacity: 0.85 }) +
    fillAll(signs, gold)
  )
}

/** Three tilted ellipses with a planet each. */
export function orbits(centre: Point, r: number, gold: Oklch, tones: readonly Oklch[]): string {
  return [0.92, 0.8, 0.68]
    .map((share, i) => {
      const turn = -0.5 + i * 0.42
      const path = ellipse(centre[0], centre[1], r * share * 1.08, r * share * 0.86, turn, 110)
      const at = path[[12, 61, 92][i] ?? 0] ?? centre
      return (
        stroke(path, gold, 1.7, { closed: true, opacity: 0.65 }) +
        fill(ellipse(at[0], at[1], 15 - i * 2), tones[i] ?? gold) +
        stroke(ellipse(at[0], at[1], 22 - i * 2), gold, 1.4, { closed: true, opacity: 0.7 })
      )
    })
    .join('')
}

export function milkyWay({ size, rng, noise }: FamilyContext, light: Oklch): string {
  const random = rng.fork('dust')
  const turn = random.range(-0.9, 0.9)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const squares = (count: number, from: number, to: number) =>
    Array.from({ length: count }, () => {
      const along = random.range(-0.75, 0.75) * size
      const across = random.gauss() * size * (0.09 + 0.05 * noise(along / 160, 3))
      const side = random.range(from, to)
      return rectangle(
        size / 2 + along * cos - across * sin,
        size / 2 + along * sin + across * cos,
        side,
        side,
      )
    })
  return (
    fillAll(squares(1500, 1.3, 2.6), light, { opacity: 0.7 }) +
    fillAll(squares(120, 2.6, 4.6), light, { opacity: 0.9 })
  )
}

export function scatter({ size, rng }: FamilyContext, gold: Oklch, light: Oklch): string {
  const random = rng.fork('scatter')
  const at = (): Point => [random.range(40, size - 40), random.range(40, size - 40)]
  return (
    fillAll(
      Array.from({ length: 130 }, () => {
        const [x, y] = at()
        return ellipse(x, y, random.range(1, 2.6), undefined, 0, 8)
      }),
      light,
      { opacity: 0.8 },
    ) +
    fillAll(
      Array.from({ length: 16 }, () => starShape(at(), random.range(7, 15))),
      gold,
      { opacity: 0.8 },
    )
  )
}

/** Suns and moons in the four corners. */
export function corners({ size }: FamilyContext, gold: Oklch, sky: Oklch): string {
  const inset = 92
  const spots: readonly Point[] = [
    [inset, inset],
    [size - inset, inset],
    [inset, size - inset],
    [size - inset, size - inset],
  ]
  return spots
    .map((at, i) => {
      if (i % 3 === 0) {
        return (
          fillAll([starShape(at, 40, 12, 0.62)], gold) +
          fill(ellipse(at[0], at[1], 20), sky) +
          fill(ellipse(at[0], at[1], 15), mix(gold, shade(gold, 0.1), 0.5))
        )
      }
      return (
        fill(ellipse(at[0], at[1], 27), gold) +
        fill(ellipse(at[0] + (i === 1 ? 10 : -10), at[1] - 5, 23), sky)
      )
    })
    .join('')
}
