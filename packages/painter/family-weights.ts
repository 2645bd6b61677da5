import type { Kind, Motif } from './motif'
import type { FamilyName } from './painting'
import type { Setting } from './relations/cast'
import { BIG_THINGS, HEAD_ALONE, isOnTable, sortOf } from './relations/sorts'

type Weights = Partial<Record<FamilyName, number>>

/** The families that can show a kind of motif: most often one that gives it a place. */
const WEIGHTS: Record<Kind, Weights> = {
  food: {
    still: 9,
    collection: 5,
    lino: 2.5,
    riso: 1.5,
    poster: 1,
    tiles: 1,
    glass: 1,
    papercut: 0.3,
    etching: 0.4,
    bands: 0.3,
  },
  vessel: {
    still: 9,
    collection: 4,
    lino: 2,
    riso: 1,
    poster: 1,
    celestial: 0.4,
    glass: 1,
    etching: 0.5,
    tiles: 1,
  },
  plant: {
    botanical: 5,
    strata: 3,
    woodblock: 4,
    wind: 2,
    collection: 3,
    glass: 2.5,
    lino: 3,
    papercut: 0.7,
    riso: 1.5,
    flow: 1.5,
    tiles: 2.5,
    still: 1,
    etching: 0.5,
    bands: 0.4,
  },
  animal: {
    strata: 5,
    botanical: 5,
    woodblock: 5,
    wind: 2,
    street: 2,
    collection: 4,
    lino: 4,
    glass: 2.5,
    papercut: 1,
    riso: 2,
    celestial: 0.7,
    weave: 1.2,
    flow: 1.2,
    poster: 1,
    tiles: 1.8,
    etching: 0.4,
    bands: 0.7,
  },
  sky: {
    strata: 4,
    celestial: 1.5,
    riso: 2,
    flow: 2,
    glass: 2.5,
    lino: 2,
    collection: 2,
    papercut: 0.5,
    poster: 1,
    tiles: 2,
    bands: 0.7,
  },
  place: {
    strata: 7,
    woodblock: 2.5,
    riso: 1.5,
    street: 1,
    lino: 1,
    papercut: 0.5,
    weave: 1,
    collection: 1.5,
    etching: 0.5,
  },
  vehicle: {
    strata: 6,
    street: 4,
    wind: 2,
    woodblock: 3,
    collection: 2.5,
    riso: 2,
    lino: 2,
    papercut: 0.5,
    celestial: 0.4,
    poster: 0.7,
    etching: 0.6,
    bands: 0.5,
  },
  object: {
    still: 6,
    collection: 5,
    lino: 3,
    riso: 2,
    flow: 2,
    glass: 1.5,
    poster: 1,
    weave: 1,
    celestial: 0.4,
    tiles: 1,
    bands: 0.5,
    etching: 0.4,
  },
  symbol: {},
  // Lines of a technique would cross a face.
  person: { poster: 3, papercut: 3 },
}

/** Trees, boats and waves need an outdoor family; cut flowers may be in a still life. */
const CUT_FLOWERS: readonly string[] = ['flower', 'tulip', 'rose', 'sunflower', 'leaf', 'clover']

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
  if (/strata|street|wind|botanical|woodblock/.test(family) && HEAD_ALONE.test(name)) return -9
  return WEIGHTS[kind][family] ?? 0
}

/** The families that can show a group of motifs, by where it belongs. */
export const GROUP_WEIGHTS: Record<Setting, Weights> = {
  outdoors: {
    strata: 6,
    woodblock: 3,
    wind: 2,
    glass: 2,
    street: 1.5,
    riso: 1.5,
    lino: 1.5,
    papercut: 1,
    celestial: 1,
  },
  scene: { strata: 6, woodblock: 3, wind: 2, street: 1.5, papercut: 1 },
  table: { still: 6 },
  sheet: {
    still: 2,
    lino: 2,
    riso: 2,
    glass: 2,
    flow: 1.5,
    papercut: 1,
    woodblock: 1,
    etching: 0.3,
  },
  portrait: { poster: 3, papercut: 3 },
  collection: { collection: 1 },
}

export const suits = (motif: Motif, family: FamilyName) => weightOf(motif, family) > 0
