import type { Motif } from '../../motif'
import { cabinet, panels } from './boards'
import type { Layout } from './desk'
import { echo, frieze, plate, popArt, tossed } from './prints'
import { labels, stamps } from './stamps'
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
} satisfies Record<string, Layout>

export type LayoutName = keyof typeof LAYOUTS

const NAMES = Object.keys(LAYOUTS) as LayoutName[]

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
    return suits?.(motifs) ?? true
  })
  const key = fitting[n % fitting.length] ?? 'stamps'
  return { key, layout: LAYOUTS[key] }
}
