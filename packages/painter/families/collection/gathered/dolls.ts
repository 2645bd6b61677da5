import { oklch, type Oklch, shade } from '../../../colour'
import { lens, type Point, rectangle, wholeSheet } from '../../../geometry'
import { numberWord } from '../../../nouns'
import { fill, fillAll, strokeLines } from '../../../svg'
import type { Field, Layout } from '../desk'
import { spot } from '../patterns/parts'
import { APRON, doll, type Dress } from './doll'
import { GOUACHE, points, seatsOf, type Place } from './parts'

/** The wall and the dresses of a set. */
const SETS: readonly (readonly [wall: Oklch, ...dresses: Dress[]])[] = [
  [
    oklch(0.84, 0.05, 200),
    { coat: oklch(0.52, 0.17, 25), scarf: oklch(0.82, 0.12, 82) },
    { coat: oklch(0.4, 0.07, 200), scarf: oklch(0.52, 0.17, 25) },
    { coat: oklch(0.76, 0.13, 75), scarf: oklch(0.4, 0.07, 200) },
  ],
  [
    oklch(0.86, 0.055, 70),
    { coat: oklch(0.38, 0.09, 262), scarf: oklch(0.66, 0.15, 35) },
    { coat: oklch(0.6, 0.16, 32), scarf: oklch(0.38, 0.09, 262) },
    { coat: oklch(0.55, 0.08, 235), scarf: oklch(0.84, 0.08, 75) },
  ],
  [
    oklch(0.85, 0.05, 20),
    { coat: oklch(0.44, 0.08, 160), scarf: oklch(0.7, 0.13, 15) },
    { coat: oklch(0.5, 0.14, 5), scarf: oklch(0.84, 0.1, 85) },
    { coat: oklch(0.62, 0.08, 165), scarf: oklch(0.5, 0.14, 5) },
  ],
  [
    oklch(0.42, 0.06, 250),
    { coat: oklch(0.78, 0.13, 80), scarf: oklch(0.53, 0.17, 28) },
    { coat: oklch(0.53, 0.17, 28), scarf: oklch(0.88, 0.06, 85) },
    { coat: oklch(0.62, 0.09, 200), scarf: oklch(0.78, 0.13, 80) },
  ],
]

/** Each by its foot and height. */
const OF_THREE: readonly Place[] = [
  [222, 800, 740],
  [566, 850, 640],
  [854, 904, 560],
]
const OF_TWO: readonly Place[] = [
  [330, 850, 800],
  [756, 908, 640],
]

/** Nesting dolls in a row, a motif on the apron of each. */
export const dolls: Layout = {
  lines: ['on nesting dolls', 'nesting dolls with {}'],
  arrange(desk) {
    const { size, rng, noise } = desk
    const [wall, ...dresses] = rng.pick(SETS)
    const { seats } = seatsOf(desk, OF_THREE, OF_TWO)
    const fields = seats.map(({ x, y: foot, side: high, of }) =>
      spot(x, foot - high * 0.3, high * 0.4, of, { ground: APRON, share: 0.77 }),
    )
    const wood = oklch(0.6, 0.09, 62)
    const stripes = Array.from({ length: 14 }, (_, i) => rectangle(i * 80 - 10, -20, 38, size))
    const sprigs = Array.from({ length: 70 }, (_, i): Point[] => {
      const [column, row] = [i % 14, Math.floor(i / 14)]
      const [x, y] = [column * 80 + 49, row * 170 + (column % 2) * 85 + 30]
      return lens([x, y - 18], [x, y + 18], 18)
    })
    return {
      medium: `${numberWord(seats.length)} nesting dolls with`,
      where: 'on their aprons',
      fields,
      back:
        fill(wholeSheet(size), wall) +
        fillAll(stripes, shade(wall, -0.035)) +
        fillAll(sprigs, shade(wall, -0.09)) +
        fill(rectangle(-20, 770, size + 40, 300), wood) +
        strokeLines([points(-20, 770, size + 20, 770)], shade(wood, -0.14), 8) +
        strokeLines(
          [830, 890, 950].map((y): Point[] => points(-20, y, size + 20, y + 8)),
          shade(wood, -0.05),
          4,
        ),
      under: (field: Field, _, i) => {
        const { y: foot = 0, side: high = 0 } = seats[i] ?? {}
        const dress = dresses[i] ?? { coat: wall, scarf: APRON }
        return doll(field.x, foot, high, dress, noise)
      },
      finish: GOUACHE,
    }
  },
}
