import type { Box, Point } from '../../geometry'
import type { Oklch } from '../../colour'
import type { FamilyContext } from '../../painting'
import { stroke } from '../../svg'
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

function headAt(
  garden: Garden,
  one: Grown,
  n: number,
  up: number,
  { rng, noise }: Pick<FamilyContext, 'rng' | 'noise'>,
): string {
  garden.grown.push(one)
  return drawHead(one.head, one.at, one.r, garden.tint(n), up, rng, noise)
}

/** A flower head, or nothing if the frame would cut it. */
export function headIn(
  garden: Garden,
  n: number,
  at: Point,
  r: number,
  up: number,
  tools: Pick<FamilyContext, 'rng' | 'noise'>,
): string {
  const { left, top, right, bottom } = garden.frame
  const room = Math.min(at[0] - left, right - at[0], at[1] - top, bottom - at[1])
  const head = garden.heads[n % garden.heads.length] ?? 'daisy'
  return room < r ? '' : headAt(garden, { head, at, r }, n, up, tools)
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

/** A ring of twigs, leaves and flowers with free room in the middle. */
export function wreath(context: FamilyContext, garden: Garden, centre: Point, r: number): string {
  const { size, rng, noise } = context
  const random = rng.fork('wreath')
  const on = (t: number, far: number): Point => [
    centre[0] + far * Math.cos(t),
    centre[1] + far * Math.sin(t),
  ]
  const twig = Array.from({ length: 73 }, (_, i) =>
    on((i / 72) * Math.PI * 2, r + 9 * noise(i * 0.4, 2)),
  )
  const leaves = Array.from({ length: 46 }, (_, i) => {
    const t = (i / 46) * Math.PI * 2 + random.range(-0.04, 0.04)
    const out = i % 2 === 0
    const long = size * random.range(0.07, 0.105)
    const turn = t + Math.PI / 2 + (out ? -0.7 : 0.75) + random.range(-0.2, 0.2)
    return leafIn(garden, on(t, r + (out ? 5 : -5)), turn, long, garden.tint(i % 3).leaf)
  })
  const flowers = Array.from({ length: 13 }, (_, i) => {
    const t = (i / 13) * Math.PI * 2 + random.range(-0.1, 0.1)
    const large = i % 3 === 0
    const head = garden.heads[large ? 0 : i % 3] ?? 'daisy'
    const tall = head === 'spike' || head === 'bell'
    const at = on(t, r + random.range(-14, 14) - (tall && large ? 16 : 0))
    const side =
      size * (large ? random.range(0.06, 0.075) : random.range(0.032, 0.045)) * (tall ? 0.72 : 1)
    return headAt(garden, { head, at, r: side }, i, t, { rng: random, noise })
  })
  return stroke(twig, garden.tint(0).stem, 4.5) + leaves.join('') + flowers.join('')
}
