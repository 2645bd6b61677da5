import type { Point } from './geometry'
import type { Stencil } from './stencil'

/** Distances to the outline of the placed motifs, px: negative inside. */
type DistanceField = {
  at(x: number, y: number): number
  /** Direction away from the figures. It shortens to nothing where two outlines are equally far. */
  away(x: number, y: number): Point
}

const CELL = 8
const STRAIGHT = CELL
const ACROSS = CELL * Math.SQRT2

/** Distances from the cells that hold nothing, by two passes over the grid (chamfer). */
function spread(grid: Float32Array, count: number): void {
  const pass = (cells: number[], ahead: number) => {
    for (const i of cells) {
      const [x, y] = [i % count, Math.floor(i / count)]
      for (const [dx, dy, far] of [
        [-1, 0, STRAIGHT],
        [0, -1, STRAIGHT],
        [-1, -1, ACROSS],
        [1, -1, ACROSS],
      ] as const) {
        const [nx, ny] = [x + dx * ahead, y + dy * ahead]
        if (nx < 0 || ny < 0 || nx >= count || ny >= count) continue
        grid[i] = Math.min(grid[i] ?? 0, (grid[ny * count + nx] ?? 0) + far)
      }
    }
  }
  const cells = Array.from({ length: count * count }, (_, i) => i)
  pass(cells, 1)
  pass(cells.toReversed(), -1)
}

function blurred(grid: Float32Array, count: number): Float32Array {
  return grid.map((_, i) => {
    const [x, y] = [i % count, Math.floor(i / count)]
    let sum = 0
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const nx = Math.min(count - 1, Math.max(0, x + dx))
        const ny = Math.min(count - 1, Math.max(0, y + dy))
        sum += grid[ny * count + nx] ?? 0
      }
    }
    return sum / 9
  })
}

export function createDistanceField(stencil: Stencil, size: number): DistanceField {
  const count = Math.ceil(size / CELL)
  const side = (isHeld: (held: boolean) => boolean): Float32Array => {
    const grid = Float32Array.from({ length: count * count }, (_, i) => {
      const [x, y] = [(i % count) + 0.5, Math.floor(i / count) + 0.5]
      return isHeld(stencil.at(x * CELL, y * CELL) !== undefined) ? 0 : size * 2
    })
    spread(grid, count)
    return grid
  }
  const [outside, inside] = [side((held) => held), side((held) => !held)]
  const signed = outside.map((far, i) => far - (inside[i] ?? 0))
  const grid = blurred(blurred(signed, count), count)
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
