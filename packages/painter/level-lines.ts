import type { Point } from './geometry'

type Grid = { values: Float32Array; count: number; cell: number; from: Point }

/** Sides of a cell that a line connects, by which of its corners are inside: top 0, right 1,
 * bottom 2, left 3; the inside is on the left of the line. */
const LINES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
]

/** Outlines of the areas whose values are above a level (marching squares). Holes turn the other
 * way. Areas end at the edge of the grid. */
export function areasAbove({ values, count, cell, from }: Grid, level: number): Point[][] {
  const at = (x: number, y: number) =>
    x === 0 || y === 0 || x === count - 1 || y === count - 1
      ? level - 1e-3
      : (values[y * count + x] ?? 0)
  const place = (x: number, y: number): Point => [
    from[0] + (x + 0.5) * cell,
    from[1] + (y + 0.5) * cell,
  ]
  const share = (a: number, b: number) => Math.min(1, Math.max(0, (level - a) / (b - a || 1)))
  /** Edges are numbered by their first node: to the right even, down odd. */
  const edge = (x: number, y: number, side: number): number => {
    if (side === 0) return 2 * (y * count + x)
    if (side === 1) return 2 * (y * count + x + 1) + 1
    return side === 2 ? 2 * ((y + 1) * count + x) : 2 * (y * count + x) + 1
  }
  const pointOn = (number: number): Point => {
    const node = number >> 1
    const [x, y] = [node % count, Math.floor(node / count)]
    return number % 2 === 0
      ? place(x + share(at(x, y), at(x + 1, y)), y)
      : place(x, y + share(at(x, y), at(x, y + 1)))
  }
  const next = new Map<number, number>()
  for (let y = 0; y < count - 1; y++) {
    for (let x = 0; x < count - 1; x++) {
      const index =
        (at(x, y) > level ? 1 : 0) +
        (at(x + 1, y) > level ? 2 : 0) +
        (at(x + 1, y + 1) > level ? 4 : 0) +
        (at(x, y + 1) > level ? 8 : 0)
      for (const [a, b] of LINES[index] ?? []) next.set(edge(x, y, a), edge(x, y, b))
    }
  }
  const loops: Point[][] = []
  for (const start of [...next.keys()]) {
    const loop: Point[] = []
    let here: number | undefined = start
    while (here !== undefined) {
      const after: number | undefined = next.get(here)
      next.delete(here)
      if (after !== undefined) loop.push(pointOn(after))
      here = after
    }
    if (loop.length > 5) loops.push(loop)
  }
  return loops
}
