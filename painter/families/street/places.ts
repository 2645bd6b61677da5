import { mix, type Oklch, oklch, shade } from '../../colour'
import { ellipse, lens, type Point, rectangle, wobble } from '../../geometry'
import type { FamilyContext } from '../../painting'
import { fill, fillAll, group } from '../../svg'
import { drawWater } from '../strata/water'
import { lampPost, streetTree } from './furniture'
import { houseRow } from './row'

export const SCENES = ['quay', 'street', 'roofs', 'square'] as const
export type SceneName = (typeof SCENES)[number]

export type StreetScene = {
  defs: string
  back: string
  front: string
  /** Slots for standing motifs with their height, best first. */
  land: readonly { at: Point; high: number }[]
  water: readonly { at: Point; high: number }[]
  ground: Oklch
  description: string
}

function paving({ size, rng, palette }: FamilyContext, top: number, tone: Oklch): string {
  const random = rng.fork('paving')
  const stones = (colour: Oklch, count: number) =>
    fillAll(
      Array.from({ length: count }, () => {
        const t = random.next()
        const y = top + 14 + t * (size - top)
        const x = random.range(-20, size)
        const wide = 26 + 64 * t
        return lens([x, y], [x + wide, y + random.range(-2, 2)], 5 + 9 * t, 2)
      }),
      colour,
      { opacity: 0.75 },
    )
  return (
    fill(rectangle(-20, top, size + 40, size), tone) +
    stones(shade(tone, -0.06), 70) +
    stones(shade(tone, 0.05), 50) +
    stones(
      mix(tone, palette.key === 'day' ? palette.b : palette.a, 0.3),
      palette.key === 'day' ? 8 : 20,
    )
  )
}

function pavementTone({ palette }: FamilyContext): Oklch {
  if (palette.key === 'night') return oklch(0.29, 0.045, 275)
  return palette.key === 'dusk' ? oklch(0.6, 0.06, 350) : oklch(0.86, 0.025, 75)
}

const BUILD: Record<SceneName, (context: FamilyContext) => StreetScene> = {
  quay(context) {
    const { size, palette } = context
    const edge = size * 0.68
    const row = houseRow(context, edge - 22, 4, 'front')
    const water = drawWater(context, { top: edge, bottom: size, reflect: palette.sky[2] })
    const wall = shade(pavementTone(context), -0.1)
    return {
      defs: water.defs,
      back:
        row.body +
        fill(rectangle(-20, edge - 24, size + 40, 12), pavementTone(context)) +
        fill(rectangle(-20, edge - 12, size + 40, 20), wall) +
        water.base +
        group(group(row.body, { mirror: edge }), { opacity: 0.42 }) +
        water.marks,
      front: '',
      land: [
        { at: [size * 0.32, edge - 12], high: size * 0.2 },
        { at: [size * 0.7, edge - 12], high: size * 0.16 },
        { at: [size * 0.52, edge - 12], high: size * 0.14 },
      ],
      water: [
        { at: [size * 0.62, size * 0.88], high: size * 0.25 },
        { at: [size * 0.26, size * 0.83], high: size * 0.15 },
        { at: [size * 0.84, size * 0.8], high: size * 0.13 },
      ],
      ground: wall,
      description: 'tall houses mirrored in a canal',
    }
  },
  street(context) {
    const { size } = context
    const base = size * 0.76
    const tone = pavementTone(context)
    const row = houseRow(context, base, 5, 'front')
    const left = lampPost(context, size * 0.13, size * 0.9, size * 0.36, 'lampA')
    const right = lampPost(context, size * 0.88, size * 0.88, size * 0.34, 'lampB')
    return {
      defs: left.defs + right.defs,
      back:
        row.body +
        paving(context, base, tone) +
        fill(rectangle(-20, base, size + 40, 12), shade(tone, 0.06)),
      front: left.body + right.body,
      land: [
        { at: [size * 0.4, size * 0.92], high: size * 0.32 },
        { at: [size * 0.68, size * 0.88], high: size * 0.2 },
        { at: [size * 0.22, size * 0.86], high: size * 0.16 },
      ],
      water: [],
      ground: tone,
      description: 'a row of tall houses and two lamps',
    }
  },
  roofs(context) {
    const { size, palette } = context
    const far = houseRow(context, size * 0.95, 5, 'far')
    const near = houseRow(context, size * 1.2, 5, 'near')
    const veil = fill(rectangle(-20, size * 0.3, size + 40, size * 0.8), palette.sky[2], {
      opacity: palette.key === 'night' ? 0.22 : 0.34,
    })
    const [first, second, third] = [0.35, 0.7, 0.9].map((share) =>
      near.roofs.reduce((best, roof) =>
        Math.abs(roof[0] - size * share) < Math.abs(best[0] - size * share) ? roof : best,
      ),
    )
    const slotAt = (at: Point | undefined, share: number, high: number) => ({
      at: [at?.[0] ?? size * share, (at?.[1] ?? size * 0.66) + 22] as Point,
      high: size * high,
    })
    return {
      defs: '',
      back: far.body + veil + near.body,
      front: '',
      land: [slotAt(first, 0.35, 0.25), slotAt(second, 0.7, 0.17), slotAt(third, 0.9, 0.13)],
      water: [],
      ground: palette.sky[2],
      description: 'roofs behind roofs',
    }
  },
  square(context) {
    const { size, palette, noise } = context
    const base = size * 0.64
    const tone = pavementTone(context)
    const row = houseRow(context, base, 4, 'front')
    const trees = [0.1, 0.9].map((x) => streetTree(context, size * x, size * 0.76, size * 0.36))
    const lamp = lampPost(context, size * 0.76, size * 0.78, size * 0.3, 'lampA')
    const basin: Point[] = ellipse(size * 0.5, size * 0.98, size * 0.62, size * 0.3)
    return {
      defs: lamp.defs,
      back:
        row.body +
        paving(context, base, tone) +
        fill(wobble(basin, noise, 3), shade(tone, palette.key === 'night' ? 0.04 : -0.05), {
          opacity: 0.6,
        }) +
        trees.join(''),
      front: lamp.body,
      land: [
        { at: [size * 0.42, size * 0.9], high: size * 0.36 },
        { at: [size * 0.68, size * 0.87], high: size * 0.2 },
        { at: [size * 0.2, size * 0.88], high: size * 0.17 },
      ],
      water: [],
      ground: tone,
      description: 'a square with trees and old houses',
    }
  },
}

export function buildScene(context: FamilyContext, name: SceneName): StreetScene {
  return BUILD[name](context)
}
