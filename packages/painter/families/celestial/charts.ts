import { mix, type Oklch } from '../../colour'
import { ellipse, type Point, rectangle } from '../../geometry'
import type { FamilyContext } from '../../painting'
import { fill, fillAll, stroke } from '../../svg'
import type { Tones } from './figure'

export const CHARTS = ['trails', 'orbits', 'net', 'phases'] as const
export type Chart = (typeof CHARTS)[number]

export const CHART_NAMES: Record<Chart, string> = {
  trails: 'star trails',
  orbits: 'the orbits of planets',
  net: 'fine lines',
  phases: 'the phases of the moon',
}

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

/** Three tilted ellipses with a planet each. */
export function orbits(centre: Point, r: number, gold: Oklch, tones: readonly Oklch[]): string {
  return [0.98, 0.82, 0.66]
    .map((share, i) => {
      const turn = -0.5 + i * 0.42
      const path = ellipse(centre[0], centre[1], r * share * 1.1, r * share * 0.84, turn, 110)
      const at = path[[12, 61, 92][i] ?? 0] ?? centre
      return (
        stroke(path, gold, 1.9, { closed: true, opacity: 0.7 }) +
        fill(ellipse(at[0], at[1], 19 - i * 3), tones[i] ?? gold) +
        stroke(ellipse(at[0], at[1], 27 - i * 3), gold, 1.5, { closed: true, opacity: 0.8 })
      )
    })
    .join('')
}

/** Arcs of stars that turn round a pole. */
export function trails({ size, rng }: FamilyContext, pole: Point, { gold, light }: Tones): string {
  const random = rng.fork('trails')
  const out: string[] = []
  for (let r = 30; r < size * 1.25; r += random.range(9, 17)) {
    const count = 1 + Math.floor(r / 190)
    for (let i = 0; i < count; i++) {
      const from = random.range(0, Math.PI * 2)
      const long = random.range(0.25, 0.95)
      const steps = Math.max(6, Math.round((long * r) / 26))
      const path = Array.from({ length: steps + 1 }, (_, k) =>
        polar(pole, r, from + (long * k) / steps),
      )
      const isGold = random.chance(0.3)
      out.push(
        stroke(path, isGold ? gold : light, random.range(0.9, 2.2), {
          opacity: random.range(0.22, 0.6),
        }),
      )
    }
  }
  return out.join('') + fillAll([starShape(pole, 15)], gold)
}

/** Meridians from a pole outside the picture and circles across them. */
export function net(pole: Point, size: number, gold: Oklch): string {
  const meridians = Array.from({ length: 40 }, (_, i) => {
    const t = (i / 40) * Math.PI * 2
    return stroke([polar(pole, 70, t), polar(pole, size * 1.7, t)], gold, 1.2, { opacity: 0.42 })
  })
  const circles = Array.from({ length: 9 }, (_, i) => {
    const r = 70 + i * size * 0.165
    return stroke(ellipse(pole[0], pole[1], r, undefined, 0, 110), gold, i % 2 ? 1.2 : 2, {
      closed: true,
      opacity: i % 2 ? 0.42 : 0.6,
    })
  })
  return meridians.join('') + circles.join('')
}

/** Seven moons in a row, from new to full and back. @param step from one to the next, as a share */
export function phases(size: number, y: number, { sky, gold }: Tones, step: number): string {
  const r = size * step * 0.33
  return Array.from({ length: 7 }, (_, i) => {
    const x = size * (0.5 + (i - 3) * step)
    const share = 1 - Math.abs(i - 3) / 3
    const way = i < 3 ? -1 : 1
    const edge = [-1, 1].flatMap((side) => {
      const reach = side === 1 ? 1 : 1 - 2 * share
      return Array.from({ length: 17 }, (_, k): Point => {
        const t = (side * (k / 16 - 0.5) + 0) * Math.PI
        return [x - way * r * reach * Math.cos(t), y + r * Math.sin(t)]
      })
    })
    return (
      fill(ellipse(x, y, r), mix(sky, gold, 0.16)) +
      (share > 0 ? fill(edge, gold) : '') +
      stroke(ellipse(x, y, r), gold, 1.6, { closed: true })
    )
  }).join('')
}

/** The milky way and scattered stars. @param isFree whether a point is clear of the figures */
export function stars(
  { size, rng, noise }: FamilyContext,
  { gold, light }: Tones,
  isFree: (x: number, y: number) => boolean,
): string {
  const random = rng.fork('dust')
  const turn = random.range(-0.9, 0.9)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const squares = (count: number, from: number, to: number) =>
    Array.from({ length: count }, (): Point[] => {
      const along = random.range(-0.75, 0.75) * size
      const across = random.gauss() * size * (0.09 + 0.05 * noise(along / 160, 3))
      const side = random.range(from, to)
      const [x, y] = [size / 2 + along * cos - across * sin, size / 2 + along * sin + across * cos]
      return isFree(x, y) ? rectangle(x, y, side, side) : []
    }).filter((shape) => shape.length > 0)
  const anywhere = (): Point => [random.range(40, size - 40), random.range(40, size - 40)]
  const round = Array.from({ length: 130 }, () => {
    const [x, y] = anywhere()
    return { x, y, r: random.range(1, 2.6) }
  }).filter(({ x, y }) => isFree(x, y))
  const large = Array.from({ length: 16 }, () => ({ at: anywhere(), r: random.range(7, 15) }))
  return (
    fillAll(squares(1500, 1.3, 2.6), light, { opacity: 0.7 }) +
    fillAll(squares(120, 2.6, 4.6), light, { opacity: 0.9 }) +
    fillAll(
      round.map(({ x, y, r }) => ellipse(x, y, r, undefined, 0, 8)),
      light,
      { opacity: 0.8 },
    ) +
    fillAll(
      large.filter(({ at: [x, y] }) => isFree(x, y)).map(({ at, r }) => starShape(at, r)),
      gold,
      { opacity: 0.8 },
    )
  )
}
