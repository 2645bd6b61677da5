import { mix, oklch, type Oklch } from '../../../colour'
import { type Point, rectangle, placedAt } from '../../../geometry'
import { fill, stroke, strokeLines } from '../../../svg'
import type { Field } from '../desk'
import { lettered, perforated } from './parts'

export const PAPER = oklch(0.955, 0.015, 90)
const SHADOW = oklch(0.28, 0.04, 262)

/** A stamp with an empty picture. @param ink of its value */
export function stamp(field: Field, ground: Oklch, ink: Oklch, value: string): string {
  const { x, y, turn = 0, wide, high } = field
  const at = placedAt([x, y], turn)
  const [w, h] = [wide / 0.66, high / 0.62]
  const edge = perforated(w, h, w / 52).map(at)
  const [iw, ih] = [w * 0.84, h * 0.86]
  const frame = rectangle(-iw / 2, -ih / 2, iw, ih)
  const foot = ih / 2 - h * 0.115
  const rules = Array.from({ length: 16 }, (_, k): Point[] => [
    at([-iw / 2 + 5, -ih / 2 + ((k + 0.5) / 16) * (ih - h * 0.115)]),
    at([iw / 2 - 5, -ih / 2 + ((k + 0.5) / 16) * (ih - h * 0.115)]),
  ])
  return (
    fill(
      edge.map(([px, py]): Point => [px + 6, py + 9]),
      SHADOW,
      { opacity: 0.28 },
    ) +
    fill(edge, PAPER) +
    fill(frame.map(at), ground) +
    strokeLines(rules, mix(ground, ink, 0.14), 2) +
    fill(rectangle(-iw / 2, foot, iw, h * 0.115).map(at), ink) +
    stroke(frame.map(at), ink, 4, { closed: true }) +
    lettered(value, ([px, py]) => at([px + iw * 0.34, py + foot + h * 0.058]), h * 0.066, PAPER) +
    strokeLines(
      [0.42, 0.72].map((v, k): Point[] => [
        at([-iw * 0.44, foot + h * 0.115 * v]),
        at([-iw * (k ? 0.02 : -0.1), foot + h * 0.115 * v]),
      ]),
      PAPER,
      3.5,
    )
  )
}
