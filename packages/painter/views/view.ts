import type { Box, Point } from '../geometry'

import type { Noise } from '../noise'
import type { Rng } from '../random'
import type { Shown } from '../shown'
import type { Paint } from '../svg'

/** How a composition is seen: whole, on a part of the paper, or framed. Any family may have most of
 * them. */
export const VIEWS = ['whole', 'column', 'round', 'scroll', 'window', 'stamp', 'oval'] as const
export type ViewName = (typeof VIEWS)[number]

/** Views with a sheet round the composition. */
export const ON_SHEET: readonly string[] = ['column', 'round']

export type Seen = {
  /** A square part of the composition fills this square, both in px at 1024. */
  from: Box
  to: Box
  /** Outside of it is paper; none for the whole canvas. */
  outline?: readonly Point[]
  /** Box of the thing on which the composition is, if that is larger. */
  frame?: Box
  /** Drawn over the composition. */
  front?: string
  /** It replaces the paper. */
  back?: string
  /** What an alt text says of it, as a sentence. */
  words?: string
}

export type Scene = {
  size: number
  /** The composition is there, without its paper border. */
  inner: Box
  shown: readonly Shown[]
  /** Box of all subjects. */
  hull: Box
  rng: Rng
  noise: Noise
  paper: () => Paint
  /** Light and dark of the picture. */
  wall: Paint
  wood: Paint
  dark: Paint
}

export function square(cx: number, cy: number, side: number): Box {
  return { left: cx - side / 2, right: cx + side / 2, top: cy - side / 2, bottom: cy + side / 2 }
}

export const wideOf = ({ left, right }: Box): number => right - left
export const highOf = ({ top, bottom }: Box): number => bottom - top

/** A value, or the nearest one for which a span of it lies within limits. */
export function within(value: number, low: number, high: number): number {
  return Math.min(Math.max(low, high), Math.max(Math.min(low, high), value))
}
