import { mix, oklch, shade } from '../../../colour'
import { ellipse, type Point, rectangle, wholeSheet, wobble } from '../../../geometry'
import { fill, fillAll, stroke, strokeAll, strokeLines } from '../../../svg'
import type { Field, Layout } from '../desk'
import { diamond, disc, ring, spot } from '../patterns/parts'
import { points, seatsOf, type Place } from './parts'

const WALLS = [
  oklch(0.5, 0.085, 200),
  oklch(0.72, 0.11, 82),
  oklch(0.52, 0.13, 32),
  oklch(0.44, 0.07, 150),
] as const

/** What is painted on a rim, by its number. */
function rimOf([x, y]: Point, r: number, i: number) {
  const at = ring([x, y], r * 0.855, i === 1 ? 24 : 16, 1, { isTurned: true })
  if (i === 1) return at.map((one) => disc(one.x, one.y, r * 0.042))
  if (i === 2)
    return at.map(({ x: px, y: py, turn = 0 }) => ellipse(px, py, r * 0.095, r * 0.034, turn + 0.7))
  return at.map(({ x: px, y: py }) => diamond(px, py, r * 0.05, r * 0.085))
}

const OF_THREE: readonly Place[] = [
  [296, 306, 236],
  [748, 228, 186],
  [708, 602, 188],
]
const OF_TWO: readonly Place[] = [
  [346, 350, 292],
  [796, 500, 196],
]

/** Painted plates on a wall above a shelf with jugs. */
export const plates: Layout = {
  lines: ['on painted plates', 'plates with {}', 'painted plates with {}'],
  inkings: ['painted', 'glazed', 'painted', 'madder'],
  arrange(desk) {
    const { size, motifs, rng, noise, dark, paper, tones, accent } = desk
    const wall = rng.pick(WALLS)
    const glaze = mix(paper, oklch(0.97, 0.01, 95), 0.5)
    const ink = tones ? dark : oklch(0.42, 0.12, 258)
    const second = tones ? accent : oklch(0.62, 0.15, 45)
    const isThree = motifs.length > 2
    const { seats, mirrored } = seatsOf(desk, OF_THREE, OF_TWO)
    const small = isThree
      ? [[394, 676, 118]]
      : [
          [742, 180, 112],
          [470, 742, 96],
        ]
    const fields = seats.map(({ x, y, side, of }) =>
      spot(x, y, side * 1.36, of, { ground: glaze, share: 0.76 }),
    )
    const plate = ([px, y]: Point, r: number, i: number) =>
      fill(disc(px + 10, y + 16, r), oklch(0.2, 0.04, 40), { opacity: 0.35 }) +
      fill(wobble(disc(px, y, r), noise, 1.5), glaze) +
      stroke(disc(px, y, r - 5), ink, 6, { closed: true }) +
      fillAll(rimOf([px, y], r, i), i === 2 ? second : ink) +
      fillAll(
        rimOf([px, y], r, i).filter((_, k) => k % 2 === 0),
        i === 2 ? ink : second,
      ) +
      strokeAll([disc(px, y, r * 0.72), disc(px, y, r * 0.75)], i === 1 ? second : ink, 3.5)
    const shelf = 892
    const jugs = [96, 214, 470, 810, 930].map((at, i) => {
      const [jx, high] = [mirrored(at + rng.range(-24, 24)), 92 + ((i * 37) % 50)]
      const half = 52 + ((i * 23) % 26)
      const tone =
        [glaze, mix(ink, glaze, 0.1), second, mix(ink, glaze, 0.55), mix(second, glaze, 0.4)][i] ??
        glaze
      return (
        stroke(ellipse(jx + half * 0.9, shelf - high * 0.5, 28, high * 0.27), tone, 12, {
          closed: true,
        }) +
        fill(ellipse(jx, shelf - high * 0.42, half, high * 0.43), tone) +
        fill(rectangle(jx - half * 0.58, shelf - high, half * 1.16, high * 0.5), tone) +
        fill(rectangle(jx - half * 0.62, shelf - 12, half * 1.24, 12), shade(tone, -0.1)) +
        strokeLines(
          [points(jx - half * 0.56, shelf - high + 14, jx + half * 0.56, shelf - high + 14)],
          tone === glaze ? ink : glaze,
          6,
        )
      )
    })
    const paperDots = Array.from({ length: 110 }, (_, i) => {
      const [column, row] = [i % 11, Math.floor(i / 11)]
      return ring([column * 102 + (row % 2) * 51, row * 98], 13, 5, 1).map((one) =>
        disc(one.x, one.y, 6),
      )
    }).flat()
    const wood = oklch(0.42, 0.075, 50)
    return {
      medium: 'Painted plates on a wall with',
      where: 'on them',
      fields,
      back:
        fill(wholeSheet(size), wall) +
        fillAll(paperDots, shade(wall, wall.l > 0.6 ? -0.05 : 0.045)) +
        small
          .map(
            ([px = 0, y = 0, r = 0], i) =>
              plate([mirrored(px), y], r, i + 1) +
              fillAll(
                ring([mirrored(px), y], r * 0.3, 6, 1).map((one) => disc(one.x, one.y, r * 0.15)),
                second,
              ) +
              fill(disc(mirrored(px), y, r * 0.15), ink),
          )
          .join(''),
      front:
        fill(rectangle(-20, shelf, size + 40, 200), wood) +
        fill(rectangle(-20, shelf + 34, size + 40, 200), shade(wood, -0.12)) +
        jugs.join(''),
      under: ({ x: px, y, wide }: Field, _, i) => plate([px, y], wide / 1.36, i),
      finish: { grain: 0.9, wobble: 0.8, dropout: 0.05 },
    }
  },
}
