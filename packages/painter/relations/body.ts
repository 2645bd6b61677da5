import type { PlacedMotif } from '../draw-motif'
import { type Box, boundsOf, type Point } from '../geometry'
import type { Motif, Shape } from '../motif'
import { baseOf } from '../roles'

function middleOf({ left, right, top, bottom }: Box): Point {
  return [(left + right) / 2, (top + bottom) / 2]
}

/** Round shapes of a role between two sizes. */
function roundOf({ shapes }: Pick<Motif, 'shapes'>, role: string, from: number, to: number): Box[] {
  return shapes
    .filter((shape: Shape) => shape.width === undefined && baseOf(shape.role) === role)
    .map(({ points }) => boundsOf(points))
    .filter(({ left, right, top, bottom }) => {
      const [w, h] = [right - left, bottom - top]
      return Math.min(w, h) > from && Math.max(w, h) < to && Math.max(w / h, h / w) < 1.7
    })
}

/** Those of an animal or a person, in the box of their motif. */
export type Head = { x: number; y: number; r: number; isFront: boolean }

/** The head is where a table says, or else round the eyes. */
export function headOf(motif: Motif): Head {
  const { left, right, top, bottom } = motif.box
  const [wide, high] = [right - left, bottom - top]
  const known = HEADS[motif.name]
  if (known) {
    const [x, y, r, isFront] = known
    return { x: left + x * wide, y: top + y * high, r: r * wide, isFront }
  }
  const eyes = roundOf(motif, 'k', 0.02, 0.4)
    .map((box) => middleOf(box))
    .toSorted((one, other) => one[1] - other[1])
  const [first] = eyes
  if (!first) return { x: (left + right) / 2, y: top + high * 0.2, r: wide * 0.2, isFront: true }
  const pair = eyes.find(
    (eye) => eye !== first && Math.abs(eye[1] - first[1]) < 0.05 && Math.abs(eye[0] - first[0]) < 1,
  )
  if (pair) {
    const r = Math.min(wide / 2, Math.abs(pair[0] - first[0]) * 1.05)
    return { x: (first[0] + pair[0]) / 2, y: first[1], r: Math.max(0.16, r), isFront: true }
  }
  return { x: first[0], y: first[1], r: 0.24, isFront: false }
}

/** Heads that the eyes do not tell, as shares of the box, and whether they look at the viewer. */
const HEADS: Readonly<Record<string, readonly [x: number, y: number, r: number, front: boolean]>> =
  {
    cat: [0.36, 0.22, 0.3, true],
    'black cat': [0.3, 0.24, 0.3, true],
    sheep: [0.13, 0.32, 0.12, false],
    skunk: [0.12, 0.62, 0.12, false],
    snail: [0.16, 0.22, 0.14, false],
    badger: [0.5, 0.4, 0.4, true],
    ant: [0.15, 0.4, 0.12, false],
    butterfly: [0.5, 0.28, 0.08, true],
    caterpillar: [0.15, 0.4, 0.14, false],
  }

/** 1 if it looks to the right, -1 to the left, 0 to the viewer. */
export function looksTo(motif: Motif): -1 | 0 | 1 {
  const { x, isFront } = headOf(motif)
  const { left, right } = motif.box
  const off = (x - (left + right) / 2) / (right - left)
  if (isFront || Math.abs(off) < 0.08) return 0
  return off > 0 ? 1 : -1
}

/** The affine map that placed a motif, from three of its points far from each other. */
function mapOf({ motif, shapes }: PlacedMotif): ((point: Point) => Point) | undefined {
  const from = motif.shapes.flatMap(({ points }) => points)
  const to = shapes.flatMap(({ points }) => points)
  const [first] = from
  if (!first || from.length !== to.length) return undefined
  const off = ([x, y]: Point): Point => [x - first[0], y - first[1]]
  const farthest = (by: (point: Point) => number) =>
    from.reduce((best, point, i) => (by(point) > by(from[best] ?? first) ? i : best), 0)
  const i = farthest((point) => Math.hypot(...off(point)))
  const [ux, uy] = off(from[i] ?? first)
  const k = farthest((point) => Math.abs(off(point)[0] * uy - off(point)[1] * ux))
  const [vx, vy] = off(from[k] ?? first)
  const area = ux * vy - uy * vx
  const [o, p, q] = [to[0], to[i], to[k]]
  if (area === 0 || !o || !p || !q) return undefined
  return (point) => {
    const [x, y] = off(point)
    const [s, t] = [(x * vy - y * vx) / area, (ux * y - uy * x) / area]
    return [
      o[0] + s * (p[0] - o[0]) + t * (q[0] - o[0]),
      o[1] + s * (p[1] - o[1]) + t * (q[1] - o[1]),
    ]
  }
}

/** The box holds the head of a placed animal or person; undefined for others. */
export function headIn(placed: PlacedMotif): Box | undefined {
  const { motif, box } = placed
  if (motif.kind !== 'animal' && motif.kind !== 'person') return undefined
  const { x, y, r } = headOf(motif)
  const place = mapOf(placed)
  if (!place) return { ...box, bottom: box.top + (box.bottom - box.top) * 0.45 }
  const [at, edge] = [place([x, y]), place([x + r, y])]
  const reach = Math.hypot(edge[0] - at[0], edge[1] - at[1])
  return {
    left: Math.max(box.left, at[0] - reach),
    right: Math.min(box.right, at[0] + reach),
    top: Math.max(box.top, at[1] - reach),
    bottom: Math.min(box.bottom, at[1] + reach),
  }
}

export function highOf({ box }: PlacedMotif): number {
  return box.bottom - box.top
}
