import type { Point } from '../../geometry'
import type { FamilyContext } from '../../painting'
import { ORNAMENTS, type Ornament } from './ornaments'

export const KINDS = ['panel', 'quilt', 'repeat', 'medallions', 'truchet'] as const
export type Kind = (typeof KINDS)[number]

/** px */
export const EDGE = 44
/** px that a quilt has for a border of pieces. */
export const QUILT_EDGE = 108
/** Tiles on each side of a panel. */
export const PANEL_TILES = 7

export type Cell = {
  at: Point
  half: number
  motif: boolean
  turn: number
  ornament: Ornament
}

export function cellsOf(context: FamilyContext, kind: Kind): Cell[] {
  const { size, rng } = context
  const random = rng.fork('cells')
  const count = kind === 'panel' || kind === 'truchet' ? PANEL_TILES : 3
  const edge = kind === 'quilt' ? QUILT_EDGE : EDGE
  const half = (size - 2 * edge) / count / 2
  const sets: Record<Kind, readonly Ornament[]> = {
    panel: [ORNAMENTS.QUATREFOIL, ORNAMENTS.FLOWER],
    quilt: [ORNAMENTS.PINWHEEL, ORNAMENTS.STAR, ORNAMENTS.CHECKS],
    repeat: [],
    medallions: [ORNAMENTS.DIAMOND, ORNAMENTS.FLOWER, ORNAMENTS.QUATREFOIL, ORNAMENTS.STAR],
    truchet: [ORNAMENTS.TRUCHET],
  }
  const set = random.shuffle(sets[kind])
  return Array.from({ length: count * count }, (_, i): Cell => {
    const [column, row] = [i % count, Math.floor(i / count)]
    const isWithin = (edge: number) => [column, row].every((at) => at >= edge && at < count - edge)
    const isChecked = (row + column) % 2 === 0
    const isMotif: Partial<Record<Kind, boolean>> = {
      panel: isWithin(1),
      truchet: isWithin(2),
    }
    return {
      at: [edge + half * (2 * column + 1), edge + half * (2 * row + 1)],
      half,
      motif: isMotif[kind] ?? isChecked,
      turn: kind === 'truchet' ? random.int(0, 1) : 0,
      ornament: set[count === 3 ? 0 : (row + column) % Math.max(1, set.length)] ?? [],
    }
  })
}

/** Places of a wallpaper, every second column half a step lower: subjects and sprigs in turn. */
export function dropped(
  size: number,
): { at: Point; column: number; row: number; isSprig: boolean }[] {
  const step = (size - 2 * EDGE) / 8
  return Array.from({ length: 36 }, (_, i) => {
    const [column, row] = [Math.floor(i / 9), i % 9]
    const at: Point = [EDGE + step * (2 * column + 1), EDGE + step * row]
    return { at, column, row, isSprig: (row + column) % 2 === 0 }
  })
}
