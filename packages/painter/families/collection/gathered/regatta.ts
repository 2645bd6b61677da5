import { mix, oklch, type Oklch, shade } from '../../../colour'
import { lens, lineOf, type Point, rectangle, wholeSheet } from '../../../geometry'
import { numberWord } from '../../../nouns'
import { fill, fillAll, stroke, strokeLines, verticalGradient } from '../../../svg'
import type { Field, Layout } from '../desk'
import { disc, spot } from '../patterns/parts'

type Sea = { sky: readonly [Oklch, Oklch]; sea: Oklch; deep: Oklch; sails: readonly Oklch[] }

const CREAM = oklch(0.95, 0.03, 88)

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

const HULLS = [oklch(0.48, 0.14, 28), oklch(0.32, 0.06, 260), oklch(0.5, 0.09, 60)] as const

/** A point of a sail that the wind fills. @param u, v shares of its width and height from its middle */
function sailAt({ x, y, wide, high }: Field, lean: number) {
  const [w, h] = [wide * 0.64, high * 0.62]
  return (u: number, v: number): Point => {
    const swell = 0.72 + 0.28 * Math.sin(((v + 1) / 2) * 0.75 * Math.PI)
    const belly = lean * 0.12 * w * Math.cos((v * Math.PI) / 2)
    return [x + u * w * swell + belly, y + v * h - (1 - u * u) * h * 0.16 * Math.max(0, v)]
  }
}

function boat(field: Field, sail: Oklch, hull: Oklch, lean: number, sea: Oklch): string {
  const { x, y, wide, high } = field
  const at = sailAt(field, lean)
  const edge = (from: Point, to: Point) =>
    lineOf(12, (t) => at(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t))
  const between = (low: number, up: number): Point[] => [
    ...edge([-1, low], [1, low]),
    ...edge([1, low], [1, up]),
    ...edge([1, up], [-1, up]),
    ...edge([-1, up], [-1, low]),
  ]
  const deck = y + high * 0.74
  const low = high * 0.19
  const half = wide * 0.66
  const line = lineOf(20, (t): Point => [
    x + half * (2 * t - 1),
    deck - (2 * t - 1) ** 4 * low * 0.42,
  ])
  const keel: Point[] = [
    [x + half * 0.74, deck + low],
    [x - half * 0.7, deck + low],
  ]
  const wood = oklch(0.36, 0.05, 55)
  const top = y - high * 0.74
  return (
    stroke(
      [
        [x, top],
        [x, deck],
      ],
      wood,
      Math.max(7, wide / 34),
    ) +
    fill([...line, ...keel], hull) +
    fill([...line, ...line.toReversed().map(([px, py]): Point => [px, py + low * 0.22])], CREAM) +
    fillAll(
      [0, 1, 2, 3, 4].map((k) =>
        lens(
          [x - half * (1 - k * 0.16), deck + low * (1 + k * 0.5)],
          [x + half * (1 - k * 0.16), deck + low * (1 + k * 0.5)],
          low * 0.3,
          -3,
        ),
      ),
      mix(sail, sea, 0.45),
      { opacity: 0.75 },
    ) +
    fill(
      [
        [x, top],
        [x + lean * wide * 0.2, top + 12],
        [x, top + 24],
      ],
      HULLS[0],
    ) +
    fill(between(-1, 1), sail) +
    fill(between(0.86, 1), hull) +
    fill(between(-1, -0.88), hull) +
    fill(
      [...edge([0.66, -1], [1, -1]), ...edge([1, -1], [1, 1]), ...edge([0.78, 1], [0.66, -1])],
      wood,
      {
        opacity: 0.12,
      },
    ) +
    strokeLines(
      [-0.5, 0, 0.5].map((u) => edge([u, -0.86], [u, 0.84])),
      shade(sail, -0.05),
      3,
    ) +
    stroke(edge([-1.06, -1], [1.06, -1]), wood, Math.max(6, wide / 40))
  )
}

/** Boats before the wind, a motif on each sail. */
export const regatta: Layout = {
  lines: ['under sail', 'sails with {}', 'setting sail: {}'],
  arrange({ size, motifs, rng }) {
    const { sky, sea, deep, sails } = rng.pick(SEAS)
    const lean = rng.chance(0.5) ? 1 : -1
    const horizon = rng.range(270, 330)
    const places =
      motifs.length > 2
        ? [
            [806, 296, 214],
            [204, 330, 224],
            [520, 600, 316],
          ]
        : [
            [744, 330, 236],
            [350, 540, 372],
          ]
    const order = rng.shuffle(motifs.map((_, i) => i))
    const fields = places.map(([x = 0, y = 0, side = 0], i) =>
      spot(lean > 0 ? x : size - x, y, side, order[i] ?? i, {
        ground: sails[i % 3] ?? CREAM,
        share: 0.76,
      }),
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
      medium: `${numberWord(places.length)} sailing boats with`,
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
      finish: rng.chance(0.5)
        ? { grain: 1, wobble: 0.7, dropout: 0.06 }
        : {
            brush: { ground: '#6f8a94', sway: 'wave', centre: [512, 400] },
            grain: 0.4,
            wobble: 0.6,
            dropout: 0,
          },
    }
  },
}
