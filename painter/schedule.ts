import type { Key } from './palette'
import type { FamilyName, Weather } from './painting'
import { createRng } from './random'
import { SCHEMES, type Scheme } from './schemes'

/** A block of days is a permutation of these slots. It begins with one of `OPENS` and ends with one
 * of `CLOSES`, so that no family follows itself across blocks; inside a block the shuffle is
 * repeated until equal families are far apart. */
const BLOCK: readonly FamilyName[] = [
  'strata',
  'strata',
  'street',
  'still',
  'lino',
  'riso',
  'flow',
  'weave',
  'glass',
  'botanical',
  'botanical',
  'celestial',
  'papercut',
  'poster',
]
const OPENS: readonly FamilyName[] = ['lino', 'street', 'glass', 'weave']
const CLOSES: readonly FamilyName[] = ['riso', 'still', 'flow', 'papercut', 'poster', 'celestial']
const DOUBLES_APART = 5

const DAY_MS = 86_400_000

/** Whole days since 1970. @throws RangeError unless the key is a real date, YYYY-MM-DD. */
export function dayNumber(dateKey: string): number {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(dateKey) ? Date.parse(`${dateKey}T00:00:00Z`) : NaN
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== dateKey) {
    throw new RangeError(`Not a date: ${dateKey}`)
  }
  return time / DAY_MS
}

function isGoodBlock(block: readonly FamilyName[]): boolean {
  const [first, last] = [block[0], block.at(-1)]
  if (first === undefined || last === undefined) return false
  if (!OPENS.includes(first) || !CLOSES.includes(last)) return false
  return block.every((family, i) => {
    const next = block.indexOf(family, i + 1)
    return next === -1 || next - i >= DOUBLES_APART
  })
}

function blockOf(secret: string, block: number): FamilyName[] {
  const rng = createRng(`${secret}|families|${block}`)
  let slots = rng.shuffle(BLOCK)
  while (!isGoodBlock(slots)) slots = rng.shuffle(BLOCK)
  return slots
}

/** The family of a day and the number of its earlier days (since 1970). */
export function familyOfDay(
  secret: string,
  day: number,
): { family: FamilyName; occurrence: number } {
  const block = Math.floor(day / BLOCK.length)
  const slots = blockOf(secret, block)
  const at = day - block * BLOCK.length
  const family = slots[at] ?? 'strata'
  const perBlock = BLOCK.filter((name) => name === family).length
  const before = slots.slice(0, at).filter((name) => name === family).length
  return { family, occurrence: block * perBlock + before }
}

/** A permutation for a round; its first item never equals the last of the previous round. */
export function shuffledRound<T>(
  secret: string,
  label: string,
  items: readonly T[],
  round: number,
): T[] {
  const order = (n: number) => createRng(`${secret}|${label}|${n}`).shuffle(items)
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

export function schemeOfDay(secret: string, day: number): Scheme {
  const round = Math.floor(day / SCHEMES.length)
  const order = shuffledRound(secret, 'schemes', SCHEMES, round)
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

export function keyOfDay(secret: string, day: number): Key {
  const round = Math.floor(day / KEY_ROUND.length)
  return (
    createRng(`${secret}|keys|${round}`).shuffle(KEY_ROUND)[day - round * KEY_ROUND.length] ?? 'day'
  )
}

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
