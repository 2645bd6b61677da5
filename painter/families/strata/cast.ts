import { isSunOrMoon } from '../../emblem'
import type { Motif } from '../../motif'
import { motifNamed } from '../../motifs/all'
import type { Brief, Place } from '../../painting'
import type { Rng } from '../../random'
import type { Scene, Slot } from './scene'

/** Who is met where on days without emojis. No name stands in two lists. */
export const HEROES: Record<Place, readonly string[]> = {
  sea: ['sailboat', 'lighthouse', 'steamer', 'whale'],
  lake: ['rowboat', 'duck', 'tent'],
  mountain: ['cottage', 'balloon', 'horse'],
  desert: ['cactus', 'palm', 'castle'],
  forest: ['deer', 'mushroom', 'pine'],
  city: ['bicycle', 'stroller', 'train'],
  meadow: ['house', 'tree', 'kite'],
}

/** Small company in the distance: what a quiet place has besides its hero. */
const COMPANY: Partial<Record<Place, readonly string[]>> = {
  sea: ['sailboat', 'steamer'],
  lake: ['rowboat', 'duck'],
  mountain: ['cottage'],
  meadow: ['cottage', 'tree'],
  city: ['stroller', 'person'],
}

export type Cast = {
  /** Stands in for the disc in the sky. */
  face?: Motif
  /** Never empty: no landscape without a hero. */
  actors: readonly Motif[]
  /** Small company, never in the best room. */
  friend?: Motif
  /** Shown by the place itself. */
  shown: readonly Motif[]
}

/** Things that a place or a weather shows by itself need no drawing of their own. */
function isShown({ name }: Motif, place: Place, { weather }: Brief): boolean {
  return (
    (name === 'wave' && place === 'sea') ||
    (name === 'skyline' && place === 'city') ||
    (name === 'mountain' && (place === 'mountain' || place === 'lake')) ||
    (name === 'snowflake' && weather === 'snow') ||
    (name === 'drop' && weather === 'rain')
  )
}

export function castOf(brief: Brief, place: Place, rng: Rng): Cast {
  const face = brief.subjects.find(isSunOrMoon)
  const shown = brief.subjects.filter((motif) => isShown(motif, place, brief))
  const actors = brief.subjects.filter((motif) => motif !== face && !shown.includes(motif))
  const hasHero = actors.some(({ kind }) => kind !== 'sky')
  const hero = hasHero ? [] : [motifNamed(rng.pick(HEROES[place]))]
  const all = [...hero, ...actors]
  const company = (COMPANY[place] ?? []).filter((name) => all.every((motif) => motif.name !== name))
  const friend = all.length === 1 && company.length > 0 && rng.chance(0.6)
  return {
    ...(face ? { face } : {}),
    actors: all,
    ...(friend ? { friend: motifNamed(rng.pick(company)) } : {}),
    shown,
  }
}

export type Guest = { motif: Motif; slot: Slot; where: 'land' | 'water' | 'air' }

/** Each actor gets room where it is at home, else where there is any. */
function wishesOf({ mount }: Motif): readonly Guest['where'][] {
  if (mount === 'flies') return ['air', 'land']
  return mount === 'floats' ? ['water', 'land', 'air'] : ['land', 'water', 'air']
}

export function seat({ actors, friend }: Cast, scene: Scene): Guest[] {
  const taken = { land: 0, water: 0, air: 0 }
  const find = (motif: Motif, from: number): Guest | undefined => {
    for (const where of wishesOf(motif)) {
      const at = Math.max(from, taken[where])
      const slot = scene[where][at]
      if (slot) {
        taken[where] = at + 1
        return { motif, slot, where }
      }
    }
    return undefined
  }
  const guests = actors.map((motif) => {
    const guest = find(motif, 0)
    if (!guest) throw new Error(`No room for ${motif.name}.`)
    return guest
  })
  const last = friend ? find(friend, 1) : undefined
  return last ? [...guests, last] : guests
}
