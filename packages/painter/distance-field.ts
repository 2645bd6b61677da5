import { blurGrid, spreadDistances } from './distance-grid'
import type { Point } from './geometry'
import type { Stencil } from './stencil'

/** Distances to the outline of the placed motifs, px: negative inside. */
type DistanceField = {
  at(x: number, y: number): number
  /** Direction away from the figures. It shortens to nothing where two outlines are equally far. */
  away(x: number, y: number): Point
}

const CELL = 8

export function createDistanceField(stencil: Stencil, size: number): DistanceField {
  const count = Math.ceil(size / CELL)
  const side = (isHeld: (held: boolean) => boolean): Float32Array => {
    const grid = Float32Array.from({ length: count * count }, (_, i) => {
      const [x, y] = [(i % count) + 0.5, Math.floor(i / count) + 0.5]
      return isHeld(stencil.at(x * CELL, y * CELL) !== undefined) ? 0 : count * 2
    })
    spreadDistances(grid, count)
    return grid
  }
  const [outside, inside] = [side((held) => held), side((held) => !held)]
  const signed = outside.map((far, i) => CELL * (far - (inside[i] ?? 0)))
  const grid = blurGrid(blurGrid(signed, count, count, 1), count, count, 1)
  const at = (x: number, y: number): number => {
    const u = Math.min(count - 1.001, Math.max(0, x / CELL - 0.5))
    const v = Math.min(count - 1.001, Math.max(0, y / CELL - 0.5))
    const [x0, y0] = [Math.floor(u), Math.floor(v)]
    const cell = (dx: number, dy: number) => grid[(y0 + dy) * count + x0 + dx] ?? 0
    const [fx, fy] = [u - x0, v - y0]
    return (
      (cell(0, 0) * (1 - fx) + cell(1, 0) * fx) * (1 - fy) +
      (cell(0, 1) * (1 - fx) + cell(1, 1) * fx) * fy
    )
  }
  return {
    at,
    away: (x, y) => [
      (at(x + CELL, y) - at(x - CELL, y)) / (2 * CELL),
      (at(x, y + CELL) - at(x, y - CELL)) / (2 * CELL),
    ],
  }
}
