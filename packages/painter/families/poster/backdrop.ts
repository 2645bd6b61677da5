import type { Oklch } from '../../colour'
import { type Point, rectangle, wobble } from '../../geometry'
import type { FamilyContext } from '../../painting'
import { fill } from '../../svg'
import type { Flats } from './flats'

export type Backdrop = {
  body: string
  /** Colour behind the subject. */
  behind: Oklch
  /** Every colour that the subject may touch. */
  around: readonly Oklch[]
  /** Visual centre and baseline of standing subjects. */
  centre: Point
  foot: number
  /** Box of the subject. */
  wide: number
  high: number
  /** Whether a shadow on the ground makes sense. */
  hasFloor: boolean
  description: string
}

export type Draw = (context: FamilyContext, flats: Flats) => Backdrop

export function floorLine({ size, noise }: FamilyContext, y: number, colour: Oklch): string {
  return fill(wobble(rectangle(-20, y, size + 40, size), noise, 3), colour)
}
