import type { Motif } from '../motif'
import { motifNamed } from '../motifs/all'
import type { Rng } from '../random'
import { castOf, plant } from './attach'
import { carried } from './carry'
import { closed, LONGEST, type One, type Related } from './cast'
import { faceAlone, isRoundHead } from './faces'
import { wornOrHeld } from './group'
import { bareOf, phraseOf } from './phrases'
import { isTrite } from './sorts'

/** Somebody wears a hat or plays an instrument that is chosen alone. */
const USERS = ['fox', 'bear', 'cat', 'dog', 'rabbit', 'owl', 'penguin', 'frog', 'koala'] as const
const USED = /guitar|violin|banjo|accordion|saxophone|^horn$|flute|maracas|camera$|book$/

const FLAG_SEATS = ['sandcastle', 'castle', 'steamer', 'castle', 'tent'] as const

/** A flag on a castle, a boat or a tent. */
export function onSeat(flag: Motif, rng: Rng): Related {
  const seat = motifNamed(rng.pick(FLAG_SEATS))
  const cast = castOf(seat)
  plant(cast, flag)
  const name = `${bareOf(seat)} with ${phraseOf(flag)}`
  const group = closed(cast, name.length > LONGEST ? `${bareOf(seat)} with a flag` : name, seat)
  const place = seat.mount === 'floats' || seat.name === 'sandcastle' ? 'sea' : undefined
  return { subjects: [group], setting: 'outdoors', ...(place ? { place } : {}) }
}

/** How many of each are shown as in a collection: on a kite, a plate, a shop sign or tiles. In the
 * blind rounds one thing in a scene or a print was hung twice as often. */
function shareOf({ motif, sort }: One): number {
  if (sort === 'sign') return 0.6
  return sort !== 'flag' && isTrite(motif, sort) ? 0.25 : 0.1
}

/** One motif by itself. */
export function alone(one: One, isNight: boolean, rng: Rng): Related {
  return rng.fork('collection').chance(shareOf(one))
    ? { subjects: [one.motif], setting: 'collection' }
    : asHero(one, isNight, rng)
}

/** One motif as the subject, in a form in which it makes sense. */
function asHero(one: One, isNight: boolean, rng: Rng): Related {
  const { motif, sort } = one
  const plain: Related = { subjects: [motif], setting: 'sheet' }
  switch (sort) {
    case 'face':
      return isRoundHead(motif) ? faceAlone(motif, isNight, rng) : plain
    case 'flag':
      return onSeat(motif, rng)
    case 'sign':
    case 'heart':
    case 'hand':
      return { ...plain, setting: 'emblem' }
    case 'hat':
    case 'thing': {
      if (/^clock at/.test(motif.name))
        return { subjects: [carried('clock tower', motif)], setting: 'outdoors', place: 'city' }
      if (sort === 'thing' && !USED.test(motif.name)) return plain
      const user: One = { motif: motifNamed(rng.pick(USERS)), sort: 'actor' }
      return rng.chance(0.4) ? wornOrHeld(user.motif, one) : plain
    }
    default:
      return plain
  }
}
