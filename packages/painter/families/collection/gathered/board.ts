import { oklch, type Oklch, shade } from '../../../colour'
import { ellipse, lineOf, type Point, placedAt } from '../../../geometry'
import { fill, stroke, strokeLines } from '../../../svg'
import type { Field } from '../desk'
import { disc } from '../patterns/parts'
import { points, rounded } from './parts'

const IRON = oklch(0.24, 0.025, 265)
const GOLD = oklch(0.76, 0.12, 82)

/** The outline of a board round its middle: round, a shield, or a rounded square. */
function boardOf(i: number, half: number): Point[] {
  if (i === 0) return ellipse(0, 0, half, half, 0, 60)
  if (i === 2) return rounded(half * 1.9, half * 1.9, half * 0.3)
  const side = lineOf(24, (t): Point => {
    const y = -0.92 + t * 2.06
    const x = y < 0.1 ? 0.96 : 0.96 * Math.sqrt(Math.max(0, 1 - ((y - 0.1) / 1.04) ** 2))
    return [x * half, y * half]
  })
  return [...side, ...side.toReversed().map(([x, y]): Point => [-x, y])]
}

/** A sign that hangs from a wall at its side. @param wall x of that wall @param form of three */
export function sign(field: Field, ground: Oklch, wall: number, form: number): string {
  const { x, y, wide, turn = 0 } = field
  const half = wide / 1.3
  const side = wall < x ? -1 : 1
  const arm = y - half - 62
  const end = x - side * half * 0.9
  const at = placedAt([x, y], turn)
  const outline = boardOf(form, half)
  const curl = lineOf(26, (t): Point => {
    const angle = t * 5.2
    const r = 34 * (1 - t * 0.7)
    return [wall - side * (64 + r * Math.cos(angle)), arm + 44 + r * Math.sin(angle)]
  })
  const grown = (by: number) => outline.map(([px, py]) => at([px * by, py * by]))
  return (
    strokeLines(
      [
        points(wall, arm, end, arm),
        points(wall, arm + 120, wall - side * 150, arm),
        ...[-0.5, 0.5].map((u): Point[] => [[x + u * half, arm], at([u * half, -half * 0.8])]),
      ],
      IRON,
      9,
    ) +
    stroke(curl, IRON, 7) +
    fill(disc(end, arm, 15), GOLD) +
    fill(
      grown(1).map(([px, py]): Point => [px + 9, py + 13]),
      IRON,
      { opacity: 0.3 },
    ) +
    fill(grown(1), IRON) +
    fill(grown(0.955), GOLD) +
    fill(grown(0.89), shade(ground, -0.16)) +
    fill(grown(0.86), ground)
  )
}
