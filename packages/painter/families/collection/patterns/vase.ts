import { mix, oklch, shade, standOff } from '../../../colour'
import { lineOf, type Point, rectangle, spline, wholeSheet, wobble } from '../../../geometry'
import { clipPath, fill, fillAll, group, stroke, strokeLines } from '../../../svg'
import { type Layout, shadowOf } from '../desk'
import { disc, faint, leavesAlong, spot } from './parts'

/** Half the width of a vase by its height, px. */
const PROFILE: readonly Point[] = [
  [70, 146],
  [96, 136],
  [190, 106],
  [262, 150],
  [350, 282],
  [460, 358],
  [570, 366],
  [690, 312],
  [800, 214],
  [868, 146],
  [892, 140],
  [950, 172],
]

/** A vase with the thing on its belly and others on bands. */
export const vase: Layout = {
  lines: ['on a vase', 'on an old vase'],
  inkings: ['fired', 'glazed', 'fired', 'painted'],
  // An animal would stand beside the middle of the vase, and what drives on nothing.
  suits: (motifs) => motifs.every(({ kind }) => !/place|animal|vehicle/.test(kind)),
  arrange({ size, motifs, tints, dark, paper, accent, noise, tones }) {
    const mid = size / 2
    const clay = tones ? tints[4] : mix(paper, tints[4], 0.5)
    const behind = tones
      ? mix(paper, tints[1], tints[1].l > 0.8 ? 0.6 : 0.2)
      : mix(tints[1], paper, 0.2)
    // A clay vase before clay would be bands in the air.
    const wall = standOff(behind, clay, 0.15)
    const band = dark
    const profile = spline(PROFILE)
    const halfAt = (wanted: number) => profile.find(([y]) => y >= wanted)?.[1] ?? 130
    const body: Point[] = [
      ...profile.map(([y, half]): Point => [mid + half, y]),
      ...profile.toReversed().map(([y, half]): Point => [mid - half, y]),
    ]
    const row = (y: number, high: number) => rectangle(mid - 380, y - high / 2, 760, high)
    const smalls =
      motifs.length > 1
        ? [-2, -1, 0, 1, 2]
            .map((i) =>
              spot(mid + i * 122, 762, 92, motifs.length > 2 ? 1 + (Math.abs(i) % 2) : 1, {
                ground: clay,
                share: 0.9,
              }),
            )
            .filter(({ x }) => Math.abs(x - mid) < halfAt(762) - 50)
        : []
    const teeth = (y: number, up: number) =>
      Array.from({ length: 34 }, (_, i): Point[] => [
        [mid - 380 + i * 23, y],
        [mid - 380 + i * 23 + 23, y],
        [mid - 380 + i * 23 + 11.5, y - up],
      ])
    const handles = [-1, 1].map((side) =>
      lineOf(25, (t): Point => {
        const angle = Math.PI * (t - 0.5)
        return [mid + side * (112 + Math.cos(angle) * 168), 246 + Math.sin(angle) * 118 + t * 16]
      }),
    )
    const leaves = [-1, 1].flatMap((side) =>
      leavesAlong(
        lineOf(25, (t): Point => [mid + side * (24 + t * 86), 178 + Math.sin(t * 3) * 6]),
        26,
        4,
      ),
    )
    return {
      medium: 'A vase with',
      fields: [spot(mid, 524, 370, 0, { ground: clay, share: 0.86 }), ...smalls],
      defs: clipPath('vase', body),
      back:
        fill(wholeSheet(size), wall) +
        fill(rectangle(-10, 890, size + 20, 200), mix(wall, dark, 0.3)) +
        fill(
          [
            [mid - 190, 946],
            [mid + 330, 930],
            [mid + 360, 958],
            [mid - 100, 968],
          ],
          dark,
          { opacity: 0.3 },
        ) +
        strokeLines(handles, band, 40) +
        strokeLines(handles, mix(band, clay, 0.25), 24) +
        fill(wobble(body, noise, 1.5), clay) +
        group(
          fillAll([row(92, 46), row(262, 22), row(846, 50), row(926, 60)], band) +
            fillAll(teeth(330, 46), band) +
            fillAll([row(334, 8), row(702, 8), row(716, 4), row(812, 6)], band) +
            (smalls.length > 0 ? '' : fillAll(teeth(800, 66), mix(band, accent, 0.2))) +
            fillAll(leaves, band) +
            fill(
              [
                ...profile.map(([y, half]): Point => [mid + half, y]),
                ...profile.toReversed().map(([y, half]): Point => [mid + half * 0.72, y]),
              ],
              dark,
              { opacity: 0.16 },
            ),
          { clip: 'vase' },
        ),
      finish: { grain: 0.9 },
    }
  },
}

