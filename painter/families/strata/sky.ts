import { mix, type Oklch, oklch, shade } from '../../colour'
import { ellipse, lens, type Point, spline, wobble } from '../../geometry'
import { drawMotif, fit, roleColours } from '../../draw-motif'
import type { Motif } from '../../motif'
import type { FamilyContext } from '../../painting'
import { ramp } from '../../palette'
import { fill, fillAll, radialGradient, stroke, verticalGradient } from '../../svg'

export type Disc = { at: Point; radius: number }
export type Sky = { defs: string; body: string; disc: Disc }

type Options = {
  horizon: number
  disc: Disc
  banded: boolean
  /** A motif in place of the disc. */ face?: Motif
}

function ground(
  { size, palette, noise }: FamilyContext,
  horizon: number,
  banded: boolean,
): { defs: string; body: string } {
  const [top, middle, low] = palette.sky
  const defs = verticalGradient('sky', 0, horizon, [
    { at: 0, colour: top },
    { at: 0.35, colour: mix(top, middle, 0.62) },
    { at: 0.62, colour: middle },
    { at: 1, colour: low },
  ])
  const rect = fill(
    [
      [-20, -20],
      [size + 20, -20],
      [size + 20, horizon + 60],
      [-20, horizon + 60],
    ],
    'url(#sky)',
  )
  if (!banded) return { defs, body: rect }
  const colours = [...ramp(top, middle, 4), ...ramp(middle, low, 5).slice(1)]
  const step = horizon / colours.length
  const bands = colours.slice(1).map((colour, i) => {
    const edge: Point[] = []
    for (let x = -20; x <= size + 20; x += 24) {
      edge.push([x, (i + 1) * step + 16 * noise(x / 190, i * 7.3) + 5 * noise(x / 40, i * 3.1)])
    }
    return fill([...edge, [size + 20, horizon + 60], [-20, horizon + 60]], colour)
  })
  return { defs, body: rect + bands.join('') }
}

function stars({ size, rng, palette }: FamilyContext, horizon: number): string {
  const random = rng.fork('stars')
  const dots = Array.from({ length: 120 }, () => {
    const y = random.next() ** 1.4 * horizon * 0.92
    return ellipse(
      random.range(0, size),
      y,
      random.range(1.1, 2.1) + (random.chance(0.12) ? 1.8 : 0),
      undefined,
      0,
      8,
    )
  })
  return fillAll(dots, mix(palette.disc, oklch(0.97, 0.02, 240), 0.5), { opacity: 0.85 })
}

function cloudColours({ palette }: FamilyContext): Oklch[] {
  const [top, middle, low] = palette.sky
  if (palette.key === 'night') return [shade(middle, 0.07), shade(low, 0.02), mix(top, low, 0.5)]
  if (palette.key === 'dusk') {
    return [
      oklch(0.8, 0.13, 35),
      oklch(0.89, 0.09, 65),
      oklch(0.68, 0.1, 345),
      mix(top, middle, 0.35),
    ]
  }
  return [
    oklch(0.97, 0.02, 80),
    oklch(0.93, 0.045, 60),
    mix(middle, oklch(0.86, 0.06, 20), 0.6),
    shade(middle, 0.06),
  ]
}

/** Long flat clouds, thinner and closer toward the horizon. */
function streaks(context: FamilyContext, horizon: number, disc: Disc): string {
  const { size, rng, noise } = context
  const random = rng.fork('clouds')
  const colours = cloudColours(context)
  return Array.from({ length: random.int(5, 9) }, (_, i) => {
    const near = 1 - i / 10
    const y = horizon * (0.14 + 0.68 * (i / 9)) + random.range(-18, 18)
    const x = random.range(-40, size + 40)
    const wide = random.range(90, 190) * (0.55 + near * 0.6)
    const high = random.range(13, 24) * (0.4 + near * 0.8)
    if (
      Math.abs(y - disc.at[1]) < disc.radius * 0.8 &&
      Math.abs(x - disc.at[0]) < wide + disc.radius * 0.4
    )
      return ''
    const colour = random.pick(colours)
    return [0, 1, 2]
      .map((k) => {
        const [w, h] = [wide * (1 - 0.28 * k), high * (1 - 0.18 * k)]
        const at: Point = [x + random.range(-0.7, 0.7) * wide * Math.min(1, k), y - k * high * 0.6]
        const tone = k === 0 ? mix(colour, shade(colour, -0.07), 0.8) : shade(colour, 0.015 * k)
        return fill(wobble(ellipse(at[0], at[1], w, h), noise, 5), tone, { opacity: 0.9 })
      })
      .join('')
  }).join('')
}

