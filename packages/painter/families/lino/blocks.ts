import { type Box, type Point, rectangle } from '../../geometry'
import type { Motif } from '../../motif'
import type { Build } from '../build-turns'
import { footOf } from '../builds'

/** The arrangements of a linocut in turn. */
export const WAYS = [
  'group',
  'close',
  'small',
  'pair',
  'fall',
  'panels',
  'frieze',
  'mirror',
  'counter',
  'wheel',
] as const
export type Way = (typeof WAYS)[number]

/** Paper between two blocks, px. */
const GAP = 28
/** Room between a figure that is not cropped and the edge of its block, px. */
const ROOM = 26

const outlineOf = ({ left, top, right, bottom }: Box): Point[] =>
  rectangle(left, top, right - left, bottom - top)

/** The outlines of the blocks that are printed side by side. */
export function blocksOf(way: Way, sheet: Box): Point[][] {
  const [wide, high] = [sheet.right - sheet.left, sheet.bottom - sheet.top]
  if (way === 'panels')
    return [0, 1, 2].map((i) => {
      const left = sheet.left + (i * (wide + GAP)) / 3
      return outlineOf({ ...sheet, left, right: left + (wide - 2 * GAP) / 3 })
    })
  if (way === 'frieze')
    return [0, 1].map((i) => {
      const top = sheet.top + (i * (high + GAP)) / 2
      return outlineOf({ ...sheet, top, bottom: top + (high - GAP) / 2 })
    })
  return [outlineOf(sheet)]
}

/** The half of a block whose inks are exchanged, below a slanting line. */
export function lightHalf({ left, top, right, bottom }: Box, falls: boolean): Point[] {
  const low: Point[] = [
    [right, bottom],
    [left, bottom],
  ]
  return falls ? [[left, top], ...low] : [[right, top], ...low]
}

/** The field of a build in its block, and the ground with cuts that lie: from one y to another. */
export function fieldOf(
  build: Build,
  motif: Motif,
  sheet: Box,
): { field: Box; grounds: [number, number][] } {
  const { left, top, right, bottom } = sheet
  const room = build === 'close' ? 0 : ROOM
  const field = { left: left + room, top: top + room, right: right - room, bottom: bottom - room }
  if (build === 'frieze') {
    const high = bottom - top
    return {
      field: { ...sheet, left: field.left, right: field.right },
      grounds: [0.43, 0.93].map((at, i) => [top + high * at - 12, top + (high * (i + 1)) / 2]),
    }
  }
  const foot = footOf(build, motif, field)
  const rise = build === 'mirror' ? 0 : 30
  return { field, grounds: foot === undefined ? [] : [[foot - rise, bottom]] }
}
