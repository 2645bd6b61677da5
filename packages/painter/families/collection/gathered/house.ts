import { mix, oklch, type Oklch, shade } from '../../../colour'
import { ellipse, type Point, rectangle, wholeSheet, wobble, placedAt } from '../../../geometry'
import { sortOf } from '../../../relations/sorts'
import { fill, fillAll, strokeLines } from '../../../svg'
import { type Field, type Layout, placedIn } from '../desk'
import { disc, spot } from '../patterns/parts'
import { box, LEAF, plants, shutters } from './window'
import { GOUACHE, points, rounded } from './parts'

type Front = { wall: Oklch; shutter: Oklch }

const TRIM = oklch(0.9, 0.03, 85)

const FRONTS: readonly Front[] = [
  { wall: oklch(0.42, 0.09, 262), shutter: oklch(0.33, 0.06, 200) },
  { wall: oklch(0.47, 0.11, 30), shutter: oklch(0.36, 0.06, 165) },
  { wall: oklch(0.45, 0.07, 165), shutter: oklch(0.5, 0.13, 32) },
  { wall: oklch(0.42, 0.08, 320), shutter: oklch(0.33, 0.07, 285) },
]

const LIT = [oklch(0.91, 0.09, 92), oklch(0.87, 0.1, 75), oklch(0.94, 0.05, 95)] as const
const UNLIT = oklch(0.27, 0.05, 265)
/** The front of a house in the evening, a motif in each lit window. */
export const house: Layout = {
  lines: ['at the window', 'at home: {}', 'a house with {}'],
  // A thing, a sign or a face alone would float in the room.
  suits: (motifs) => motifs.every((motif) => /^(?:actor|flower|tree)$/.test(sortOf(motif))),
  arrange({ size, motifs, rng, noise }) {
    const { wall, shutter } = rng.pick(FRONTS)
    const isThree = motifs.length > 2
    const columns = isThree ? [208, 512, 816] : [276, 748]
    const rows = [366, 764]
    const [wide, high] = isThree ? [196, 254] : [262, 286]
    const all = rows.flatMap((y) => columns.map((x) => ({ x, y })))
    // No two lit ones in one column.
    const lit = rng.shuffle(columns.map((_, i) => i)).map((column, i) => {
      const row = i === 1 ? 1 : i === 2 ? rng.int(0, 1) : 0
      return row * columns.length + column
    })
    const bloom = oklch(0.68, 0.19, 15)
    const windowOf = (n: number) => {
      const { x = 0, y = 0 } = all[n] ?? {}
      return spot(x, y, wide, 0, { high })
    }
    const fields = lit.map((n, of) => {
      const field = { ...windowOf(n), of, share: 0.88, grounds: LIT }
      const motif = motifs[of]
      const placed = motif && placedIn(motif, { ...field, high: high * 0.86 })
      // What stands is on the sill.
      const foot = field.y + high / 2 - 10
      const isAloft = motif?.mount === 'flies'
      const dy = placed && !isAloft ? foot - placed.box.bottom : 0
      return { ...field, y: field.y + dy, high: high * 0.86 }
    })
    const frameOf = (field: Field) =>
      fill(box(field, 24), shade(wall, -0.05)) + fill(box(field, 13), TRIM)
    const others = all.map((_, n) => n).filter((n) => !lit.includes(n))
    const moon = rng.range(120, 900)
    // Rows of roof tiles, the upper one further back.
    const tiles = [0, 1].flatMap((row) =>
      Array.from({ length: 26 }, (_, i) => ellipse(i * 42 + row * 21 - 16, 92 + row * 32, 22, 30)),
    )
    const side = rng.chance(0.5) ? 1 : -1
    const leaves = Array.from({ length: 170 }, () => {
      const y = rng.range(180, size + 20)
      const reach = 30 + 70 * (y / size) ** 2 + 26 * noise(y / 60, 5)
      const x = rng.next() ** 1.4 * reach
      return ellipse(
        side > 0 ? size - x : x,
        y,
        rng.range(10, 19),
        rng.range(8, 13),
        rng.range(0, 3),
      )
    })
    const bricks = Array.from({ length: 70 }, () => {
      const [x, y] = [rng.range(0, size), rng.range(190, size)]
      return rectangle(Math.round(x / 62) * 62, Math.round(y / 30) * 30, 54, 22)
    })
    return {
      medium: 'The front of a house at night with',
      where: 'in its lit windows',
      fields,
      back:
        fill(wholeSheet(size), wall) +
        fillAll(bricks, shade(wall, 0.04)) +
        fill(rectangle(-20, -20, size + 40, 170), UNLIT) +
        fill(disc(moon, 34, 30), oklch(0.93, 0.07, 92)) +
        fillAll(tiles, shade(shutter, -0.08)) +
        fillAll(
          tiles.filter((_, i) => i % 3 === 0),
          shade(shutter, 0.03),
        ) +
        fill(wobble(rectangle(-20, 138, size + 40, 24), noise, 1.5), TRIM) +
        fill(rectangle(-20, 160, size + 40, 14), shade(wall, -0.1)) +
        fillAll(leaves, mix(LEAF, wall, 0.35)) +
        fillAll(
          leaves.filter((_, i) => i % 3 === 0),
          LEAF,
        ) +
        fill(rectangle(-20, 562, size + 40, 14), mix(wall, TRIM, 0.3)) +
        others
          .map((n, i) => {
            const field = windowOf(n)
            const isClosed = i % 2 === 0
            const { x, y } = field
            const bars: Point[][] = [
              points(x, y - high / 2, x, y + high / 2),
              points(x - wide / 2, y - high * 0.1, x + wide / 2, y - high * 0.1),
            ]
            return (
              frameOf(field) +
              fill(box(field), UNLIT) +
              (isClosed
                ? shutters(field, shutter, true) + strokeLines(bars, TRIM, 9)
                : shutters(field, shutter, false)) +
              plants(field, bloom, (k) => noise(k * 1.7 + n * 9, 3))
            )
          })
          .join(''),
      under: (field, ground, i) => {
        const window = windowOf(lit[i] ?? 0)
        const { x, y } = window
        const halo = [46, 30].map((by) =>
          fill(
            rounded(wide + 2 * by, high + 2 * by, by).map(placedAt([x, y])),
            oklch(0.72, 0.12, 65),
            { opacity: 0.16 },
          ),
        )
        const curtains = [-1, 1].map((side): Point[] => [
          [x + (side * wide) / 2, y - high / 2],
          [x + side * wide * 0.2, y - high / 2],
          [x + side * wide * 0.36, y - high * 0.12],
          [x + side * wide * 0.42, y + high / 2],
          [x + (side * wide) / 2, y + high / 2],
        ])
        return (
          halo.join('') +
          frameOf(window) +
          shutters(window, shutter, true) +
          fill(box(window), ground) +
          fillAll(curtains, mix(ground, oklch(0.7, 0.15, 35), 0.45)) +
          fill(rectangle(x - wide * 0.58, y + high / 2 + 2, wide * 1.16, 18), TRIM)
        )
      },
      finish: GOUACHE,
    }
  },
}
