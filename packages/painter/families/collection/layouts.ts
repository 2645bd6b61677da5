import type { Motif } from '../../motif'
import { isFlag } from '../../motifs/flags'
import { isOrnamental, sortOf } from '../../relations/sorts'
import { cabinet, panels } from './boards'
import type { Layout } from './desk'
import { isFaces } from './inkings'
import { playingCard, tarot } from './patterns/cards'
import { quilt, scarf } from './patterns/cloth'
import { dish, wheelOf } from './patterns/dishes'
import { crests, framed } from './patterns/frames'
import { curtain, mobile, pennants } from './patterns/hung'
import { book, label } from './patterns/labels'
import { mandala, spiral } from './patterns/rings'
import { chevrons, stripes } from './patterns/stripes'
import { meadow } from './patterns/tapestry'
import { chess, oddTile } from './patterns/tiles'
import { comb, scales, stars } from './patterns/tilings'
import { blocks, pairs } from './patterns/toys'
import { fan, vase } from './patterns/vase'
import { halfDrop, trellis } from './patterns/wallpaper'
import { rose, wreath } from './patterns/wreaths'
import { echo, frieze, plate, popArt, tossed } from './prints'
import { labels, stamps } from './stamps'
import { checkers, toolBoard } from './walls'

/** The ways in turn. */
const LAYOUTS = {
  stamps,
  dish,
  halfDrop,
  playingCard,
  cabinet,
  mobile,
  quilt,
  oddTile,
  popArt,
  tarot,
  rose,
  chess,
  labels,
  book,
  spiral,
  panels,
  scarf,
  curtain,
  vase,
  echo,
  framed,
  trellis,
  meadow,
  tossed,
  blocks,
  stripes,
  fan,
  plate,
  label,
  mandala,
  comb,
  checkers,
  crests,
  pairs,
  stars,
  toolBoard,
  wreath,
  chevrons,
  wheelOf,
  frieze,
  scales,
  pennants,
} satisfies Record<string, Layout>

export type LayoutName = keyof typeof LAYOUTS

const NAMES = Object.keys(LAYOUTS) as LayoutName[]

const FOR_ALL = [
  'dish',
  'playingCard',
  'tarot',
  'label',
  'wreath',
  'scarf',
  'vase',
  'book',
] as const

/** Ways that show a face alone: as a part of a pattern or a print, and in few inks. */
const OF_FACES: readonly LayoutName[] = [...FOR_ALL, 'oddTile', 'chess', 'crests', 'curtain']

/** Ways that show a person alone: once and large, as many would be dolls. */
const OF_PEOPLE: readonly LayoutName[] = [...FOR_ALL, 'framed', 'meadow', 'echo', 'blocks', 'pairs']

/** Ways that show a flag alone: on cloth, paper or wood. */
const OF_FLAGS: readonly LayoutName[] = ['pennants', 'label', 'pairs', 'blocks', 'quilt', 'stripes']

/** Ways for what is dull as a thing: small and in a pattern. */
const OF_PATTERNS: readonly LayoutName[] = [
  ...(['scales', 'halfDrop', 'trellis', 'comb', 'quilt', 'chess', 'stars'] as const),
  ...(['stripes', 'chevrons', 'crests'] as const),
]

/** Ways that show one good thing as if it were a dull one. */
const OF_SEVERAL: readonly LayoutName[] = [
  ...(['cabinet', 'oddTile', 'toolBoard', 'wheelOf', 'fan', 'mobile', 'pennants'] as const),
  ...([
    'spiral',
    'labels',
    'checkers',
    'chevrons',
    'label',
    'book',
    'dish',
    'crests',
    'chess',
  ] as const),
]

const isDull = (motif: Motif) => {
  const sort = sortOf(motif)
  return isOrnamental(motif, sort) && sort !== 'heart' && motif.kind !== 'person'
}

/** Whether one motif alone may be shown so. */
function isForOne(name: LayoutName, motif: Motif): boolean {
  if (isFaces([motif])) return OF_FACES.includes(name)
  if (isDull(motif) && !isFlag(motif.name)) return OF_PATTERNS.includes(name)
  if (motif.kind !== 'person' && !isFlag(motif.name) && OF_SEVERAL.includes(name)) return false
  if (isFlag(motif.name)) return OF_FLAGS.includes(name)
  return motif.kind !== 'person' || OF_PEOPLE.includes(name)
}

/** Its turn among the ways. */
export const numberOf = (name: LayoutName): number => NAMES.indexOf(name)

/** Titles may add these words. */
export function linesOf(name: LayoutName): readonly string[] {
  return LAYOUTS[name].lines
}

/** The n-th way that suits the motifs. */
export function layoutOf(motifs: readonly Motif[], n: number): { key: LayoutName; layout: Layout } {
  const fitting = NAMES.filter((name) => {
    const { suits }: Layout = LAYOUTS[name]
    const [first, second] = motifs
    const isFit = !first || second !== undefined || isForOne(name, first)
    return isFit && (suits?.(motifs) ?? true)
  })
  const key = fitting[n % fitting.length] ?? 'stamps'
  return { key, layout: LAYOUTS[key] }
}
