import { mix, oklch, type Oklch, shade } from '../../../colour'
import { lens, lineOf, type Point, rectangle, wholeSheet, placedAt } from '../../../geometry'
import { fill, fillAll, stroke, strokeLines } from '../../../svg'
import { numberWord } from '../../../nouns'
import type { Field, Layout } from '../desk'
import { from } from '../../in-turn'
import { disc, ring, spot } from '../patterns/parts'
import { points, rounded, seatsOf, type Place } from './parts'

type Room = { wall: Oklch; sofa: Oklch; cloths: readonly Oklch[] }

const CREAM = oklch(0.93, 0.035, 88)

const ROOMS: readonly Room[] = [
  {
    wall: oklch(0.87, 0.05, 85),
    sofa: oklch(0.42, 0.08, 165),
    cloths: [CREAM, oklch(0.83, 0.1, 80), oklch(0.8, 0.08, 25)],
  },
  {
    wall: oklch(0.8, 0.06, 215),
    sofa: oklch(0.5, 0.14, 30),
    cloths: [CREAM, oklch(0.85, 0.06, 210), oklch(0.85, 0.1, 85)],
  },
  {
    wall: oklch(0.84, 0.06, 40),
    sofa: oklch(0.38, 0.09, 262),
    cloths: [oklch(0.86, 0.09, 85), CREAM, oklch(0.82, 0.06, 205)],
  },
]

const OF_THREE: readonly Place[] = [
  [206, 520, 308, -0.1],
  [816, 526, 304, 0.11],
  [512, 604, 316, 0.02],
]
const OF_TWO: readonly Place[] = [
  [306, 496, 436, -0.1],
  [742, 556, 380, 0.1],
]

/** Cushions on a sofa, a motif sewn on each. */
export const cushions: Layout = {
  lines: ['on cushions', 'cushions with {}', 'on the sofa: {}'],
  arrange(desk) {
    const { size, rng } = desk
    const { wall, sofa, cloths } = rng.pick(ROOMS)
    const seat = 770
    const { seats } = seatsOf(desk, OF_THREE, OF_TWO)
    const fields = seats.map(({ x, y, side, turn, of }, i) =>
      spot(x, y, side * 0.6, of, { turn, grounds: from(cloths, i), share: 1 }),
    )
    const flowers = Array.from({ length: 60 }, (_, i): Point => {
      const [column, row] = [i % 10, Math.floor(i / 10)]
      return [column * 112 + (row % 2) * 56 + 8, row * 96 + 20]
    })
    const legs = [130, 894].map((x) => rectangle(x - 18, 950, 36, 90))
    const buttons = [200, 356, 512, 668, 824].map((x) => disc(x, 330, 10))
    const cushion = ({ x, y, wide, turn = 0 }: Field, cloth: Oklch, i: number) => {
      const at = placedAt([x, y], turn)
      const half = wide / 1.2
      // The sides of a cushion curve in between its corners.
      const side = (angle: number) =>
        lineOf(14, (t): Point => {
          const u = 2 * t - 1
          const [px, py] = [half * u, -half * (1 - 0.09 * (1 - u * u))]
          return [
            px * Math.cos(angle) - py * Math.sin(angle),
            px * Math.sin(angle) + py * Math.cos(angle),
          ]
        })
      const outline = [0, 1, 2, 3].flatMap((n) => side((n * Math.PI) / 2)).map(at)
      const ink = shade(cloth, -0.26)
      const seam = rounded(half * 1.66, half * 1.66, 18).map(at)
      const tassels = [-1, 1].flatMap((sx) =>
        [-1, 1].map((sy) =>
          lens(
            at([sx * half * 0.97, sy * half * 0.97]),
            at([sx * half * 1.16, sy * half * 1.18]),
            half * 0.12,
          ),
        ),
      )
      const corners = [-1, 1].flatMap((sx) =>
        [-1, 1].flatMap((sy) =>
          ring([sx * half * 0.7, sy * half * 0.7], half * 0.06, 5, 1).map((one) =>
            disc(...at([one.x, one.y]), half * 0.035),
          ),
        ),
      )
      return (
        fill(
          outline.map(([px, py]): Point => [px + 10, py + 16]),
          shade(sofa, -0.18),
          { opacity: 0.5 },
        ) +
        fillAll(tassels, ink) +
        fill(outline, cloth) +
        stroke(outline, ink, 7, { closed: true }) +
        stroke(seam, shade(cloth, -0.13), 4, { closed: true, dash: '13 9' }) +
        fillAll(corners, i === 1 ? ink : mix(sofa, cloth, 0.25))
      )
    }
    return {
      medium: `${numberWord(seats.length)} cushions on a sofa with`,
      where: 'sewn on them',
      fields,
      back:
        fill(wholeSheet(size), wall) +
        fillAll(
          flowers.flatMap((at) => ring(at, 12, 5, 1).map((one) => disc(one.x, one.y, 7))),
          shade(wall, -0.06),
        ) +
        fill(rectangle(-20, 930, size + 40, 120), shade(wall, -0.26)) +
        fillAll(legs, oklch(0.32, 0.05, 50)) +
        fill(rounded(900, 680, 100).map(placedAt([512, 510])), shade(sofa, -0.03)) +
        strokeLines(
          [200, 356, 512, 668, 824].map((x): Point[] => points(x, 330, x, 740)),
          shade(sofa, -0.08),
          5,
        ) +
        fillAll(buttons, shade(sofa, 0.12)) +
        fill(rounded(820, 230, 46).map(placedAt([512, seat + 92])), shade(sofa, 0.05)) +
        fill(rectangle(110, seat + 112, 804, 92), shade(sofa, -0.05)) +
        fillAll(
          [96, 928].map((x) => rounded(150, 400, 70).map(placedAt([x, 776]))),
          shade(sofa, 0.02),
        ) +
        fillAll(
          [96, 928].map((x) => disc(x, 660, 44)),
          shade(sofa, -0.06),
        ),
      under: cushion,
      finish: { grain: 1.3, wobble: 0.8, dropout: 0.08 },
    }
  },
}
