import { isSunOrMoon } from '../../emblem'
import type { Motif } from '../../motif'
import { motifNamed } from '../../motifs/all'
import { type Brief, type Place, PLACES } from '../../painting'
import type { Rng } from '../../random'
import type { Scene, Slot } from './scene'
import { onGround } from '../suits'

/** Subjects per place on days without emojis. No name is in two lists. */
export const MAIN_SUBJECTS: Record<Place, readonly string[]> = {
  sea: ['sailboat', 'lighthouse'],
  lake: ['tent'],
  mountain: ['cottage', 'balloon'],
  desert: ['cactus', 'castle'],
  forest: ['deer'],
  city: ['plane'],
  meadow: ['tree'],
}

/** The places in turn: an aeroplane above towers is for days on which somebody asks for it. */
export const DAY_PLACES = PLACES.filter((place) => place !== 'city')

/** Small motifs in the distance, beside a single main subject. */
const COMPANIONS: Partial<Record<Place, readonly string[]>> = {
  sea: ['sailboat'],
  lake: ['rowboat'],
  mountain: ['cottage'],
  meadow: ['cottage', 'tree'],
}

type SceneSubjects = {
  /** Replaces the disc in the sky. */
  face?: Motif
  /** Never empty. */
  subjects: readonly Motif[]
  /** Never in the first slot. */
  companion?: Motif
  /** Subjects that the place itself shows. */
  shown: readonly Motif[]
}

/** Whether the place or the weather already shows a motif. */
function isShown({ name }: Motif, place: Place, { weather }: Brief): boolean {
  return (
    (name === 'wave' && place === 'sea') ||
    (name === 'skyline' && place === 'city') ||
    (name === 'mountain' && (place === 'mountain' || place === 'lake')) ||
    (name === 'snowflake' && weather === 'snow') ||
    (name === 'drop' && weather === 'rain')
  )
}

export function chooseSubjects(brief: Brief, place: Place, rng: Rng): SceneSubjects {
  const face = brief.subjects.find(isSunOrMoon)
  const shown = brief.subjects.filter((motif) => isShown(motif, place, brief))
  const subjects = brief.subjects.filter((motif) => motif !== face && !shown.includes(motif))
  const hasMain = subjects.some(({ kind }) => kind !== 'sky')
  const main = hasMain ? [] : [motifNamed(rng.pick(MAIN_SUBJECTS[place]))]
  const all = [...main, ...subjects]
  const companions = (COMPANIONS[place] ?? []).filter((name) =>
    all.every((motif) => motif.name !== name),
  )
  const companion = all.length === 1 && companions.length > 0 && rng.chance(0.6)
  return {
    ...(face ? { face } : {}),
    subjects: all.map(onGround),
    ...(companion ? { companion: motifNamed(rng.pick(companions)) } : {}),
    shown,
  }
}

export type Placement = { motif: Motif; slot: Slot; where: 'land' | 'water' | 'air' }

/** Slots in order of preference by mount. */
function slotOrderOf(motif: Motif): readonly Placement['where'][] {
  const { mount } = motif
  if (mount === 'flies') return ['air', 'land']
  return mount === 'floats' ? ['water', 'land', 'air'] : ['land', 'water', 'air']
}

export function assignSlots({ subjects, companion }: SceneSubjects, scene: Scene): Placement[] {
  const taken = { land: 0, water: 0, air: 0 }
  const find = (motif: Motif, from: number): Placement | undefined => {
    for (const where of slotOrderOf(motif)) {
      const at = Math.max(from, taken[where])
      const slot = scene[where][at]
      if (slot) {
        taken[where] = at + 1
        return { motif, slot, where }
      }
    }
    return undefined
  }
  // The first slots are the main subject's: a guest on land is not larger than a whale in the sea.
  const placements = subjects.map((motif, i) => {
    const placement = find(motif, i === 0 ? 0 : 1)
    if (!placement) throw new Error(`No room for ${motif.name}.`)
    return placement
  })
  const last = companion ? find(companion, 1) : undefined
  return last ? [...placements, last] : placements
}
