import { meanOf } from '../critic/outline'
import type { Box } from '../geometry'
import { SIDE } from '../preview/coverage'
import { headIn } from '../relations/body'
import type { Shown } from '../shown'
import { createStencil } from '../stencil'

/** px of the canvas */
const [SIZE, CELL, GAP] = [1024, 16, 8]

type Size = { wide: number; high: number }
export type Sheet = Size & { x: number; y: number }

/** Stamps beside or below each other in a corner. */
function sheetsIn(
  sizes: readonly Size[],
  [right, low]: readonly [boolean, boolean],
  isRow: boolean,
  margin: number,
): Sheet[] {
  const ordered = (isRow ? right : low) ? sizes.toReversed() : sizes
  let gone = margin
  const sheets = ordered.map(({ wide, high }): Sheet => {
    const [along, across] = isRow ? [wide, high] : [high, wide]
    const [from, to] = [gone + along / 2, margin + across / 2]
    gone += along + GAP
    const [x, y] = isRow ? [from, to] : [to, from]
    return { x: right ? SIZE - x : x, y: low ? SIZE - y : y, wide, high }
  })
  return (isRow ? right : low) ? sheets.toReversed() : sheets
}

export function boxAround(sheets: readonly Sheet[], grow: number): Box {
  return {
    left: Math.min(...sheets.map(({ x, wide }) => x - wide / 2)) - grow,
    right: Math.max(...sheets.map(({ x, wide }) => x + wide / 2)) + grow,
    top: Math.min(...sheets.map(({ y, high }) => y - high / 2)) - grow,
    bottom: Math.max(...sheets.map(({ y, high }) => y + high / 2)) + grow,
  }
}

function isApart(one: Box, other: Box): boolean {
  return (
    one.right < other.left ||
    one.left > other.right ||
    one.bottom < other.top ||
    one.top > other.bottom
  )
}

/** How much larger fields under a box differ in colour, as where a sun or a roof is. */
function unrest(lab: Float32Array, { left, right, top, bottom }: Box): number {
  const [count, scale] = [4, SIDE / SIZE]
  const fields = Array.from({ length: count * count }, (_, i) => {
    const from = (low: number, high: number, at: number) =>
      Math.floor((low + ((high - low) * at) / count) * scale)
    const [column, row] = [i % count, Math.floor(i / count)]
    const cells: number[] = []
    for (let y = from(top, bottom, row); y < from(top, bottom, row + 1); y++)
      for (let x = from(left, right, column); x < from(left, right, column + 1); x++)
        cells.push(y * SIDE + x)
    return meanOf(cells, lab) ?? [0, 0, 0]
  })
  const mean = (k: number) =>
    fields.reduce((sum, field) => sum + (field[k] ?? 0), 0) / fields.length
  const middle = [mean(0), mean(1), mean(2)]
  const off = fields.map((field) =>
    Math.hypot(...middle.map((value, k) => (field[k] ?? 0) - value)),
  )
  return Math.max(...off)
}

const CORNERS = [
  [true, false],
  [false, false],
  [true, true],
  [false, true],
] as const

export type Layout = { shown: readonly Shown[]; lab: Float32Array; margin: number }

export type Corner = {
  sheets: readonly Sheet[]
  /** The share of the stamps that lies on the subjects; more than 1 if it is on a head. */
  covered: number
}

/** The corner where the subjects are not; the upper right one if it is free. */
export function cornerFor(sizes: readonly Size[], { shown, lab, margin }: Layout): Corner {
  const stencil = createStencil(shown, SIZE, CELL)
  const heads = shown.flatMap((one) => headIn(one) ?? [])
  const choices = CORNERS.flatMap((corner, i) =>
    (sizes.length > 1 ? [true, false] : [true]).map((isRow) => {
      const sheets = sheetsIn(sizes, corner, isRow, margin)
      const box = boxAround(sheets, 6)
      let [count, on] = [0, 0]
      for (let y = box.top; y < box.bottom; y += CELL)
        for (let x = box.left; x < box.right; x += CELL) {
          count++
          if (stencil.at(x, y)) on++
        }
      const covered = on / count + (heads.every((head) => isApart(box, head)) ? 0 : 1)
      return { sheets, covered, cost: 3 * covered + unrest(lab, box) + 0.1 * i }
    }),
  )
  const [best] = choices.toSorted((one, two) => one.cost - two.cost)
  return best ?? { sheets: [], covered: 0 }
}
