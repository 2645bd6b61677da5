import type { Motif } from '../motif'
import { castOf, mount, wear } from './attach'
import { closed, named, type One, type Related } from './cast'
import { flagged } from './flagged'
import { bareOf, phraseOf } from './phrases'
import { HEAD_ALONE, sizeOf } from './sorts'

/** Vehicles on which an animal rides. */
const RIDDEN = /^(?:bicycle|scooter|motor scooter|skateboard|sledge|canoe|sailboat|rowing boat)$/
/** What bears a flag. */
export const BUILT = /castle|house|hut|tent|boat|steamer|ship|ferry|school|hotel|bank|church/

function scene(motif: Motif): Related {
  return { subjects: [motif], setting: 'outdoors', ornaments: [] }
}

/** An animal in a hat. */
export function worn(hero: Motif, hat: Motif): Related {
  const cast = castOf(hero)
  wear(cast, hat)
  return scene(closed(cast, named(bareOf(hero), `in ${phraseOf(hat)}`), hero))
}

function ride(hero: Motif, vehicle: Motif): Related {
  const cast = castOf(hero)
  mount(cast, hero, vehicle, sizeOf(hero) <= 2 ? 0.72 : 0.95)
  const preposition = vehicle.mount === 'floats' ? 'in' : 'on'
  const name = named(bareOf(hero), `${preposition} ${phraseOf(vehicle)}`)
  const { mount: stands, draught } = vehicle
  return scene(closed(cast, name, { ...hero, mount: stands, draught }))
}

function flown(seat: Motif, flag: Motif): Related {
  return scene(closed(flagged(seat, flag), named(bareOf(seat), `with ${phraseOf(flag)}`), seat))
}

/** A scene of a hero and something else; undefined where they have nothing to do with each other. In
 * the blind rounds nobody wanted a thing before an animal's chest, or two animals side by side. */
export function pairOf(hero: One, { motif, sort }: One): Related | undefined {
  const { name, kind } = hero.motif
  if (sort === 'flag') return BUILT.test(name) ? flown(hero.motif, motif) : undefined
  if (kind !== 'animal') return undefined
  if (sort === 'hat') return worn(hero.motif, motif)
  const isRider = !HEAD_ALONE.test(name) && sizeOf(hero.motif) < 4
  return isRider && RIDDEN.test(motif.name) ? ride(hero.motif, motif) : undefined
}
