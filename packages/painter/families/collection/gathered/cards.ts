import { mix, oklch, type Oklch, shade } from '../../../colour'
import { lineOf, type Point, wholeSheet, wobble } from '../../../geometry'
import { fill, fillAll, stroke, strokeLines } from '../../../svg'
import type { Field, Layout } from '../desk'
import { diamond, disc, spot } from '../patterns/parts'
import { lettered, placedAt, rounded } from './parts'

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

const CARD = oklch(0.95, 0.025, 88)

type Card = { at: (point: Point) => Point; wide: number; high: number }

const outline = ({ at, wide, high }: Card, inset: number): Point[] =>
  rounded(wide - 2 * inset, high - 2 * inset, Math.max(4, 24 - inset)).map(at)

/** The back of a card, with a lattice. */
function backOf(card: Card, colour: Oklch): string {
  const { at, wide, high } = card
  const cells = Array.from({ length: 54 }, (_, i) => {
    const [x, y] = [((i % 6) - 2.5) * (wide / 7), (Math.floor(i / 6) - 4) * (high / 10)]
    return diamond(x, y, wide / 20, high / 28).map(at)
  })
  return (
    fill(outline(card, 0), CARD) +
    fill(outline(card, 16), colour) +
    fillAll(cells, mix(colour, CARD, 0.5))
  )
}

/** Cards from a deck on a cloth, a motif on each. */
export const cards: Layout = {
  lines: ['on cards', 'a hand of cards with {}', 'dealt: {}', 'on the table: {}'],
  arrange({ size, motifs, rng, noise }) {
    const cloth = rng.pick(CLOTHS)
    const ink = oklch(0.3, 0.06, 262)
    const red = oklch(0.53, 0.18, 27)
    const isThree = motifs.length > 2
    const [wide, high] = isThree ? [312, 560] : [392, 640]
    const lean = rng.range(-0.05, 0.05)
    const places = isThree
      ? [
          [190, 628, -0.13],
          [512, 560, 0],
          [834, 628, 0.13],
        ]
      : [
          [290, 590, -0.12],
          [730, 626, 0.08],
        ]
    const order = rng.shuffle(motifs.map((_, i) => i))
    const fields = places.map(([x = 0, y = 0, turn = 0], i) =>
      spot(x, y, wide * 0.8, order[i] ?? i, {
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
      [
        [at, -20],
        [at, size + 20],
      ],
      [
        [-20, at],
        [size + 20, at],
      ],
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
            return fill(outline(card, -5), ink, { opacity: 0.22 }) + backOf(card, red)
          })
          .join('') +
        coins
          .map(
            ([x, y]) =>
              fill(disc(x + 6, y + 9, 41), ink, { opacity: 0.3 }) +
              fill(wobble(disc(x, y, 40), noise, 2), oklch(0.82, 0.12, 84)) +
              stroke(disc(x, y, 27), oklch(0.62, 0.12, 70), 4, { closed: true }),
          )
          .join(''),
      under: (field, ground, i) => {
        const card = cardOf(field)
        const { at } = card
        const shadow = outline(card, -3).map(([x, y]): Point => [x + 9, y + 13])
        const picture = rounded(wide - 52, high - 128, 6).map(([x, y]) => at([x, y]))
        const name = lineOf(22, (t): Point =>
          at([(t - 0.5) * wide * 0.5, high / 2 - 33 + 5 * Math.sin(t * 30 + i) * (t % 0.3)]),
        )
        const rays = Array.from({ length: 9 }, (_, k): Point[] => {
          const half = (wide - 52) / 2
          return [
            at([-half + (k / 9) * 2 * half, high / 2 - 64]),
            at([-half + ((k + 0.5) / 9) * 2 * half, high / 2 - 64]),
            at([-half + ((k + 0.25) / 9) * 2 * half, high / 2 - 64 - 58]),
          ]
        })
        return (
          fill(shadow, ink, { opacity: 0.35 }) +
          fill(outline(card, 0), CARD) +
          stroke(outline(card, 12), i === 1 ? red : ink, 4, { closed: true }) +
          fill(picture, ground) +
          fillAll(rays, shade(ground, -0.09)) +
          stroke(picture, ink, 4, { closed: true }) +
          lettered(
            numbers[i] ?? '7',
            ([x, y]) => at([x - wide / 2 + 54, y - high / 2 + 40]),
            27,
            i === 1 ? red : ink,
          ) +
          stroke(name, ink, 5)
        )
      },
      finish: { grain: 1.1, wobble: 0.8, dropout: 0.12 },
    }
  },
}
