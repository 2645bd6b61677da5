import { mix } from '../../../colour'
import { wholeSheet } from '../../../geometry'
import { fill, fillAll, strokeAll } from '../../../svg'
import { isRepeatable, isTurnable } from '../../suits'
import type { Layout } from '../desk'
import { diamond, disc, faint, ring, spot } from './parts'

/** Rings round one thing, as in a rug seen from above. */
export const mandala: Layout = {
  lines: ['in rings'],
  inkings: ['painted', 'gilded', 'madder', 'indigo', 'fired'],
  suits: (motifs) => motifs.every((motif) => isTurnable(motif) && isRepeatable(motif, 16)),
  arrange({ size, motifs, tints, accent, paper, dark }) {
    const mid = size / 2
    const [outer, middle, inner] = [
      tints[4],
      tints[4] === tints[1] ? tints[2] : tints[1],
      mix(tints[0], paper, tints[0].l > 0.6 ? 0.3 : 0),
    ]
    const second = motifs.length > 1 ? 1 : 0
    const third = motifs.length > 2 ? 2 : 0
    const petals = (r: number, count: number, wide: number) =>
      ring([mid, mid], r, count, 1).map(({ x, y }) => disc(x, y, wide))
    return {
      medium: 'Rings of patterns with',
      fields: [
        spot(mid, mid, 250, 0, { ground: inner, share: 0.86 }),
        ...ring([mid, mid], 242, 8, 150, { isTurned: true }).map((one) => ({
          ...one,
          of: second,
          ground: middle,
          share: 0.78,
        })),
        ...ring([mid, mid], 412, 16, 116, { isTurned: true, from: 0.5 }).map((one) => ({
          ...one,
          of: third,
          ground: outer,
          share: 0.78,
        })),
      ],
      back:
        fill(wholeSheet(size), faint(outer, dark, 0.18)) +
        fill(disc(mid, mid, 488), outer) +
        strokeAll([disc(mid, mid, 486)], accent, 9) +
        fillAll(petals(326, 32, 33), accent) +
        fill(disc(mid, mid, 328), middle) +
        fillAll(petals(156, 20, 25), accent) +
        fill(disc(mid, mid, 158), inner) +
        fillAll(
          [
            [112, 112],
            [912, 112],
            [112, 912],
            [912, 912],
          ].map(([x = 0, y = 0]) => diamond(x, y, 52)),
          accent,
        ) +
        fillAll(
          [
            [112, 112],
            [912, 112],
            [112, 912],
            [912, 912],
          ].map(([x = 0, y = 0]) => diamond(x, y, 26)),
          faint(outer, dark, 0.18),
        ),
      finish: { grain: 1.3 },
    }
  },
}
