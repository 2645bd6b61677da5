import type { Kind, Motif } from './motif'
import type { FamilyName } from './painting'
import type { Setting } from './relations/cast'
import { BIG_THINGS, HEAD_ALONE, isOnTable, ON_RAILS, sizeOf, sortOf } from './relations/sorts'
import { standsFirmly } from './families/suits'

type Weights = Partial<Record<FamilyName, number>>

/** The families that can show a kind of motif: most often one that gives it a place. */
const WEIGHTS: Record<Kind, Weights> = {
  food: {
    lino: 4,
    tiles: 4,
    glass: 3.5,
    flow: 2.5,
    collection: 2.5,
    still: 2,
    riso: 1.2,
    weave: 0.8,
  },
  vessel: { lino: 4, still: 3, tiles: 3, glass: 3, collection: 2, flow: 2, riso: 1, weave: 0.6 },
  plant: {
    lino: 4,
    botanical: 4,
    tiles: 4,
    glass: 4,
    flow: 2.5,
    woodblock: 2,
    collection: 2,
    strata: 1.5,
    bands: 0.7,
    riso: 1,
    wind: 0.7,
    still: 0.5,
  },
  animal: {
    lino: 5,
    botanical: 3.5,
    glass: 3.5,
    tiles: 3,
    celestial: 2.5,
    collection: 2.5,
    strata: 2,
    flow: 2,
    woodblock: 2,
    riso: 1.5,
    weave: 1.5,
    bands: 1,
    wind: 1,
    street: 0.3,
  },
  sky: {
    lino: 4,
    glass: 3.5,
    tiles: 3,
    flow: 3,
    strata: 2,
    collection: 1.5,
    celestial: 1,
    riso: 1,
  },
  place: {
    lino: 4,
    strata: 4,
    glass: 2.5,
    woodblock: 2.5,
    flow: 1.5,
    collection: 1.5,
    riso: 1,
    weave: 1,
  },
  vehicle: {
    lino: 4,
    strata: 3,
    glass: 2.5,
    flow: 2,
    collection: 2,
    woodblock: 1.5,
    riso: 1,
    street: 0.7,
    wind: 0.7,
    weave: 0.7,
    bands: 0.4,
  },
  object: {
    lino: 4.5,
    flow: 3,
    glass: 3,
    collection: 2.5,
    tiles: 2,
    riso: 1.5,
    weave: 0.8,
    still: 0.7,
  },
  symbol: { glass: 3, lino: 3, flow: 2.5, collection: 2.5, weave: 1, tiles: 1 },
  // A doll in a landscape.
  person: { lino: 4, glass: 2.5, collection: 1, strata: -9 },
}

/** Trees, boats and waves need an outdoor family; cut flowers may be in a still life. */
const CUT_FLOWERS: readonly string[] = ['flower', 'tulip', 'rose', 'sunflower', 'leaf', 'clover']

/** Animals that live in towns. */
const IN_TOWN = /^(?:(?:black )?cat|dog|poodle|bird|dove|duck|swan|horse|hen)$/

/** They swim, and would lie on a meadow or in an arch. */
const SWIMS =
  /fish|shark|octopus|squid|jellyfish|prawn|lobster|shrimp|coral|seahorse|dolphin|whale|orca|seal/

/** They are above the water as they swim. */
const ON_WATER = /whale|dolphin|orca/

/** No thing of a table stands on its tip or hangs. */
const TIPPED = /^(?:grapes|strawberry)$/

/** What is on its two banks in the world is on none in a picture. */
const SPANS = /bridge/

/** Things that fly. */
const ALOFT = /kite|balloon|parachute|streamers|satellite$/

/** What reads as something else in panes between leads. */
const FLAT_SHEETS = /^(?:map|scroll|page|newspaper|document|spiral notepad)/

export const isScene = (family: FamilyName) => /^(?:strata|wind|woodblock|street)$/.test(family)

/** Whether a motif has its natural place and size in a scene. */
export function isAtHome(motif: Motif, family: FamilyName = 'strata'): boolean {
  const { kind, name } = motif
  if (kind === 'animal' && (sizeOf(motif) === 1 || /worm|beetle/.test(name))) return false
  // A picture with a frame or a ground of its own.
  if (kind === 'sky' && (sortOf(motif) === 'thing' || /sparkles|cyclone|^star$/.test(name)))
    return false
  if (SWIMS.test(name)) return ON_WATER.test(name) && family !== 'street'
  if (SPANS.test(name)) return false
  return kind !== 'object' || ALOFT.test(name)
}

/** How often a family shows a motif; 0 or less where it cannot. */
export function weightOf(motif: Motif, family: FamilyName): number {
  const { kind, name } = motif
  const sort = sortOf(motif)
  const outdoors =
    kind === 'place' || kind === 'vehicle' || (kind === 'plant' && !CUT_FLOWERS.includes(name))
  const isMisplaced = sort === 'thing' && !isOnTable(motif, sort)
  if (family === 'still' && (outdoors || sort === 'seat' || isMisplaced || BIG_THINGS.test(name)))
    return -9
  // A slice would balance on its tip.
  if (family === 'still' && kind === 'food' && (TIPPED.test(name) || !standsFirmly(motif)))
    return -9
  if (isScene(family) && !isAtHome(motif, family)) return -9
  if (family === 'botanical' && kind === 'animal' && SWIMS.test(name)) return -9
  // Its tail is bars in few inks.
  if (family === 'riso' && name === 'shooting star') return -9
  if (family === 'glass' && FLAT_SHEETS.test(name)) return -9
  // A flower as high as a tree.
  if (/strata|wind|woodblock/.test(family) && sort === 'flower') return -9
  if (family === 'street' && /^beach/.test(name)) return -9
  // A pig or a camel in a town has no reason to be there.
  if (family === 'street' && kind === 'animal' && !IN_TOWN.test(name)) return -9
  const isHead = HEAD_ALONE.test(name) || (kind === 'animal' && sort === 'face')
  if (/strata|street|wind|botanical|woodblock|celestial/.test(family) && isHead) return -9
  // Without rails it is parked on grass.
  if (/strata|street|wind|woodblock|riso/.test(family) && ON_RAILS.test(name)) return -9
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
  table: { collection: 4, still: 3, tiles: 2 },
  sheet: { lino: 3, glass: 3, collection: 2, flow: 2, riso: 0.7, still: 0.5 },
  emblem: { lino: 4, glass: 4, flow: 2, riso: 1 },
  collection: { collection: 6, tiles: 1.5 },
}

export const suits = (motif: Motif, family: FamilyName) => weightOf(motif, family) > 0
