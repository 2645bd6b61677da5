import type { Motif } from '../motif'
import { motifNamed } from '../motifs/all'
import type { Rng } from '../random'
import { clockTower } from './carry'
import { closed, LONGEST, type One, type Related } from './cast'
import { flagged } from './flagged'
import { wornOrHeld } from './group'
import { bareOf, phraseOf } from './phrases'

/** Somebody wears a hat or plays an instrument that is chosen alone. */
const USERS = ['fox', 'bear', 'cat', 'dog', 'rabbit', 'owl', 'penguin', 'frog'] as const
const USED = /guitar|violin|banjo|accordion|saxophone|^horn$|flute|maracas|camera$|book$/

const FLAG_SEATS = ['sandcastle', 'castle', 'steamer', 'castle', 'tent'] as const

/** A flag on a castle, a boat or a tent. */
export function onSeat(flag: Motif, rng: Rng): Related {
  const seat = motifNamed(rng.pick(FLAG_SEATS))
  const cast = flagged(seat, flag)
  const name = `${bareOf(seat)} with ${phraseOf(flag)}`
  const group = closed(cast, name.length > LONGEST ? `${bareOf(seat)} with a flag` : name, seat)
  const place = seat.mount === 'floats' || seat.name === 'sandcastle' ? 'sea' : undefined
  return { subjects: [group], setting: 'outdoors', ornaments: [], ...(place ? { place } : {}) }
}

/** One motif as the subject, in a form in which it makes sense. */
export function alone(one: One, rng: Rng): Related {
  const { motif, sort } = one
  const plain: Related = { subjects: [motif], setting: 'sheet', ornaments: [] }
  if (/^clock at/.test(motif.name))
    return { ...plain, subjects: [clockTower(motif)], setting: 'outdoors', place: 'city' }
  if (sort !== 'hat' && !(sort === 'thing' && USED.test(motif.name))) return plain
  const user = motifNamed(rng.pick(USERS))
  return rng.chance(0.6) ? wornOrHeld(user, one) : plain
}
