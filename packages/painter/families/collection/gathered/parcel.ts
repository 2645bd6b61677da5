import { mix, oklch, type Oklch, shade } from '../../../colour'
import { lens, lineOf, type Point, rectangle, wholeSheet, wobble } from '../../../geometry'
import { fill, fillAll, stroke, strokeLines } from '../../../svg'
import type { Field, Layout } from '../desk'
import { disc, spot } from '../patterns/parts'
import { lettered, perforated, placedAt } from './parts'

const WRAPS = [
  oklch(0.72, 0.075, 68),
  oklch(0.6, 0.085, 235),
  oklch(0.64, 0.1, 32),
  oklch(0.66, 0.065, 160),
] as const

const PAPER = oklch(0.955, 0.015, 90)

/** The picture of a stamp, and the ink of its value. */
const INKS: readonly (readonly [ground: Oklch, ink: Oklch])[] = [
  [oklch(0.84, 0.07, 215), oklch(0.38, 0.1, 250)],
  [oklch(0.86, 0.09, 80), oklch(0.45, 0.13, 35)],
  [oklch(0.85, 0.06, 155), oklch(0.38, 0.08, 165)],
  [oklch(0.84, 0.065, 15), oklch(0.42, 0.12, 5)],
]

/** Stamps on a parcel, a motif on each. */
export const parcel: Layout = {
  lines: ['in the post', 'a parcel with {}', 'by post: {}'],
  arrange({ size, motifs, rng, noise, brief }) {
    const wrap = rng.pick(WRAPS)
    const inks = rng.shuffle(INKS)
    const isThree = motifs.length > 2
    const places = isThree
      ? [
          [318, 318, 356, -0.06],
          [742, 270, 300, 0.05],
          [676, 706, 376, -0.03],
        ]
      : [
          [352, 408, 452, -0.07],
          [752, 640, 348, 0.08],
        ]
    const flip = rng.chance(0.5)
    const order = rng.shuffle(motifs.map((_, i) => i))
    const fields = places.map(([x = 0, y = 0, side = 0, turn = 0], i) =>
      spot(flip ? size - x : x, y, side * 0.66, order[i] ?? i, {
        turn: (flip ? -turn : turn) + rng.range(-0.02, 0.02),
        high: side * 0.74,
        ground: inks[i]?.[0] ?? PAPER,
        share: 0.98,
      }),
    )
    const dark = oklch(0.28, 0.04, 262)
    const values = rng.shuffle(['5', '10', '25', '40', '80'])
    const mark: Point = isThree ? [flip ? 700 : 330, 560] : [flip ? 500 : 540, 200]
    const waves = Array.from({ length: 5 }, (_, k) =>
      lineOf(60, (t): Point => [
        mark[0] + (flip ? -1 : 1) * (96 + t * 400),
        mark[1] - 56 + k * 28 + 9 * Math.sin(t * 26),
      ]),
    )
    const string = flip ? 842 : 186
    const cord: Point[][] = [
      lineOf(30, (t): Point => [string + 5 * noise(t * 5, 2), t * size * 1.04 - 20]),
      lineOf(30, (t): Point => [t * size * 1.04 - 20, 872 + 5 * noise(t * 5, 9)]),
    ]
    const bow = [-1, 1].flatMap((side) => [
      lens([string, 872], [string + side * 118, 832 - side * 14], 46, side * 12),
      lens([string, 872], [string + side * 92, 956], 12, side * 14),
    ])
    const stamp = (field: Field, ground: Oklch, i: number) => {
      const { x, y, turn = 0, wide, high } = field
      const at = placedAt([x, y], turn)
      const [w, h] = [wide / 0.66, high / 0.62]
      const edge = perforated(w, h, w / 52).map(at)
      const [, ink = dark] = inks[i] ?? []
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
          dark,
          { opacity: 0.28 },
        ) +
        fill(edge, PAPER) +
        fill(frame.map(at), ground) +
        strokeLines(rules, mix(ground, ink, 0.14), 2) +
        fill(rectangle(-iw / 2, foot, iw, h * 0.115).map(at), ink) +
        stroke(frame.map(at), ink, 4, { closed: true }) +
        lettered(
          values[i] ?? '5',
          ([px, py]) => at([px + iw * 0.34, py + foot + h * 0.058]),
          h * 0.066,
          PAPER,
        ) +
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
    return {
      medium: `${isThree ? 'Three' : 'Two'} postage stamps on a parcel with`,
      fields: fields.map((field) => ({ ...field, y: field.y - field.high * 0.08 })),
      back:
        fill(wholeSheet(size), wrap) +
        fill(
          [
            [-20, 0],
            [size + 20, 0],
            [size + 20, 46],
            [-20, 62],
          ].map(([px = 0, py = 0]): Point => [px, py]),
          shade(wrap, 0.035),
        ) +
        fill(rectangle(flip ? -20 : 986, -20, 58, size + 40), shade(wrap, -0.04)) +
        fillAll(
          Array.from({ length: 26 }, () => {
            const [x, y] = [rng.range(0, size), rng.range(0, size)]
            return lens([x, y], [x + rng.range(-90, 90), y + rng.range(-40, 40)], 3)
          }),
          shade(wrap, -0.035),
        ) +
        strokeLines(cord, shade(wrap, -0.2), 17) +
        strokeLines(cord, oklch(0.88, 0.05, 85), 10) +
        fillAll(bow, oklch(0.86, 0.05, 85)) +
        fill(wobble(disc(string, 872, 44), noise, 5), oklch(0.5, 0.18, 27)) +
        stroke(disc(string, 872, 27), oklch(0.4, 0.15, 27), 5, { closed: true }),
      under: (field, ground, i) => stamp({ ...field, y: field.y + field.high * 0.08 }, ground, i),
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
