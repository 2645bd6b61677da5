import type { Motif } from './motif'
import { isFlag } from './motifs/flags'
import type { FamilyName } from './painting'
import type { Setting } from './relations/cast'
import { HEAD_ALONE, isOnTable, ON_RAILS, sizeOf, sortOf, SWIMS } from './relations/sorts'
import { isOfDay } from './families/day-subjects'
import { standsFirmly } from './families/suits'

type Weights = Partial<Record<FamilyName, number>>

/** Heroes that have the same places in pictures. */
type Class =
  | 'animal'
  | 'swimmer'
  | 'head'
  | 'food'
  | 'vessel'
  | 'flower'
  | 'tree'
  | 'light'
  | 'heart'
  | 'road'
  | 'boat'
  | 'aloft'
  | 'building'
  | 'peak'
  | 'thing'

/** How often a family shows a class of heroes. A family that is not there gave them no place, or
 * nobody hung one in the blind rounds; others have the share that judges hung
 * (docs/2026-11-28-version-31.md). */
const WEIGHTS: Record<Class, Weights> = {
  animal: {
    riso: 3.5,
    collection: 4,
    lino: 3,
    papercut: 2,
    botanical: 2,
    glass: 1.5,
    weave: 0.5,
  },
  swimmer: { flow: 3, riso: 2, collection: 3, bands: 1.5, glass: 1, tiles: 0.5 },
  head: { lino: 3, riso: 3, glass: 1.5, weave: 1 },
  food: { riso: 4, collection: 3, lino: 3, glass: 1.5, still: 1.5, weave: 0.5, tiles: 0.5 },
  vessel: { lino: 4, riso: 3, collection: 2, still: 2, glass: 1.5, flow: 0.5 },
  flower: { collection: 4, riso: 3, glass: 2, lino: 2.5, botanical: 1.5, tiles: 1, weave: 0.5 },
  tree: { lino: 4, collection: 3, riso: 2, wind: 1, tiles: 0.5 },
  light: {
    lino: 3,
    bands: 2.5,
    celestial: 2,
    riso: 2,
    collection: 1.5,
    glass: 1.5,
    flow: 1,
    tiles: 1,
  },
  heart: { lino: 3, riso: 2, glass: 2, collection: 2 },
  road: { street: 4, riso: 2, collection: 2 },
  boat: { wind: 3, woodblock: 3, riso: 1.5, collection: 2 },
  aloft: { lino: 4, riso: 3, collection: 2, glass: 1.5, wind: 0.5 },
  building: { lino: 3, riso: 2, collection: 2, papercut: 1, woodblock: 1, strata: 0.5 },
  peak: { lino: 3, glass: 2 },
  thing: { lino: 4, riso: 2, collection: 1.5, glass: 1.5, flow: 1.5, still: 0.5 },
}

/** What a family does not show well: legs, wings or stems come apart there, or the shape is not read. */
const POOR: Partial<Record<FamilyName, RegExp>> = {
  lino: /^(?:bear|hedgehog|hen|squirrel|goat|compass|lighthouse|hippopotamus|poodle)$/,
  glass: /^(?:dove|elephant|turtle|bat|rabbit|lion|grapes|lantern|planet|gem|bear|sheep)$/,
  riso: /^(?:cow|green melon|melon|rose|dragon|cherry|pair of cherries|cherries|cake with candles|croissant|bagel|cupcake|parrot|corn)$/,
  papercut: /^(?:hen|camel|fox)$/,
  bands: /sun|^(?:rainbow|turtle|elephant|planet)$/,
  flow: /^(?:chick|turtle|waffle|oil lamp|nest|nest with eggs)$/,
  still: /^cheese$/,
  celestial: /^(?:seal|planet|swan|unicorn)$/,
  // Without a stem it would lie under the arch.
  botanical: /blossom|hibiscus|lotus|rosette|bouquet/,
  collection: /^green melon$/,
  wind: /^(?:horse|sailboat)$/,
  tiles: /^(?:bird|crab|lobster)$/,
  woodblock: /^(?:castle|cottage|house|steamer|rowboat)$/,
  strata: /^(?:deer|kite|mushroom|house|steamer|rowboat)$/,
}

/** Animals that sit on a branch or fly round it; others lie on it without feet. */
const ON_BRANCHES = /bird|dove|^(?:owl|squirrel|butterfly)$/

/** Flowers that are cut and put in a vase. */
const CUT_FLOWERS: readonly string[] = ['flower', 'tulip', 'rose', 'sunflower', 'leaf', 'clover']

/** Animals that live in towns. */
const IN_TOWN = /^(?:(?:black )?cat|dog|poodle|bird|dove|hen)$/

/** They are above the water as they swim. */
const ON_WATER = /whale|dolphin|orca/

/** Things that fly. */
const ALOFT = /kite|balloon|parachute|streamers|satellite$/

