import { mix, oklch, type Oklch, shade } from '../../../colour'
import { lens, lineOf, type Point, rectangle, wholeSheet } from '../../../geometry'
import { numberWord } from '../../../nouns'
import { fill, fillAll, verticalGradient } from '../../../svg'
import type { Layout } from '../desk'
import { disc, spot } from '../patterns/parts'
import { boat, CREAM, HULLS } from './boat'
import { inOil, seatsOf, type Place } from './parts'

type Sea = { sky: readonly [Oklch, Oklch]; sea: Oklch; deep: Oklch; sails: readonly Oklch[] }

const SEAS: readonly Sea[] = [
  {
    sky: [oklch(0.85, 0.06, 220), oklch(0.95, 0.04, 90)],
    sea: oklch(0.62, 0.1, 215),
    deep: oklch(0.42, 0.09, 235),
    sails: [CREAM, oklch(0.83, 0.13, 82), CREAM],
  },
  {
    sky: [oklch(0.74, 0.1, 30), oklch(0.9, 0.1, 75)],
    sea: oklch(0.55, 0.09, 255),
    deep: oklch(0.35, 0.08, 270),
    sails: [CREAM, oklch(0.9, 0.06, 70), CREAM],
  },
  {
    sky: [oklch(0.9, 0.03, 170), oklch(0.96, 0.03, 100)],
    sea: oklch(0.66, 0.09, 180),
    deep: oklch(0.42, 0.075, 195),
    sails: [CREAM, CREAM, oklch(0.9, 0.05, 190)],
  },
]

const OF_THREE: readonly Place[] = [
  [812, 300, 220],
  [200, 334, 226],
  [520, 600, 316],
]
const OF_TWO: readonly Place[] = [
  [744, 330, 236],
  [350, 540, 372],
]

/** Boats before the wind, a motif on each sail. */
export const regatta: Layout = {
  lines: ['under sail', 'sails with {}', 'setting sail: {}'],
  arrange(desk) {
    const { size, rng } = desk
    const { sky, sea, deep, sails } = rng.pick(SEAS)
    const { seats, mirrored } = seatsOf(desk, OF_THREE, OF_TWO)
    const lean = mirrored(0) > 0 ? -1 : 1
    const horizon = rng.range(270, 330)
    const fields = seats.map(({ x, y, side, of }, i) =>
      spot(x, y, side, of, { ground: sails[i % 3] ?? CREAM, share: 0.79 }),
    )
    const waves = Array.from({ length: 150 }, (_, i) => {
      const depth = (i / 150) ** 1.5
      const y = horizon + 14 + depth * (size - horizon)
      const x = rng.range(-60, size)
      const long = 40 + depth * 190
      return lens([x, y], [x + long, y + rng.range(-3, 3)], 2 + depth * 11, -4 - depth * 8)
    })
    const third = (n: number) => waves.filter((_, i) => i % 3 === n)
    const land = lineOf(40, (t): Point => [
      t * size,
      horizon - Math.max(0, Math.sin(t * 5 + 2) * 46 + Math.sin(t * 17) * 9),
    ])
    return {
      medium: `${numberWord(seats.length)} sailing boats with`,
      where: 'on their sails',
      fields,
      defs: verticalGradient('sea', horizon, size, [
        { at: 0, colour: sea },
        { at: 1, colour: deep },
      ]),
      back:
        fill(wholeSheet(size), sky[0]) +
        fill(rectangle(-20, horizon * 0.5, size + 40, 400), mix(sky[0], sky[1], 0.5)) +
        fill(rectangle(-20, horizon * 0.78, size + 40, 400), sky[1]) +
        fill(disc(lean > 0 ? 470 : 560, horizon - 90, 64), oklch(0.72, 0.17, 45)) +
        fill([...land, [size + 20, horizon + 4], [-20, horizon + 4]], mix(deep, sky[1], 0.35)) +
        fill(rectangle(-20, horizon, size + 40, size), 'url(#sea)') +
        fillAll(third(0), shade(sea, 0.1)) +
        fillAll(third(1), shade(deep, -0.04)) +
        fillAll(third(2), mix(sea, CREAM, 0.5)),
      under: (field, ground, i) => boat(field, ground, HULLS[i % 3] ?? HULLS[0], lean, deep),
      finish: rng.chance(0.7) ? { grain: 1, wobble: 0.7, dropout: 0.06 } : inOil('#6f8a94'),
    }
  },
}
