import { mix, oklch, type Oklch, shade } from '../../../colour'
import {
  ellipse,
  lens,
  lineOf,
  type Point,
  rectangle,
  spline,
  wholeSheet,
  wobble,
} from '../../../geometry'
import { fill, fillAll, stroke, strokeLines } from '../../../svg'
import type { Field, Layout } from '../desk'
import { disc, ring, spot } from '../patterns/parts'

type Dress = { coat: Oklch; scarf: Oklch }

/** The wall and the dresses of a set. */
const SETS: readonly (readonly [wall: Oklch, ...dresses: Dress[]])[] = [
  [
    oklch(0.84, 0.05, 200),
    { coat: oklch(0.52, 0.17, 25), scarf: oklch(0.82, 0.12, 82) },
    { coat: oklch(0.4, 0.07, 200), scarf: oklch(0.52, 0.17, 25) },
    { coat: oklch(0.76, 0.13, 75), scarf: oklch(0.4, 0.07, 200) },
  ],
  [
    oklch(0.86, 0.055, 70),
    { coat: oklch(0.38, 0.09, 262), scarf: oklch(0.66, 0.15, 35) },
    { coat: oklch(0.6, 0.16, 32), scarf: oklch(0.38, 0.09, 262) },
    { coat: oklch(0.55, 0.08, 235), scarf: oklch(0.84, 0.08, 75) },
  ],
  [
    oklch(0.85, 0.05, 20),
    { coat: oklch(0.44, 0.08, 160), scarf: oklch(0.7, 0.13, 15) },
    { coat: oklch(0.5, 0.14, 5), scarf: oklch(0.84, 0.1, 85) },
    { coat: oklch(0.62, 0.08, 165), scarf: oklch(0.5, 0.14, 5) },
  ],
  [
    oklch(0.42, 0.06, 250),
    { coat: oklch(0.78, 0.13, 80), scarf: oklch(0.53, 0.17, 28) },
    { coat: oklch(0.53, 0.17, 28), scarf: oklch(0.88, 0.06, 85) },
    { coat: oklch(0.62, 0.09, 200), scarf: oklch(0.78, 0.13, 80) },
  ],
]
const APRON = oklch(0.955, 0.025, 88)
const SKIN = oklch(0.86, 0.06, 62)
const INK = oklch(0.25, 0.04, 40)

/** Half the width of a doll by its height, both as shares of its height, from the foot upward. */
const PROFILE: readonly Point[] = [
  [0, 0.2],
  [0.06, 0.245],
  [0.22, 0.272],
  [0.4, 0.262],
  [0.54, 0.205],
  [0.62, 0.178],
  [0.72, 0.192],
  [0.84, 0.178],
  [0.94, 0.11],
  [1, 0],
]
const CURVE = spline(PROFILE)

