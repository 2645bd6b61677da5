import type { PlacedMotif } from './draw-motif'
import { boundsOf, type Point, resample } from './geometry'
import { type Role, ROLES } from './roles'

/** Coverage of the placed motifs on a coarse grid, for families that sample instead of clipping
 * outlines. */
export type Stencil = {
  /** The topmost shape at a point: index of its motif and its role. */
  at(x: number, y: number): { motif: number; role: Role } | undefined
  /** Whether a motif is within `reach` of the point. */
  isNear(x: number, y: number, reach: number): boolean
}

type Grid = { cells: Uint16Array; count: number; cell: number }

function fillOutline({ cells, count, cell }: Grid, points: readonly Point[], value: number): void {
  const { top, bottom } = boundsOf(points)
  const last = Math.min(count - 1, Math.floor(bottom / cell))
  for (let row = Math.max(0, Math.floor(top / cell)); row <= last; row++) {
    const y = (row + 0.5) * cell
    const crossings: number[] = []
    points.forEach(([x0, y0], i) => {
      const [x1, y1] = points[(i + 1) % points.length] ?? [x0, y0]
      if (y0 <= y !== y1 <= y) crossings.push(x0 + ((y - y0) / (y1 - y0)) * (x1 - x0))
    })
    crossings.sort((a, b) => a - b)
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const from = Math.max(0, Math.ceil((crossings[i] ?? 0) / cell - 0.5))
      const to = Math.min(count - 1, Math.floor((crossings[i + 1] ?? 0) / cell - 0.5))
      if (from <= to) cells.fill(value, row * count + from, row * count + to + 1)
    }
  }
}

function stampLine(
  { cells, count, cell }: Grid,
  points: readonly Point[],
  width: number,
  value: number,
): void {
  const reach = Math.max(0, Math.round(width / 2 / cell - 0.3))
  for (const [x, y] of resample(points, cell, false)) {
    const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)]
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        const [cx, cy] = [column + dx, row + dy]
        if (cx < 0 || cy < 0 || cx >= count || cy >= count) continue
        if (dx * dx + dy * dy <= (reach + 0.3) ** 2) cells[cy * count + cx] = value
      }
    }
  }
}

const AROUND: readonly Point[] = Array.from({ length: 8 }, (_, i): Point => [
  Math.cos((i * Math.PI) / 4),
  Math.sin((i * Math.PI) / 4),
])

/** @param cell side of a grid cell in px */
export function createStencil(placed: readonly PlacedMotif[], size: number, cell = 4): Stencil {
  const count = Math.ceil(size / cell)
  const grid: Grid = { cells: new Uint16Array(count * count), count, cell }
  placed.forEach(({ shapes }, motif) => {
    for (const { role, points, width } of shapes) {
      const value = 1 + motif * ROLES.length + ROLES.indexOf(role)
      if (width === undefined) fillOutline(grid, points, value)
      else stampLine(grid, points, width, value)
    }
  })
  const valueAt = (x: number, y: number): number => {
    const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)]
    if (column < 0 || row < 0 || column >= count || row >= count) return 0
    return grid.cells[row * count + column] ?? 0
  }
  return {
    at(x, y) {
      const value = valueAt(x, y) - 1
      const role = ROLES[value % ROLES.length]
      return value < 0 || !role ? undefined : { motif: Math.floor(value / ROLES.length), role }
    },
    isNear(x, y, reach) {
      if (valueAt(x, y) > 0) return true
      return AROUND.some(
        ([dx, dy]) =>
          valueAt(x + dx * reach, y + dy * reach) > 0 ||
          valueAt(x + (dx * reach) / 2, y + (dy * reach) / 2) > 0,
      )
    },
  }
}

/** Whether a disc touches none of the motifs. */
export function isDiscFree(stencil: Stencil, [cx, cy]: Point, reach: number): boolean {
  const step = 8
  for (let dy = -reach; dy <= reach; dy += step) {
    for (let dx = -reach; dx <= reach; dx += step) {
      if (dx * dx + dy * dy <= reach * reach && stencil.at(cx + dx, cy + dy)) return false
    }
  }
  return true
}
