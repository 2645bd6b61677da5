import { mix } from '../../../colour'
import { lineOf, type Point, wholeSheet, wobble } from '../../../geometry'
import type { Motif } from '../../../motif'
import { isFlag } from '../../../motifs/flags'
import { fill, fillAll, strokeLines } from '../../../svg'
import { isRepeatable } from '../../suits'
import type { Field, Layout } from '../desk'
import { diamond, disc, faint, leavesAlong, spot } from './parts'

const isClear = (motif: Motif) => isRepeatable(motif, 18) || /face|symbol/.test(motif.kind)

const areClear = (motifs: readonly Motif[]) => motifs.every(isClear)

/** A wallpaper, every second column half a step lower, with sprigs between. */
export const halfDrop: Layout = {
  lines: ['on wallpaper'],
  inkings: ['indigo', 'painted', 'glazed', 'gilded', 'twoInks'],
  suits: areClear,
  arrange({ size, motifs, tints, dark, paper, accent }) {
    const ground = tints[4]
    const [columns, step] = [4, size / 4]
    const fields = Array.from({ length: columns * 5 }, (_, i): Field => {
      const [column, row] = [i % columns, Math.floor(i / columns)]
      return spot(
        step * (column + 0.5),
        step * (row + (column % 2 ? 0 : 0.5)),
        step,
        row + column * (motifs.length > 1 ? 1 : 0),
        {
          ground,
          share: 0.66,
          flip: column % 2 > 0,
        },
      )
    })
    const tone = faint(ground, ground.l > 0.6 ? dark : paper, 0.34)
    const vines = Array.from({ length: columns + 1 }, (_, column) =>
      lineOf(97, (t): Point => [
        step * column + Math.sin(t * Math.PI * 8 + (column % 2 ? Math.PI : 0)) * step * 0.1,
        t * (size + 20) - 10,
      ]),
    )
    return {
      medium: 'A wallpaper with',
      details: ['leafy vines'],
      fields,
      back:
        fill(wholeSheet(size), ground) +
        strokeLines(vines, tone, 4) +
        fillAll(
          vines.flatMap((vine) => leavesAlong(vine, 34, 6)),
          tone,
        ) +
        fillAll(
          vines.flatMap((vine) =>
            vine.filter((_, i) => i % 24 === 12).map(([x, y]) => disc(x, y, 11)),
          ),
          faint(ground, accent, 0.8),
        ),
    }
  },
}

/** A trellis of diamonds, a thing in each. */
export const trellis: Layout = {
  lines: ['in a trellis'],
  inkings: ['gilded', 'glazed', 'painted', 'indigo', 'fired'],
  suits: (motifs) => motifs.every((motif) => !isFlag(motif.name)) && areClear(motifs),
  arrange({ size, motifs, tints, accent, paper, dark, noise }) {
    const count = 3
    const step = size / count
    const ground = tints[4]
    const second = faint(ground, tints[1] === ground ? accent : tints[1], 0.45)
    const all = Array.from({ length: 5 * 9 }, (_, i): Field => {
      const [column, row] = [i % 5, Math.floor(i / 5)]
      const x = step * (column - 1 + (row % 2 ? 0.5 : 0))
      return spot(
        x,
        (step / 2) * row,
        step,
        motifs.length > 1 ? row + (motifs.length > 2 ? column : 0) : 0,
        {
          ground: row % 2 ? second : ground,
          share: 0.5,
        },
      )
    }).filter(({ x, y }) => x >= 0 && x <= size && y >= 0 && y <= size)
    const lines = Array.from({ length: 14 }, (_, i): Point[][] => {
      const from = (i - 6) * step
      return [
        [
          [from - step / 2, 0],
          [from - step / 2 + size, size],
        ],
        [
          [from + step / 2, 0],
          [from + step / 2 - size, size],
        ],
      ]
    }).flat()
    const line = ground.l > 0.6 ? mix(dark, accent, 0.35) : accent
    const knots = all.flatMap(({ x, y }): Point[] => [
      [x + step / 2, y],
      [x, y + step / 2],
    ])
    return {
      medium: 'A trellis of diamonds with',
      fields: all,
      back:
        fill(wholeSheet(size), ground) +
        fillAll(
          all
            .filter(({ ground: one }) => one === second)
            .map(({ x, y }) => diamond(x, y, step / 2)),
          second,
        ) +
        strokeLines(lines, line, 9) +
        fillAll(
          knots.map(([x, y]) => wobble(diamond(x, y, 25), noise, 1)),
          line,
        ) +
        fillAll(
          knots.map(([x, y]) => diamond(x, y, 11)),
          mix(paper, ground, 0.2),
        ),
    }
  },
}
