import { mix, oklch, type Oklch, shade } from '../../../colour'
import { ellipse, lineOf, type Point, rectangle, wholeSheet } from '../../../geometry'
import { numberWord } from '../../../nouns'
import { fill, fillAll, strokeLines, verticalGradient } from '../../../svg'
import { WATERCOLOUR } from '../../medium'
import type { Field, Layout } from '../desk'
import { disc, spot } from '../patterns/parts'
import { GOUACHE, hills, points, seatsOf, type Place } from './parts'

type Air = {
  sky: readonly [Oklch, Oklch, Oklch]
  far: Oklch
  near: Oklch
  cloths: readonly Oklch[]
}

const AIRS: readonly Air[] = [
  {
    sky: [oklch(0.7, 0.09, 238), oklch(0.84, 0.06, 225), oklch(0.93, 0.05, 80)],
    far: oklch(0.72, 0.06, 250),
    near: oklch(0.46, 0.08, 150),
    cloths: [oklch(0.6, 0.19, 30), oklch(0.82, 0.14, 82), oklch(0.5, 0.11, 255)],
  },
  {
    sky: [oklch(0.66, 0.09, 300), oklch(0.8, 0.09, 15), oklch(0.9, 0.1, 72)],
    far: oklch(0.6, 0.08, 320),
    near: oklch(0.34, 0.07, 290),
    cloths: [oklch(0.52, 0.13, 280), oklch(0.62, 0.18, 25), oklch(0.55, 0.1, 200)],
  },
  {
    sky: [oklch(0.82, 0.08, 195), oklch(0.9, 0.05, 180), oklch(0.95, 0.04, 100)],
    far: oklch(0.74, 0.07, 190),
    near: oklch(0.52, 0.1, 135),
    cloths: [oklch(0.56, 0.17, 15), oklch(0.68, 0.16, 50), oklch(0.45, 0.09, 230)],
  },
]

/** Half the width of an envelope by its height, both as shares of its radius. */
function halfAt(y: number): number {
  if (y < 0.35) return Math.sqrt(Math.max(0, 1 - y * y))
  const t = (y - 0.35) / 1.05
  return 0.937 * (1 - t) + 0.24 * t + 0.12 * Math.sin(Math.PI * t)
}

const TOP = -1
const FOOT = 1.4

/** The cloth between two angles round the axis, from one height to another. */
function gore(x: number, y: number, r: number, angles: Point, [from, to]: Point): Point[] {
  const edge = (angle: number) =>
    lineOf(24, (t): Point => {
      const v = from + t * (to - from)
      return [x + r * halfAt(v) * Math.sin(angle), y + r * v]
    })
  return [...edge(angles[0]), ...edge(angles[1]).toReversed()]
}

function balloon(field: Field, cloth: Oklch, band: Oklch, dark: Oklch): string {
  const { x, y, wide } = field
  const r = wide / 1.16
  const count = 10
  const at = (i: number) => -Math.PI / 2 + (i / count) * Math.PI
  const gores = Array.from({ length: count }, (_, i): Point => [at(i), at(i + 1)])
  const striped = (range: Point) =>
    gores
      .map((angles, i) =>
        fill(gore(x, y, r, angles, range), i % 2 ? mix(cloth, band, 0.72) : cloth),
      )
      .join('')
  const whole: Point = [at(0), at(count)]
  const mouth = y + r * FOOT
  const basket = mouth + r * 0.3
  const wide2 = r * 0.19
  return (
    striped([TOP, -0.58]) +
    striped([0.58, FOOT]) +
    fill(gore(x, y, r, whole, [-0.64, 0.64]), shade(cloth, -0.12)) +
    fill(gore(x, y, r, whole, [-0.6, 0.6]), band) +
    fill(gore(x, y, r, [at(7.6), at(count)], [TOP, FOOT]), dark, { opacity: 0.14 }) +
    strokeLines(
      [-1, 1].map((side): Point[] =>
        points(x + side * r * 0.22, mouth, x + side * wide2 * 0.9, basket),
      ),
      dark,
      Math.max(2, r / 70),
    ) +
    fill(rectangle(x - wide2, basket, 2 * wide2, r * 0.27), oklch(0.5, 0.08, 60)) +
    fill(rectangle(x - wide2 * 1.12, basket, 2.24 * wide2, r * 0.07), oklch(0.38, 0.07, 50))
  )
}

const OF_THREE: readonly Place[] = [
  [300, 372, 214],
  [790, 262, 178],
  [562, 684, 160],
]
const OF_TWO: readonly Place[] = [
  [368, 400, 262],
  [784, 520, 184],
]

/** Hot-air balloons over hills, a motif on the belt of each. */
export const balloons: Layout = {
  lines: ['on hot-air balloons', 'balloons with {}', 'up in the air: {}'],
  arrange(desk) {
    const { size, noise, rng } = desk
    const air = rng.pick(AIRS)
    const { seats, mirrored } = seatsOf(desk, OF_THREE, OF_TWO)
    const cloths = rng.shuffle(air.cloths)
    const band = oklch(0.955, 0.025, 90)
    const dark = oklch(0.28, 0.05, air.near.h)
    const fields = seats.map(({ x, y, side: r, of }) =>
      spot(x, y + rng.range(-18, 18), r * 1.16, of, { ground: band, high: r * 1.1, share: 0.98 }),
    )
    const sun = disc(mirrored(850), 700, 62)
    const ridges = [0, 1, 2, 3].map((i) =>
      fill(
        hills(size, noise, 800 + i * 62, 110 - i * 18, i * 5.3 + 1),
        mix(air.far, air.near, i / 3),
      ),
    )
    const clouds = Array.from({ length: 5 }, (_, i) =>
      ellipse(rng.range(0, size), 130 + i * 130, rng.range(70, 170), rng.range(9, 17)),
    )
    return {
      medium: `${numberWord(seats.length)} hot-air balloons with`,
      where: 'on their cloth, above hills',
      fields,
      defs: verticalGradient('air', 0, 820, [
        { at: 0, colour: air.sky[0] },
        { at: 0.55, colour: air.sky[1] },
        { at: 1, colour: air.sky[2] },
      ]),
      back:
        fill(wholeSheet(size), 'url(#air)') +
        fill(sun, mix(air.sky[2], oklch(0.97, 0.06, 90), 0.7)) +
        fillAll(clouds, oklch(0.98, 0.01, 90), { opacity: 0.45 }) +
        ridges.join(''),
      under: (field, _, i) => balloon(field, cloths[i % 3] ?? dark, band, dark),
      finish: rng.chance(0.5) ? WATERCOLOUR : GOUACHE,
    }
  },
}
