import type { Key } from './palette'
import type { FamilyName, Weather } from './painting'
import { createRng } from './random'
import { SCHEMES, type Scheme } from './schemes'

/** A block of 14 days is made of seven pairs, a week apart. Landscapes and gardens have a pair of
 * their own; of every other pair the author decides which family comes first. So three authors have
 * different pictures on one day, and no family follows itself, whoever the authors of two days are:
 * the first pair of a block is of `OPENS`, the last one of `CLOSES`. */
const WEEK = 7
const TWICE: readonly FamilyName[] = ['strata', 'botanical']
const OPENS: readonly FamilyName[] = ['lino', 'street', 'glass', 'weave']
const CLOSES: readonly FamilyName[] = ['riso', 'still', 'flow', 'papercut', 'poster', 'celestial']
const BLOCK_DAYS = 2 * WEEK

/** A multiple of the lengths of most lists of variants. */
const VARIANTS = 60

const DAY_MS = 86_400_000

/** Whole days since 1970. @throws RangeError unless the key is a real date, YYYY-MM-DD. */
export function dayNumber(dateKey: string): number {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(dateKey) ? Date.parse(`${dateKey}T00:00:00Z`) : NaN
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== dateKey) {
    throw new RangeError(`Not a date: ${dateKey}`)
  }
  return time / DAY_MS
}

/** Whom a day belongs to. */
export type Whose = { secret: string; author: string }

type Pair = readonly [FamilyName, FamilyName]

function pairOf([one, two]: readonly FamilyName[]): Pair {
  return [one ?? 'strata', two ?? one ?? 'strata']
}

/** The pairs of a block, the same for all authors. */
function pairsOf(secret: string, block: number): readonly Pair[] {
  const rng = createRng(`${secret}|families|${block}`)
  const [opens, closes] = [rng.shuffle(OPENS), rng.shuffle(CLOSES)]
  const rest = rng.shuffle([...opens.slice(2), ...closes.slice(2)])
  const between = [pairOf(rest.slice(0, 2)), pairOf(rest.slice(2, 4)), pairOf(rest.slice(4))]
  const twice = TWICE.map((family): Pair => [family, family])
  return [pairOf(opens), ...rng.shuffle([...between, ...twice]), pairOf(closes)]
}

/** The family of a day and the number of its earlier days (since 1970). */
export function familyOfDay(
  { secret, author }: Whose,
  day: number,
): { family: FamilyName; occurrence: number } {
  const block = Math.floor(day / BLOCK_DAYS)
  const at = day - block * BLOCK_DAYS
  const [pair, week] = [at % WEEK, Math.floor(at / WEEK)]
  const families = pairsOf(secret, block)[pair] ?? pairOf(TWICE)
  const turned = createRng(`${secret}|${author}|order|${block}|${pair}`).chance(0.5)
  const family = families[turned ? 1 - week : week] ?? 'strata'
  return { family, occurrence: TWICE.includes(family) ? 2 * block + week : block }
}

/** An author begins at this variant of a family. */
export function startOf({ secret, author }: Whose, family: FamilyName): number {
  return createRng(`${secret}|${author}|start|${family}`).int(0, VARIANTS - 1)
}

/** A permutation for a round; its first item never equals the last of the previous round. */
export function shuffledRound<T>(
  { secret, author }: Whose,
  label: string,
  items: readonly T[],
  round: number,
): T[] {
  const order = (n: number) => createRng(`${secret}|${author}|${label}|${n}`).shuffle(items)
  const [current, previous] = [order(round), order(round - 1)]
  const [first, second] = current
  if (
    current.length > 2 &&
    first !== undefined &&
    second !== undefined &&
    first === previous.at(-1)
  ) {
    return [second, first, ...current.slice(2)]
  }
  return current
}

export function schemeOfDay(whose: Whose, day: number): Scheme {
  const round = Math.floor(day / SCHEMES.length)
  const order = shuffledRound(whose, 'schemes', SCHEMES, round)
  const scheme = order[day - round * SCHEMES.length]
  if (!scheme) throw new RangeError(`No scheme for day ${day}.`)
  return scheme
}

/** The light follows rounds of ten days, which bounds the number of nights in a month. */
const KEY_ROUND: readonly Key[] = [
  'day',
  'day',
  'day',
  'day',
  'day',
  'dusk',
  'dusk',
  'night',
  'night',
  'night',
]

export function keyOfDay({ secret, author }: Whose, day: number): Key {
  const round = Math.floor(day / KEY_ROUND.length)
  const keys = createRng(`${secret}|${author}|keys|${round}`).shuffle(KEY_ROUND)
  return keys[day - round * KEY_ROUND.length] ?? 'day'
}

/** The weather of a day is the same for all authors. */
export function weatherOfDay(secret: string, day: number, month: number): Weather {
  const rng = createRng(`${secret}|weather|${day}`)
  const winter = month === 12 || month <= 2
  return rng.weighted<Weather>([
    ['clear', 10],
    ['mist', 1],
    ['rain', winter ? 0.5 : 1],
    ['snow', winter ? 2.5 : 0],
  ])
}
