import type { Motif } from '../../motif'
import { cabinet, panels } from './boards'
import type { Layout } from './desk'
import { isFaces } from './inkings'
import { echo, frieze, plate, popArt, tossed } from './prints'
import { labels, stamps } from './stamps'
import { label, pairs, playingCard, tarot } from './patterns/cards'
import { chevrons, halfDrop, quilt, scarf, stripes, trellis } from './patterns/cloth'
import { dish, mandala, rose, spiral, wreath } from './patterns/round'
import { blocks, chess, crests, curtain, framed, mobile, oddTile } from './patterns/walls'
import { checkers, toolBoard } from './walls'

/** The ways in turn. */
const LAYOUTS = {
  stamps,
  cabinet,
  popArt,
  labels,
  panels,
  echo,
  tossed,
  plate,
  checkers,
  toolBoard,
  frieze,
  dish,
  halfDrop,
  playingCard,
  mobile,
  quilt,
  oddTile,
  tarot,
  rose,
  chess,
  spiral,
  scarf,
  curtain,
  framed,
  trellis,
  blocks,
  stripes,
  label,
  mandala,
  crests,
  pairs,
  wreath,
  chevrons,
} satisfies Record<string, Layout>

export type LayoutName = keyof typeof LAYOUTS

const NAMES = Object.keys(LAYOUTS) as LayoutName[]

/** Ways that show a face alone: as a small part of a pattern or a print, and in few inks. */
const OF_FACES: ReadonlySet<LayoutName> = new Set<LayoutName>([
  'dish',
  'playingCard',
  'oddTile',
  'tarot',
  'chess',
  'label',
  'crests',
  'curtain',
  'wreath',
  'scarf',
])

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
    const isFit = isFaces(motifs) && motifs.length === 1 ? OF_FACES.has(name) : true
    return isFit && (suits?.(motifs) ?? true)
  })
  const key = fitting[n % fitting.length] ?? 'stamps'
  return { key, layout: LAYOUTS[key] }
}
