import type { FamilyContext, FamilyName, Plan } from '../painting'

/** Subjects of the families that show one thing alone. None of them is a hero of a landscape. */
const POOL = [
  'owl',
  'fox',
  'bear',
  'elephant',
  'fish',
  'turtle',
  'penguin',
  'frog',
  'octopus',
  'dancer',
  'heart',
  'key',
  'note',
  'clock',
  'eye',
  'hand',
  'globe',
  'sun',
  'moon',
  'star',
  'planet',
  'crown',
  'gem',
  'bell',
  'guitar',
  'anchor',
  'lantern',
  'rocket',
  'plane',
  'car',
  'leaf',
  'wave',
  'flame',
  'teapot',
  'lion',
  'giraffe',
  'crab',
  'shell',
  'camera',
  'hourglass',
  'trophy',
  'snake',
  'pineapple',
  'ladybird',
  'sheep',
  'unicorn',
  'dinosaur',
  'tiger',
  'panda',
  'shoe',
  'dice',
  'monkey',
  'scissors',
  'zebra',
  'pizza',
] as const

/** The families that draw from the pool, each once in a block of days. */
const DRAWERS: readonly FamilyName[] = [
  'lino',
  'papercut',
  'poster',
  'celestial',
  'glass',
  'riso',
  'weave',
  'flow',
]

const CHUNKS = 3

/**
 * The hero of a family's n-th day. The drawers share the pool: every block takes as many of it as
 * there are drawers. A round of the pool is mixed in thirds only, so that what came last in one
 * round does not come first in the next.
 */
export function emblemOf(
  family: FamilyName,
  occurrence: number,
  shuffled: <T>(label: string, items: readonly T[], round: number) => T[],
): Plan {
  const count = occurrence * DRAWERS.length + Math.max(0, DRAWERS.indexOf(family))
  const round = Math.floor(count / POOL.length)
  const at = count - round * POOL.length
  const long = Math.ceil(POOL.length / CHUNKS)
  const chunk = Math.floor(at / long)
  const pool = shuffled('emblems', POOL, 0).slice(chunk * long, (chunk + 1) * long)
  const subject = shuffled(`emblems:${chunk}`, pool, round)[at - chunk * long]
  return { subjects: [subject ?? POOL[0]] }
}

/** The n-th of some variants of a family, so that the same never comes twice in a row. */
export function variant<T>(
  { brief }: Pick<FamilyContext, 'brief'>,
  items: readonly [T, ...T[]],
): T {
  return items[brief.occurrence % items.length] ?? items[0]
}
