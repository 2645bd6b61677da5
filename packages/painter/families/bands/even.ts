import type { Point } from '../../geometry'
import type { Rng } from '../../random'
import { walkField } from '../../streams'

const CELL = 4
const STEP = 6

export type Band = { line: Point[]; wide: number }

type Options = {
  size: number
  rng: Rng
  angle(x: number, y: number): number
  isBlocked(x: number, y: number): boolean
  /** The widest first. */
  widths: readonly number[]
  gap: number
  longest: number
}

/** Whether a band turns more sharply than it is wide, which makes a lump of it. */
function isTight(line: readonly Point[], wide: number): boolean {
  const turnAt = (i: number) => {
    const [a, b, c] = [line[i - 6], line[i - 3], line[i]]
    if (!a || !b || !c) return 0
    const turn = Math.atan2(c[1] - b[1], c[0] - b[0]) - Math.atan2(b[1] - a[1], b[0] - a[0])
    return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)))
  }
  return line.some((_, i) => turnAt(i) > (6 * STEP) / wide)
}

/** Bands of several widths along a field, evenly spaced and none over another (Jobard and Lefer
 * 1997): the widest are laid first, narrower ones fill what they leave. */
export function evenBands(options: Options): Band[] {
  const { size, rng, angle, isBlocked, widths, gap, longest } = options
  const count = Math.ceil(size / CELL)
  const taken = new Uint8Array(count * count)
  for (let i = 0; i < taken.length; i++) {
    const [x, y] = [((i % count) + 0.5) * CELL, (Math.floor(i / count) + 0.5) * CELL]
    if (isBlocked(x, y)) taken[i] = 1
  }
  const isFree = (x: number, y: number) =>
    x >= 0 &&
    y >= 0 &&
    x < size &&
    y < size &&
    taken[((y / CELL) | 0) * count + ((x / CELL) | 0)] === 0
  const hasRoom = (x: number, y: number, turn: number, half: number) => {
    const [nx, ny] = [-Math.sin(turn), Math.cos(turn)]
    for (let off = -half; off <= half; off += CELL)
      if (!isFree(x + nx * off, y + ny * off)) return false
    return true
  }
  const walk = (from: Point, sign: 1 | -1, half: number, reach: number): Point[] =>
    walkField(from, {
      angle,
      isFree: (x, y) => hasRoom(x, y, angle(x, y), half),
      step: STEP * sign,
      reach,
    })
  const take = (line: readonly Point[], half: number) => {
    for (const [x, y] of line) {
      const [x0, x1] = [
        Math.max(0, Math.floor((x - half) / CELL)),
        Math.min(count - 1, Math.floor((x + half) / CELL)),
      ]
      const [y0, y1] = [
        Math.max(0, Math.floor((y - half) / CELL)),
        Math.min(count - 1, Math.floor((y + half) / CELL)),
      ]
      for (let row = y0; row <= y1; row++)
        for (let column = x0; column <= x1; column++) {
          const [dx, dy] = [(column + 0.5) * CELL - x, (row + 0.5) * CELL - y]
          if (dx * dx + dy * dy <= half * half) taken[row * count + column] = 1
        }
    }
  }
  const bands: Band[] = []
  for (const wide of widths) {
    const half = wide / 2 + gap / 2
    const tries = Math.round((size / wide) ** 2 * 2.2)
    for (let i = 0; i < tries; i++) {
      const start: Point = [rng.range(0, size), rng.range(0, size)]
      if (!hasRoom(start[0], start[1], angle(...start), half)) continue
      const reach = rng.range(0.3, 1) * longest
      const back = walk(start, -1, half, reach / 2).reverse()
      const line = [...back, start, ...walk(start, 1, half, reach - back.length * STEP)]
      if (line.length * STEP < Math.max(40, wide * 2.4) || isTight(line, wide)) continue
      take(line, half)
      bands.push({ line, wide })
    }
  }
  return bands
}

/** A band as an outline with straight ends. */
export function bandOutline({ line, wide }: Band): Point[] {
  const points = line.filter((_, i) => i % 2 === 0 || i === line.length - 1)
  const side = (sign: 1 | -1) =>
    points.map(([x, y], i): Point => {
      const [ax, ay] = points[Math.max(0, i - 1)] ?? [x, y]
      const [bx, by] = points[Math.min(points.length - 1, i + 1)] ?? [x, y]
      const long = Math.hypot(bx - ax, by - ay) || 1
      const off = (sign * wide) / 2 / long
      return [x - (by - ay) * off, y + (bx - ax) * off]
    })
  return [...side(1), ...side(-1).reverse()]
}
