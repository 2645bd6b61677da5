import type { Outlines } from './outlines'

/** Side of a preview in cells, as of the pictures that the critic compares. */
export const SIDE = 256

/** The cells of a shape; the list is reused by the next shape. */
export type Coverage = {
  polygons(outlines: Outlines, evenOdd: boolean): Int32Array
  lines(outlines: Outlines, width: number, closed: boolean): Int32Array
}

/** A list for each row has the x where edges cross its middle, in their order. */
function createCrossings() {
  const xs: number[] = []
  const windings: number[] = []
  const nexts: number[] = []
  let count = 0
  const heads = new Int32Array(SIDE).fill(-1)
  /** The last crossing that was added to a row: the next one is most often near. */
  const lasts = new Int32Array(SIDE).fill(-1)
  let [first, last] = [SIDE, -1]

  function cross(row: number, x: number, winding: number): void {
    xs[count] = x
    windings[count] = winding
    const near = lasts[row] ?? -1
    let before = near >= 0 && (xs[near] ?? 0) <= x ? near : -1
    let after = (before < 0 ? heads[row] : nexts[before]) ?? -1
    // Of equal ones the first that was added comes first.
    while (after >= 0 && (xs[after] ?? 0) <= x) {
      before = after
      after = nexts[after] ?? -1
    }
    nexts[count] = after
    if (before < 0) heads[row] = count
    else nexts[before] = count
    lasts[row] = count++
  }

  return {
    edge(x0: number, y0: number, x1: number, y1: number): void {
      const [low, high] = y0 < y1 ? [y0, y1] : [y1, y0]
      const from = Math.max(0, Math.ceil(low - 0.5))
      const to = Math.min(SIDE - 1, Math.ceil(high - 0.5) - 1)
      if (from > to) return
      if (from < first) first = from
      if (to > last) last = to
      for (let row = from; row <= to; row++)
        cross(row, x0 + ((row + 0.5 - y0) / (y1 - y0)) * (x1 - x0), y0 < y1 ? 1 : -1)
    },
    /** Visits the spans that are inside, and forgets the edges. */
    sweep(evenOdd: boolean, span: (row: number, from: number, to: number) => void): void {
      for (let row = first; row <= last; row++) {
        let winding = 0
        for (let at = heads[row] ?? -1; at >= 0;) {
          winding += evenOdd ? 1 : (windings[at] ?? 0)
          const next = nexts[at] ?? -1
          const isInside = evenOdd ? winding % 2 === 1 : winding !== 0
          if (next >= 0 && isInside) span(row, xs[at] ?? 0, xs[next] ?? 0)
          at = next
        }
        heads[row] = -1
        lasts[row] = -1
      }
      count = 0
      first = SIDE
      last = -1
    },
  }
}

/** Points and widths in cells. */
export function createCoverage(): Coverage {
  const marks = new Uint32Array(SIDE * SIDE)
  const cells = new Int32Array(SIDE * SIDE)
  const crossings = createCrossings()
  let mark = 0
  let count = 0
  const start = () => {
    mark++
    count = 0
  }
  const span = (row: number, from: number, to: number) => {
    const last = Math.min(SIDE - 1, Math.floor(to - 0.5))
    for (let x = Math.max(0, Math.ceil(from - 0.5)); x <= last; x++) {
      const at = row * SIDE + x
      if (marks[at] === mark) continue
      marks[at] = mark
      cells[count++] = at
    }
  }
  const round = (cx: number, cy: number, r: number) => {
    const last = Math.min(SIDE - 1, cy + r)
    for (let row = Math.max(0, Math.floor(cy - r)); row <= last; row++) {
      const off = row + 0.5 - cy
      const half = r * r - off * off
      if (half > 0) span(row, cx - Math.sqrt(half), cx + Math.sqrt(half))
    }
  }
  const segment = (x0: number, y0: number, x1: number, y1: number, r: number) => {
    const [dx, dy] = [x1 - x0, y1 - y0]
    const long = Math.hypot(dx, dy)
    if (long === 0) return
    const [nx, ny] = [(-dy / long) * r, (dx / long) * r]
    crossings.edge(x0 + nx, y0 + ny, x1 + nx, y1 + ny)
    crossings.edge(x1 + nx, y1 + ny, x1 - nx, y1 - ny)
    crossings.edge(x1 - nx, y1 - ny, x0 - nx, y0 - ny)
    crossings.edge(x0 - nx, y0 - ny, x0 + nx, y0 + ny)
    crossings.sweep(false, span)
  }
  return {
    polygons({ xy, ends }, evenOdd) {
      start()
      let from = 0
      for (const end of ends) {
        for (let at = from; at < end; at += 2) {
          const next = at + 2 < end ? at + 2 : from
          crossings.edge(xy[at] ?? 0, xy[at + 1] ?? 0, xy[next] ?? 0, xy[next + 1] ?? 0)
        }
        from = end
      }
      crossings.sweep(evenOdd, span)
      return cells.subarray(0, count)
    },
    lines({ xy, ends }, width, closed) {
      start()
      // A line thinner than a cell would be missed between the middles of cells.
      const r = Math.max(0.5, width / 2)
      let from = 0
      for (const end of ends) {
        for (let at = from; at < end; at += 2) {
          const [x, y] = [xy[at] ?? 0, xy[at + 1] ?? 0]
          round(x, y, r)
          const next = at + 2 < end ? at + 2 : closed ? from : at
          segment(x, y, xy[next] ?? 0, xy[next + 1] ?? 0, r)
        }
        from = end
      }
      return cells.subarray(0, count)
    },
  }
}
