import { isSunOrMoon } from '../emblem'
import type { Motif } from '../motif'
import type { Brief } from '../painting'
import { headOf } from '../relations/body'
import { HEAD_ALONE, ON_RAILS, sizeOf, SWIMS } from '../relations/sorts'
import { highOf, wideOf } from '../views/view'
import { isOutdoors, isRepeatable, isTurnable, standsFirmly } from './suits'

/** Ways in which printmakers build a picture of one subject: leaving the frame, face to face, in two
 * rows, one after the other down a slope, in a ring, above its reflection, on several panels, in
 * two inks exchanged along a line, or far away. */
export type Build =
  'close' | 'pair' | 'frieze' | 'fall' | 'wheel' | 'mirror' | 'panels' | 'counter' | 'far'

const BUILDS: readonly string[] = [
  ...(['close', 'pair', 'frieze', 'fall', 'wheel', 'mirror', 'panels', 'counter', 'far'] as const),
]

export const isBuild = (name: string): name is Build => BUILDS.includes(name)

/** Whether it is seen from one side: its head is to the left or right of its middle. */
export function facing(motif: Motif): -1 | 0 | 1 {
  if (motif.kind !== 'animal') return 0
  const off = headOf(motif).x - (motif.box.left + motif.box.right) / 2
  return Math.abs(off) < 0.12 * wideOf(motif.box) ? 0 : off < 0 ? -1 : 1
}

export const swims = ({ mount, name }: Motif) => mount === 'floats' && SWIMS.test(name)
export const rises = ({ mount, kind }: Motif) => mount === 'flies' && /vehicle|object/.test(kind)

/** Animals that swim on water or stand in it. */
const BY_WATER = /swan|duck|goose|flamingo|penguin|crane/

/** Half of their wings would be missing. */
const WINGED = /butterfly|bee|moth|dragonfly|\bbat$/

const SUITS: Record<Build, (motif: Motif) => boolean> = {
  // Towers are cut off at no side, and of a thin thing too little is seen.
  close: ({ kind, name, box }) =>
    /animal|food|plant|sky/.test(kind) &&
    !WINGED.test(name) &&
    name !== 'rose' &&
    wideOf(box) > 0.55 * highOf(box),
  pair: ({ kind, mount }) => kind === 'animal' && mount !== 'flies',
  frieze: (motif) => isRepeatable(motif, 16) && /animal|food|plant|vehicle/.test(motif.kind),
  fall: (motif) =>
    rises(motif) || (motif.kind !== 'vehicle' && isTurnable(motif) && isRepeatable(motif, 16)),
  wheel: (motif) =>
    isTurnable(motif) && isRepeatable(motif) && (motif.kind !== 'vehicle' || rises(motif)),
  mirror: (motif) =>
    isSunOrMoon(motif) ||
    (motif.kind === 'animal'
      ? BY_WATER.test(motif.name)
      : isOutdoors(motif) && (motif.mount === 'floats' || rises(motif) || standsFirmly(motif))),
  panels: ({ kind }) => kind !== 'symbol',
  counter: ({ kind }) => kind !== 'sky',
  far: (motif) =>
    isOutdoors(motif) &&
    !swims(motif) &&
    // A beetle or a butterfly would be as large as a hill.
    (motif.kind !== 'animal' || (motif.mount !== 'flies' && sizeOf(motif) > 1)),
}

/** Whether a picture of these subjects may be built so. */
function suitsBuild(build: Build, [motif, ...others]: readonly Motif[]): boolean {
  if (!motif || others.length > 0 || motif.parts || motif.oneWay) return false
  if (HEAD_ALONE.test(motif.name)) return false
  if (ON_RAILS.test(motif.name)) return build === 'counter'
  return motif.kind !== 'person' && SUITS[build](motif)
}

const known = new WeakMap<readonly Motif[], Map<string, boolean>>()

/** It is asked for many turns of the same subjects. */
function suits(build: Build, subjects: readonly Motif[]): boolean {
  const answers = known.get(subjects) ?? new Map<string, boolean>()
  known.set(subjects, answers)
  const answer = answers.get(build) ?? suitsBuild(build, subjects)
  answers.set(build, answer)
  return answer
}

/** The ways of families whose one picture is filled by strokes or strips. */
export const FILLED_WAYS = ['one', 'close', 'fall', 'pair'] as const

/** The n-th of the ways of a family that suit the subjects. Each round begins with the next one.
 * @param fits whether a way that is no build does */
export function buildInTurn<T extends string>(
  ways: readonly [T, ...T[]],
  { subjects, occurrence }: Pick<Brief, 'subjects' | 'occurrence'>,
  fits: (way: T) => boolean = () => true,
): T {
  const fitting = ways.filter((way) => (isBuild(way) ? suits(way, subjects) : fits(way)))
  const { length } = fitting
  return fitting[(occurrence + Math.floor(occurrence / length)) % length] ?? ways[0]
}
