import { clamp, difference, mix, type Oklch, oklch, shade } from '../colour'
import { type PlacedMotif, type RoleColours, roleColours } from '../draw-motif'
import type { FamilyContext } from '../painting'
import type { Palette } from '../palette'
import { type Motif, partOf } from '../motif'
import { isFlag } from '../motifs/flags'
import { type Role, ROLES } from '../roles'
import { bestBehind, edgeRoles, edgeShown, standEdges } from './edges'

/** Least difference of a subject's edge from the air behind it, some of which the place takes away. */
const APART = 0.23

/** It is the air's share of what is seen just beside a subject; the place is the rest. */
const SEEN = 0.85

/** Share of a motif's larger side. */
const THIN = 0.03

/** Share of an edge that is enough. */
const ENOUGH = 0.85

/** Lightness of the air under each light: no bright mist at night, no darkness by day. */
const RANGE = { day: [0.42, 0.97], dusk: [0.3, 0.93], night: [0.13, 0.6] } as const

/** What is behind a subject down to a y: the sky, then a field. The last reaches to the foot. */
export type Band = { until: number; tone: Oklch }
export type Bands = readonly [Band, ...Band[]]

/** A subject before a painted place: its colours, and soft air behind it on which it is seen. */
export type Aired = { placed: PlacedMotif; colours: RoleColours; air: readonly Band[] }

/** How much lighter or darker than the place the air is at most: more would be seen as a halo. */
const TINT = 0.15
const MAX = { main: 0.07, other: 0.04 } as const

/** The place's own tone first, then others by their distance from it. */
function tonesFrom(
  { palette }: FamilyContext,
  behind: Oklch,
  farthest: number,
): readonly [Oklch, ...Oklch[]] {
  const [min, max] = RANGE[palette.key]
  const [high, , low] = palette.sky
  const steps = [0.04, -0.04, 0.07, -0.07].filter((step) => Math.abs(step) <= farthest)
  const others = steps.map((amount) => {
    const tone = shade(behind, clamp(behind.l + amount, min, max) - behind.l)
    // Light air has a little of the sky's colour at the horizon, dark air of that above.
    return mix(tone, { ...(amount > 0 ? low : high), l: tone.l }, TINT)
  })
  return [behind, ...others]
}

/** A subject's colours where nothing behind it changes them. */
function ownColours(motif: Motif, palette: Palette, share: number): RoleColours {
  return roleColours(motif, palette, oklch(motif.main.l > 0.75 ? 0.43 : 0.98, 0, 0), share)
}

type Known = { motif: Motif; edges: ReadonlyMap<Role, number>; plain: RoleColours }

/** It drops lines that are thinner than the edge that is seen, such as the hem of a flag. */
function withoutLines(motif: Motif): Motif {
  const { left, right, top, bottom } = motif.box
  const thin = THIN * Math.max(right - left, bottom - top)
  const shapes = motif.shapes.filter(({ width }) => width === undefined || width > thin)
  return shapes.some(({ width }) => width === undefined) ? { ...motif, shapes } : motif
}

function knownOf({ palette }: FamilyContext, motif: Motif, share: number): Known {
  return { motif, edges: edgeRoles(withoutLines(motif)), plain: ownColours(motif, palette, share) }
}

/** A little lighter or darker if that is enough to be seen: hair stays brown, skin pink. */
function nudged(colour: Oklch, behind: Oklch): Oklch {
  for (let step = 0; step <= 8; step++) {
    for (const amount of [-0.02 * step, 0.02 * step]) {
      const moved = shade(colour, amount)
      if (moved.l > 0.1 && difference(moved, behind) >= APART) return moved
    }
  }
  return colour
}

function coloursOn(
  { palette }: FamilyContext,
  { motif, edges }: Known,
  air: Oklch,
  share: number,
): RoleColours {
  const colours = { ...roleColours(motif, palette, air, share) }
  for (const [role, part] of edges) if (part > 0.04) colours[role] = nudged(colours[role], air)
  return colours
}

/** Nudged colours; if those are not seen, changed as far as it takes. */
function standing(context: FamilyContext, known: Known, on: Oklch, share: number): RoleColours {
  const nudges = coloursOn(context, known, on, share)
  const isSeen = edgeShown(known.edges, nudges, on, APART) >= ENOUGH
  const colours = isSeen ? nudges : standEdges(known.edges, nudges, on, APART)
  const { motif, plain } = known
  // A yellow flag would be another one in cream.
  for (const role of ROLES) if (isFlag(partOf(motif, role).name)) colours[role] = plain[role]
  return colours
}

