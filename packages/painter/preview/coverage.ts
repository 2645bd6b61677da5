import type { Point } from '../geometry'

/** Side of a preview in cells, as of the pictures that the critic compares. */
export const SIDE = 256

/** The cells of a shape; the list is reused by the next shape. */
export type Coverage = {
  polygons(outlines: readonly (readonly Point[])[], evenOdd: boolean): readonly number[]
  lines(paths: readonly (readonly Point[])[], width: number, closed: boolean): readonly number[]
}

type Crossing = { x: number; winding: number }

/** Points and widths in cells. */
export function createCoverage(): Coverage {
  const marks = new Uint32Array(SIDE * SIDE)
  let mark = 0
  let cells: number[] = []
  const start = () => {
    mark++
    cells = []
  }
  const span = (row: number, from: number, to: number) => {
    const last = Math.min(SIDE - 1, Math.floor(to - 0.5))
    for (let x = Math.max(0, Math.ceil(from - 0.5)); x <= last; x++) {
      const at = row * SIDE + x
      if (marks[at] === mark) continue
      marks[at] = mark
      cells.push(at)
    }
  }
  const scan = (outlines: readonly (readonly Point[])[], evenOdd: boolean) => {
    const rows = new Map<number, Crossing[]>()
    for (const points of outlines) {
      points.forEach(([x0, y0], i) => {
        const [x1, y1] = points[(i + 1) % points.length] ?? [x0, y0]
        const [low, high] = y0 < y1 ? [y0, y1] : [y1, y0]
        const last = Math.min(SIDE - 1, Math.ceil(high - 0.5) - 1)
        for (let row = Math.max(0, Math.ceil(low - 0.5)); row <= last; row++) {
          const x = x0 + ((row + 0.5 - y0) / (y1 - y0)) * (x1 - x0)
          const crossings = rows.get(row) ?? []
          if (crossings.length === 0) rows.set(row, crossings)
          crossings.push({ x, winding: y0 < y1 ? 1 : -1 })
        }
      })
    }
    for (const [row, crossings] of rows) {
      crossings.sort((a, b) => a.x - b.x)
      let winding = 0
      crossings.forEach(({ x, winding: by }, i) => {
        winding += evenOdd ? 1 : by
        const next = crossings[i + 1]
        if (next && (evenOdd ? winding % 2 === 1 : winding !== 0)) span(row, x, next.x)
      })
    }
  }
  const round = ([cx, cy]: Point, r: number) => {
    for (let row = Math.max(0, Math.floor(cy - r)); row <= Math.min(SIDE - 1, cy + r); row++) {
      const half = r * r - (row + 0.5 - cy) ** 2
      if (half > 0) span(row, cx - Math.sqrt(half), cx + Math.sqrt(half))
    }
  }
  return {
    polygons(outlines, evenOdd) {
      start()
      scan(outlines, evenOdd)
      return cells
    },
    lines(paths, width, closed) {
      start()
      // A line thinner than a cell would be missed between the middles of cells.
      const r = Math.max(0.5, width / 2)
      for (const points of paths) {
        points.forEach((from, i) => {
          const to = points[i + 1] ?? (closed ? points[0] : undefined)
          round(from, r)
          if (!to) return
          const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
          const long = Math.hypot(dx, dy)
          if (long === 0) return
          const [nx, ny] = [(-dy / long) * r, (dx / long) * r]
          scan(
            [
              [
                [from[0] + nx, from[1] + ny],
                [to[0] + nx, to[1] + ny],
                [to[0] - nx, to[1] - ny],
                [from[0] - nx, from[1] - ny],
              ],
            ],
            false,
          )
        })
      }
      return cells
    },
  }
}