/** Cumulus clouds: flat below, round above, shaded away from the disc. */
function heaps(context: FamilyContext, horizon: number, disc: Disc): string {
  const { size, rng, noise, palette } = context
  const random = rng.fork('heaps')
  const side = disc.at[0] > size / 2 ? 0.28 : 0.72
  return Array.from({ length: random.int(2, 3) }, (_, i) => {
    const wide = random.range(230, 360) * (1 - i * 0.25)
    const x = size * side + random.range(-170, 170) + (i === 1 ? (side < 0.5 ? 420 : -420) : 0)
    const y = horizon * (0.34 + 0.24 * i) + random.range(-24, 24)
    const bumps = random.int(4, 6)
    const points: Point[] = [[x - wide / 2, y]]
    for (let k = 0; k <= bumps * 2; k++) {
      const t = k / (bumps * 2)
      const lift = Math.sin(Math.PI * t) ** 0.8 * wide * 0.3
      points.push([x - wide / 2 + wide * t, y - lift - (k % 2 ? wide * 0.075 : 0)])
    }
    points.push([x + wide / 2, y])
    const outline = spline(points, false, 6)
    const white = mix(oklch(0.975, 0.015, 85), palette.sky[2], 0.12)
    const under = mix(white, palette.sky[0], 0.36)
    const shaded = outline.map(([px, py]): Point => [
      px + (disc.at[0] < x ? 16 : -16),
      y - (y - py) * 0.52,
    ])
    return (
      fill(wobble(outline, noise, 3), white) +
      fill(wobble(shaded, noise, 3), under, { opacity: 0.85 })
    )
  }).join('')
}

function discBody(
  context: FamilyContext,
  disc: Disc,
  stripes: boolean,
  figure: Motif | undefined,
): { defs: string; body: string } {
  const { palette, noise } = context
  const [x, y] = disc.at
  const glow = mix(palette.disc, palette.sky[2], 0.25)
  const night = palette.key === 'night'
  const defs = radialGradient('glow', disc.at, disc.radius * 3.6, [
    { at: 0.18, colour: glow, opacity: night ? 0.5 : 0.75 },
    { at: 0.5, colour: glow, opacity: night ? 0.16 : 0.25 },
    { at: 1, colour: glow, opacity: 0 },
  ])
  const halo = fill(ellipse(x, y, disc.radius * 3.6), 'url(#glow)')
  const face = figure
    ? drawMotif(
        fit(figure, x, y, disc.radius * 2),
        roleColours(figure, palette, palette.sky[1], 0),
        noise,
      )
    : fill(wobble(ellipse(x, y, disc.radius), noise, 2.4), palette.disc)
  const bars = stripes
    ? Array.from({ length: 5 }, (_, i) => {
        const at = y + disc.radius * (0.14 + 0.19 * i)
        const half = Math.sqrt(Math.max(0, disc.radius ** 2 - (at - y) ** 2)) + 4
        return stroke(
          wobble(
            [
              [x - half, at],
              [x + half, at],
            ],
            noise,
            2,
            false,
          ),
          palette.sky[2],
          2.5 + i * 1.7,
        )
      }).join('')
    : ''
  return { defs, body: halo + face + bars }
}

function birds({ rng, palette, size }: FamilyContext, horizon: number): string {
  const random = rng.fork('birds')
  if (palette.key === 'night' || !random.chance(0.55)) return ''
  const x = random.range(0.25, 0.75) * size
  const y = horizon * random.range(0.3, 0.6)
  const ink = mix(palette.ink, palette.sky[1], 0.3)
  return Array.from({ length: random.int(3, 5) }, () => {
    const [bx, by, s] = [x + random.range(-80, 80), y + random.range(-34, 34), random.range(8, 14)]
    return (
      fill(lens([bx - s, by - s * 0.3], [bx, by + 2], 4, -s * 0.3), ink) +
      fill(lens([bx, by + 2], [bx + s, by - s * 0.35], 4, -s * 0.3), ink)
    )
  }).join('')
}

export function drawSky(context: FamilyContext, { horizon, disc, banded, face }: Options): Sky {
  const { palette, rng, brief } = context
  const random = rng.fork('sky')
  const back = ground(context, horizon, banded)
  const light = discBody(context, disc, !face && disc.radius > 100, face)
  const covered = brief.weather === 'rain' && !face
  const heaped = palette.key === 'day' && random.chance(0.4)
  const clouds = heaped ? heaps(context, horizon, disc) : streaks(context, horizon, disc)
  return {
    defs: back.defs + light.defs,
    body:
      back.body +
      (palette.key === 'night' ? stars(context, horizon) : '') +
      (covered ? '' : light.body) +
      (brief.weather === 'mist' ? '' : clouds) +
      birds(context, horizon),
    disc,
  }
}
