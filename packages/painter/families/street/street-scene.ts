import type { Oklch } from '../../colour'
import type { Point } from '../../geometry'
import type { Band } from '../air'

export type StreetScene = {
  defs: string
  back: string
  front: string
  /** Slots for standing motifs with their height, best first. */
  land: readonly { at: Point; high: number }[]
  water: readonly { at: Point; high: number }[]
  ground: Oklch
  /** What is behind those on the land above their ground. */
  fields?: readonly Band[]
  /** Whether the land is flat ground, which takes shadows. */
  isFlat: boolean
  /** They say where it is, for what stands, what floats and what flies. */
  where: string
  afloat?: string
  aloft: string
  details: readonly string[]
}
