import { difference, mix, type Oklch, oklch, shade, standOff } from '../../colour'
import type { Motif } from '../../motif'
import type { FamilyContext } from '../../painting'
import { avoidBrown } from '../../palette'
import { areApart } from '../apart'
import { edgeRoles, edgeShown } from '../edges'
import { objectColours } from './colours'
import { from } from '../in-turn'
import { hasWhite, type StillObjects } from './objects'

export type Grounds = {
  wall: Oklch
  table: Oklch
  /** The cloth on the table, or its stripes; the table's colour where there is none. */
  cloth: Oklch
}

export type Room = Grounds & {
  /** y of the table's far edge. */
  edge: number
  /** True if the light comes from the left. */
  lightLeft: boolean
}

type TableKind = 'striped' | 'linen' | 'coloured' | 'planks'
const TABLES: readonly TableKind[] = ['striped', 'linen', 'coloured', 'planks']

export function tableKind({ brief }: FamilyContext): TableKind {
  return TABLES[brief.occurrence % TABLES.length] ?? 'planks'
}

/** Whether a cloth is seen on its table. */
export function isCloth(cloth: Oklch, table: Oklch): boolean {
  // Two dark tones look alike in paint.
  const min = Math.max(cloth.l, table.l) < 0.6 ? 0.2 : 0.13
  return difference(cloth, table) >= min + 0.07 || Math.abs(cloth.l - table.l) >= min
}

const WHITE = oklch(0.95, 0.015, 88)

/** A ground that something white is seen on. */
function underWhite(ground: Oklch): Oklch {
  if (difference(ground, WHITE) >= 0.17) return ground
  // Darkened paper would be grey or khaki: it turns to peach or takes a clear hue.
  const hue = ground.h > 40 && ground.h < 130 ? 46 : ground.h
  return oklch(Math.min(0.79, ground.l - 0.13), Math.max(ground.c, 0.09), hue)
}

/** Wall and table colours in pairs of clear contrast in lightness. */
function pairsOf({ palette }: FamilyContext): readonly (readonly [Oklch, Oklch])[] {
  const { key, scheme } = palette
  if (key === 'night')
    return [
      [shade(palette.ground, 0.02), oklch(0.46, 0.08, 55)],
      [
        oklch(0.27, 0.065, scheme.main > 40 && scheme.main < 120 ? 285 : scheme.main),
        oklch(0.5, 0.07, 35),
      ],
      [oklch(0.3, 0.08, 15), oklch(0.42, 0.09, 40)],
    ]
  return [
    [
      oklch(0.43, 0.085, scheme.main > 45 && scheme.main < 125 ? 245 : scheme.main),
      oklch(0.9, 0.035, 80),
    ],
    [palette.ground, mix(palette.mid, palette.light, 0.25)],
    [oklch(0.53, 0.15, 30), oklch(0.74, 0.14, 52)],
    [mix(palette.light, palette.mid, 0.35), mix(palette.paper, palette.b, 0.25)],
    [
      oklch(0.88, 0.06, 75),
      oklch(0.52, 0.09, scheme.second > 45 && scheme.second < 125 ? 200 : scheme.second),
    ],
    [
      oklch(0.62, 0.09, scheme.second > 60 && scheme.second < 120 ? 160 : scheme.second),
      oklch(0.93, 0.03, 85),
    ],
  ]
}

/** Colours of a cloth for a table: that of its kind, then shades of the table's own. */
function clothsFor(context: FamilyContext, table: Oklch, isWhiteLost: boolean): readonly Oklch[] {
  const { palette } = context
  const kind = tableKind(context)
  if (kind === 'planks') return [table]
  const isStriped = kind === 'striped'
  // Dark lines on a dark table would be planks.
  const shades = (table.l < 0.6 ? [0.22, 0.26, 0.3, 0.38, 0.45] : [-0.14, 0.16, -0.22, 0.26])
    .map((by) => shade(table, by))
    .filter((one) => isCloth(one, table))
  if (isStriped) {
    const bars = mix(table, table.l > 0.7 ? palette.mid : palette.paper, 0.37)
    return [bars, ...shades]
  }
  const linen = oklch(palette.key === 'night' ? 0.72 : 0.95, 0.025, 85)
  const wanted = kind === 'linen' && !isWhiteLost ? linen : mix(palette.a, table, 0.25)
  return [standOff(wanted, table, 0.2), ...shades]
}

