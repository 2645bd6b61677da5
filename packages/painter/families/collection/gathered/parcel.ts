import { mix, oklch, type Oklch, shade } from '../../../colour'
import { ellipse, lens, lineOf, type Point, rectangle, wholeSheet, wobble } from '../../../geometry'
import { numberWord } from '../../../nouns'
import { fill, fillAll, stroke, strokeAll, strokeLines } from '../../../svg'
import type { Layout } from '../desk'
import { disc, spot } from '../patterns/parts'
import { PAPER, stamp } from './stamp'
import { lettered, points, seatsOf, type Place } from './parts'

const WRAPS = [
  oklch(0.72, 0.075, 68),
  oklch(0.6, 0.085, 235),
  oklch(0.64, 0.1, 32),
  oklch(0.66, 0.065, 160),
] as const

/** The picture of a stamp, and the ink of its value. */
const INKS: readonly (readonly [ground: Oklch, ink: Oklch])[] = [
  [oklch(0.84, 0.07, 215), oklch(0.38, 0.1, 250)],
  [oklch(0.86, 0.09, 80), oklch(0.45, 0.13, 35)],
  [oklch(0.85, 0.06, 155), oklch(0.38, 0.08, 165)],
  [oklch(0.84, 0.065, 15), oklch(0.42, 0.12, 5)],
]

/** Stamps by their place, size and turn, and the postmark. */
type Posted = {
  places: readonly Place[]
  at: Point
}

const OF_THREE: readonly Posted[] = [
  {
    places: [
      [318, 318, 356, -0.06],
      [742, 270, 300, 0.05],
      [676, 706, 376, -0.03],
    ],
    at: [330, 560],
  },
  {
    places: [
      [316, 548, 420, 0.04],
      [750, 290, 314, -0.06],
      [762, 706, 318, 0.05],
    ],
    at: [560, 850],
  },
]

const OF_TWO: readonly Posted[] = [
  {
    places: [
      [352, 408, 452, -0.07],
      [752, 640, 348, 0.08],
    ],
    at: [540, 200],
  },
  {
    places: [
      [304, 596, 372, 0.06],
      [708, 348, 440, -0.04],
    ],
    at: [600, 640],
  },
]

/** Stamps on a parcel, a motif on each. */
export const parcel: Layout = {
  lines: ['in the post', 'a parcel with {}', 'by post: {}'],
  arrange(desk) {
    const { size, motifs, rng, noise, brief } = desk
    const wrap = rng.pick(WRAPS)
    const inks = rng.shuffle(INKS)
    const { places, at } = rng.pick(motifs.length > 2 ? OF_THREE : OF_TWO)
    const { seats, mirrored } = seatsOf(desk, places, places)
    const fields = seats.map(({ x, y, side, turn, of }, i) =>
      spot(x, y, side * 0.66, of, {
        turn: turn + rng.range(-0.02, 0.02),
        high: side * 0.74,
        ground: inks[i]?.[0] ?? PAPER,
        share: 0.98,
      }),
    )
    const dark = oklch(0.28, 0.04, 262)
    const values = rng.shuffle(['5', '10', '25', '40', '80'])
    const mark: Point = [mirrored(at[0]), at[1]]
    const waves = Array.from({ length: 5 }, (_, k) =>
      lineOf(60, (t): Point => [
        mark[0] + (mirrored(0) > 0 ? -1 : 1) * (96 + t * 400),
        mark[1] - 56 + k * 28 + 9 * Math.sin(t * 26),
      ]),
    )
    const string = mirrored(186)
    const cord: Point[][] = [
      lineOf(30, (t): Point => [string + 5 * noise(t * 5, 2), t * size * 1.04 - 20]),
      lineOf(30, (t): Point => [t * size * 1.04 - 20, 872 + 5 * noise(t * 5, 9)]),
    ]
    const loops = [-1, 1].map((side) => ellipse(string + side * 62, 846, 64, 27, side * -0.32))
    const ends = [-1, 1].map((side) =>
      lineOf(12, (t): Point => [
        string + side * (10 + t * 70 + 14 * Math.sin(t * 5)),
        872 + t * 96,
      ]),
    )
    return {
      medium: `${numberWord(seats.length)} postage stamps on a parcel with`,
      fields: fields.map((field) => ({ ...field, y: field.y - field.high * 0.08 })),
      back:
        fill(wholeSheet(size), wrap) +
        fill(points(-20, 0, size + 20, 0, size + 20, 46, -20, 62), shade(wrap, 0.035)) +
        fill(rectangle(mirrored(1005) - 29, -20, 58, size + 40), shade(wrap, -0.04)) +
        fillAll(
          Array.from({ length: 26 }, () => {
            const [x, y] = [rng.range(0, size), rng.range(0, size)]
            return lens([x, y], [x + rng.range(-90, 90), y + rng.range(-40, 40)], 3)
          }),
          shade(wrap, -0.035),
        ) +
        strokeLines(cord, shade(wrap, -0.2), 17) +
        strokeLines(cord, oklch(0.88, 0.05, 85), 10) +
        strokeAll(loops, shade(wrap, -0.2), 17) +
        strokeAll(loops, oklch(0.88, 0.05, 85), 10) +
        strokeLines(ends, oklch(0.88, 0.05, 85), 10) +
        fill(wobble(disc(string, 872, 44), noise, 5), oklch(0.5, 0.18, 27)) +
        stroke(disc(string, 872, 27), oklch(0.4, 0.15, 27), 5, { closed: true }),
      under: (field, ground, i) =>
        stamp(
          { ...field, y: field.y + field.high * 0.08 },
          ground,
          inks[i]?.[1] ?? dark,
          values[i] ?? '5',
        ),
      front:
        [104, 74]
          .map((r) => stroke(disc(...mark, r), dark, 6, { closed: true, opacity: 0.5 }))
          .join('') +
        strokeLines(waves, dark, 6, { opacity: 0.5 }) +
        lettered(
          String(1 + (brief.occurrence % 28)),
          ([x, y]) => [mark[0] + x, mark[1] + y],
          44,
          mix(dark, wrap, 0.25),
        ),
      finish: { grain: 1.2, wobble: 0.7, dropout: 0.1 },
    }
  },
}
