import type { Box } from '../geometry'
import { SIDE } from '../preview/coverage'

const SIZE = 1024
/** px between what is stamped on a picture and its edges. */
const INSET = 26
const GAP = 18
/** px between what is stamped and a subject. */
const CLEAR = 14
/** Share of a place that may differ from the rest of it, by so much in OKLab. */
const BUSY = 0.03
const DIFFERENT = 0.1

export type Spot = {
  x: number
  y: number
  /** px of the row. */
  wide: number
  high: number
  isInside: boolean
  where: string
  lab: Lab
}
type Lab = [number, number, number]

/** The mean colour of a box of a preview, and how much of it differs from that. */
function ground(lab: Float32Array, { left, right, top, bottom }: Box): { mean: Lab; busy: number } {
  const cells: number[] = []
  const cell = (value: number) => Math.min(SIDE - 1, Math.max(0, Math.round((value * SIDE) / SIZE)))
  for (let y = cell(top); y <= cell(bottom); y += 2)
    for (let x = cell(left); x <= cell(right); x += 2) cells.push((y * SIDE + x) * 3)
  const at = (k: number) => cells.reduce((sum, i) => sum + (lab[i + k] ?? 0), 0) / cells.length
  const mean: Lab = [at(0), at(1), at(2)]
  const off = (i: number) => Math.hypot(...mean.map((value, k) => (lab[i + k] ?? 0) - value))
  return { mean, busy: cells.filter((i) => off(i) > DIFFERENT).length / cells.length }
}

type Place = Omit<Spot, 'lab' | 'high'>
/** px of what is placed, side by side; and whether it is a row of several. */
type Room = { wide: number; high: number; isRow: boolean }

/** Lists where remarques are usual: below or beside the picture at its edge, and in its lower corners. */
function placesFor(frame: Box, { wide, high, isRow }: Room): Place[] {
  const { left, right, bottom } = frame
  const isSheet = ({ x, y, wide: w }: Place) => Math.min(x, y, SIZE - x - w, SIZE - y - high) >= 20
  // Several are apart from each other, from one edge of the picture to the other.
  const row = isRow ? Math.max(wide, right - left) : wide
  const beside = { y: bottom - high, wide, isInside: false, where: 'beside the picture' }
  const outside: Place[] = [
    { x: right - row, y: bottom + GAP, wide: row, isInside: false, where: 'below the picture' },
    { ...beside, x: right + GAP },
    { ...beside, x: left - GAP - wide },
  ]
  const inside = (['right', 'left'] as const).map((side): Place => ({
    x: side === 'left' ? INSET : SIZE - INSET - wide,
    y: SIZE - INSET - high,
    wide,
    isInside: true,
    where: `in the lower ${side} corner`,
  }))
  // A disc leaves the corners of its sheet free.
  const [cx, cy, reach] = [(left + right) / 2, (frame.top + bottom) / 2, (right - left) / 2]
  const isFree = ({ x, y }: Place) =>
    Math.hypot(x < cx ? cx - x - wide : x - cx, y - cy) > reach + CLEAR
  return [...outside.filter(isSheet), ...inside.filter(isFree)]
}

/** Whether a place is quiet, and clear of the subjects where these are seen. */
function spotAt(
  place: Place,
  { high }: Room,
  lab: Float32Array,
  subjects: readonly Box[],
): Spot | undefined {
  const { x, y, wide, isInside } = place
  const box = { left: x - CLEAR, right: x + wide + CLEAR, top: y - CLEAR, bottom: y + high + CLEAR }
  // Of a cropped subject nothing is seen outside.
  const isCovered =
    isInside &&
    subjects.some(
      ({ left, right, top, bottom }) =>
        left < box.right && right > box.left && top < box.bottom && bottom > box.top,
    )
  if (isCovered) return undefined
  const { mean, busy } = ground(lab, box)
  return busy < BUSY ? { ...place, high, lab: mean } : undefined
}

/** The first place of the first size, px at 1024, that is quiet and clear of the subjects.
 * @param lab the picture's preview, where there is a place at all
 * @param mayInside whether it may be within the frame */
export function quietSpot(
  lab: () => Float32Array,
  frame: Box,
  subjects: readonly Box[],
  rooms: readonly Room[],
  mayInside: boolean,
): Spot | undefined {
  for (const room of rooms)
    for (const place of placesFor(frame, room)) {
      const spot = place.isInside && !mayInside ? undefined : spotAt(place, room, lab(), subjects)
      if (spot) return spot
    }
  return undefined
}
