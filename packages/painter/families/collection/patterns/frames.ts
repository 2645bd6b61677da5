import { mix } from '../../../colour'
import { wholeSheet, wobble } from '../../../geometry'
import { sortOf } from '../../../relations/sorts'
import { fill, strokeAll } from '../../../svg'
import type { Layout } from '../desk'
import { faint, inset, ornament, spot } from './parts'

/** One large, with a border of small ones of the next. */
export const framed: Layout = {
  lines: ['in a frame'],
  suits: (motifs) => !/^(?:hand|sign)$/.test(motifs[0] ? sortOf(motifs[0]) : 'sign'),
  inkings: ['twoInks', 'painted', 'glazed', 'madder', 'gilded', 'indigo'],
  arrange({ size, motifs, tints, paper, dark, accent, noise, tones }) {
    const count = 9
    const edge = 34
    const side = (size - 2 * edge) / count
    const band = tones ? (tints[4].l > 0.6 ? tints[2] : tints[1]) : tints[2]
    const ground = tones ? tints[4] : mix(paper, tints[0], 0.4)
    const at = (n: number) => edge + side * (n + 0.5)
    const cells = Array.from({ length: count * count }, (_, i): readonly [number, number] => [
      i % count,
      Math.floor(i / count),
    ]).filter(([x, y]) => x === 0 || y === 0 || x === count - 1 || y === count - 1)
    const isMotif = ([x, y]: readonly [number, number]) => (x + y) % 2 === 0
    const isCorner = ([x, y]: readonly [number, number]) =>
      x % (count - 1) === 0 && y % (count - 1) === 0
    const border =
      motifs.length > 1
        ? cells
            .filter(isMotif)
            .map((cell) =>
              spot(
                at(cell[0]),
                at(cell[1]),
                side,
                motifs.length > 2 && !isCorner(cell) && (cell[0] + cell[1]) % 4 === 2 ? 2 : 1,
                { ground: band, share: 0.76 },
              ),
            )
        : []
    const pieces = cells.filter((cell) => motifs.length === 1 || !isMotif(cell))
    const core = inset(size, edge + side + 8)
    const tonesOf = [faint(band, accent, 0.75), faint(band, paper, 0.5), accent] as const
    return {
      medium: 'A picture in a patterned border with',
      fields: [
        spot(size / 2, size / 2, size - 2 * (edge + side) - 90, 0, { ground, share: 0.88 }),
        ...border,
      ],
      back:
        fill(wholeSheet(size), paper) +
        fill(wobble(inset(size, edge - 6), noise, 2), band) +
        pieces
          .map(([x, y]) =>
            ornament(
              motifs.length > 1 || (x + y) % 2 ? 'DIAMOND' : 'FLOWER',
              [at(x), at(y), side / 2 - 9],
              tonesOf,
            ),
          )
          .join('') +
        fill(core, ground) +
        strokeAll([core], accent, 7) +
        strokeAll([inset(size, edge + side + 26)], faint(ground, dark, 0.5), 3),
    }
  },
}
