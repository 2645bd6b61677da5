import type { Motif } from '../motif'
import type { Rng } from '../random'
import { beside, castOf, hold, mount, wear } from './attach'
import { headOf } from './body'
import { closed, named, type One, type Related } from './cast'
import { flagged } from './flagged'
import { bareOf, phraseOf } from './phrases'
import { HEAD_ALONE, ON_RAILS, type Sort, sizeOf, sortOf } from './sorts'

/** Vehicles on which an animal rides. */
const RIDDEN = /^(?:bicycle|scooter|motor scooter|skateboard|sledge|canoe|sailboat|rowing boat)$/
const HELD =
  /guitar|violin|banjo|accordion|saxophone|^horn$|flute|maracas|camera$|book$|ball$|umbrella|^(?:toy )?balloon$|gift|bouquet/
/** What bears a flag. */
export const BUILT = /castle|house|hut|tent|boat|steamer|ship|ferry|school|hotel|bank|church/

function scene(motif: Motif): Related {
  return { subjects: [motif], setting: 'outdoors', ornaments: [] }
}

/** An animal in a hat, or with a thing before its chest. */
export function wornOrHeld(hero: Motif, { motif, sort }: One): Related {
  const cast = castOf(hero)
  if (sort === 'hat') wear(cast, motif)
  else hold(cast, motif)
  const phrase = `${sort === 'hat' ? 'in' : 'with'} ${phraseOf(motif)}`
  return scene(closed(cast, named(bareOf(hero), phrase), hero))
}

function ride(hero: Motif, vehicle: Motif): Related {
  const cast = castOf(hero)
  mount(cast, hero, vehicle, sizeOf(hero) <= 2 ? 0.72 : 0.95)
  const preposition = vehicle.mount === 'floats' ? 'in' : 'on'
  const name = named(bareOf(hero), `${preposition} ${phraseOf(vehicle)}`)
  const { mount: stands, draught } = vehicle
  return scene(closed(cast, name, { ...hero, mount: stands, draught }))
}

function pairOfAnimals(hero: Motif, other: Motif): Related {
  const cast = castOf(hero)
  const share = 1 + 0.16 * (sizeOf(other) - sizeOf(hero))
  beside(cast, other, Math.min(1.15, Math.max(0.4, share)))
  return scene(closed(cast, named(bareOf(hero), `and ${phraseOf(other)}`), hero))
}

function flown(seat: Motif, flag: Motif): Related {
  return scene(closed(flagged(seat, flag), named(bareOf(seat), `with ${phraseOf(flag)}`), seat))
}

/** Who is the hero. */
const RANK: Partial<Record<Sort, number>> = { actor: 0, vehicle: 1, place: 2, tree: 3 }
const rankOf = ({ sort }: One) => RANK[sort] ?? 9

const isAnimal = ({ motif, sort }: One) => sort === 'actor' && motif.kind !== 'person'

/** A scene of one or two motifs; undefined where they have nothing to do with each other. */
export function pairOf(all: readonly One[], rng: Rng): Related | undefined {
  const [first, second] = all.toSorted(
    (one, two) =>
      rankOf(one) - rankOf(two) ||
      Number(two.motif.kind === 'person') - Number(one.motif.kind === 'person') ||
      sizeOf(two.motif) - sizeOf(one.motif),
  )
  if (!first || rankOf(first) > 3) return undefined
  const hero = first.motif
  if (!second) return { subjects: [hero], setting: 'scene', ornaments: [] }
  const { motif, sort } = second
  if (sort === 'flag' && BUILT.test(hero.name)) return flown(hero, motif)
  if (HEAD_ALONE.test(hero.name) && sort !== 'hat') return undefined
  const isFar = sort === 'tree' || sort === 'place'
  if (hero.mount === 'stands' && hero.kind !== 'person' && isFar && !ON_RAILS.test(hero.name))
    return { subjects: [hero, motif], setting: 'scene', ornaments: [] }
  if (!isAnimal(first)) return undefined
  // One that is nearly all head has no chest.
  const isFront = headOf(hero).isFront && hero.mount === 'stands' && sizeOf(hero) > 1
  if (sort === 'hat') return wornOrHeld(hero, second)
  if (isFront && (HELD.test(motif.name) || (sort === 'food' && rng.chance(0.6))))
    return wornOrHeld(hero, second)
  // A dog beside a whale would be under water.
  const isOfPlace = (hero.mount === 'floats') === (motif.mount === 'floats')
  if (isAnimal(second) && sortOf(hero) === 'actor' && isOfPlace) return pairOfAnimals(hero, motif)
  if (sort === 'vehicle' && RIDDEN.test(motif.name) && sizeOf(hero) < 4) return ride(hero, motif)
  return undefined
}