/** The share of a subject's edge that is seen, less the more its colours change for it. */
function shownOn(context: FamilyContext, known: Known, air: Oklch, share: number): number {
  const { edges, plain } = known
  const colours = coloursOn(context, known, air, share)
  const changed = [...edges].reduce(
    (sum, [role, part]) => sum + part * Math.max(0, difference(colours[role], plain[role]) - 0.08),
    0,
  )
  return edgeShown(edges, colours, air, APART - 0.01) - 3 * changed
}

/** The first of some grounds on which all subjects are seen in about their own colours. */
function bestFor<T extends { seen: Oklch }>(
  context: FamilyContext,
  all: readonly Known[],
  grounds: readonly [T, ...T[]],
  share: number,
): T {
  const shown = ({ seen }: T) =>
    Math.min(1, ...all.map((known) => shownOn(context, known, seen, share)))
  return bestBehind(grounds, shown, ENOUGH)
}

/** The best ground for what stands on it. @param share see `roleColours` */
export function groundFor(
  context: FamilyContext,
  motifs: readonly Motif[],
  [first, ...others]: readonly [Oklch, ...Oklch[]],
  share: number,
): Oklch {
  const all = motifs.map((motif) => knownOf(context, motif, share))
  const rest = others.map((seen) => ({ seen }))
  return bestFor(context, all, [{ seen: first }, ...rest], share).seen
}

/** The band before which most of a subject is. */
function mainBand(bands: Bands, all: readonly PlacedMotif[]): Band {
  const heightIn = (from: number, { until }: Band) =>
    all.reduce((sum, { box: { top, bottom } }) => {
      return sum + Math.max(0, Math.min(bottom, until) - Math.max(top, from))
    }, 0)
  const heights = bands.map((band, i) => heightIn(bands[i - 1]?.until ?? -Infinity, band))
  return bands[heights.indexOf(Math.max(...heights))] ?? bands[0]
}

/** A subject in its own colours, with air so much lighter or darker than the place. */
function inShiftedAir(
  context: FamilyContext,
  placed: PlacedMotif,
  bands: Bands,
  share: number,
  shift: number,
): Aired {
  const { palette } = context
  const [min, max] = RANGE[palette.key]
  const [high, , low] = palette.sky
  const air = bands.map((band) => {
    const tone = shade(band.tone, clamp(band.tone.l + shift, min, max) - band.tone.l)
    return { ...band, tone: mix(tone, { ...(shift > 0 ? low : high), l: tone.l }, TINT) }
  })
  return { placed, colours: ownColours(placed.motif, palette, share), air }
}

/**
 * Subjects that stand close together have one air behind them if each of them is seen on it.
 * @param bands the place's colours round them @param share see `roleColours`
 * @param shift lightness of the air against the place, if it is not chosen by the subjects
 */
export function inAir(
  context: FamilyContext,
  placed: readonly PlacedMotif[],
  bands: Bands,
  share: number,
  shift = 0,
): Aired[] {
  if (shift !== 0) return placed.map((one) => inShiftedAir(context, one, bands, share, shift))
  const main = mainBand(bands, placed)
  const tonesOf = (behind: Oklch, farthest: number) => {
    const toned = (air: Oklch) => ({ air, seen: mix(behind, air, SEEN) })
    const [first, ...others] = tonesFrom(context, behind, farthest)
    return [toned(first), ...others.map(toned)] as const
  }
  const tones = tonesOf(main.tone, MAX.main)
  const all = placed.map((one) => ({ one, known: knownOf(context, one.motif, share) }))
  const common = bestFor(
    context,
    all.map(({ known }) => known),
    tones,
    share,
  )
  return all.map(({ one, known }) => {
    const isCommon = shownOn(context, known, common.seen, share) >= ENOUGH
    const { air, seen } = isCommon ? common : bestFor(context, [known], tones, share)
    const colours = standing(context, known, seen, share)
    const airOf = (tone: Oklch) =>
      bestBehind(
        tonesOf(tone, MAX.other),
        (at) => edgeShown(known.edges, colours, at.seen, APART),
        ENOUGH,
      ).air
    return {
      placed: one,
      colours,
      air: bands.map((band) => ({ ...band, tone: band === main ? air : airOf(band.tone) })),
    }
  })
}
