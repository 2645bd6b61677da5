import { mix, oklch, type Oklch, shade } from '../../../colour'
import { drawMotif, roleColours } from '../../../draw-motif'
import { type Point, rectangle, wholeSheet } from '../../../geometry'
import { motifNamed } from '../../../motifs/all'
import { changed } from '../../../shading'
import { fill, fillAll, strokeLines } from '../../../svg'
import { type Field, type Layout, placedIn } from '../desk'
import { points, GOUACHE } from './parts'

/** Compartments in sixths of the case; the first are those of the motifs. */
const COMPARTMENTS: readonly (readonly [x: number, y: number, wide: number, high: number])[] = [
  [0, 0, 3, 3],
  [3, 3, 3, 3],
  [4, 0, 2, 2],
  [0, 4, 2, 2],
  [3, 0, 1, 2],
  [3, 2, 2, 1],
  [5, 2, 1, 1],
  [0, 3, 2, 1],
  [2, 3, 1, 2],
  [2, 5, 1, 1],
]

const SMALL = [
  'shell',
  'key',
  'feather',
  'leaf',
  'gem',
  'snail',
  'mushroom',
  'bell',
  'anchor',
  'butterfly',
  'cup',
  'pear',
  'candle',
  'ladybird',
]

const WOODS = [oklch(0.42, 0.075, 52), oklch(0.34, 0.05, 40), oklch(0.5, 0.09, 62)] as const
const LININGS = [
  [oklch(0.9, 0.04, 88), oklch(0.78, 0.06, 205), oklch(0.84, 0.07, 60)],
  [oklch(0.88, 0.05, 95), oklch(0.76, 0.07, 160), oklch(0.86, 0.06, 30)],
  [oklch(0.91, 0.03, 80), oklch(0.74, 0.06, 265), oklch(0.88, 0.07, 85)],
] as const
const BRASS = oklch(0.75, 0.1, 85)

/** A case with compartments of many sizes, the motifs among small things. */
export const cabinet: Layout = {
  lines: ['in a wooden case', 'treasures: {}', 'a case of treasures with {}'],
  arrange({ size, motifs, rng, palette, noise }) {
    const wood = rng.pick(WOODS)
    const lining = rng.pick(LININGS)
    const [flipX, flipY] = [rng.chance(0.5), rng.chance(0.5)]
    const [edge, gap] = [58, 16]
    const unit = (size - 2 * edge) / 6
    const cells = COMPARTMENTS.map(([x, y, w, h]): Field => {
      const [left, top] = [flipX ? 6 - x - w : x, flipY ? 6 - y - h : y]
      return {
        x: edge + (left + w / 2) * unit,
        y: edge + (top + h / 2) * unit,
        wide: w * unit - gap,
        high: h * unit - gap,
        of: 0,
        share: 0.8,
      }
    })
    const order = rng.shuffle(motifs.map((_, i) => i))
    const fields = cells.slice(0, motifs.length).map((cell, i): Field => ({
      ...cell,
      of: order[i] ?? i,
      share: 0.7,
      grounds: [lining[i % 3] ?? lining[0], lining[(i + 1) % 3] ?? lining[0], lining[0]],
    }))
    const others = cells.slice(motifs.length)
    const names = rng.shuffle(SMALL.filter((name) => motifs.every((motif) => motif.name !== name)))
    const box = ({ x, y, wide, high }: Field): Point[] =>
      rectangle(x - wide / 2, y - high / 2, wide, high)
    const lined = (field: Field, ground: Oklch) => {
      const { x, y, wide, high } = field
      const [left, top, right, bottom] = [x - wide / 2, y - high / 2, x + wide / 2, y + high / 2]
      const shadow: Point[] = [
        [left, top],
        [right, top],
        [right - 16, top + 24],
        [left + 16, top + 24],
        [left + 16, bottom],
        [left, bottom],
      ]
      return fill(box(field), ground) + fill(shadow, shade(wood, -0.12), { opacity: 0.42 })
    }
    const filled = others.map((field, i) => {
      const ground = lining[(i * 2 + 1) % 3] ?? lining[0]
      const placed = placedIn(motifNamed(names[i] ?? 'shell'), { ...field, share: 0.7 })
      const colours = roleColours(placed.motif, palette, ground, 0.2)
      return (
        lined(field, ground) +
        drawMotif(
          placed,
          changed(colours, (one) => mix(one, wood, 0.3)),
          noise,
          1,
        )
      )
    })
    const grain = Array.from({ length: 16 }, (_, i): Point[] =>
      points(-20, i * 68 + rng.range(-20, 20), size + 20, i * 68 + rng.range(-20, 20)),
    )
    const pins = cells.map(({ x, y, high }) => rectangle(x - 15, y + high / 2 + 3, 30, 9))
    return {
      medium: 'A wooden case of small treasures with',
      fields,
      back:
        fill(wholeSheet(size), wood) +
        strokeLines(grain, shade(wood, -0.03), 7) +
        fill(
          rectangle(edge - 12, edge - 12, size - 2 * edge + 24, size - 2 * edge + 24),
          shade(wood, -0.1),
        ) +
        cells
          .map((field) =>
            fill(
              box({ ...field, wide: field.wide + gap - 4, high: field.high + gap - 4 }),
              shade(wood, 0.07),
            ),
          )
          .join('') +
        filled.join('') +
        fillAll(pins, BRASS),
      under: lined,
      finish: GOUACHE,
    }
  },
}
