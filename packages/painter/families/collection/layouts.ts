import type { Brief } from '../../painting'
import { panels } from './boards'
import type { Layout } from './desk'
import { quilt, scarf } from './patterns/cloth'
import { dish, wheelOf } from './patterns/dishes'
import { curtain, mobile } from './patterns/hung'
import { meadow } from './patterns/tapestry'
import { chess, oddTile } from './patterns/tiles'
import { comb, scales, stars } from './patterns/tilings'
import { blocks } from './patterns/toys'
import { fan, vase } from './patterns/vase'
import { halfDrop, trellis } from './patterns/wallpaper'
import { rose, wreath } from './patterns/wreaths'
import { echo, tossed } from './prints'
import { labels } from './labels'

/** The ways in turn. */
const LAYOUTS = {
  dish,
  halfDrop,
  mobile,
  quilt,
  oddTile,
  rose,
  chess,
  labels,
  panels,
  scarf,
  curtain,
  vase,
  echo,
  trellis,
  meadow,
  tossed,
  blocks,
  fan,
  comb,
  stars,
  wreath,
  wheelOf,
  scales,
} satisfies Record<string, Layout>

export type LayoutName = keyof typeof LAYOUTS

const NAMES = Object.keys(LAYOUTS) as LayoutName[]

/** Ways that need several things, or repeat one alone without an order. */
const OF_SEVERAL: readonly LayoutName[] = [
  ...(['oddTile', 'wheelOf', 'fan', 'mobile', 'blocks', 'labels', 'dish', 'chess'] as const),
  ...(['wreath', 'trellis'] as const),
]

/** Its turn among the ways. */
export const numberOf = (name: LayoutName): number => NAMES.indexOf(name)

/** Titles may add these words. */
export function linesOf(name: LayoutName): readonly string[] {
  return LAYOUTS[name].lines
}

/** The n-th way that suits a brief. */
export function layoutOf(
  { subjects: motifs }: Pick<Brief, 'subjects'>,
  n: number,
): { key: LayoutName; layout: Layout } {
  const fitting = NAMES.filter((name) => {
    const { suits }: Layout = LAYOUTS[name]
    const [, second] = motifs
    const isFit = second !== undefined || !OF_SEVERAL.includes(name)
    return isFit && (suits?.(motifs) ?? true)
  })
  const key = fitting[n % fitting.length] ?? 'dish'
  return { key, layout: LAYOUTS[key] }
}
