import type { Kind, Motif } from './motif'
import type { FamilyName } from './painting'
import type { Setting } from './relations/cast'
import { BIG_THINGS, HEAD_ALONE, isOnTable, sortOf } from './relations/sorts'

type Weights = Partial<Record<FamilyName, number>>

/** The families that can show a kind of motif: most often one that gives it a place. */
const WEIGHTS: Record<Kind, Weights> = {
  food: {
    collection: 8,
    lino: 3,
    tiles: 3,
    still: 3,
    glass: 2.5,
    flow: 1.5,
    riso: 1,
    papercut: 0.4,
  },
  vessel: { collection: 7, still: 4, lino: 3, tiles: 2, glass: 2, flow: 1, riso: 0.7 },
  plant: {
    collection: 5,
    lino: 4,
    botanical: 4,
    tiles: 4,
    glass: 4,
    flow: 2.5,
    woodblock: 2,
    strata: 1.5,
    bands: 0.7,
    riso: 0.7,
    wind: 0.4,
    papercut: 0.4,
    still: 0.5,
  },
  animal: {
    collection: 6,
    lino: 5,
    botanical: 3.5,
    glass: 3.5,
    tiles: 3,
    strata: 2.5,
    flow: 2,
    woodblock: 1.5,
    riso: 1.2,
    bands: 0.8,
    weave: 0.8,
    papercut: 0.6,
    celestial: 0.5,
    street: 0.5,
    wind: 0.4,
  },
  sky: { lino: 3, glass: 3, strata: 3, tiles: 3, flow: 2.5, collection: 3, celestial: 1, riso: 1 },
  place: {
    strata: 5,
    lino: 3,
    collection: 3,
    woodblock: 2,
    glass: 1,
    riso: 1,
    street: 0.5,
    weave: 0.5,
  },
  vehicle: {
    strata: 4,
    collection: 4,
    lino: 3.5,
    street: 2,
    glass: 1.5,
    woodblock: 1.5,
    riso: 1.5,
    wind: 0.6,
    bands: 0.4,
  },
  object: {
    collection: 7,
    lino: 4,
    flow: 2,
    glass: 2,
    tiles: 2,
    riso: 1.2,
    still: 1.5,
    bands: 0.5,
    weave: 0.4,
  },
  symbol: {},
  person: {},
}

/** Trees, boats and waves need an outdoor family; cut flowers may be in a still life. */
const CUT_FLOWERS: readonly string[] = ['flower', 'tulip', 'rose', 'sunflower', 'leaf', 'clover']

/** Animals that live in towns. */
const IN_TOWN = /^(?:(?:black )?cat|dog|poodle|bird|dove|duck|swan|horse|hen)$/

/** How often a family shows a motif; 0 or less where it cannot. */
export function weightOf(motif: Motif, family: FamilyName): number {
  const { kind, name } = motif
  const sort = sortOf(motif)
  const outdoors =
    kind === 'place' || kind === 'vehicle' || (kind === 'plant' && !CUT_FLOWERS.includes(name))
  const isMisplaced = sort === 'thing' && !isOnTable(motif, sort)
  if (family === 'still' && (outdoors || sort === 'seat' || isMisplaced || BIG_THINGS.test(name)))
    return -9
  // A flower as high as a tree.
  if (/strata|wind|woodblock/.test(family) && sort === 'flower') return -9
  if (family === 'street' && /^beach/.test(name)) return -9
  // A pig or a camel in a town has no reason to be there.
  if (family === 'street' && kind === 'animal' && !IN_TOWN.test(name)) return -9
  if (/strata|street|wind|botanical|woodblock/.test(family) && HEAD_ALONE.test(name)) return -9
  return WEIGHTS[kind][family] ?? 0
}

/** The families that can show a group of motifs, by where it belongs. */
export const GROUP_WEIGHTS: Record<Setting, Weights> = {
  outdoors: {
    lino: 4,
    glass: 4,
    strata: 4,
    collection: 3,
    flow: 2,
    woodblock: 2,
    riso: 1,
    street: 0.5,
    wind: 0.4,
  },
  scene: { strata: 6, woodblock: 3, street: 0.7, wind: 0.7 },
  table: { collection: 5, still: 3, tiles: 2 },
  sheet: { lino: 3, collection: 3, glass: 3, flow: 2, riso: 0.7, still: 0.5, papercut: 0.4 },
  collection: { collection: 6, tiles: 1.5 },
}

export const suits = (motif: Motif, family: FamilyName) => weightOf(motif, family) > 0
