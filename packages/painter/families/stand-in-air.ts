import type { PlacedMotif, RoleColours } from '../draw-motif'
import type { FamilyContext } from '../painting'
import type { Aired } from './air'
import { drawAir } from './draw-air'
import { seenColours, subjectsOn } from './seen'

/** Share of an outline below which a subject has stronger air. */
const MIN = 0.74

/** Lightness of stronger air against the place. */
export const SHIFTS = [-0.08, 0.08] as const

type Place = {
  /** Unique in the picture. */
  id: string
  defs: string
  body: string
  /** The subjects in the order of their drawing. @param shift see `inAir` */
  airedWith: (shift: number) => readonly Aired[]
  /** y of the water that a subject sits in. */
  surfaceAt?: (placed: PlacedMotif) => number | undefined
  /** Whether air may be drawn behind a subject. */
  hasAir?: (placed: PlacedMotif) => boolean
}

type Tried = { aired: Aired; colours: RoleColours; seen: number }

/** Subjects in the air of a place, each in air and colours in which it is seen there. */
export function standInAir(
  context: FamilyContext,
  { id, defs, body, airedWith, surfaceAt, hasAir }: Place,
): { air: string; aired: Aired[] } {
  const drawn = (all: readonly Aired[]) =>
    drawAir(
      context,
      all.filter(({ placed }) => hasAir?.(placed) ?? true),
      id,
    )
  const attempt = (all: readonly Aired[]): Tried[] => {
    const planned = all.map(({ placed, colours }) => {
      const surface = surfaceAt?.(placed)
      return { placed, colours, ...(surface === undefined ? {} : { surface }) }
    })
    const subjects = subjectsOn({ defs, body: body + drawn(all) }, planned, context.size)
    const seen = seenColours(subjects)
    return all.map((aired, i) => ({
      aired,
      colours: seen[i] ?? aired.colours,
      seen: subjects[i]?.sight(seen) ?? 1,
    }))
  }
  const first = attempt(airedWith(0))
  let best = first
  for (const shift of SHIFTS) {
    if (best.every(({ seen }) => seen >= MIN)) break
    const next = attempt(airedWith(shift))
    best = best.map((one, i) => {
      const other = next[i]
      return one.seen < MIN && other && other.seen > one.seen + 0.03 ? other : one
    })
  }
  const isMixed = best.some((one, i) => one !== first[i])
  const chosen = isMixed ? attempt(best.map(({ aired }) => aired)) : best
  return {
    air: drawn(chosen.map(({ aired }) => aired)),
    aired: chosen.map(({ aired, colours }) => ({ ...aired, colours })),
  }
}
