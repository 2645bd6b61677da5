import { mix } from '../../../colour'
import { type Point, rectangle } from '../../../geometry'
import type { Motif } from '../../../motif'
import { fill, fillAll, strokeLines } from '../../../svg'
import { isRepeatable } from '../../suits'
import type { Field, Layout } from '../desk'
import { disc, spot } from './parts'

const isClear = (motif: Motif) => isRepeatable(motif, 18) || /face|symbol/.test(motif.kind)

const areClear = (motifs: readonly Motif[]) => motifs.every(isClear)

/** Broad stripes with things in columns, between narrow ones with dots. */
export const stripes: Layout = {
  lines: ['on striped cloth'],
  inkings: ['painted', 'twoInks', 'madder', 'glazed'],
  suits: areClear,
  arrange({ size, motifs, tints, accent, paper, dark }) {
    const grounds = [tints[4], tints[4] === tints[0] ? tints[1] : tints[0]]
    const wide = size / 3
    const fields = Array.from({ length: 12 }, (_, i): Field => {
      const [column, row] = [i % 3, Math.floor(i / 3)]
      const ground = grounds[column % 2] ?? paper
      return spot(
        wide * (column + 0.5),
        (size / 4) * (row + 0.5),
        size / 4,
        motifs.length > 1 ? column : 0,
        {
          ground,
          share: 0.76,
          flip: column % 2 > 0,
        },
      )
    })
    const lines = [0, 1, 2, 3].map((i) => rectangle(wide * i - 26, -10, 52, size + 20))
    const dots = [0, 1, 2, 3].flatMap((i) =>
      Array.from({ length: 21 }, (_, k) => disc(wide * i, k * 51.2, 9)),
    )
    return {
      medium: 'A striped cloth with',
      fields,
      back:
        [0, 1, 2]
          .map((i) => fill(rectangle(wide * i, -10, wide, size + 20), grounds[i % 2] ?? paper))
          .join('') +
        fillAll(lines, accent) +
        fillAll(dots, mix(paper, accent, 0.1)) +
        strokeLines(
          [0, 1, 2, 3].flatMap((i) =>
            [-38, 38].map((off): Point[] => [
              [wide * i + off, -10],
              [wide * i + off, size + 10],
            ]),
          ),
          dark,
          5,
        ),
      finish: { grain: 1.4 },
    }
  },
}

/** Zigzag rows in turn. */
export const chevrons: Layout = {
  lines: ['among zigzags'],
  inkings: ['fired', 'painted', 'madder', 'indigo'],
  suits: areClear,
  arrange({ size, motifs, tints, accent, dark, paper }) {
    const [rows, columns] = [3, 4]
    const step = size / rows
    const grounds = [tints[4], tints[4] === tints[1] ? tints[0] : tints[1]]
    const [wide, rise] = [size / columns, 70]
    const edge = (y: number): Point[] =>
      Array.from({ length: columns * 2 + 3 }, (_, i) => [
        (i - 1) * (wide / 2),
        y + (i % 2 ? -rise / 2 : rise / 2),
      ])
    const fields = Array.from({ length: rows * columns }, (_, i): Field => {
      const [column, row] = [i % columns, Math.floor(i / columns)]
      const side = Math.min(wide, step - rise - 40)
      return spot(wide * (column + 0.5), step * (row + 0.5), side, motifs.length > 1 ? row : 0, {
        ground: grounds[row % 2] ?? paper,
        share: 0.86,
      })
    })
    const bands = Array.from({ length: rows + 1 }, (_, i) => edge(step * i))
    return {
      medium: 'A cloth with zigzag rows and',
      fields,
      back:
        Array.from({ length: rows }, (_, row) =>
          fill(
            [...edge(step * row - (row === 0 ? 80 : 0)), [size + 20, size + 60], [-20, size + 60]],
            grounds[row % 2] ?? paper,
          ),
        ).join('') +
        strokeLines(bands, dark, 34) +
        strokeLines(bands, accent, 18),
      finish: { grain: 1.5 },
    }
  },
}
