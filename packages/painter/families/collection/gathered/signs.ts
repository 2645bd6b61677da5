import { mix, oklch, type Oklch, shade } from '../../../colour'
import { type Point, rectangle, wholeSheet } from '../../../geometry'
import { fill, fillAll, verticalGradient } from '../../../svg'
import { numberWord } from '../../../nouns'
import type { Field, Layout } from '../desk'
import { from } from '../../in-turn'
import { spot } from '../patterns/parts'
import { sign } from './board'
import { inOil, seatsOf, type Place } from './parts'

type Lane = {
  sky: readonly [Oklch, Oklch]
  walls: readonly [Oklch, Oklch]
  boards: readonly Oklch[]
}

const LANES: readonly Lane[] = [
  {
    sky: [oklch(0.5, 0.09, 265), oklch(0.86, 0.1, 65)],
    walls: [oklch(0.4, 0.08, 32), oklch(0.36, 0.06, 262)],
    boards: [oklch(0.92, 0.05, 88), oklch(0.84, 0.07, 205), oklch(0.86, 0.09, 75)],
  },
  {
    sky: [oklch(0.72, 0.08, 225), oklch(0.94, 0.04, 95)],
    walls: [oklch(0.6, 0.1, 60), oklch(0.5, 0.09, 180)],
    boards: [oklch(0.93, 0.04, 90), oklch(0.84, 0.08, 30), oklch(0.86, 0.07, 150)],
  },
]

const OF_THREE: readonly Place[] = [
  [312, 268, 178],
  [710, 528, 184],
  [316, 798, 172],
]
const OF_TWO: readonly Place[] = [
  [322, 350, 196],
  [704, 690, 190],
]

/** Signs of shops over a lane, a motif on each. */
export const signs: Layout = {
  lines: ['on shop signs', 'a lane with {}', 'open for business: {}'],
  arrange(desk) {
    const { size, rng } = desk
    const { sky, walls, boards } = rng.pick(LANES)
    const edge = 110
    const { seats } = seatsOf(desk, OF_THREE, OF_TWO)
    const shapes = rng.shuffle([0, 1, 2])
    const fields = seats.map(({ x, y, side, of }, i): Field =>
      spot(x, y, side * 1.3, of, {
        turn: rng.range(-0.04, 0.04),
        grounds: from(boards, i),
        share: 0.94,
      }),
    )
    const wallOf = (side: number) => {
      const colour = walls[side < 0 ? 0 : 1]
      const x = side < 0 ? -20 : size - edge
      const stones = Array.from({ length: 44 }, (_, k) =>
        rectangle(
          x + (k % 3) * 60 + (Math.floor(k / 3) % 2) * 30 - 20,
          Math.floor(k / 3) * 72,
          52,
          62,
        ),
      )
      const inner = side < 0 ? edge - 22 : size - edge
      return (
        fill(rectangle(x, -20, edge + 20, size + 40), colour) +
        fillAll(
          stones.map((one) =>
            one.map(([px, py]): Point => [
              side < 0 ? Math.min(px, edge - 24) : Math.max(px, size - edge + 24),
              py,
            ]),
          ),
          shade(colour, 0.03),
        ) +
        fill(rectangle(inner, -20, 22, size + 40), shade(colour, -0.07))
      )
    }
    const roofs = Array.from({ length: 7 }, (_, i): Point[] => {
      const [x, high] = [110 + i * 124, rng.range(90, 190)]
      return [
        [x, size + 20],
        [x, size - high],
        [x + 66, size - high - 62],
        [x + 132, size - high],
        [x + 132, size + 20],
      ]
    })
    const lights = roofs.flatMap(([, low]) =>
      low
        ? [rectangle(low[0] + 34, low[1] + 34, 22, 30), rectangle(low[0] + 78, low[1] + 34, 22, 30)]
        : [],
    )
    return {
      medium: `${numberWord(seats.length)} shop signs over a lane with`,
      where: 'on them',
      fields,
      defs: verticalGradient('dusk', 0, size, [
        { at: 0, colour: sky[0] },
        { at: 1, colour: sky[1] },
      ]),
      back:
        fill(wholeSheet(size), 'url(#dusk)') +
        fillAll(roofs, mix(walls[1], sky[1], 0.3)) +
        fillAll(lights, oklch(0.88, 0.12, 85)) +
        wallOf(-1) +
        wallOf(1),
      under: (field, ground, i) =>
        sign(field, ground, field.x < size / 2 ? edge - 20 : size - edge + 20, shapes[i] ?? 0),
      finish: rng.chance(0.7) ? { grain: 1, wobble: 0.7, dropout: 0.05 } : inOil('#7d7068'),
    }
  },
}
