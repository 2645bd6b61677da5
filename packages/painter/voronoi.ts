import type { Point } from './geometry'

/** The part of a polygon on the side of the line where `inside` is not negative. */
function clipHalf(polygon: readonly Point[], inside: (point: Point) => number): Point[] {
  const out: Point[] = []
  polygon.forEach((point, i) => {
    const next = polygon[(i + 1) % polygon.length] ?? point
    const [a, b] = [inside(point), inside(next)]
    if (a >= 0) out.push(point)
    if (a >= 0 !== b >= 0) {
      const t = a / (a - b)
      out.push([point[0] + (next[0] - point[0]) * t, point[1] + (next[1] - point[1]) * t])
    }
  })
  return out
}

/** Intersection of two outlines; `convex` is clockwise on screen. */
export function clipTo(outline: readonly Point[], convex: readonly Point[]): Point[] {
  let left: Point[] = [...outline]
  convex.forEach(([x0, y0], i) => {
    const [x1, y1] = convex[(i + 1) % convex.length] ?? [x0, y0]
    left = clipHalf(left, ([x, y]) => (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0))
  })
  return left
}

export function centroid(polygon: readonly Point[]): Point {
  let [area, cx, cy] = [0, 0, 0]
  polygon.forEach(([x0, y0], i) => {
    const [x1, y1] = polygon[(i + 1) % polygon.length] ?? [x0, y0]
    const cross = x0 * y1 - x1 * y0
    area += cross
    cx += (x0 + x1) * cross
    cy += (y0 + y1) * cross
  })
  const [x, y] = polygon[0] ?? [0, 0]
  return Math.abs(area) < 1e-6 ? [x, y] : [cx / (3 * area), cy / (3 * area)]
}

/** Voronoi cells of a convex, clockwise frame, one per site. A cell may be empty. */
function voronoi(sites: readonly Point[], frame: readonly Point[]): Point[][] {
  return sites.map(([x, y]) => {
    const others = sites
      .map((site) => ({ site, far: Math.hypot(site[0] - x, site[1] - y) }))
      .filter(({ far }) => far > 1e-6)
      .sort((a, b) => a.far - b.far)
    let cell: Point[] = [...frame]
    let reach = Infinity
    for (const { site, far } of others) {
      // A site twice as far away as the farthest corner cannot cut the cell.
      if (far > 2 * reach) break
      const [mx, my] = [(x + site[0]) / 2, (y + site[1]) / 2]
      cell = clipHalf(cell, ([px, py]) => (px - mx) * (x - site[0]) + (py - my) * (y - site[1]))
      reach = Math.max(...cell.map(([px, py]) => Math.hypot(px - x, py - y)))
    }
    return cell
  })
}

/** Cells of about one size, by two steps of Lloyd's relaxation. */
export function relaxedVoronoi(
  sites: readonly Point[],
  frame: readonly Point[],
  rounds = 2,
): Point[][] {
  let cells = voronoi(sites, frame)
  for (let i = 0; i < rounds; i++) cells = voronoi(cells.map(centroid), frame)
  return cells
}
