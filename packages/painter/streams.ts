import type { Box, Point } from './geometry'
import type { Rng } from './random'

type StreamOptions = {
  size: number
  rng: Rng
  /** Direction of the lines at a point, in radians. */
  angle(x: number, y: number): number
  /** Whether lines are forbidden at a point. */
  isBlocked(x: number, y: number): boolean
  /** Lines begin in this part of the picture, by default in all of it. */
  within?: Box
  /** Distance between neighbouring lines. */
  gap: number
  /** Longest and shortest line, px. */
  longest: number
  shortest: number
}

const STEP = 5

type Walk = {
  angle(x: number, y: number): number
  isFree(x: number, y: number): boolean
  /** px; negative against the direction of the field. */
  step: number
  reach: number
}

/** The points of a line that follows a field, without the first, until something is in its way. */
export function walkField(from: Point, { angle, isFree, step, reach }: Walk): Point[] {
  const out: Point[] = []
  let [x, y] = from
  for (let gone = 0; gone < reach; gone += Math.abs(step)) {
    const turn = angle(x, y)
    x += Math.cos(turn) * step
    y += Math.sin(turn) * step
    if (!isFree(x, y)) break
    out.push([x, y])
  }
  return out
}

/** Evenly spaced streamlines of a field, in the order of their seeding. */
export function streamlines(options: StreamOptions): Point[][] {
  const { size, rng, angle, isBlocked, gap, longest, shortest, within } = options
  const count = Math.ceil(size / gap)
  // Owner of each cell: a line may cross its own cells, never another's.
  const owners = new Int32Array(count * count)
  const lines: Point[][] = []
  const cellOf = (x: number, y: number) => Math.floor(y / gap) * count + Math.floor(x / gap)
  const isFree = (x: number, y: number, owner: number): boolean => {
    if (x < 0 || y < 0 || x >= size || y >= size || isBlocked(x, y)) return false
    const held = owners[cellOf(x, y)] ?? 0
    return held === 0 || held === owner
  }
  const walk = (from: Point, sign: number, owner: number, reach: number): Point[] =>
    walkField(from, { angle, isFree: (x, y) => isFree(x, y, owner), step: STEP * sign, reach })
  const row = (y: number) => Math.min(count, Math.max(0, Math.floor(y / gap)))
  const [x0, x1] = within ? [row(within.left), row(within.right + gap)] : [0, count]
  const [y0, y1] = within ? [row(within.top), row(within.bottom + gap)] : [0, count]
  const seeds: number[] = []
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) seeds.push(y * count + x)
  rng.shuffleInPlace(seeds)
  for (const seed of seeds) {
    if ((owners[seed] ?? 0) !== 0) continue
    const start: Point = [
      ((seed % count) + rng.range(0.2, 0.8)) * gap,
      (Math.floor(seed / count) + rng.range(0.2, 0.8)) * gap,
    ]
    const owner = lines.length + 1
    if (!isFree(start[0], start[1], owner)) continue
    const maxLength = rng.range(shortest, longest)
    const back = walk(start, -1, owner, maxLength / 2).reverse()
    const line = [...back, start, ...walk(start, 1, owner, maxLength - back.length * STEP)]
    if (line.length * STEP < shortest) continue
    for (const [x, y] of line) owners[cellOf(x, y)] = owner
    lines.push(line)
  }
  return lines
}

/** A stroke along a line: pointed at both ends, widest before the middle. */
export function ribbon(line: readonly Point[], width: number, every = 2): Point[] {
  const points = line.filter((_, i) => i % every === 0 || i === line.length - 1)
  const n = points.length
  const sides: [Point[], Point[]] = [[], []]
  points.forEach(([x, y], i) => {
    const [ax, ay] = points[Math.max(0, i - 1)] ?? [x, y]
    const [bx, by] = points[Math.min(n - 1, i + 1)] ?? [x, y]
    const length = Math.hypot(bx - ax, by - ay) || 1
    const t = n < 2 ? 0.5 : i / (n - 1)
    const half = (width / 2) * Math.sin(Math.PI * t ** 0.8) ** 0.6
    const [nx, ny] = [(-(by - ay) / length) * half, ((bx - ax) / length) * half]
    sides[0].push([x + nx, y + ny])
    sides[1].push([x - nx, y - ny])
  })
  return [...sides[0], ...sides[1].reverse()]
}
