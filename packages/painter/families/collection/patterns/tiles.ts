import { mix, shade } from '../../../colour'
import { type Point, wholeSheet } from '../../../geometry'
import { fill, fillAll, strokeAll } from '../../../svg'
import { isRepeatable } from '../../suits'
import { edgeOf, type Field, type Layout } from '../desk'
import { inset, spot } from './parts'

const ODD_TILES = [
  'One tile has another colour.',
  'One tile is not like the others.',
  'Two tiles are not like the others.',
] as const

/** Equal tiles of one thing, and one or two tiles of others. */
export const oddTile: Layout = {
  lines: ['on a tiled wall'],
  inkings: ['glazed', 'painted', 'glazed', 'twoInks'],
  suits: (motifs) =>
    motifs.every(
      (motif) => isRepeatable(motif, 22) || motif.kind === 'symbol' || motif.kind === 'person',
    ),
  arrange({ size, motifs, tints, paper, dark, accent, noise, brief, tones }) {
    const [count, gap, edge] = [5, 8, 36]
    const side = (size - 2 * edge - 4 * gap) / count
    const at = (n: number) => edge + side / 2 + n * (side + gap)
    const odd = motifs.length > 2 ? [6, 17] : [[7, 12, 16, 8][brief.occurrence % 4] ?? 7]
    const plain = tones ? tints[4] : mix(paper, tints[4], 0.45)
    const other = tones ? tints[1] : tints[3]
    const fields = Array.from({ length: 25 }, (_, i): Field => {
      const turn = odd.indexOf(i)
      return spot(
        at(i % 5),
        at(Math.floor(i / 5)),
        side,
        turn < 0 ? 0 : motifs.length > 1 ? 1 + turn : 0,
        {
          ground: turn < 0 ? plain : other,
          share: 0.64,
          flip: turn >= 0 && motifs.length === 1,
        },
      )
    })
    const corners = fields.flatMap(({ x, y, ground }) =>
      (ground === plain ? [-1, 1] : []).flatMap((sx) =>
        [-1, 1].map((sy): Point[] => {
          const [cx, cy] = [x + (sx * side) / 2 - sx * 6, y + (sy * side) / 2 - sy * 6]
          return [
            [cx, cy],
            [cx - sx * 30, cy],
            [cx, cy - sy * 30],
          ]
        }),
      ),
    )
    return {
      medium: 'A tiled wall with',
      words: ODD_TILES[motifs.length === 1 ? 0 : odd.length],
      fields,
      back: fill(wholeSheet(size), mix(plain, dark, 0.3)),
      under: (field, ground, i) =>
        fill(edgeOf(field, noise), shade(ground, ((i * 7) % 5) * 0.006 - 0.012)),
      front: fillAll(corners, tones ? accent : mix(accent, paper, 0.15)),
      finish: { grain: 0.7, wobble: 1, dropout: 0.1 },
    }
  },
}

/** A chessboard of two grounds with a thing on each. */
export const chess: Layout = {
  lines: ['on a chequered cloth'],
  inkings: ['painted', 'twoInks', 'glazed', 'madder', 'fired'],
  arrange({ size, motifs, tints, paper, dark, accent, noise, tones }) {
    const count = motifs.length === 1 ? 3 : 4
    const edge = 62
    const side = (size - 2 * edge) / count
    const [one, two] = tones
      ? [tints[4] === tints[2] ? tints[1] : tints[4], tints[2]]
      : [mix(paper, tints[4], 0.6), tints[1]]
    const fields = Array.from({ length: count * count }, (_, i): Field => {
      const [column, row] = [i % count, Math.floor(i / count)]
      const isOdd = (column + row) % 2 === 1
      return spot(
        edge + side * (column + 0.5),
        edge + side * (row + 0.5),
        side,
        motifs.length > 2 ? (isOdd ? 1 + (row % 2) : 0) : isOdd ? 1 : 0,
        {
          ground: isOdd ? two : one,
          share: 0.74,
          flip: isOdd && motifs.length === 1,
        },
      )
    })
    return {
      medium: 'A chequered cloth with',
      fields,
      back:
        fill(wholeSheet(size), dark) +
        strokeAll([inset(size, 30)], accent, 7) +
        fill(inset(size, edge - 8), accent),
      under: (field, ground) => fill(edgeOf(field, noise), ground),
      finish: { grain: 1.3 },
    }
  },
}