/** An open fan. */
export const fan: Layout = {
  lines: ['on a fan'],
  inkings: ['painted', 'indigo', 'gilded', 'madder', 'glazed'],
  suits: (motifs) => motifs.every(({ kind }) => kind !== 'place'),
  arrange({ size, motifs, tints, dark, paper, accent, noise, tones }) {
    const [mid, foot] = [size / 2, 792]
    const leaf = tones ? tints[4] : mix(tints[4], paper, 0.3)
    const wall = leaf.l > 0.6 ? mix(tints[2], dark, 0.15) : mix(paper, accent, 0.14)
    const spread = 1.2
    const at = (turn: number, r: number): Point => [
      mid + r * Math.sin(turn),
      foot - r * Math.cos(turn),
    ]
    const arc = (r: number, from = -spread, to = spread) =>
      lineOf(61, (t): Point => at(from + (to - from) * t, r))
    const [outer, inner] = [516, 190]
    const sheet = [...arc(outer), ...arc(inner).toReversed()]
    const count = 18
    const folds = Array.from({ length: count + 1 }, (_, i) => -spread + (i / count) * 2 * spread)
    const sticks = folds
      .filter((_, i) => i % 2 === 0)
      .map((turn): Point[] => [at(turn, 0), at(turn, inner + 6)])
    const n = motifs.length
    const places: readonly (readonly [turn: number, r: number, side: number, of: number])[] =
      n === 1
        ? [
            [0, 350, 236, 0],
            [-0.74, 350, 186, 0],
            [0.74, 350, 186, 0],
          ]
        : [
            [0, 350, 240, 0],
            [-0.74, 350, 190, 1],
            [0.74, 350, 190, n > 2 ? 2 : 1],
          ]
    const light = leaf.l > 0.6 ? dark : paper
    return {
      medium: 'An open fan with',
      fields: places.map(([turn, r, side, of]) =>
        spot(...at(turn, r), side, of, { ground: leaf, share: 0.92, turn: turn * 0.9 }),
      ),
      back:
        fill(wholeSheet(size), wall) +
        fill(shadowOf(sheet, 14, 20), dark, { opacity: 0.35 }) +
        strokeLines(sticks, oklch(0.55, 0.08, 62), 17) +
        strokeLines(sticks, oklch(0.66, 0.08, 68), 8) +
        fill(wobble(sheet, noise, 1.5), leaf) +
        fillAll(
          folds.flatMap((turn, i) => {
            const next = folds[i + 1]
            return i % 2 === 0 && next !== undefined
              ? [[at(turn, inner), at(turn, outer), at(next, outer), at(next, inner)]]
              : []
          }),
          shade(leaf, leaf.l > 0.5 ? -0.035 : 0.03),
        ) +
        stroke(arc(outer - 22), accent, 14) +
        stroke(arc(outer - 42), light, 3) +
        stroke(arc(inner + 22), accent, 10) +
        fillAll(
          folds
            .slice(1, -1)
            .filter((_, i) => i % 2 === 0)
            .map((turn) => disc(...at(turn, inner + 46), 6)),
          faint(leaf, light, 0.5),
        ) +
        fill(disc(mid, foot, 26), oklch(0.42, 0.06, 50)) +
        fill(disc(mid, foot, 10), accent),
    }
  },
}
