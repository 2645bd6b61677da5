import { mix, oklch, type Oklch, shade } from '../../../colour'
import { ellipse, lens, lineOf, type Point, rectangle, wholeSheet } from '../../../geometry'
import { numberWord } from '../../../nouns'
import { fill, fillAll, radialGradient, stroke, strokeLines } from '../../../svg'
import type { Field, Layout } from '../desk'
import { disc, leavesAlong, spot } from '../patterns/parts'
import { GOUACHE, inOil, points, seatsOf, type Place } from './parts'

const NIGHTS = [
  [oklch(0.27, 0.075, 265), oklch(0.2, 0.06, 275)],
  [oklch(0.29, 0.06, 205), oklch(0.2, 0.05, 220)],
  [oklch(0.28, 0.075, 315), oklch(0.2, 0.06, 300)],
] as const

const PAPERS = [oklch(0.9, 0.1, 88), oklch(0.86, 0.09, 62), oklch(0.93, 0.06, 95)] as const

/** Half the width of a lantern at a height from -1 to 1. */
const bulge = (v: number): number => 0.36 + 0.64 * Math.sqrt(Math.max(0, 1 - v * v))

function lantern({ x, y, wide, high }: Field, paper: Oklch, cap: Oklch): string {
  const [rx, ry] = [wide / 1.3, high / 1.42]
  const right = lineOf(30, (t): Point => {
    const v = 2 * t - 1
    return [x + rx * bulge(v), y + ry * v]
  })
  const body = [...right, ...right.toReversed().map(([px, py]): Point => [2 * x - px, py])]
  const ribs = Array.from({ length: 9 }, (_, i) => {
    const v = -0.84 + i * 0.21
    const half = rx * bulge(v)
    return lineOf(16, (t): Point => [
      x + half * (2 * t - 1),
      y + ry * v + Math.sin(Math.PI * t) * ry * 0.05 * (v + 0.3),
    ])
  })
  const lid = (v: number) => rectangle(x - rx * 0.4, y + ry * v - ry * 0.06, rx * 0.8, ry * 0.13)
  return (
    fill(body, mix(paper, oklch(0.7, 0.17, 45), 0.55)) +
    fill(
      body.map(([px, py]): Point => [x + (px - x) * 0.9, y + (py - y) * 0.97]),
      mix(paper, oklch(0.78, 0.15, 60), 0.35),
    ) +
    fill(
      body.map(([px, py]): Point => [x + (px - x) * 0.76, y + (py - y) * 0.92]),
      paper,
    ) +
    strokeLines(ribs, shade(paper, -0.12), 2) +
    fillAll([lid(-1.02), lid(1.02)], cap) +
    stroke(points(x, y + ry * 1.08, x, y + ry * 1.24), cap, 4) +
    fill(
      points(
        x - 9,
        y + ry * 1.22,
        x + 9,
        y + ry * 1.22,
        x + 14,
        y + ry * 1.52,
        x - 14,
        y + ry * 1.52,
      ),
      oklch(0.6, 0.19, 28),
    )
  )
}

const OF_THREE: readonly (readonly Place[])[] = [
  [
    [204, 350, 214],
    [530, 570, 268],
    [844, 330, 204],
  ],
  [
    [204, 546, 214],
    [530, 334, 268],
    [844, 526, 204],
  ],
]
const OF_TWO: readonly Place[] = [
  [320, 480, 320],
  [772, 400, 244],
]

/** Paper lanterns that hang in the night, a motif on each. */
export const lanterns: Layout = {
  lines: ['on lanterns', 'lanterns with {}', 'lit lanterns with {}'],
  arrange(desk) {
    const { size, rng, noise } = desk
    const [air, deep] = rng.pick(NIGHTS)
    const { seats } = seatsOf(desk, rng.pick(OF_THREE), OF_TWO)
    const fields = seats.map(({ x, y, side, of }, i) =>
      spot(x, y + rng.range(-22, 22), side, of, {
        ground: PAPERS[i % 3] ?? PAPERS[0],
        high: side * 1.08,
        share: 0.86,
      }),
    )
    const cord = (x: number) => 96 + 46 * Math.sin((x / size) * Math.PI)
    const branch = lineOf(40, (t): Point => {
      const x = t * (size + 60) - 30
      return [x, cord(x) - 40 + 20 * noise(x / 120, 7)]
    })
    const far = Array.from({ length: 6 }, (_, i): Point => [
      ((i + 0.5) / 6) * size + rng.range(-50, 50),
      rng.range(560, 800),
    ])
    const water = 880
    const glints = fields.flatMap(({ x, wide }, i) =>
      Array.from({ length: 12 }, (_, k) => {
        const y = water + 8 + k * 12
        const half = wide * rng.range(0.16, 0.5) * (1 - k / 18)
        const dx = rng.range(-16, 16) + i
        return lens([x - half + dx, y], [x + half + dx, y], 7)
      }),
    )
    const glow = (x: number, y: number, r: number, i: number) =>
      radialGradient(`glow${i}`, [x, y], r, [
        { at: 0.3, colour: oklch(0.75, 0.15, 60), opacity: 0.7 },
        { at: 1, colour: oklch(0.5, 0.12, 40), opacity: 0 },
      ])
    return {
      medium: `${numberWord(seats.length)} paper lanterns at night with`,
      where: 'on them, above water',
      fields,
      defs: fields.map(({ x, y, wide }, i) => glow(x, y, wide * 1.5, i)).join(''),
      back:
        fill(wholeSheet(size), air) +
        far
          .map(
            ([x, y]) =>
              fill(disc(x, y, 44), oklch(0.7, 0.15, 55), { opacity: 0.12 }) +
              fill(ellipse(x, y, 20, 24), oklch(0.78, 0.13, 65), { opacity: 0.8 }),
          )
          .join('') +
        fill(rectangle(-20, water, size + 40, 200), deep) +
        fields.map(({ x, y, wide }, i) => fill(disc(x, y, wide * 1.5), `url(#glow${i})`)).join('') +
        fillAll(glints, oklch(0.76, 0.14, 62), { opacity: 0.75 }) +
        strokeLines(
          fields.map(({ x, y, high }): Point[] => points(x, cord(x) - 40, x, y - high / 1.4)),
          shade(deep, -0.06),
          5,
        ) +
        fillAll(leavesAlong(branch, 74, 2), mix(deep, oklch(0.42, 0.09, 155), 0.55)) +
        fillAll(leavesAlong(branch.slice(1), 52, 3), mix(deep, oklch(0.55, 0.1, 150), 0.5)) +
        stroke(branch, shade(deep, -0.05), 17),
      under: (field, ground, i) =>
        lantern(field, ground, i === 1 ? oklch(0.5, 0.15, 30) : oklch(0.36, 0.06, 50)),
      finish: rng.chance(0.4) ? inOil('#3a3340', 'rings') : GOUACHE,
    }
  },
}
