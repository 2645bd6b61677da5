import { aspectOf, type Motif } from '../motif'
import type { Brief } from '../painting'
import { headOf } from '../relations/body'
import { HEAD_ALONE, ON_RAILS, sizeOf, sortOf, SWIMS } from '../relations/sorts'
import { wideOf } from '../views/view'
import { isOutdoors, isRepeatable, isTurnable, standsFirmly } from './suits'

/** Ways in which printmakers build a picture of one subject: face to face, in two rows, one after the
 * other down a slope, in a ring, above its reflection, on several panels, in two inks exchanged along
 * a line, before its young, near and far, with a long shadow, or two that swim past each other. */
export const BUILDS = [
  'pair',
  'frieze',
  'fall',
  'wheel',
  'mirror',
  'panels',
  'counter',
  'brood',
  'depth',
  'shadow',
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
export const isOnWater = ({ name }: Motif): boolean => /swan|duck|goose/.test(name)

/** Buildings that stand at the water; a house or a tractor does not. */
const IN_WATER = /^(?:castle|Japanese castle|lighthouse|gate of a shrine)$/

/** What rolls down a slope. */
const ROUND = /^(?:lemon|orange|apple|green apple|tomato|peach|ball)$/

/** Fruit known by its shadow; a loaf or a pie alone on a plain would be a riddle. */
const CASTS = /^(?:apple|green apple|pear|lemon|orange|pineapple|mushroom|pumpkin)$/

/** It has no shadow, and no flame burns downward. */
const BURNS = /candle|lamp|lantern|rocket/

/** These would fall off their plate with the head down. */
const ON_PLATES = /bowl|plate|\bpan |pot\b|spaghetti|salad|soup|pancakes|cake with/
/** Strings end in the air where inks are exchanged. */
const STRINGED = /harp|violin|guitar/

/** They are drawn as one sees them from above, and would stand on their tails. */
export const FROM_ABOVE = /ladybird|spider|beetle|cockroach|\bant$|scorpion|lobster|crab/

const isOnGround = (motif: Motif): boolean =>
  motif.mount === 'stands' &&
  !FROM_ABOVE.test(motif.name) &&
  (/animal|vehicle|place/.test(motif.kind) || sortOf(motif) === 'tree' || standsFirmly(motif))

const SUITS: Record<Build, (motif: Motif) => boolean> = {
  pair: ({ kind, mount, name }) => kind === 'animal' && mount !== 'flies' && !FROM_ABOVE.test(name),
  // It stands on the edge of a band; a low animal would leave that empty.
  frieze: (motif) =>
    isRepeatable(motif, 16) &&
    (motif.kind === 'food' || aspectOf(motif) < 1.5) &&
    motif.mount === 'stands' &&
    (/animal|plant|vehicle/.test(motif.kind) || (motif.kind === 'food' && standsFirmly(motif))),
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
    motif.kind === 'animal'
      ? BY_WATER.test(motif.name)
      : motif.kind !== 'plant' &&
        isOutdoors(motif) &&
        (motif.mount === 'floats' || rises(motif) || IN_WATER.test(motif.name)),
  // A white wall would run into the paper between the blocks, which would cut candles.
  panels: ({ kind, name }) =>
    !/sky|place/.test(kind) && !/cake with/.test(name) && (kind !== 'symbol' || /heart/.test(name)),
  counter: hasTwoSides,
  brood: (motif) => motif.kind === 'animal' && isOnGround(motif) && aspectOf(motif) < 1.3,
  depth: (motif) =>
    isOutdoors(motif) && motif.mount === 'stands' && (motif.kind !== 'animal' || sizeOf(motif) > 1),
  // Its shadow is known by its outline: that of an animal looks like another one.
  shadow: (motif) =>
    isOnGround(motif) &&
    !BURNS.test(motif.name) &&
    (CASTS.test(motif.name) || sortOf(motif) === 'tree'),
  pass: swims,
}

/** It is known in two inks and head down, as an animal without its face and a pot without its lid are
 * not. */
function hasTwoSides(motif: Motif): boolean {
  const { kind, name } = motif
  return (
    /^(?:food|plant|symbol|object)$/.test(kind) &&
    sortOf(motif) !== 'tree' &&
    ![BURNS, ON_PLATES, STRINGED].some((list) => list.test(name))
  )
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

/** The way of a family whose strokes or strips are water to two that swim on it, and no ground. */
export function filledInTurn<T extends string>(
  ways: readonly [T, ...T[]],
  brief: Pick<Brief, 'subjects' | 'occurrence'>,
): T {
  return buildInTurn(ways, brief, (way) => way !== 'pair' || brief.subjects.every(isOnWater))
}

/** The n-th of the ways of a family that suit the subjects. Each round begins with the next one.
 * @param fits whether a way of this family does */
export function buildInTurn<T extends string>(
  ways: readonly [T, ...T[]],
  { subjects, occurrence }: Pick<Brief, 'subjects' | 'occurrence'>,
  fits: (way: T) => boolean = () => true,
): T {
  const fitting = ways.filter((way) => fits(way) && (!isBuild(way) || suits(way, subjects)))
  const { length } = fitting
  return fitting[(occurrence + Math.floor(occurrence / length)) % length] ?? ways[0]
}
