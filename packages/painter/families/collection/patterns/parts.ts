import { mix, type Oklch } from '../../../colour'
import { ellipse, lens, type Point, rectangle } from '../../../geometry'
import { fill, fillByColour } from '../../../svg'
import { ORNAMENTS, placedOn } from '../../tiles/ornaments'
import type { Field } from '../desk'

/** A square field round a point. */
export function spot(
  x: number,
  y: number,
  side: number,
  of: number,
  more: Partial<Field> = {},
): Field {
  return { x, y, wide: side, high: side, of, ...more }
}

/** Fields on a circle, the first on top. @param isOutward whether their feet are to the middle */
export function ring(
  [x, y]: Point,
  radius: number,
  count: number,
  side: number,
  { from = 0, isTurned = false }: { from?: number; isTurned?: boolean } = {},
): Field[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + from) / count) * Math.PI * 2
    const at: Point = [x + radius * Math.sin(angle), y - radius * Math.cos(angle)]
    return spot(at[0], at[1], side, i, isTurned ? { turn: angle } : {})
  })
}

/** A circle of enough points for its size. */
export const disc = (x: number, y: number, r: number): Point[] => ellipse(x, y, r, r, 0, 84)

/** A frame so far inside of the sheet. */
export const inset = (size: number, by: number): Point[] =>
  rectangle(by, by, size - 2 * by, size - 2 * by)

export const diamond = (x: number, y: number, r: number, high = r): Point[] => [
  [x, y - high],
  [x + r, y],
  [x, y + high],
  [x - r, y],
]

/** A tile ornament in three colours. */
export function ornament(
  name: keyof typeof ORNAMENTS,
  [x, y, half]: readonly [x: number, y: number, half: number],
  tones: readonly [Oklch, Oklch, Oklch],
): string {
  return fillByColour(
    placedOn(ORNAMENTS[name], x, y, half).map(([tone, points]) => ({
      colour: tones[tone - 1] ?? tones[0],
      points,
    })),
  )
}

/** Leaves on both sides of a line, as of a laurel. */
export function leavesAlong(line: readonly Point[], length: number, every = 2): Point[][] {
  return line.flatMap(([x, y], i) => {
    const next = line[i + 1]
    if (!next || i % every !== 0) return []
    const angle = Math.atan2(next[1] - y, next[0] - x)
    return [-1, 1].map((side) => {
      const turn = angle + side * 0.75
      return lens(
        [x, y],
        [x + length * Math.cos(turn), y + length * Math.sin(turn)],
        length * 0.42,
        side * length * 0.08,
      )
    })
  })
}

/** A tone between a ground and its figure. */
export const faint = (ground: Oklch, toward: Oklch, by = 0.25): Oklch => mix(ground, toward, by)

/** A disc with a rim. */
export function roundel(x: number, y: number, r: number, ground: Oklch, rim: Oklch): string {
  return fill(disc(x, y, r), rim) + fill(disc(x, y, r * 0.93), ground)
}
