import { ellipse, type Point, rectangle, spline, wobble } from '../../geometry'
import type { Disc, FamilyContext } from '../../painting'
import { fill, fillAll, verticalGradient } from '../../svg'
import type { Motif } from '../../motif'
import { HEAD_ALONE } from '../../relations/sorts'
import { FROM_ABOVE } from '../build-turns'
import { LARGE_CIRCLE } from '../disc-name'
import { type Plates, plates } from './inks'

/** `cloth` is the ground of a ring alone. */
type GroundName = 'sunrise' | 'rays' | 'stripes' | 'blocks' | 'cloth'

export type Ground = {
  defs: string
  body: string
  foot: number
  side: number
  description: string
  /** Behind the subject; what stands is on ground in its lower part. */
  behind?: Disc
  /** y of the upper edge of what a subject stands on; none where it is in the middle of a disc. */
  floor?: number
  /** A disc in the sky and the sky round it. */
  light?: { disc: Plates; sky: Plates }
}

export const BLANK = plates(0, 0, 0)

function hill({ size, noise }: FamilyContext, y: number, row: number): Point[] {
  const top = Array.from({ length: 9 }, (_, i): Point => [
    (i / 8) * (size + 80) - 40,
    y - size * 0.05 * noise(i * 0.6, row * 7.7),
  ])
  return [...spline(top), [size + 40, size + 40], [-40, size + 40]]
}

/** An animal, a building, a car or a boat would hang in a disc: the ground on which it is, or water, in the lower
 * part of it. */
export function onLand(
  ground: Ground,
  hero: Motif,
  { noise, size }: Pick<FamilyContext, 'noise' | 'size'>,
): Ground {
  const { behind } = ground
  const isStanding =
    hero.mount === 'stands' && !FROM_ABOVE.test(hero.name) && !HEAD_ALONE.test(hero.name)
  const isOnLand =
    hero.kind === 'animal' ? isStanding : /place|vehicle/.test(hero.kind) && hero.mount !== 'flies'
  if (!behind || !isOnLand) return ground
  const { at, radius } = behind
  const isAfloat = hero.mount === 'floats'
  const foot = at[1] + radius * 0.5
  const top = foot - size * 0.012
  const segment = ellipse(at[0], at[1], radius, radius, 0, 120).filter(([, y]) => y > top)
  const tone = isAfloat ? plates(0.6, 0, 0) : plates(0.5, 0, 0.8)
  return {
    ...ground,
    body: ground.body + fill(wobble(segment, noise, 2), tone),
    foot,
    floor: top,
    side: radius * 1.36,
  }
}

/** Colours here are plates: first, second and third ink.
 * @param disc the plates of the disc behind the subject: bare paper, or ink behind a white one */
export const GROUND: Record<GroundName, (context: FamilyContext, disc: Plates) => Ground> = {
  sunrise(context) {
    const { size, noise } = context
    const light = { disc: plates(0, 1, 0.2), sky: plates(0, 0.12, 0.55) }
    return {
      defs: verticalGradient('ink', 0, size, [
        { at: 0, colour: plates(0, 0.75, 0) },
        { at: 0.55, colour: light.sky },
        { at: 1, colour: plates(0, 0, 1) },
      ]),
      body:
        fill(rectangle(0, 0, size, size), 'url(#ink)') +
        fill(wobble(ellipse(size / 2, size * 0.47, size * 0.31), noise, 2), light.disc) +
        fill(wobble(hill(context, size * 0.76, 1), noise, 2), plates(0.5, 0, 0.3)) +
        fill(wobble(hill(context, size * 0.83, 2), noise, 2), plates(1, 0, 0)),
      foot: size * 0.84,
      floor: size * 0.83,
      side: size * 0.6,
      description: 'wavy bands at the bottom',
      light,
    }
  },
  rays({ size, noise }, disc) {
    const [cx, cy] = [size / 2, size * 0.52]
    const beams = Array.from({ length: 18 }, (_, i) => {
      const t = (i / 18) * Math.PI * 2
      const edge = (turn: number): Point => [
        cx + size * Math.cos(t + turn),
        cy + size * Math.sin(t + turn),
      ]
      return wobble([[cx, cy], edge(0), edge(0.175)], noise, 2)
    })
    return {
      defs: '',
      body:
        fill(rectangle(0, 0, size, size), plates(0, 0, 1)) +
        fillAll(beams, plates(0, 0.85, 0.6)) +
        fill(wobble(ellipse(cx, cy, size * 0.316), noise, 2), plates(1, 0.62, 0)) +
        fill(wobble(ellipse(cx, cy, size * 0.3), noise, 2), disc),
      foot: size * 0.79,
      side: size * 0.56,
      behind: { at: [cx, cy], radius: size * 0.3 },
      description: 'broad rays',
    }
  },
  stripes({ size, noise }, disc) {
    const bands = [
      plates(0, 0.55, 0),
      plates(0, 0.14, 0.2),
      plates(0.28, 0, 0),
      plates(0, 0.35, 0.1),
      plates(0.4, 0, 0.15),
      plates(0.62, 0, 0),
    ]
    const high = size / bands.length
    return {
      defs: '',
      body:
        bands
          .map((tone, i) =>
            fill(wobble(rectangle(-10, i * high, size + 20, high + 4), noise, 3), tone),
          )
          .join('') +
        fill(
          wobble(ellipse(size * 0.5, size * 0.5, size * 0.38), noise, 2),
          disc === BLANK ? plates(0, 0, 0.9) : disc,
        ),
      foot: size * 0.83,
      side: size * 0.62,
      behind: { at: [size / 2, size / 2], radius: size * 0.38 },
      description: 'broad bands of colour',
    }
  },
  blocks({ size, noise, brief }, disc) {
    const turn = brief.occurrence % 2 === 0
    const half = size / 2
    const tile = (x: number, y: number) => wobble(rectangle(x, y, half + 4, half + 4), noise, 2)
    return {
      defs: verticalGradient('ink', 0, half, [
        { at: 0, colour: plates(0, 0.9, 0) },
        { at: 1, colour: plates(0, 0.15, 0.4) },
      ]),
      body:
        fill(tile(turn ? half : 0, 0), 'url(#ink)') +
        fill(tile(turn ? 0 : half, 0), plates(0, 0, 0.85)) +
        fill(tile(turn ? 0 : half, half), plates(0.45, 0, 0)) +
        fill(tile(turn ? half : 0, half), plates(0, 0.35, 0.5)) +
        fill(wobble(ellipse(half, half, size * 0.33), noise, 2), disc),
      foot: size * 0.77,
      side: size * 0.54,
      behind: { at: [half, half], radius: size * 0.33 },
      description: LARGE_CIRCLE,
    }
  },
  cloth({ size, noise }, disc) {
    const round = (share: number, tone: Plates) =>
      fill(wobble(ellipse(size / 2, size / 2, size * share), noise, 3), tone)
    return {
      defs: '',
      body:
        fill(rectangle(0, 0, size, size), plates(0, 1, 0)) +
        round(0.43, plates(0, 0, 1)) +
        round(0.405, plates(0.3, 0, 0)) +
        round(0.2, disc),
      foot: size * 0.84,
      side: size * 0.6,
      description: 'circles one inside the other',
    }
  },
}
