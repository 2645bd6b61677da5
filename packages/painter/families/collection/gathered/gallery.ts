import { oklch, type Oklch, shade } from '../../../colour'
import { drawMotif, roleColours, stand } from '../../../draw-motif'
import { ellipse, lineOf, type Point, rectangle, wholeSheet } from '../../../geometry'
import { motifNamed } from '../../../motifs/all'
import { fill, fillAll, stroke, strokeLines } from '../../../svg'
import type { Field, Layout } from '../desk'
import { diamond, disc } from '../patterns/parts'
import { points, seatsOf, type Place } from './parts'

const WALLS = [
  oklch(0.36, 0.065, 165),
  oklch(0.36, 0.08, 262),
  oklch(0.38, 0.1, 18),
  oklch(0.4, 0.06, 320),
] as const

const GOLD = oklch(0.72, 0.11, 80)
const FRAMES = [GOLD, oklch(0.44, 0.08, 48), oklch(0.86, 0.03, 85)] as const

/** The sky and the ground of a picture in a frame. */
const PICTURES: readonly (readonly Oklch[])[] = [
  [oklch(0.88, 0.06, 85), oklch(0.8, 0.06, 220), oklch(0.93, 0.03, 95)],
  [oklch(0.8, 0.07, 205), oklch(0.9, 0.05, 70), oklch(0.93, 0.03, 95)],
  [oklch(0.84, 0.07, 30), oklch(0.9, 0.04, 95), oklch(0.78, 0.06, 250)],
]

/** What stands on the table: two groups, each with its foot, height and a place beside the middle. */
const STANDING = [
  [
    ['vase', -40, 0, 268],
    ['pear', 62, 26, 136],
    ['apple', 150, 12, 112],
  ],
  [
    ['pile of books', -30, 4, 128],
    ['cup', 86, 26, 104],
  ],
  [
    ['candle', -66, 0, 250],
    ['lemon', 40, 24, 100],
  ],
  [
    ['teapot', 10, 10, 176],
    ['orange', -108, 26, 104],
  ],
] as const

const box = ({ x, y, wide, high }: Field, grow = 0): Point[] =>
  rectangle(x - wide / 2 - grow, y - high / 2 - grow, wide + 2 * grow, high + 2 * grow)

/** The last number is the height of a picture against its width. */
const OF_THREE: readonly Place[] = [
  [216, 326, 246, 1.43],
  [536, 286, 218, 1.06],
  [838, 366, 216, 1.39],
]
const OF_TWO: readonly (readonly Place[])[] = [
  [
    [320, 340, 364, 1.13],
    [760, 366, 256, 1.23],
  ],
  [
    [350, 350, 440, 0.75],
    [806, 344, 230, 1.43],
  ],
]

/** Framed pictures on a wall above a table. */
export const gallery: Layout = {
  lines: ['on the wall', 'framed: {}', 'over the table: {}'],
  arrange(desk) {
    const { size, motifs, rng, palette, noise } = desk
    const wall = rng.pick(WALLS)
    const table = 872
    const wood = oklch(0.5, 0.085, 55)
    const { seats } = seatsOf(desk, OF_THREE, rng.pick(OF_TWO))
    const fields = seats.map(({ x, y, side, turn, of }, i): Field => ({
      x,
      y,
      of,
      wide: side,
      high: side * Math.abs(turn),
      share: 0.8,
      grounds: PICTURES[i] ?? [],
    }))
    const isChosen = (name: string) => motifs.some((motif) => motif.name === name)
    const groups = rng.shuffle(STANDING).slice(0, 2)
    const standing = groups.flatMap((things, i) =>
      things
        .filter(([name]) => !isChosen(name))
        .map(([name, dx, dy, high]) => {
          const x = (i ? 790 : 210) + dx
          const foot = table + 18 + dy
          const placed = stand(motifNamed(name), x, foot, high, 240)
          return (
            fill(ellipse(x + 16, foot - 2, high * 0.4, 11), shade(wood, -0.22), { opacity: 0.5 }) +
            drawMotif(placed, roleColours(placed.motif, palette, wall, 0.25), noise, 1)
          )
        }),
    )
    const paper = Array.from({ length: 90 }, (_, i) => {
      const [column, row] = [i % 10, Math.floor(i / 10)]
      return diamond(column * 110 + (row % 2) * 55 + 8, row * 106 + 30, 15, 24)
    })
    return {
      medium: 'Framed pictures on a wall with',
      where: 'in them',
      fields,
      back:
        fill(wholeSheet(size), wall) +
        fillAll(paper, shade(wall, 0.03)) +
        fill(rectangle(-20, table, size + 40, 200), wood) +
        fill(rectangle(-20, table + 62, size + 40, 200), shade(wood, -0.13)) +
        strokeLines([points(-20, table + 62, size + 20, table + 62)], shade(wood, 0.08), 5) +
        standing.join(''),
      under: (field, ground, i) => {
        const frame = FRAMES[(i + motifs.length) % 3] ?? GOLD
        const { x, y, wide, high } = field
        const top = y - high / 2
        const shadow = box(field, 34).map(([px, py]): Point => [px + 12, py + 18])
        const bevels: Point[][] = [-1, 1].flatMap((sx) =>
          [-1, 1].map((sy) => {
            const [px, py] = [x + (sx * wide) / 2, y + (sy * high) / 2]
            return points(px + sx * 34, py + sy * 34, px, py)
          }),
        )
        const slope = lineOf(16, (t): Point => [
          x + wide * (t - 0.5),
          y + high * (0.25 + 0.05 * Math.sin(t * 5 + i * 2)),
        ])
        const floor = [...slope, ...box(field).slice(2)]
        return (
          strokeLines(
            [-1, 1].map((side) => points(x, top - 76, x + side * wide * 0.3, top - 30)),
            shade(wall, -0.12),
            4,
          ) +
          fill(disc(x, top - 78, 8), GOLD) +
          fill(shadow, shade(wall, -0.22), { opacity: 0.45 }) +
          fill(box(field, 34), frame) +
          fill(box(field, 24), shade(frame, 0.06)) +
          fill(box(field, 9), shade(frame, -0.16)) +
          strokeLines(bevels, shade(frame, -0.1), 3) +
          fill(box(field), ground) +
          fill(disc(x + wide * 0.3, y - high * 0.32, wide * 0.1), shade(ground, 0.06)) +
          fill(floor, shade(ground, -0.09)) +
          stroke(box(field), shade(frame, -0.25), 3, { closed: true })
        )
      },
      finish: { grain: 1.1, wobble: 0.8, dropout: 0.05 },
    }
  },
}
