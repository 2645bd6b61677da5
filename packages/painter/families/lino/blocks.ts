import { type Box, outlineOf, type Point } from '../../geometry'
import type { Motif } from '../../motif'
import type { Build } from '../build-turns'
import { footOf } from '../builds'

/** The arrangements of a linocut in turn. */
export const WAYS = [
  'group',
  'small',
  'pair',
  'shadow',
  'panels',
  'frieze',
  'mirror',
  'counter',
  'brood',
  'wheel',
] as const
export type Way = (typeof WAYS)[number]

/** Paper between two blocks, px. */
const GAP = 28
/** Room between a figure that is not cropped and the edge of its block, px. */
const ROOM = 26

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

/** The part of a block whose inks are exchanged: below a slanting line, or the ground. */
export function lightPart(way: Way, { left, top, right, bottom }: Box, isEven: boolean, foot = 0) {
  const low: Point[] = [
    [right, bottom],
    [left, bottom],
  ]
  if (way === 'counter') return [[isEven ? left : right, top] as const, ...low]
  if (way === 'shadow') return [[left, foot] as const, [right, foot] as const, ...low]
  return undefined
}

/** The field of a build in its block, and the ground with cuts that lie: from one y to another. */
export function fieldOf(
  build: Build,
  motif: Motif,
  sheet: Box,
): { field: Box; grounds: [number, number][] } {
  const { left, top, right, bottom } = sheet
  const field = { left: left + ROOM, top: top + ROOM, right: right - ROOM, bottom: bottom - ROOM }
  if (build === 'frieze') {
    const high = bottom - top
    return {
      field: { ...sheet, left: field.left, right: field.right },
      grounds: [0.43, 0.93].map((at, i) => [top + high * at - 12, top + (high * (i + 1)) / 2]),
    }
  }
  const foot = footOf(build, motif, field)
  const rise = /mirror|shadow/.test(build) ? 0 : 30
  return { field, grounds: foot === undefined ? [] : [[foot - rise, bottom]] }
}
