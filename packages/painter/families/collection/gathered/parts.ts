import type { Oklch } from '../../../colour'
import { flattenPath, lineOf, type Point } from '../../../geometry'
import { GLYPHS } from '../../../glyphs'
import type { Noise } from '../../../noise'
import type { Finish } from '../../../painting'
import { strokeLines } from '../../../svg'
import type { Desk } from '../desk'

/** Letters and digits in a row round a point. @param high px of a letter */
export function lettered(
  text: string,
  at: (point: Point) => Point,
  high: number,
  ink: Oklch,
): string {
  const step = high * 0.86
  const lines = [...text].flatMap((letter, i) =>
    (GLYPHS[letter] ?? []).map((path) => {
      const dx = (i - (text.length - 1) / 2) * step
      const points = flattenPath(path)
      const [first] = points
      const closed = path.startsWith('O') && first ? [...points, first] : points
      return closed.map(([x, y]): Point => at([dx + x * high * 0.7, y * high * 0.7]))
    }),
  )
  return strokeLines(lines, ink, high * 0.13)
}

/** A line of hills down to the foot of the sheet. @param by height of the hills, px */
export function hills(size: number, noise: Noise, y: number, by: number, from: number): Point[] {
  const line = lineOf(60, (t): Point => {
    const x = t * (size + 40) - 20
    return [
      x,
      y - by * (0.5 + 0.5 * noise(x / 260 + from, from * 3.7)) - by * 0.2 * noise(x / 70, from),
    ]
  })
  return [...line, [size + 20, size + 20], [-20, size + 20]]
}

/** A row of points along a closed outline that bulges by half circles, as perforations do. */
export function perforated(wide: number, high: number, r: number): Point[] {
  const side = (length: number, to: (along: number, off: number) => Point): Point[] => {
    const count = Math.round(length / (3.2 * r))
    const step = length / count
    return Array.from({ length: count }, (_, i) =>
      lineOf(7, (t): Point => {
        const angle = Math.PI * t
        return to((i + 0.5) * step - r * Math.cos(angle), r * Math.sin(angle))
      }),
    ).flat()
  }
  const [w, h] = [wide / 2, high / 2]
  return [
    ...side(wide, (along, off) => [along - w, off - h]),
    ...side(high, (along, off) => [w - off, along - h]),
    ...side(wide, (along, off) => [w - along, h - off]),
    ...side(high, (along, off) => [off - w, h - along]),
  ]
}

/** A box round a point with rounded corners. */
export function rounded(wide: number, high: number, r: number): Point[] {
  const corners: readonly (readonly [number, number, number])[] = [
    [1, -1, -0.5],
    [1, 1, 0],
    [-1, 1, 0.5],
    [-1, -1, 1],
  ]
  return corners.flatMap(([sx, sy, from]) =>
    lineOf(7, (t): Point => {
      const angle = Math.PI * (from + t / 2)
      return [sx * (wide / 2 - r) + r * Math.cos(angle), sy * (high / 2 - r) + r * Math.sin(angle)]
    }),
  )
}

/** Points from their numbers, x and y in turn. */
export function points(...numbers: readonly number[]): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, i): Point => [
    numbers[2 * i] ?? 0,
    numbers[2 * i + 1] ?? 0,
  ])
}

/** A thing stands here, is so large in px, and is turned by radians. */
export type Place = readonly [x: number, y: number, side: number, turn?: number]
export type Seat = { x: number; y: number; side: number; turn: number; of: number }

/** The places of two or three things: mirrored on some days, the motifs on them in any order. */
export function seatsOf(
  { size, motifs, rng }: Desk,
  ofThree: readonly Place[],
  ofTwo: readonly Place[],
): { seats: Seat[]; mirrored: (x: number) => number } {
  const isMirrored = rng.chance(0.5)
  const order = rng.shuffle(motifs.map((_, i) => i))
  const mirrored = (x: number) => (isMirrored ? size - x : x)
  const places = motifs.length > 2 ? ofThree : ofTwo
  const seats = places.map(([x, y, side, turn = 0], i): Seat => ({
    x: mirrored(x),
    y,
    side,
    turn: isMirrored ? -turn : turn,
    of: order[i] ?? i,
  }))
  return { seats, mirrored }
}

/** Flat colours on paper. */
export const GOUACHE: Finish = { grain: 1, wobble: 0.7, dropout: 0 }

/** Strokes of oil on a ground (hex). */
export function inOil(ground: string, sway: 'wave' | 'rings' = 'wave'): Finish {
  return { brush: { ground, sway, centre: [512, 460] }, grain: 0.4, wobble: 0.6, dropout: 0 }
}
