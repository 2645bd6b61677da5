import { isSunOrMoon } from '../emblem'
import { aspectOf, type Motif } from '../motif'
import type { Brief } from '../painting'
import { headOf } from '../relations/body'
import { HEAD_ALONE, ON_RAILS, sizeOf, sortOf, SWIMS } from '../relations/sorts'
import { wideOf } from '../views/view'
import { isOutdoors, isRepeatable, isTurnable, standsFirmly } from './suits'

/** Ways in which printmakers build a picture of one subject: face to face, in two rows, one after the
 * other down a slope, in a ring, above its reflection, on several panels, in two inks exchanged along
 * a line, far away, before its young, near and far, with a long shadow, twice as on a card, or two that
 * swim past each other. */
export const BUILDS = [
  'pair',
  'frieze',
  'fall',
  'wheel',
  'mirror',
  'panels',
  'counter',
  'far',
  'brood',
  'depth',
  'shadow',
  'card',
  'pass',
] as const
export type Build = (typeof BUILDS)[number]

export const isBuild = (name: string): name is Build => BUILDS.some((one) => one === name)

/** Whether it is seen from one side: its head is to the left or right of its middle. */
export function facing(motif: Motif): -1 | 0 | 1 {
  if (motif.kind !== 'animal') return 0
  const off = headOf(motif).x - (motif.box.left + motif.box.right) / 2
  return Math.abs(off) < 0.12 * wideOf(motif.box) ? 0 : off < 0 ? -1 : 1
}

export const swims = ({ mount, name }: Motif) => mount === 'floats' && SWIMS.test(name)
/** Things that are in the air by themselves, not as a key is that is drawn there. */
const AIRY = /balloon|kite|parachute|lantern|bubbles/
export const rises = ({ mount, kind, name }: Motif) =>
  mount === 'flies' && (kind === 'vehicle' || AIRY.test(name))

/** Animals that swim on water or stand in it. */
const BY_WATER = /swan|duck|goose|flamingo|penguin|crane/

/** What rolls down a slope. */
const ROUND = /^(?:lemon|orange|apple|green apple|tomato|peach|ball)$/

/** It has no shadow, and no flame burns downward. */
const BURNS = /candle|lamp|lantern|rocket/

/** They are drawn as one sees them from above, and would stand on their tails. */
const FROM_ABOVE = /ladybird|spider|beetle|cockroach|\bant$|scorpion|lobster|crab/

const isOnGround = (motif: Motif): boolean =>
  motif.mount === 'stands' &&
  !FROM_ABOVE.test(motif.name) &&
  (/animal|vehicle|place/.test(motif.kind) || sortOf(motif) === 'tree' || standsFirmly(motif))

const SUITS: Record<Build, (motif: Motif) => boolean> = {
  pair: ({ kind, mount, name }) => kind === 'animal' && mount !== 'flies' && !FROM_ABOVE.test(name),
  frieze: (motif) => isRepeatable(motif, 16) && /animal|food|plant|vehicle/.test(motif.kind),
  // It flies, swims or rolls: a mushroom in the air has no reason to be there.
  fall: (motif) =>
    rises(motif) ||
    (isRepeatable(motif, 16) &&
      (swims(motif) ||
        (motif.kind === 'animal' && motif.mount === 'flies') ||
        ROUND.test(motif.name))),
  wheel: (motif) =>
    isTurnable(motif) && isRepeatable(motif) && (motif.kind !== 'vehicle' || rises(motif)),
  mirror: (motif) =>
    isSunOrMoon(motif) ||
    (motif.kind === 'animal'
      ? BY_WATER.test(motif.name)
      : isOutdoors(motif) && (motif.mount === 'floats' || rises(motif) || standsFirmly(motif))),
  panels: (motif) => motif.kind !== 'symbol' || isHeart(motif),
  counter: ({ kind }) => kind !== 'sky',
  far: (motif) =>
    isOutdoors(motif) &&
    !swims(motif) &&
    // A beetle or a butterfly would be as large as a hill.
    (motif.kind !== 'animal' || (motif.mount !== 'flies' && sizeOf(motif) > 1)),
  brood: (motif) => motif.kind === 'animal' && isOnGround(motif) && aspectOf(motif) < 1.3,
  depth: (motif) =>
    isOutdoors(motif) && motif.mount === 'stands' && (motif.kind !== 'animal' || sizeOf(motif) > 1),
  // The shadow of an animal looks like another one; a cut flower or a bunch stands on its tip.
  shadow: (motif) =>
    isOnGround(motif) &&
    motif.kind !== 'animal' &&
    !BURNS.test(motif.name) &&
    motif.kind !== 'symbol' &&
    (motif.kind !== 'plant' || sortOf(motif) === 'tree'),
  card: ({ kind, name }) => kind !== 'sky' && kind !== 'place' && !BURNS.test(name),
  pass: swims,
}

const isHeart = (motif: Motif): boolean => sortOf(motif) === 'heart'

/** Whether a picture of these subjects may be built so. */
function suitsBuild(build: Build, [motif, ...others]: readonly Motif[]): boolean {
  if (!motif || others.length > 0 || motif.parts || (motif.oneWay && !isHeart(motif))) return false
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
export const FILLED_WAYS = ['one', 'pair', 'pass'] as const

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
