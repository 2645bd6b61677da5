import { mix, oklch, shade } from '../../../colour'
import { lineOf, type Point, rectangle, wholeSheet, wobble } from '../../../geometry'
import { fill, fillAll, stroke, strokeLines } from '../../../svg'
import { isRepeatable } from '../../suits'
import { type Layout, shadowOf } from '../desk'
import { disc, faint, roundel, spot } from './parts'

/** A curtain of three cloths with crests. */
export const curtain: Layout = {
  lines: ['on a door curtain'],
  inkings: ['indigo', 'madder', 'indigo', 'painted'],
  suits: (motifs) => motifs.length !== 2,
  arrange({ size, motifs, tints, paper, dark, noise, tones, accent }) {
    const cloth = tones ? tints[4] : tints[2]
    const wall = tones ? mix(paper, accent, 0.12) : mix(paper, tints[0], 0.4)
    const [top, low] = [150, 930]
    const wide = 272
    const at = (i: number) => size / 2 + (i - 1) * (wide + 10)
    const panel = (i: number): Point[] => {
      const x = at(i)
      const wave = lineOf(17, (t): Point => [
        x + wide / 2 - t * wide,
        low + Math.sin(t * Math.PI * 2 + i) * 10,
      ])
      return [[x - wide / 2, top], [x + wide / 2, top], ...wave]
    }
    const disced = tones ? paper : mix(paper, cloth, 0.05)
    const isOne = motifs.length === 1
    const fields = [0, 1, 2].map((i) =>
      spot(
        at(i),
        isOne && i !== 1 ? 540 : 500 + (i === 1 ? 0 : 40),
        wide,
        isOne ? 0 : ([1, 0, 2][i] ?? 0),
        { ground: disced, share: 0.6 },
      ),
    )
    const folds = [0, 1, 2].flatMap((i) =>
      [0.25, 0.5, 0.75].map((t): Point[] => [
        [at(i) - wide / 2 + wide * t, top + 30],
        [at(i) - wide / 2 + wide * t, low - 8],
      ]),
    )
    const tabs = [0, 1, 2].flatMap((i) =>
      [-0.36, 0, 0.36].map((t) => rectangle(at(i) + t * wide - 20, top - 46, 40, 60)),
    )
    return {
      medium: 'A door curtain of three cloths with',
      fields,
      back:
        fill(wholeSheet(size), wall) +
        fill(rectangle(0, 0, size, 66), faint(wall, dark, 0.45)) +
        [0, 1, 2]
          .map(
            (i) =>
              fill(shadowOf(panel(i), 10, 12), dark, { opacity: 0.22 }) +
              fill(wobble(panel(i), noise, 2), cloth),
          )
          .join('') +
        fillAll(tabs, cloth) +
        fill(rectangle(40, top - 40, size - 80, 20), oklch(0.52, 0.07, 65)) +
        strokeLines(folds, shade(cloth, cloth.l > 0.5 ? -0.07 : 0.05), 5) +
        strokeLines(
          [0, 1, 2].map((i): Point[] => [
            [at(i) - wide / 2 + 6, low - 76],
            [at(i) + wide / 2 - 6, low - 76],
          ]),
          faint(cloth, paper, 0.7),
          7,
        ),
      under: (field) =>
        roundel(field.x, field.y, 122, disced, tones ? cloth : accent) +
        stroke(disc(field.x, field.y, 122), disced, 6, { closed: true }),
      finish: { grain: 1.5 },
    }
  },
}

/** Pieces that hang from rods in balance. */
export const mobile: Layout = {
  lines: ['on a mobile'],
  inkings: ['painted', 'twoInks', 'gilded', 'painted'],
  suits: (motifs) => motifs.every((motif) => isRepeatable(motif, 20)),
  arrange({ size, tints, dark, paper, accent, tones }) {
    const wall = tones ? tints[4] : mix(tints[4], paper, 0.35)
    const ink = wall.l > 0.55 ? dark : accent
    const mid = size / 2
    const rod = (from: number, to: number, y: number) =>
      lineOf(21, (t): Point => [from + t * (to - from), y - Math.sin(t * Math.PI) * 26])
    const rods = [rod(238, 770, 156), rod(132, 350, 346), rod(630, 888, 408)]
    const hung: readonly (readonly [x: number, from: number, y: number, side: number])[] = [
      [498, 130, 412, 218],
      [132, 346, 604, 190],
      [350, 346, 742, 224],
      [630, 408, 690, 190],
      [762, 382, 876, 178],
      [888, 408, 622, 190],
    ]
    const fields = hung.map(([x, , y, side], i) =>
      spot(x, y, side, i, { ground: wall, share: 0.92 }),
    )
    const strings: Point[][] = [
      [
        [504, -10],
        [504, 130],
      ],
      [
        [238, 156],
        [238, 320],
      ],
      [
        [770, 156],
        [762, 382],
      ],
      ...hung.map(([x, from, y]): Point[] => [
        [x, from],
        [x, y],
      ]),
    ]
    return {
      medium: 'A mobile with',
      words: 'They hang from rods.',
      fields,
      back:
        fill(wholeSheet(size), wall) +
        fill(
          disc(mid, 520, 430),
          faint(wall, wall.l > 0.55 ? (tones ? paper : tints[0]) : dark, 0.4),
        ) +
        strokeLines(strings, ink, 3.5) +
        strokeLines(rods, ink, 10) +
        fillAll(
          rods
            .flatMap((rod) => [rod[0], rod.at(-1)])
            .flatMap((end) => (end ? [disc(end[0], end[1], 12)] : [])),
          accent,
        ),
    }
  },
}