function doll(
  x: number,
  foot: number,
  high: number,
  { coat, scarf }: Dress,
  noise: Parameters<typeof wobble>[1],
): string {
  const part = (low: number, up: number): Point[] => {
    const side = CURVE.filter(([v]) => v >= low && v <= up)
    return [
      ...side.map(([v, half]): Point => [x + half * high, foot - v * high]),
      ...side.toReversed().map(([v, half]): Point => [x - half * high, foot - v * high]),
    ]
  }
  const head = foot - high * 0.79
  const face = (dx: number, dy: number): Point => [x + dx * high, head + dy * high]
  const smile = lineOf(9, (t): Point =>
    face((t - 0.5) * 0.07, 0.07 + Math.sin(Math.PI * t) * 0.018),
  )
  const hair = [-1, 1].map((side) =>
    lens(face(0, -0.125), face(side * 0.132, -0.005), high * 0.062, side * high * 0.02),
  )
  const dots = ring([x, foot - high * 0.33], high * 0.238, 18, 1)
    .filter(({ y }) => y < foot - high * 0.12)
    .map((one) => disc(one.x, one.y, high * 0.011))
  return (
    fill(ellipse(x + high * 0.05, foot - 2, high * 0.25, high * 0.035), INK, { opacity: 0.3 }) +
    fill(wobble(part(0, 1), noise, 1.5), scarf) +
    fill(part(0, 0.6), coat) +
    fill(part(0, 0.055), shade(coat, -0.12)) +
    fill(ellipse(x, head, high * 0.128, high * 0.132), SKIN) +
    fillAll(hair, oklch(0.4, 0.08, 50)) +
    fillAll(
      [-1, 1].map((side) => ellipse(...face(side * 0.05, 0.022), high * 0.0125, high * 0.017)),
      INK,
    ) +
    fillAll(
      [-1, 1].map((side) => disc(...face(side * 0.084, 0.062), high * 0.024)),
      oklch(0.75, 0.12, 25),
    ) +
    stroke(smile, oklch(0.5, 0.17, 22), Math.max(3, high * 0.009)) +
    fillAll(
      [
        lens([x, foot - high * 0.6], [x - high * 0.16, foot - high * 0.53], high * 0.05),
        lens([x, foot - high * 0.6], [x + high * 0.16, foot - high * 0.53], high * 0.05),
      ],
      scarf,
    ) +
    fill(disc(x, foot - high * 0.6, high * 0.027), shade(scarf, -0.12)) +
    fill(ellipse(x, foot - high * 0.3, high * 0.216, high * 0.215), APRON) +
    stroke(
      ellipse(x, foot - high * 0.3, high * 0.216, high * 0.215),
      scarf,
      Math.max(4, high * 0.013),
      { closed: true },
    ) +
    fillAll(dots, mix(scarf, APRON, 0.3))
  )
}

/** Nesting dolls in a row, a motif on the apron of each. */
export const dolls: Layout = {
  lines: ['on nesting dolls', 'nesting dolls with {}'],
  arrange({ size, motifs, rng, noise }) {
    const [wall, ...dresses] = rng.pick(SETS)
    const isThree = motifs.length > 2
    const flip = rng.chance(0.5)
    const places = isThree
      ? [
          [222, 800, 740],
          [566, 850, 640],
          [854, 904, 560],
        ]
      : [
          [330, 850, 800],
          [756, 908, 640],
        ]
    const order = rng.shuffle(motifs.map((_, i) => i))
    const fields = places.map(([x = 0, foot = 0, high = 0], i) =>
      spot(flip ? size - x : x, foot - high * 0.3, high * 0.4, order[i] ?? i, {
        ground: APRON,
        share: 0.72,
      }),
    )
    const wood = oklch(0.6, 0.09, 62)
    const stripes = Array.from({ length: 14 }, (_, i) => rectangle(i * 80 - 10, -20, 38, size))
    const sprigs = Array.from({ length: 70 }, (_, i): Point[] => {
      const [column, row] = [i % 14, Math.floor(i / 14)]
      const [x, y] = [column * 80 + 49, row * 170 + (column % 2) * 85 + 30]
      return lens([x, y - 18], [x, y + 18], 18)
    })
    return {
      medium: `${isThree ? 'Three' : 'Two'} nesting dolls with`,
      where: 'on their aprons',
      fields,
      back:
        fill(wholeSheet(size), wall) +
        fillAll(stripes, shade(wall, -0.035)) +
        fillAll(sprigs, shade(wall, -0.09)) +
        fill(rectangle(-20, 770, size + 40, 300), wood) +
        strokeLines(
          [
            [
              [-20, 770],
              [size + 20, 770],
            ],
          ],
          shade(wood, -0.14),
          8,
        ) +
        strokeLines(
          [830, 890, 950].map((y): Point[] => [
            [-20, y],
            [size + 20, y + 8],
          ]),
          shade(wood, -0.05),
          4,
        ),
      under: (field: Field, _, i) => {
        const [, foot = 0, high = 0] = places[i] ?? []
        const dress = dresses[i] ?? { coat: wall, scarf: APRON }
        return doll(field.x, foot, high, dress, noise)
      },
      finish: { grain: 1, wobble: 0.7, dropout: 0 },
    }
  },
}