/** Things that glaziers show, or that glow. */
const IN_WINDOWS = /^(?:gem|anchor|compass|lantern|candle|oil lamp|bell|hourglass|harp|crown)$/
/** Food that glaziers, weavers and potters show. */
const FRUIT =
  /^(?:apple|green apple|pear|lemon|orange|grapes|cherry|strawberry|peach|pineapple|tomato|carrot|bread)$/
/** Things that are among fruit and jugs. */
const IN_STILL_LIFES = /candle|book|^oil lamp$/

const isScene = (family: FamilyName) => /^(?:strata|wind|woodblock|street)$/.test(family)

/** Whether a motif has its natural place and size in a scene. */
export function isAtHome(motif: Motif, family: FamilyName): boolean {
  const { name, kind } = motif
  if (kind === 'animal' && sizeOf(motif) === 1) return false
  // A parrot sits on nothing there, and an eagle before it is larger than a hill.
  if (kind === 'animal' && motif.mount === 'flies') return name === 'dove'
  if (SWIMS.test(name)) return ON_WATER.test(name) && family !== 'street'
  return kind !== 'object' || ALOFT.test(name)
}

function classOf(motif: Motif): Class {
  const { kind, name, mount } = motif
  const sort = sortOf(motif)
  if (kind === 'animal') return HEAD_ALONE.test(name) ? 'head' : SWIMS.test(name) ? 'swimmer' : kind
  if (kind === 'plant') return sort === 'flower' || sort === 'tree' ? sort : 'flower'
  if (kind === 'vehicle') return mount === 'floats' ? 'boat' : mount === 'flies' ? 'aloft' : 'road'
  if (sort === 'heart') return sort
  if (kind === 'food' || kind === 'vessel') return kind
  if (kind === 'sky') return 'light'
  if (kind === 'place') return /^(?:mountain|volcano)$/.test(name) ? 'peak' : 'building'
  return ALOFT.test(name) ? 'aloft' : 'thing'
}

/** How often a family shows a motif; 0 where it cannot. */
export function weightOf(motif: Motif, family: FamilyName): number {
  const { kind, name } = motif
  const weight = WEIGHTS[classOf(motif)][family] ?? 0
  const isOut =
    POOR[family]?.test(name) === true ||
    (isScene(family) && !isAtHome(motif, family)) ||
    // A slice would balance on its tip.
    (family === 'still' &&
      (!isOnTable(motif, sortOf(motif)) ||
        (kind === 'object' && !IN_STILL_LIFES.test(name)) ||
        !standsFirmly(motif))) ||
    // A pig or a camel in a town has no reason to be there.
    (family === 'street' && kind === 'animal' && !IN_TOWN.test(name)) ||
    (family === 'botanical' && kind === 'animal' && !ON_BRANCHES.test(name)) ||
    (family === 'glass' && kind === 'object' && !IN_WINDOWS.test(name)) ||
    // Paper and wind have figures that are known by their outlines.
    (/papercut|wind/.test(family) && kind === 'animal' && !isOfDay(family, name)) ||
    (family === 'papercut' && kind === 'place' && !isOfDay(family, name)) ||
    // White wool on a pale cloth would be grey.
    (family === 'weave' && kind === 'animal' && motif.main.l > 0.85) ||
    // Among houses and lamp posts it would be a hut, and in strokes it has no ground.
    ((isScene(family) || family === 'flow') && name === 'clock tower') ||
    (/glass|weave|tiles/.test(family) && kind === 'food' && !FRUIT.test(name)) ||
    // Without its sea, or with one at the wrong height.
    (name === 'lighthouse' && /^(?:wind|woodblock|papercut)$/.test(family)) ||
    // A cut flower as high as a tree.
    (isScene(family) && CUT_FLOWERS.includes(name)) ||
    // Without rails it is parked.
    (isScene(family) && ON_RAILS.test(name) && family !== 'street')
  return isOut ? 0 : weight
}

/** How well a family's pictures bear remarques, by the share of them that judges hung
 * (docs/2026-11-29-version-37.md). */
const BOLD: Weights = {
  lino: 3,
  bands: 2.5,
  woodblock: 2,
  papercut: 1.5,
  riso: 0.7,
  celestial: 0.7,
  botanical: 1,
  glass: 1,
  street: 0.8,
  collection: 0.7,
  flow: 0.5,
  strata: 0.4,
}

/** How much more often a family has these remarques: more so if they are several. */
export function boldness(family: FamilyName, remarques: readonly Motif[], emojis: number): number {
  // The three inks of a print mix the colours of a flag.
  if (family === 'riso' && remarques.some(({ name }) => isFlag(name))) return 0
  const weight = BOLD[family]
  return emojis > 1 ? (weight ?? 0.15) : weight === undefined ? 0.3 : 1
}

/** The families that can show a group of motifs, by where it belongs. */
export const GROUP_WEIGHTS: Record<Setting, Weights> = {
  outdoors: { lino: 5, woodblock: 1, strata: 0.3 },
  table: { collection: 4, still: 1 },
  sheet: { lino: 4, glass: 1, flow: 1 },
  collection: { collection: 6, tiles: 0.5 },
}
