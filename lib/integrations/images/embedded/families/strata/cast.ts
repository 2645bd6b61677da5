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
  city: ['bicycle', 'umbrella', 'train'],
  meadow: ['house', 'tree', 'kite'],
}

export type Cast = {
  /** Stands in for the disc in the sky. */
  face?: Motif
  /** Never empty: no landscape without a hero. */
  actors: readonly Motif[]
}

/** Things that a place or a weather shows by itself need no drawing of their own. */
function isShown({ name }: Motif, place: Place, { weather }: Brief): boolean {
  return (
    (name === 'wave' && place === 'sea') ||
    (name === 'mountain' && (place === 'mountain' || place === 'lake')) ||
    (name === 'snowflake' && weather === 'snow') ||
    (name === 'drop' && weather === 'rain')
  )
}

export function castOf(brief: Brief, place: Place, rng: Rng): Cast {
  const face = brief.subjects.find(({ name }) => name === 'sun' || name === 'moon')
  const actors = brief.subjects.filter((motif) => motif !== face && !isShown(motif, place, brief))
  const hasHero = actors.some(({ kind }) => kind !== 'sky')
  const hero = hasHero ? [] : [motifNamed(rng.pick(HEROES[place]))]
  return { ...(face ? { face } : {}), actors: [...hero, ...actors] }
}

export type Guest = { motif: Motif; slot: Slot; where: 'land' | 'water' | 'air' }

/** Each actor gets room where it is at home, else where there is any. */
export function seat(actors: readonly Motif[], scene: Scene): Guest[] {
  const taken = { land: 0, water: 0, air: 0 }
  return actors.map((motif) => {
    const wishes: readonly Guest['where'][] =
      motif.mount === 'flies'
        ? ['air', 'land']
        : motif.mount === 'floats'
          ? ['water', 'land', 'air']
          : ['land', 'water', 'air']
    for (const where of wishes) {
      const slot = scene[where][taken[where]]
      if (slot) {
        taken[where] += 1
        return { motif, slot, where }
      }
    }
    throw new Error(`No room for ${motif.name}.`)
  })
}
