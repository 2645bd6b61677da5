import { mix, oklch, type Oklch, shade } from '../../../colour'
import {
  ellipse,
  lens,
  lineOf,
  type Point,
  rectangle,
  wholeSheet,
  placedAt,
} from '../../../geometry'
import { fill, fillAll, stroke, strokeLines, verticalGradient } from '../../../svg'
import { WATERCOLOUR } from '../../medium'
import type { Field, Layout } from '../desk'
import { disc, spot } from '../patterns/parts'
import { shirt, towel } from './clothes'
import { GOUACHE, hills, points, seatsOf, type Place } from './parts'

type Garden = { sky: readonly [Oklch, Oklch]; far: Oklch; near: Oklch; cloths: readonly Oklch[] }

const WICKER = oklch(0.66, 0.09, 68)
const WHITE = oklch(0.96, 0.015, 95)

const GARDENS: readonly Garden[] = [
  {
    sky: [oklch(0.76, 0.08, 232), oklch(0.93, 0.03, 210)],
    far: oklch(0.76, 0.08, 160),
    near: oklch(0.6, 0.13, 138),
    cloths: [WHITE, oklch(0.86, 0.11, 88), oklch(0.82, 0.08, 20)],
  },
  {
    sky: [oklch(0.84, 0.07, 60), oklch(0.94, 0.05, 88)],
    far: oklch(0.7, 0.09, 40),
    near: oklch(0.58, 0.11, 105),
    cloths: [WHITE, oklch(0.78, 0.07, 215), oklch(0.88, 0.08, 95)],
  },
  {
    sky: [oklch(0.8, 0.06, 190), oklch(0.94, 0.03, 120)],
    far: oklch(0.68, 0.07, 220),
    near: oklch(0.52, 0.09, 160),
    cloths: [oklch(0.88, 0.05, 60), WHITE, oklch(0.84, 0.09, 40)],
  },
]

/** The cord says how high they hang. */
const OF_THREE: readonly Place[] = [
  [182, 0, 178],
  [520, 0, 182],
  [846, 0, 168],
]
const OF_TWO: readonly Place[] = [
  [306, 0, 262],
  [744, 0, 226],
]

/** Shirts and a towel on a line in a garden, a motif on each. */
export const washing: Layout = {
  lines: ['on the washing line', 'washing day: {}', 'hung out: {}'],
  arrange(desk) {
    const { size, noise, rng } = desk
    const { sky, far, near, cloths } = rng.pick(GARDENS)
    const { seats, mirrored } = seatsOf(desk, OF_THREE, OF_TWO)
    const cord = (x: number) => 236 + 96 * Math.sin((x / size) * Math.PI)
    const inks = rng.shuffle([oklch(0.5, 0.17, 27), oklch(0.42, 0.1, 255), oklch(0.48, 0.09, 165)])
    const fields = seats.map(({ x, side: half, of }, i) =>
      spot(x, cord(x) + half * 1.06, half * 1.08, of, {
        turn: rng.range(-0.05, 0.05),
        ground: cloths[i % 3] ?? WHITE,
        share: 0.97,
      }),
    )
    const pegs = fields.flatMap(({ x, wide }, i) => {
      const by = (wide / 1.08) * (i === 1 ? 0.62 : 0.42)
      return [-1, 1].map((side) => rectangle(x + side * by - 7, cord(x + side * by) - 16, 14, 46))
    })
    const line = lineOf(40, (t): Point => [t * size, cord(t * size)])
    const grass = Array.from({ length: 130 }, () => {
      const [x, y] = [rng.range(0, size), rng.range(830, size + 30)]
      return lens([x, y], [x + rng.range(-14, 14), y - rng.range(26, 62)], 9)
    })
    const blooms = Array.from({ length: 26 }, (): Point => [
      rng.range(0, size),
      rng.range(850, size),
    ])
    const basket = mirrored(780)
    const rows = [0, 1, 2, 3].map((k): Point[] =>
      points(basket - 112 + k * 7, 874 + k * 28, basket + 112 - k * 7, 874 + k * 28),
    )
    const heap = [-62, 0, 58].map((dx, k) => ellipse(basket + dx, 848 - (k % 2) * 18, 58, 36))
    return {
      medium: `${seats.length > 2 ? 'Two shirts and a towel' : 'A shirt and a towel'} on a washing line with`,
      where: 'on them',
      fields,
      defs: verticalGradient('day', 0, 720, [
        { at: 0, colour: sky[0] },
        { at: 1, colour: sky[1] },
      ]),
      back:
        fill(wholeSheet(size), 'url(#day)') +
        fillAll(
          Array.from({ length: 4 }, (_, i) =>
            ellipse(rng.range(0, size), 70 + i * 60, rng.range(80, 170), rng.range(14, 24)),
          ),
          WHITE,
          { opacity: 0.55 },
        ) +
        fill(hills(size, noise, 720, 110, 2), mix(far, sky[1], 0.3)) +
        fill(hills(size, noise, 772, 90, 6), mix(far, near, 0.4)) +
        fill(hills(size, noise, 846, 50, 9), near) +
        fillAll(grass, shade(near, -0.08)) +
        fillAll(
          blooms.map(([x, y]) => disc(x, y, 7)),
          WHITE,
        ) +
        heap.map((one, k) => fill(one, cloths[(k + 1) % 3] ?? WHITE)).join('') +
        fill(
          points(basket - 120, 852, basket + 120, 852, basket + 88, 984, basket - 88, 984),
          WICKER,
        ) +
        strokeLines(rows, shade(WICKER, -0.1), 7) +
        stroke(points(basket - 122, 854, basket + 122, 854), shade(WICKER, 0.06), 20) +
        strokeLines(
          [points(16, 210, 26, size), points(size - 16, 210, size - 24, size)],
          oklch(0.45, 0.06, 55),
          22,
        ) +
        stroke(line, oklch(0.35, 0.03, 60), 5),
      under: (field: Field, ground, i) => {
        const half = field.wide / 1.08
        const at = placedAt([field.x, cord(field.x) + half], field.turn)
        const draw = i === 1 ? towel : shirt
        return draw(at, half, ground, inks[i % 3] ?? WHITE)
      },
      front: fillAll(pegs, oklch(0.62, 0.1, 65)),
      finish: rng.chance(0.6) ? WATERCOLOUR : GOUACHE,
    }
  },
}
