import { mix } from '../../../colour'
import { type Point, wholeSheet, wobble } from '../../../geometry'
import { sortOf } from '../../../relations/sorts'
import { fill, strokeAll } from '../../../svg'
import type { Field, Layout } from '../desk'
import { diamond, disc, faint, inset, ornament, roundel, spot } from './parts'

/** Crests: discs in turn light and dark. */
export const crests: Layout = {
  lines: ['on crests'],
  inkings: ['indigo', 'gilded', 'twoInks', 'fired', 'painted'],
  arrange({ size, tints, paper, dark, accent, tones }) {
    const ground = tones ? tints[4] : mix(tints[4], paper, 0.3)
    const step = (size - 60) / 3
    const isDark = ground.l < 0.55
    const [field, rim] = isDark ? [paper, accent] : [tints[2], accent]
    const fields = Array.from({ length: 9 }, (_, i): Field => {
      const [column, row] = [i % 3, Math.floor(i / 3)]
      const isBare = (column + row) % 2 === 1
      return spot(30 + step * (column + 0.5), 30 + step * (row + 0.5), step, column + row, {
        ground: isBare ? ground : field,
        share: isBare ? 0.6 : 0.56,
      })
    })
    const knots = [1, 2].flatMap((x) => [1, 2].map((y): Point => [30 + step * x, 30 + step * y]))
    return {
      medium: 'Round crests with',
      fields,
      back:
        fill(wholeSheet(size), ground) +
        fields
          .map(({ x, y, ground: one }) =>
            one === ground
              ? strokeAll([disc(x, y, 140)], accent, 7) +
                strokeAll([disc(x, y, 127)], faint(ground, accent, 0.6), 3)
              : roundel(x, y, 144, field, rim),
          )
          .join('') +
        knots
          .map(
            ([x, y]) =>
              fill(diamond(x, y, 34), accent) + fill(diamond(x, y, 15), isDark ? dark : paper),
          )
          .join(''),
    }
  },
}

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
