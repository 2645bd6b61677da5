import { mix, type Oklch, oklch } from '../../colour'
import { ellipse, lens, type Point, wobble } from '../../geometry'
import { drawMotif, fit, insideFrame, type PlacedMotif } from '../../draw-motif'
import type { Motif } from '../../motif'
import type { Disc, FamilyContext, Weather } from '../../painting'
import { type Palette, ramp } from '../../palette'
import { fill, fillAll, radialGradient, stroke, verticalGradient } from '../../svg'
import { inAir } from '../air'
import { standInAir } from '../stand-in-air'
import { heaps, streaks } from './clouds'

export type Sky = { defs: string; body: string; disc: Disc }

type Options = {
  horizon: number
  disc: Disc
  banded: boolean
  /** A motif in place of the disc. */
  face?: Motif
}

/** The colour of the open sky. @param share of the way from the upper edge to the horizon */
export function skyTone({ sky: [top, middle, low] }: Palette, share: number): Oklch {
  const upper = mix(top, middle, 0.62)
  if (share < 0.35) return mix(top, upper, Math.max(0, share) / 0.35)
  if (share < 0.62) return mix(upper, middle, (share - 0.35) / 0.27)
  return mix(middle, low, Math.min(1, (share - 0.62) / 0.38))
}

/** Whether a sky shows its hour: by day a pink or orange one may be that of an evening, and clouds
 * hide a dusk. */
export function isHourSeen({ key, sky: [, middle] }: Palette, weather: Weather): boolean {
  if (key === 'dusk') return weather === 'clear' || weather === 'wind'
  return key === 'night' || (middle.h > 175 && middle.h < 265)
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

/** A sun or moon with a face, as it is seen in the sky. */
function drawFace(
  context: FamilyContext,
  placed: PlacedMotif,
  tone: Oklch,
  sky: { defs: string; body: string },
): string {
  const { air, aired } = standInAir(context, {
    ...sky,
    id: 'face-air',
    airedWith: (shift) => inAir(context, [placed], [{ until: Infinity, tone }], 0, shift),
  })
  const faces = aired.map(({ colours }) => drawMotif(placed, colours, context.noise))
  return air + context.show(placed, faces.join(''))
}

/** Room between a face in the sky and the edge of the picture, a border included. */
const ROOM = 78

function faceAt({ size }: FamilyContext, figure: Motif, { at: [x, y], radius }: Disc) {
  return insideFrame(fit(figure, x, y, radius * 2), size, ROOM)
}

function discBody(
  context: FamilyContext,
  disc: Disc,
  stripes: boolean,
  figure: Motif | undefined,
  sky: { defs: string; body: string },
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
    ? drawFace(context, faceAt(context, figure, disc), mix(skyTone(palette, 0.5), glow, 0.3), {
        defs: sky.defs + defs,
        body: sky.body + halo,
      })
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
  // Stripes are those of a setting sun.
  const striped = !face && disc.radius > 100 && palette.key === 'dusk'
  const light = discBody(context, disc, striped, face, back)
  const covered = brief.weather === 'rain' && !face
  const heaped = (palette.key === 'day' && random.chance(0.4)) || brief.weather === 'rain'
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
