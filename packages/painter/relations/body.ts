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
export type Head = { x: number; y: number; r: number }

/** The head is where a table says, or else round the eyes. */
export function headOf(motif: Motif): Head {
  const { left, right, top, bottom } = motif.box
  const [wide, high] = [right - left, bottom - top]
  const known = HEADS[motif.name]
  if (known) {
    const [x, y, r] = known
    return { x: left + x * wide, y: top + y * high, r: r * wide }
  }
  const eyes = roundOf(motif, 'k', 0.02, 0.4)
    .map((box) => middleOf(box))
    .toSorted((one, other) => one[1] - other[1])
  const [first] = eyes
  if (!first) return { x: (left + right) / 2, y: top + high * 0.2, r: wide * 0.2 }
  const pair = eyes.find(
    (eye) => eye !== first && Math.abs(eye[1] - first[1]) < 0.05 && Math.abs(eye[0] - first[0]) < 1,
  )
  if (pair) {
    const r = Math.min(wide / 2, Math.abs(pair[0] - first[0]) * 1.05)
    return { x: (first[0] + pair[0]) / 2, y: first[1], r: Math.max(0.16, r) }
  }
  return { x: first[0], y: first[1], r: 0.24 }
}

/** Heads that the eyes do not tell, as shares of the box. */
const HEADS: Readonly<Record<string, readonly [x: number, y: number, r: number]>> = {
  cat: [0.36, 0.22, 0.3],
  'black cat': [0.3, 0.24, 0.3],
  sheep: [0.13, 0.32, 0.12],
  skunk: [0.21, 0.63, 0.13],
  bison: [0.2, 0.42, 0.15],
  snail: [0.16, 0.22, 0.14],
  badger: [0.5, 0.4, 0.4],
  ant: [0.15, 0.4, 0.12],
  butterfly: [0.5, 0.28, 0.08],
  caterpillar: [0.15, 0.4, 0.14],
}

export function highOf({ box }: PlacedMotif): number {
  return box.bottom - box.top
}
