import { oklch, type Oklch, shade } from '../../../colour'
import { type Point, wholeSheet, wobble, placedAt } from '../../../geometry'
import { fill, fillAll, stroke, strokeLines } from '../../../svg'
import type { Field, Layout } from '../desk'
import { diamond, disc, spot } from '../patterns/parts'
import { backOf, type Card, CARD, faceOf, INK, outline } from './card'
import { points, seatsOf, type Place } from './parts'

const CLOTHS = [
  oklch(0.4, 0.09, 160),
  oklch(0.38, 0.1, 20),
  oklch(0.36, 0.09, 262),
  oklch(0.5, 0.1, 55),
] as const

const PICTURES: readonly (readonly Oklch[])[] = [
  [oklch(0.83, 0.1, 85), oklch(0.9, 0.04, 95)],
  [oklch(0.78, 0.08, 225), oklch(0.86, 0.05, 210)],
  [oklch(0.8, 0.09, 25), oklch(0.88, 0.06, 60)],
]

/** Cards lie in a fan or one by one; all are as large. */
const OF_THREE: readonly (readonly Place[])[] = [
  [
    [190, 628, 0, -0.13],
    [512, 560, 0],
    [834, 628, 0, 0.13],
  ],
  [
    [192, 574, 0, 0.06],
    [516, 650, 0, -0.05],
    [838, 592, 0, 0.04],
  ],
]
const OF_TWO: readonly (readonly Place[])[] = [
  [
    [290, 590, 0, -0.12],
    [730, 626, 0, 0.08],
  ],
  [
    [290, 640, 0, -0.06],
    [730, 556, 0, 0.1],
  ],
]

/** Cards from a deck on a cloth, a motif on each. */
export const cards: Layout = {
  lines: ['on cards', 'a hand of cards with {}', 'dealt: {}', 'on the table: {}'],
  arrange(desk) {
    const { size, motifs, rng, noise } = desk
    const cloth = rng.pick(CLOTHS)
    const red = oklch(0.53, 0.18, 27)
    const isThree = motifs.length > 2
    const [wide, high] = isThree ? [312, 560] : [392, 640]
    const lean = rng.range(-0.05, 0.05)
    const { seats } = seatsOf(desk, rng.pick(OF_THREE), rng.pick(OF_TWO))
    const fields = seats.map(({ x, y, turn, of }, i) =>
      spot(x, y, wide * 0.8, of, {
        turn: turn + lean,
        grounds: PICTURES[(i + motifs.length) % 3] ?? [CARD],
        share: 0.86,
      }),
    )
    const cardOf = ({ x, y, turn = 0 }: Field): Card => ({ at: placedAt([x, y], turn), wide, high })
    const numbers = rng.shuffle(['4', '7', '9', '12', '23', '38', '51'])
    const deck = (n: number): Card => ({
      at: placedAt([rng.range(150, 210) + n * 7, 52 - n * 9], 1.2 + rng.range(-0.1, 0.1)),
      wide,
      high,
    })
    const weave = Array.from({ length: 15 }, (_, i) => i * 76 - 20)
    const threads = weave.flatMap((at): Point[][] => [
      points(at, -20, at, size + 20),
      points(-20, at, size + 20, at),
    ])
    // A heap beside the deck, seen from above.
    const coins = [0, 1, 2, 3, 4].map((i): Point => [
      760 + i * 44 + rng.range(-14, 14),
      120 + (i % 2) * 74 + rng.range(-16, 16),
    ])
    return {
      medium: 'Picture cards on a tablecloth with',
      fields,
      back:
        fill(wholeSheet(size), cloth) +
        strokeLines(threads, shade(cloth, 0.035), 22) +
        fillAll(
          weave.flatMap((x) => weave.map((y) => diamond(x + 38, y + 38, 7))),
          shade(cloth, 0.09),
        ) +
        [0, 1, 2]
          .map((n) => {
            const card = deck(n)
            return fill(outline(card, -5), INK, { opacity: 0.22 }) + backOf(card, red)
          })
          .join('') +
        coins
          .map(
            ([x, y]) =>
              fill(disc(x + 6, y + 9, 41), INK, { opacity: 0.3 }) +
              fill(wobble(disc(x, y, 40), noise, 2), oklch(0.82, 0.12, 84)) +
              stroke(disc(x, y, 27), oklch(0.62, 0.12, 70), 4, { closed: true }),
          )
          .join(''),
      under: (field, ground, i) =>
        faceOf(cardOf(field), ground, i === 1 ? red : INK, numbers[i] ?? '7'),
      finish: { grain: 1.1, wobble: 0.8, dropout: 0.12 },
    }
  },
}
