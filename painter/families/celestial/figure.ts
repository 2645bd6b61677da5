import { mix, type Oklch, shade } from '../../colour'
import type { PlacedMotif, RoleColours } from '../../draw-motif'
import { type Point, resample } from '../../geometry'
import { avoidBrown } from '../../palette'
import type { Rng } from '../../random'

/** The figure in tones close to the sky, so that the gold lines have the contrast. */
export function figureColours(sky: Oklch, tint: Oklch, isDark: boolean): RoleColours {
  const step = isDark ? 1 : -1
  const tone = (amount: number, share: number) =>
    avoidBrown(mix(shade(sky, step * amount), { ...tint, l: shade(sky, step * amount).l }, share))
  return {
    m: tone(isDark ? 0.28 : 0.2, 0.75),
    s: tone(isDark ? 0.42 : 0.11, 0.55),
    x: tone(isDark ? 0.19 : 0.28, 0.75),
    y: tone(isDark ? 0.34 : 0.17, 0.55),
    l: tone(isDark ? 0.52 : 0.04, 0.3),
    d: tone(isDark ? 0.07 : 0.4, 0.6),
    a: tone(isDark ? 0.42 : 0.24, 0.85),
    k: tone(isDark ? 0 : 0.5, 0.5),
  }
}

/** Star positions: points on the outlines, far from each other. */
export function starPoints({ shapes, box }: PlacedMotif, rng: Rng): Point[] {
  const side = Math.max(box.right - box.left, box.bottom - box.top)
  const all = shapes
    .filter(({ role, width }) => width === undefined && (role === 'm' || role === 's'))
    .flatMap(({ points }) => resample(points, 9, true))
  const pool = all.length > 0 ? all : shapes.flatMap(({ points }) => [...points])
  const count = Math.round(9 + side / 55)
  const first = pool[rng.int(0, Math.max(0, pool.length - 1))]
  if (!first) return []
  const stars: Point[] = [first]
  const far = pool.map(([x, y]) => Math.hypot(x - first[0], y - first[1]))
  while (stars.length < count) {
    let best = 0
    far.forEach((distance, i) => {
      if (distance > (far[best] ?? 0)) best = i
    })
    const next = pool[best]
    if (!next || (far[best] ?? 0) < 28) break
    stars.push(next)
    pool.forEach(([x, y], i) => {
      far[i] = Math.min(far[i] ?? 0, Math.hypot(x - next[0], y - next[1]))
    })
  }
  return stars
}

/** Minimum spanning tree of the stars (Prim). */
export function constellation(stars: readonly Point[]): [Point, Point][] {
  const [first, ...rest] = stars
  if (!first) return []
  const joined: Point[] = [first]
  const left = [...rest]
  const lines: [Point, Point][] = []
  while (left.length > 0) {
    let best: { from: Point; at: number; far: number } | undefined
    for (const from of joined) {
      left.forEach(([x, y], at) => {
        const far = Math.hypot(x - from[0], y - from[1])
        if (!best || far < best.far) best = { from, at, far }
      })
    }
    const [next] = best ? left.splice(best.at, 1) : []
    if (!best || !next) break
    lines.push([best.from, next])
    joined.push(next)
  }
  return lines
}
