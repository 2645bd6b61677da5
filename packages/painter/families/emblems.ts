import type { Brief, FamilyName, Plan, Shuffled } from '../painting'
import { inTurn } from './in-turn'

/** Subjects of the families that show a single motif; none is a main subject of a landscape. */
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
  'heart',
  'key',
  'note',
  'clock',
  'eye',
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
  'peacock',
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
  'koala',
  'snake',
  'pineapple',
  'ladybird',
  'sheep',
  'unicorn',
  'dinosaur',
  'tiger',
  'panda',
  'shoe',
  'umbrella',
  'monkey',
  'hedgehog',
  'zebra',
  'pizza',
] as const

/** The families that share the pool, each once in a block of days. */
const DRAWERS: readonly FamilyName[] = [
  'lino',
  'papercut',
  'celestial',
  'glass',
  'riso',
  'weave',
  'flow',
]

/** The subject of a family's n-th day. Each block of days takes one subject per family from the
 * shared pool. */
export function emblemOf(family: FamilyName, occurrence: number, shuffled: Shuffled): Plan {
  const count = occurrence * DRAWERS.length + Math.max(0, DRAWERS.indexOf(family))
  return { subjects: [inTurn(shuffled, 'emblems', POOL, count) ?? POOL[0]] }
}

/** The n-th variant of a family; the same one never follows itself. */
export function variant<T>(
  { brief }: { brief: Pick<Brief, 'occurrence'> },
  items: readonly [T, ...T[]],
): T {
  return items[brief.occurrence % items.length] ?? items[0]
}
