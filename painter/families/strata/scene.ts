import type { Oklch } from '../../colour'
import type { Point } from '../../geometry'
import type { FamilyContext } from '../../painting'
import type { Disc } from './sky'

/** Room for one thing: where its foot (or, in the air, its middle) is, and how large it may be. */
export type Slot = { at: Point; size: number; ground: Oklch }

/** A place without its inhabitants. */
export type Scene = {
  defs: string
  back: string
  /** Drawn over everything. */
  front: string
  /** The best room first. */
  land: readonly Slot[]
  water: readonly Slot[]
  air: readonly Slot[]
  details: readonly string[]
}

/** @param horizon y of the horizon @param left true where the hero has the left side */
export type Builder = (context: FamilyContext, horizon: number, disc: Disc, left: boolean) => Scene
