import { oklch, type Oklch, shade } from '../../../colour'
import { ellipse, type Point, rectangle } from '../../../geometry'
import { fill, fillAll, strokeLines } from '../../../svg'
import type { Field } from '../desk'
import { disc } from '../patterns/parts'
import { points } from './parts'

export const LEAF = oklch(0.45, 0.1, 145)

/** The edge of a field, wider by so many px. */
export const box = ({ x, y, wide, high }: Field, grow = 0): Point[] =>
  rectangle(x - wide / 2 - grow, y - high / 2 - grow, wide + 2 * grow, high + 2 * grow)

/** Both shutters of a window, open beside it or closed over it. */
export function shutters({ x, y, wide, high }: Field, colour: Oklch, isOpen: boolean): string {
  const w = isOpen ? wide * 0.2 : wide / 2 - 2
  return [-1, 1]
    .map((side) => {
      const left = isOpen
        ? x + side * (wide / 2 + 14 + w / 2) - w / 2
        : x + (side * wide) / 4 - w / 2
      const slats = Array.from({ length: 11 }, (_, i): Point[] => {
        const at = y - high / 2 + ((i + 0.8) / 11.6) * high
        return points(left + w * 0.16, at, left + w * 0.84, at)
      })
      return (
        fill(rectangle(left, y - high / 2, w, high), colour) +
        strokeLines(slats, shade(colour, -0.07), high / 46)
      )
    })
    .join('')
}

/** A box with plants below a window. */
export function plants(
  { x, y, wide, high }: Field,
  bloom: Oklch,
  at: (n: number) => number,
): string {
  const top = y + high / 2 + 12
  const count = 11
  const heads = Array.from({ length: count }, (_, i): Point => [
    x - wide * 0.48 + (i / (count - 1)) * wide * 0.96,
    top - 6 - at(i) * 20,
  ])
  return (
    fillAll(
      heads.map(([px, py]) => ellipse(px, py + 12, 19, 15)),
      LEAF,
    ) +
    fillAll(
      heads.filter((_, i) => i % 2 === 0).map(([px, py]) => disc(px, py, 9)),
      bloom,
    ) +
    fill(rectangle(x - wide * 0.55, top + 8, wide * 1.1, 32), oklch(0.4, 0.08, 45))
  )
}
