import type { Key } from './palette'
import { FAMILY_NAMES, type FamilyName, type Weather } from './painting'
import { createRng } from './random'
import { SCHEMES, type Scheme } from './schemes'

/** The days of half a block: these families in each half, and between them the others, each in one of
 * the halves. Those that judges hang come most often. */
const HALF: readonly (FamilyName | undefined)[] = [
  'collection',
  undefined,
  'lino',
  'glass',
  undefined,
  'riso',
  'bands',
  'collection',
  undefined,
  'lino',
  'papercut',
  'riso',
  undefined,
]
/** Families that share a day: each has it in every second block. */
const IN_TURN: readonly (readonly FamilyName[])[] = [
  ['street', 'tiles'],
  ['weave', 'celestial'],
]
const ALTERNATE = IN_TURN.flat()
const ONCE = [
  ...FAMILY_NAMES.filter((one) => !HALF.includes(one) && !ALTERNATE.includes(one)).map(
    (family): readonly FamilyName[] => [family],
  ),
  ...IN_TURN,
]
const BLOCK_DAYS = 2 * HALF.length

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

/** The families of a block in their order, the same for all authors. The halves hold the same ones in
 * all blocks, so that a family returns after more than half a block. */
function familiesOf(secret: string, block: number): readonly FamilyName[] {
  const fixed = createRng(`${secret}|halves`).shuffle(ONCE)
  const middle = Math.ceil(fixed.length / 2)
  return [fixed.slice(0, middle), fixed.slice(middle)].flatMap((half, i): FamilyName[] => {
    const others = createRng(`${secret}|families|${block}|${i}`).shuffle(half)
    return HALF.map((family) => {
      if (family) return family
      const shared = others.pop() ?? []
      return shared[Math.abs(block) % shared.length] ?? 'flow'
    })
  })
}

/** The family of a day and the number of its earlier days (since 1970). */
export function familyOfDay(
  secret: string,
  day: number,
): { family: FamilyName; occurrence: number } {
  const block = Math.floor(day / BLOCK_DAYS)
  const at = day - block * BLOCK_DAYS
  const families = familiesOf(secret, block)
  const family = families[at] ?? 'strata'
  const times = families.filter((one) => one === family).length
  const before = families.slice(0, at).filter((one) => one === family).length
  const blocks = ALTERNATE.includes(family) ? Math.floor(block / 2) : block
  return { family, occurrence: times * blocks + before }
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
  const follows = first !== undefined && first === previous.at(-1)
  return current.length > 2 && follows && second !== undefined
    ? [second, first, ...current.slice(2)]
    : current
}

export function schemeOfDay({ secret, author }: Whose, day: number): Scheme {
  const round = Math.floor(day / SCHEMES.length)
  const order = shuffledRound(`${secret}|${author}`, 'schemes', SCHEMES, round)
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
