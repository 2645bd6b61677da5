import { mix, type Oklch, shade } from '../../colour'
import { ellipse, lens, type Point, spline, wobble } from '../../geometry'
import type { Noise } from '../../noise'
import type { Rng } from '../../random'
import { fill, fillAll, stroke } from '../../svg'

export const HEADS = [
  'daisy',
  'poppy',
  'umbel',
  'tulip',
  'ball',
  'spike',
  'berries',
  'bell',
] as const
export type Head = (typeof HEADS)[number]

export type Tint = { petal: Oklch; heart: Oklch; leaf: Oklch; stem: Oklch; dark: Oklch }

const polar = ([x, y]: Point, r: number, t: number): Point => [
  x + r * Math.cos(t),
  y + r * Math.sin(t),
]

/** A leaf with its shadow side and its vein. */
export function leaf(
  from: Point,
  angle: number,
  long: number,
  wide: number,
  colour: Oklch,
): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const at = (along: number, across: number): Point => [
    from[0] + along * cos - across * sin,
    from[1] + along * sin + across * cos,
  ]
  const side = (sign: number): Point[] =>
    spline([
      at(0, 0),
      at(long * 0.28, sign * wide * 0.46),
      at(long * 0.62, sign * wide * 0.4),
      at(long, 0),
    ])
  return (
    fill([...side(-1), ...side(1).reverse()], colour) +
    fill([...side(1), at(0, 0)], shade(colour, -0.06)) +
    stroke([at(0, 0), at(long * 0.86, 0)], shade(colour, 0.1), Math.max(1.6, wide * 0.06))
  )
}

function daisy(at: Point, r: number, { petal, heart }: Tint, rng: Rng): string {
  const count = rng.int(9, 13)
  const petals = Array.from({ length: count }, (_, i) => {
    const t = (i / count) * Math.PI * 2 + rng.range(-0.05, 0.05)
    return lens(polar(at, r * 0.2, t), polar(at, r * rng.range(0.94, 1.06), t), r * 0.42)
  })
  const [even, odd] = [0, 1].map((rest) => petals.filter((_, i) => i % 2 === rest))
  return (
    fillAll(even ?? [], shade(petal, -0.06)) +
    fillAll(odd ?? [], petal) +
    fill(ellipse(at[0], at[1], r * 0.3), heart) +
    fill(ellipse(at[0] + r * 0.06, at[1] + r * 0.07, r * 0.2), shade(heart, -0.09))
  )
}

function poppy(at: Point, r: number, { petal, dark }: Tint, rng: Rng, noise: Noise): string {
  const turn = rng.range(0, 2)
  const cups = [0, 1, 2, 3].map((i) => {
    const [x, y] = polar(at, r * 0.42, turn + (i * Math.PI) / 2)
    return fill(wobble(ellipse(x, y, r * 0.62), noise, 4), shade(petal, i % 2 ? 0.03 : -0.05))
  })
  const stamens = Array.from({ length: 14 }, (_, i) => {
    const [x, y] = polar(at, r * 0.3, (i / 14) * Math.PI * 2)
    return ellipse(x, y, r * 0.045, undefined, 0, 8)
  })
  return cups.join('') + fill(ellipse(at[0], at[1], r * 0.17), dark) + fillAll(stamens, dark)
}

function umbel(at: Point, r: number, { petal, stem }: Tint, up: number, rng: Rng): string {
  const rays = Array.from({ length: 13 }, (_, i) => {
    const t = up + (i / 12 - 0.5) * 2.3
    return polar(at, r * (0.86 + 0.2 * Math.cos((i / 12 - 0.5) * 3)), t)
  })
  const tufts = rays.flatMap((end) =>
    Array.from({ length: 6 }, () => {
      const [x, y] = polar(end, r * rng.range(0, 0.17), rng.range(0, Math.PI * 2))
      return ellipse(x, y, r * rng.range(0.06, 0.1), undefined, 0, 9)
    }),
  )
  return (
    rays.map((end) => stroke([at, end], stem, 2.6)).join('') +
    fillAll(tufts.slice(0, 40), shade(petal, -0.05)) +
    fillAll(tufts.slice(40), petal)
  )
}

function tulip(at: Point, r: number, { petal }: Tint, up: number): string {
  const t = up
  const base = polar(at, -r * 0.7, t)
  const petalAt = (turn: number, share: number) =>
    lens(base, polar(polar(at, r * share, t + turn), 0, 0), r * 0.86)
  return (
    fill(petalAt(0.75, 0.92), shade(petal, -0.08)) +
    fill(petalAt(-0.75, 0.92), shade(petal, -0.03)) +
    fill(petalAt(0, 1), petal)
  )
}