/** A cloth that is no cloth on its table is moved off it. */
function distinctCloth(cloth: Oklch, table: Oklch): Oklch {
  if (cloth === table || isCloth(cloth, table)) return cloth
  return oklch(table.l + (table.l > 0.6 ? -0.18 : 0.22), cloth.c, cloth.h)
}

/** All walls, tables and cloths of a picture, the pair in turn first. */
function groundsFor(context: FamilyContext, isWhite: boolean): readonly [Grounds, ...Grounds[]] {
  const { brief, palette } = context
  const held = (ground: Oklch) => (isWhite ? underWhite(ground) : ground)
  const pairs = pairsOf(context)
  const night = palette.key === 'night'
  const all = from(pairs, brief.occurrence).flatMap(([bare, table]) => {
    const wall = held(bare)
    const tables = [
      table,
      avoidBrown(oklch(night ? 0.34 : 0.5, Math.max(0.07, table.c), table.h)),
      avoidBrown(oklch(night ? 0.3 : 0.46, 0.08, wall.c > 0.05 ? wall.h : palette.scheme.main)),
      oklch(night ? 0.7 : 0.92, 0.035, 80),
      avoidBrown(oklch(0.29, 0.05, wall.h)),
    ]
    const moved = tables.map((one) => held(standOff(held(one), wall, 0.14)))
    return moved
      .filter((tone) => areApart(tone, wall))
      .flatMap((tone) =>
        clothsFor(context, tone, isWhite).map((cloth): Grounds => ({
          wall,
          table: tone,
          cloth: distinctCloth(held(cloth), tone),
        })),
      )
  })
  const [first = { wall: palette.ground, table: palette.mid, cloth: palette.mid }, ...others] = all
  return [first, ...others]
}

/** The same function, with its answers kept by the identity of what it is asked. */
function remembered<T, U extends object>(make: (of: T) => U): (of: T) => U {
  const known = new Map<T, U>()
  return (of) => {
    const answer = known.get(of) ?? make(of)
    known.set(of, answer)
    return answer
  }
}

/** How much of the edges of the least visible object is seen before a wall, a table and a cloth. */
function shownIn(context: FamilyContext, objects: StillObjects) {
  const edgesOf = remembered(edgeRoles)
  const coloursOf = remembered((motif: Motif) =>
    remembered((ground: Oklch) => objectColours(context, motif, ground)),
  )
  const shown = (motif: Motif, parts: readonly (readonly [Oklch, number])[]) => {
    const colours = coloursOf(motif)(parts[0]?.[0] ?? context.palette.ground)
    return parts.reduce(
      (sum, [ground, share]) => sum + share * edgeShown(edgesOf(motif), colours, ground, 0.19),
      0,
    )
  }
  const { tall, second, row, others, inVase } = objects
  const high = [tall, ...(second ? [second] : []), ...others]
  return ({ wall, table, cloth }: Grounds): number =>
    Math.min(
      ...high.map((motif) =>
        shown(motif, [
          [wall, 0.5],
          [table, 0.3],
          [cloth, 0.2],
        ]),
      ),
      ...[...new Set(row)].map((motif) =>
        shown(motif, [
          [table, 0.4],
          [cloth, 0.6],
        ]),
      ),
      ...(inVase ? [shown(inVase, [[wall, 1]])] : []),
    )
}

/** How many walls and tables are tried in detail. */
const TRIES = 4

/** Walls and tables on which the objects are likely to be seen, the most likely first. */
export function likelyGrounds(
  context: FamilyContext,
  objects: StillObjects,
): readonly [Grounds, ...Grounds[]] {
  const grounds = groundsFor(context, hasWhite(objects))
  const shown = shownIn(context, objects)
  const ranked = grounds.map((one) => ({ one, seen: shown(one) }))
  // The pair in turn is taken where it is good enough.
  const good = ranked.filter(({ seen }) => seen >= 0.86)
  const others = ranked.toSorted((one, two) => two.seen - one.seen)
  const [first = grounds[0], ...rest] = [...good, ...others].map(({ one }) => one)
  const apart = rest.filter((one, i) => one !== first && rest.indexOf(one) === i)
  return [first, ...apart.slice(0, TRIES - 1)]
}
