import type { Oklch } from '../../colour'
import type { Point } from '../../geometry'
import type { Band } from '../air'
import type { Disc, FamilyContext } from '../../painting'

/** Room for one motif: its foot (in the air, its centre) and its largest size. */
export type Slot = {
  at: Point
  size: number
  ground: Oklch
  /** What is behind it between the horizon and its ground. */
  fields?: readonly Band[]
}

/** A place without its subjects. */
export type Scene = {
  defs: string
  back: string
  /** Drawn over everything. */
  front: string
  /** The best slot first. */
  land: readonly Slot[]
  water: readonly Slot[]
  air: readonly Slot[]
  /** y at which the water ends; without it the water reaches the lower edge. */
  shore?: (x: number) => number
  details: readonly string[]
  /** True if the place cannot be told from the picture. */
  placeUnseen?: boolean
}

/** @param horizon y of the horizon @param left true if the main subject is on the left */
export type Builder = (context: FamilyContext, horizon: number, disc: Disc, left: boolean) => Scene
