import type { PlacedMotif } from '../../draw-motif'
import { type Box, ellipse, type Point } from '../../geometry'
import type { Brief } from '../../painting'
import { roundedOf } from '../boxes'
import { feetOf } from '../coloured'

export const FORMS = ['limb', 'arch'] as const
export type Form = (typeof FORMS)[number]

/** A plant grows under an arch; animals are on a branch or above it. */
export function formOf({ brief }: { brief: Pick<Brief, 'subjects'> }): Form {
  return brief.subjects[0]?.kind === 'animal' ? 'limb' : 'arch'
}

type Seat = { x: number; foot: number; side: number }

const SEATS: Record<Form, { alone: Seat; several: Seat }> = {
  limb: { alone: { x: 0.47, foot: 0.75, side: 0.43 }, several: { x: 0.46, foot: 0.75, side: 0.6 } },
  arch: { alone: { x: 0.5, foot: 0.86, side: 0.48 }, several: { x: 0.5, foot: 0.86, side: 0.58 } },
}

export function seatBox(
  form: Form,
  { left, top, right, bottom }: Box,
  several: boolean,
  mirror: boolean,
) {
  const { x, foot, side } = SEATS[form][several ? 'several' : 'alone']
  const [wide, high] = [right - left, bottom - top]
  const middle = left + wide * (mirror ? 1 - x : x)
  return {
    left: middle - (wide * side) / 2,
    right: middle + (wide * side) / 2,
    top: top + high * (foot - side),
    bottom: top + high * foot,
  }
}

/** Whether the shape behind is a disc. */
export const isDisc = (form: Form, turn: number): boolean => form === 'limb' && turn % 2 === 0

type Backing = { shape: readonly Point[]; light: Point }

const boxAround = ([x, y]: Point, half: number, tall: number): Box => ({
  left: x - half,
  right: x + half,
  top: y - tall,
  bottom: y + tall,
})

/** The flat shape behind, and where its light is: behind a limb a disc and a panel in turn. */
export function backingOf(
  form: Form,
  frame: Box,
  box: Box,
  mirror: boolean,
  turn: number,
): Backing {
  const [wide, high] = [frame.right - frame.left, frame.bottom - frame.top]
  const at = (x: number, y: number): Point => [
    frame.left + wide * (mirror ? 1 - x : x),
    frame.top + high * y,
  ]
  const disc = ([x, y]: Point, r: number): Backing => ({
    shape: ellipse(x, y, wide * r),
    light: [x, y],
  })
  const middle: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  if (form === 'arch') {
    const top = ellipse(frame.left + wide / 2, at(0, 0.45)[1], wide * 0.31, high * 0.28)
    const half = top.filter(([, y]) => y <= at(0, 0.45)[1] + 1)
    const foot = at(0, 0.86)[1]
    const [l, r] = [frame.left + wide * 0.19, frame.left + wide * 0.81]
    return {
      shape: [...half.toSorted((a, b) => a[0] - b[0]), [r, foot], [l, foot]],
      light: at(0.3, 0.25),
    }
  }
  const behind: Point = [middle[0], middle[1] - high * 0.03]
  if (turn % 2 === 1) {
    const [half, tall] = [wide * 0.26, high * 0.37]
    return { shape: roundedOf(boxAround(behind, half, tall)), light: behind }
  }
  return disc(behind, 0.3)
}

/** The shadow of a guest on the ground, on the side away from the light. */
export function groundShadow(placed: PlacedMotif, [x]: Point): Point[] {
  const foot = feetOf(placed)
  const wide = Math.max(60, foot.right - foot.left)
  const middle = (foot.left + foot.right) / 2
  const away = Math.max(-1, Math.min(1, (middle - x) / 120))
  return ellipse(middle + away * wide * 0.3, placed.box.bottom - 1, wide * 0.6, 11)
}
