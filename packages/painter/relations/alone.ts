import { motifNamed } from '../motifs/all'
import type { Rng } from '../random'
import { clockTower } from './carry'
import type { One, Related } from './cast'
import { worn } from './group'

/** Somebody wears a hat that is chosen alone. */
const WEARERS = ['fox', 'bear', 'cat', 'dog', 'rabbit', 'owl', 'penguin', 'frog'] as const

/** One motif as the subject, in a form in which it makes sense. */
export function alone({ motif, sort }: One, rng: Rng): Related {
  if (/^clock at/.test(motif.name))
    return { subjects: [clockTower(motif)], setting: 'sheet', ornaments: [] }
  if (sort === 'hat') return worn(motifNamed(rng.pick(WEARERS)), motif)
  return { subjects: [motif], setting: 'sheet', ornaments: [] }
}
