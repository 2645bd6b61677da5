import type { Kind, Motif } from './motif'
import type { FamilyName } from './painting'
import type { Setting } from './relations/cast'
import { BIG_THINGS, HEAD_ALONE, isOnTable, sortOf } from './relations/sorts'

type Weights = Partial<Record<FamilyName, number>>

/** The families that can show a kind of motif. */
const WEIGHTS: Record<Kind, Weights> = {
  food: { still: 6, lino: 2, riso: 2, poster: 2, papercut: 1 },
  vessel: { still: 6, lino: 2, riso: 2, poster: 2, celestial: 1, papercut: 1 },
  plant: { botanical: 5, strata: 2, still: 1, lino: 2, papercut: 2, glass: 1, flow: 2 },
  animal: {
    lino: 4,
    papercut: 3,
    poster: 1,
    strata: 3,
    glass: 2,
    riso: 2,
    flow: 2,
    street: 2,
    botanical: 5,
    weave: 1,
    celestial: 2,
  },
  sky: { celestial: 3, strata: 3, papercut: 1, riso: 2, flow: 2, glass: 2, lino: 1, poster: 1 },
  place: { strata: 6, papercut: 1, riso: 2, street: 1, lino: 1, weave: 1 },
  vehicle: { strata: 5, street: 4, poster: 1, riso: 2, papercut: 1, celestial: 1, lino: 1 },
  object: {
    poster: 1,
    lino: 4,
    celestial: 1,
    riso: 2,
    still: 5,
    weave: 2,
    flow: 4,
  },
  symbol: { weave: 2, lino: 3, flow: 3, papercut: 1, celestial: 2 },
  // Lines of a technique would cross a face.
  person: { poster: 3, papercut: 3 },
}

/** The same for prints, patterns and the wind. */
const MORE_WEIGHTS: Record<Kind, Weights> = {
  food: { tiles: 4, etching: 0.3, bands: 1 },
  vessel: { etching: 0.4, tiles: 3, bands: 1 },
  plant: { woodblock: 3, tiles: 3, etching: 0.3, wind: 2, bands: 1 },
  animal: { woodblock: 4, etching: 0.6, wind: 3, bands: 2, tiles: 3 },
  sky: { tiles: 3, bands: 2, etching: 0.2 },
  place: { woodblock: 3, etching: 0.5 },
  vehicle: { wind: 3, etching: 0.6, woodblock: 2, bands: 2 },
  object: { etching: 0.3, tiles: 2, bands: 2 },
  symbol: { tiles: 4, bands: 1 },
  person: {},
}

/** Trees, boats and waves need an outdoor family; cut flowers may be in a still life. */
const CUT_FLOWERS: readonly string[] = ['flower', 'tulip', 'rose', 'sunflower', 'leaf', 'clover']

/** How often a family shows a motif; 0 or less where it cannot. */
export function weightOf(motif: Motif, family: FamilyName): number {
  const { kind, name, mount } = motif
  const sort = sortOf(motif)
  const outdoors =
    kind === 'place' || kind === 'vehicle' || (kind === 'plant' && !CUT_FLOWERS.includes(name))
  const isMisplaced = sort === 'thing' && !isOnTable(motif, sort)
  if (family === 'still' && (outdoors || sort === 'seat' || isMisplaced || BIG_THINGS.test(name)))
    return -9
  // A flower as high as a tree.
  if (/strata|wind/.test(family) && sort === 'flower') return -9
  if (family === 'street' && /^beach/.test(name)) return -9
  if (/strata|street|wind|botanical/.test(family) && HEAD_ALONE.test(name)) return -9
  // A part of a body alone is an emblem.
  const isPart = sort === 'hand' || (kind === 'person' && mount === 'flies' && sort === 'thing')
  const like = isPart ? 'symbol' : kind
  return WEIGHTS[like][family] ?? MORE_WEIGHTS[like][family] ?? 0
}

/** The families that can show a group of motifs, by where it belongs. */
export const GROUP_WEIGHTS: Record<Setting, Weights> = {
  outdoors: {
    strata: 6,
    street: 1,
    lino: 1.5,
    papercut: 1,
    riso: 1,
    glass: 1,
    woodblock: 1,
    wind: 1,
  },
  scene: { strata: 6, street: 1, wind: 2, papercut: 1, woodblock: 1 },
  table: { still: 6 },
  sheet: {
    still: 2,
    etching: 0.3,
    lino: 2,
    riso: 1.5,
    papercut: 1.5,
    flow: 2,
    woodblock: 1,
  },
  portrait: { poster: 3, papercut: 3 },
  collection: { collection: 1 },
}

export const suits = (motif: Motif, family: FamilyName) => weightOf(motif, family) > 0
