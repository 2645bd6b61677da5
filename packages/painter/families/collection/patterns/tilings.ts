import { mix } from '../../../colour'
import { lineOf, type Point, wholeSheet, wobble } from '../../../geometry'
import { fill, fillAll, strokeAll, strokeLines } from '../../../svg'
import { isRepeatable } from '../../suits'
import type { Field, Layout } from '../desk'
import { disc, faint, spot } from './parts'

const areSmall = (motifs: Parameters<NonNullable<Layout['suits']>>[0]) =>
  motifs.every((motif) => isRepeatable(motif, 22) || motif.kind === 'symbol')

/** Eight points of a star. */
function star(x: number, y: number, r: number): Point[] {
  return Array.from({ length: 16 }, (_, i): Point => {
    const angle = (i / 16) * Math.PI * 2
    const far = i % 2 ? r * 0.765 : r
    return [x + far * Math.sin(angle), y - far * Math.cos(angle)]
  })
}

/** Tiles that are stars and crosses. */
export const stars: Layout = {
  lines: ['on star tiles'],
  inkings: ['glazed', 'painted', 'fired', 'gilded', 'twoInks'],
  arrange({ size, motifs, tints, dark, paper, accent, noise, tones }) {
    const step = size / 3
    const r = step / 2
    const ground = tones ? tints[4] : mix(paper, tints[4], 0.5)
    const cross = tones ? (tints[1] === ground ? accent : tints[1]) : tints[1]
    const places = Array.from({ length: 9 }, (_, i): Field =>
      spot(
        step * ((i % 3) + 0.5),
        step * (Math.floor(i / 3) + 0.5),
        step,
        motifs.length > 1 ? (i % 3) + Math.floor(i / 3) : 0,
        {
          ground,
          share: 0.5,
        },
      ),
    )
    const knots = Array.from({ length: 16 }, (_, i): Point => [
      step * (i % 4),
      step * Math.floor(i / 4),
    ])
    return {
      medium: 'A wall of star tiles with',
      fields: places,
      back:
        fill(wholeSheet(size), cross) +
        fillAll(
          knots.map(([x, y]) => star(x, y, 74)),
          accent,
        ) +
        fillAll(
          knots.map(([x, y]) => star(x, y, 46)),
          cross,
        ) +
        fillAll(
          knots.map(([x, y]) => disc(x, y, 15)),
          mix(paper, accent, 0.1),
        ) +
        fillAll(
          places.map(({ x, y }) => wobble(star(x, y, r - 2), noise, 1)),
          mix(dark, ground, 0.15),
        ) +
        fillAll(
          places.map(({ x, y }) => wobble(star(x, y, r - 10), noise, 1)),
          ground,
        ) +
        strokeAll(
          places.map(({ x, y }) => star(x, y, r - 26)),
          faint(ground, accent, 0.7),
          5,
        ),
      finish: { grain: 0.8 },
    }
  },
}

/** A comb of six-sided cells. */
export const comb: Layout = {
  lines: ['in a honeycomb'],
  inkings: ['painted', 'gilded', 'twoInks', 'glazed', 'madder'],
  suits: areSmall,
  arrange({ size, motifs, tints, paper, dark, accent, noise, tones }) {
    // Three rows fill the sheet: a fourth would be cut, and empty.
    const r = 172
    const wide = Math.sqrt(3) * r
    const grounds = tones
      ? [
          tints[4],
          tints[1] === tints[4] ? tints[3] : tints[1],
          tints[4] === tints[2] ? tints[3] : tints[4],
        ]
      : [mix(paper, tints[4], 0.5), tints[0], mix(tints[1], paper, 0.2)]
    const hexagon = (x: number, y: number, by: number): Point[] =>
      Array.from({ length: 6 }, (_, i): Point => [
        x + by * Math.sin((i / 3) * Math.PI),
        y - by * Math.cos((i / 3) * Math.PI),
      ])
    const all = Array.from({ length: 6 * 6 }, (_, i): Field => {
      const [column, row] = [i % 6, Math.floor(i / 6)]
      const x = size / 2 + (column - 2 - (row % 2 ? 0.5 : 0)) * wide
      const y = size / 2 + (row - 2) * r * 1.5
      const turn = (column + row * 2 + Math.floor((row + 1) / 2)) % 3
      return spot(x, y, r * 1.5, motifs.length > 1 ? turn : 0, {
        ground: grounds[turn] ?? paper,
        share: 0.76,
      })
    }).filter(({ x, y }) => x > -r && x < size + r && y > -r && y < size + r)
    const line = (grounds[0] ?? paper).l > 0.6 ? dark : accent
    return {
      medium: 'A comb of six-sided cells with',
      fields: all,
      back:
        fill(wholeSheet(size), line) +
        all
          .map(({ x, y, ground }) =>
            fill(wobble(hexagon(x, y, r - 6), noise, 1.2), ground ?? paper),
          )
          .join('') +
        strokeAll(
          all.map(({ x, y }) => hexagon(x, y, r - 20)),
          faint(accent, paper, 0.25),
          4,
        ),
    }
  },
}

/** px by which the lowest row of scales is above the edge, so that it is not empty. */
const LOWEST = 60

/** Scales one over the other, as of waves. */
export const scales: Layout = {
  lines: ['in a pattern of scales'],
  inkings: ['indigo', 'painted', 'glazed', 'gilded'],
  suits: areSmall,
  arrange({ size, motifs, tints, paper, dark, accent, tones }) {
    const wide = size / 4
    const r = wide / 2
    const grounds = tones
      ? [tints[4], tints[4] === tints[1] ? tints[3] : tints[1]]
      : [mix(paper, tints[4], 0.4), mix(tints[1], paper, 0.3)]
    const rows = 7
    const rise = size / 6
    const all = Array.from({ length: rows * 5 }, (_, i) => {
      const [column, row] = [i % 5, Math.floor(i / 5)]
      return { x: wide * (column + (row % 2 ? 0 : 0.5)), y: rise * row - LOWEST, row }
    }).toSorted((one, two) => one.y - two.y)
    const line = (grounds[0] ?? paper).l > 0.6 ? dark : accent
    const scale = (x: number, y: number, by: number): Point[] => [
      ...lineOf(29, (t): Point => [
        x - by * Math.cos(t * Math.PI),
        y - by * 1.22 * Math.sin(t * Math.PI),
      ]),
      [x + by, y + rise * 1.2],
      [x - by, y + rise * 1.2],
    ]
    const fields = all
      .filter(({ x }) => x < size + 10)
      .map(({ x, y, row }): Field =>
        spot(x, y - 22, wide, motifs.length > 1 ? row : 0, {
          ground: grounds[row % 2] ?? paper,
          share: 0.5,
          flip: row % 2 > 0,
        }),
      )
    return {
      medium: 'A pattern of scales with',
      fields,
      back:
        fill(wholeSheet(size), grounds[1] ?? paper) +
        all
          .map(({ x, y, row }) => {
            const ground = grounds[row % 2] ?? paper
            return (
              fill(scale(x, y, r), line) +
              fill(scale(x, y, r - 6), ground) +
              strokeLines([scale(x, y, r - 17).slice(0, 29)], faint(ground, accent, 0.75), 6)
            )
          })
          .join(''),
    }
  },
}