function ball(at: Point, r: number, { petal }: Tint, rng: Rng): string {
  const dots = Array.from({ length: 72 }, () => {
    const [x, y] = polar(at, r * Math.sqrt(rng.next()), rng.range(0, Math.PI * 2))
    return ellipse(x, y, r * rng.range(0.09, 0.15), undefined, 0, 9)
  })
  return (
    fill(ellipse(at[0], at[1], r * 0.86), shade(petal, -0.09)) +
    fillAll(dots.slice(0, 40), shade(petal, -0.03)) +
    fillAll(dots.slice(40), shade(petal, 0.06))
  )
}

function spike(at: Point, r: number, { petal, stem }: Tint, up: number): string {
  const tip = polar(at, r * 2.1, up)
  const buds = Array.from({ length: 22 }, (_, i) => {
    const t = i / 22
    const on: Point = [at[0] + (tip[0] - at[0]) * t, at[1] + (tip[1] - at[1]) * t]
    const out = up + (i % 2 ? 1.05 : -1.05)
    return lens(on, polar(on, r * (0.62 - 0.42 * t), out), r * (0.3 - 0.14 * t))
  })
  return (
    stroke([at, tip], stem, 3) +
    fillAll(
      buds.filter((_, i) => i % 4 < 2),
      petal,
    ) +
    fillAll(
      buds.filter((_, i) => i % 4 > 1),
      shade(petal, -0.06),
    )
  )
}

function berries(at: Point, r: number, { petal, stem }: Tint, rng: Rng): string {
  return Array.from({ length: 7 }, (_, i) => {
    const end = polar(at, r * rng.range(0.6, 1.05), (i / 7) * Math.PI * 2 + rng.range(-0.3, 0.3))
    return (
      stroke([at, end], stem, 2.4) +
      fill(ellipse(end[0], end[1], r * 0.23), petal) +
      fill(ellipse(end[0] - r * 0.07, end[1] - r * 0.08, r * 0.06), shade(petal, 0.2))
    )
  }).join('')
}

function bell(at: Point, r: number, { petal, heart }: Tint): string {
  const [x, y] = at
  const cup: Point[] = spline([
    [x - r * 0.12, y - r * 0.6],
    [x - r * 0.5, y + r * 0.1],
    [x - r * 0.72, y + r * 0.66],
    [x - r * 0.3, y + r * 0.52],
    [x, y + r * 0.72],
    [x + r * 0.3, y + r * 0.52],
    [x + r * 0.72, y + r * 0.66],
    [x + r * 0.5, y + r * 0.1],
    [x + r * 0.12, y - r * 0.6],
  ])
  return (
    fill(cup, petal) +
    fill(
      cup.filter(([px]) => px >= x),
      shade(petal, -0.06),
    ) +
    fill(ellipse(x, y + r * 0.78, r * 0.1), heart)
  )
}

/** One flower head. @param up the direction in which its stem ends */
export function drawHead(
  head: Head,
  at: Point,
  r: number,
  tint: Tint,
  up: number,
  rng: Rng,
  noise: Noise,
): string {
  switch (head) {
    case 'daisy':
      return daisy(at, r, tint, rng)
    case 'poppy':
      return poppy(at, r, tint, rng, noise)
    case 'umbel':
      return umbel(at, r, tint, up, rng)
    case 'tulip':
      return tulip(at, r, tint, up)
    case 'ball':
      return ball(at, r, tint, rng)
    case 'spike':
      return spike(at, r, tint, up)
    case 'berries':
      return berries(at, r, tint, rng)
    case 'bell':
      return bell(at, r, tint)
  }
}

/** A fern: a bent rib with leaflets that get shorter toward its tip. */
export function fern(
  from: Point,
  angle: number,
  long: number,
  bend: number,
  colour: Oklch,
): string {
  const rib = Array.from({ length: 15 }, (_, i): Point => {
    const t = i / 14
    return polar(from, long * t, angle + bend * t * t)
  })
  const leaflets = rib.slice(2).flatMap((at, i) => {
    const t = (i + 2) / 14
    const size = long * 0.24 * Math.sin(Math.PI * Math.min(1, 0.2 + t * 0.8)) + 5
    const on = angle + bend * t * 2
    return [-1, 1].map((side) => lens(at, polar(at, size, on + side * 0.95), size * 0.24))
  })
  return stroke(rib, mix(colour, shade(colour, -0.1), 0.6), 3) + fillAll(leaflets, colour)
}
