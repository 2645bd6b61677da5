import type { Box, Point } from '../../geometry'
import type { Oklch } from '../../colour'
import type { FamilyContext } from '../../painting'
import { drawHead, type Head, HEADS, leaf, type Tint } from './plants'
import type { Grown } from './seen-heads'

export type Garden = {
  /** The part of the canvas inside the paper border; nothing is centred outside it. */
  frame: Box
  /** The tint of the n-th plant; flowers of one picture have three tints at most. */
  tint(n: number): Tint
  heads: readonly [Head, Head, Head]
  /** The heads that were drawn, in their order. */
  grown: Grown[]
}

/** A leaf, or nothing if its middle is outside the frame. */
export function leafIn(
  { frame }: Garden,
  from: Point,
  angle: number,
  long: number,
  colour: Oklch,
): string {
  const [x, y] = [from[0] + (Math.cos(angle) * long) / 2, from[1] + (Math.sin(angle) * long) / 2]
  const isOut = x < frame.left || x > frame.right || y < frame.top || y > frame.bottom
  return isOut ? '' : leaf(from, angle, long, long * 0.42, colour)
}

/** A flower head, or nothing if the frame would cut it. */
export function headIn(
  garden: Garden,
  n: number,
  at: Point,
  r: number,
  up: number,
  { rng, noise }: Pick<FamilyContext, 'rng' | 'noise'>,
): string {
  const { left, top, right, bottom } = garden.frame
  const room = Math.min(at[0] - left, right - at[0], at[1] - top, bottom - at[1])
  const head = garden.heads[n % garden.heads.length] ?? 'daisy'
  if (room < r) return ''
  garden.grown.push({ head, at, r })
  return drawHead(head, at, r, garden.tint(n), up, rng, noise)
}

/** The point at a share of a line, and the line's direction there. */
export function onLine(line: readonly Point[], share: number): { at: Point; along: number } {
  const i = Math.max(0, Math.min(line.length - 2, Math.floor(share * (line.length - 1))))
  const at: Point = line[i] ?? [0, 0]
  const next: Point = line[i + 1] ?? at
  return { at, along: Math.atan2(next[1] - at[1], next[0] - at[0]) }
}

/** Three kinds of flower, chosen per picture. */
export function headsOf({ rng }: FamilyContext): Garden['heads'] {
  const [first, second, third] = rng.fork('heads').shuffle(HEADS)
  return [first ?? 'daisy', second ?? 'ball', third ?? 'spike']
}
