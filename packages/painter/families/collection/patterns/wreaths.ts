import { mix, oklch, shade } from '../../../colour'
import { lineOf, type Point, wholeSheet, wobble } from '../../../geometry'
import { fill, fillAll, strokeAll, strokeLines } from '../../../svg'
import type { Layout } from '../desk'
import { disc, faint, leavesAlong, ring, roundel, spot } from './parts'

/** A wreath of leaves with the thing in it. */
export const wreath: Layout = {
  lines: ['in a wreath', 'in a wreath of leaves'],
  inkings: ['painted', 'gilded', 'glazed', 'painted'],
  arrange({ size, motifs, tints, accent, paper, dark, noise, tones }) {
    const mid = size / 2
    const ground = tints[4].l > 0.6 ? mix(tints[4], paper, 0.4) : tints[4]
    const green = tones
      ? ground.l > 0.6
        ? dark
        : accent
      : ground.l > 0.6
        ? oklch(0.47, 0.085, 150)
        : oklch(0.7, 0.09, 150)
    const pale = tones ? faint(green, ground, 0.35) : oklch(0.62, 0.1, 135)
    const r = 350
    const circle = (from: number, to: number) =>
      lineOf(49, (t): Point => {
        const angle = from + (to - from) * t
        return [mid + r * Math.sin(angle), mid - r * Math.cos(angle)]
      })
    const halves = [circle(Math.PI, 0.05), circle(-Math.PI, -0.05)]
    const long = halves.map((half) => leavesAlong(half, 86, 3)).flat()
    const short = halves.map((half) => leavesAlong(half.slice(2), 62, 3)).flat()
    const around = motifs.length > 1 ? ring([mid, mid], r, 6, 128, { from: 0.5 }) : []
    const berries = ring([mid, mid], r, motifs.length > 1 ? 6 : 12, 1)
    return {
      medium: 'A wreath of leaves with',
      fields: [
        spot(mid, mid, 440, 0, { ground, share: 0.88 }),
        ...around.map((one, i) => ({
          ...one,
          of: motifs.length > 2 ? 1 + (i % 2) : 1,
          ground,
          share: 0.78,
        })),
      ],
      back:
        fill(wholeSheet(size), ground) +
        strokeLines(halves, green, 6) +
        fillAll(long, green) +
        fillAll(short, pale) +
        around.map(({ x, y }) => roundel(x, y, 76, ground, green)).join('') +
        berries
          .map(({ x, y }) =>
            fillAll(
              [
                [-15, 6],
                [15, 6],
                [0, -16],
              ].map(([dx = 0, dy = 0]) => wobble(disc(x + dx, y + dy, 15), noise, 1)),
              accent,
            ),
          )
          .join(''),
    }
  },
}

/** A round window of church glass: one light in the middle and others round it. */
export const rose: Layout = {
  lines: ['in a rose window'],
  arrange({ size, motifs, palette, noise }) {
    const mid = size / 2
    const lead = oklch(0.17, 0.02, 275)
    const wall = oklch(0.27, 0.025, 265)
    const { scheme } = palette
    // Dark orange and yellow, and mixtures of far hues, are brown.
    const glass = (h: number, l: number) =>
      oklch(h > 38 && h < 118 ? Math.max(0.76, l) : l, 0.13, h)
    const [first, second, third] = [
      glass(scheme.main, 0.48),
      glass(scheme.second, 0.7),
      glass(scheme.accent, 0.6),
    ]
    const bright = oklch(0.9, 0.07, 92)
    const outer = ring([mid, mid], 318, 8, 190)
    const wedges = Array.from({ length: 24 }, (_, i): Point[] => {
      const at = (n: number, r: number): Point => [
        mid + r * Math.sin((n / 24) * Math.PI * 2),
        mid - r * Math.cos((n / 24) * Math.PI * 2),
      ]
      return [at(i, 170), at(i + 1, 170), at(i + 1, 452), at(i, 452)]
    })
    const stones = Array.from({ length: 16 }, (_, i): Point[] => {
      const at = (n: number, r: number): Point => [
        mid + r * Math.sin((n / 16) * Math.PI * 2),
        mid - r * Math.cos((n / 16) * Math.PI * 2),
      ]
      return [at(i + 0.5, 470), at(i + 0.5, 760)]
    })
    const eyes = ring([mid, mid], 424, 8, 1, { from: 0.5 })
    return {
      medium: 'A round stained-glass window, lit from behind, with',
      fields: [
        spot(mid, mid, 310, 0, { ground: bright, share: 0.74 }),
        ...outer.map((one, i) => ({
          ...one,
          of: motifs.length > 1 ? (motifs.length > 2 ? 1 + (i % 2) : 1) : 0,
          ground: i % 2 ? mix(bright, second, 0.3) : mix(bright, third, 0.25),
          share: 0.66,
        })),
      ],
      back:
        fill(wholeSheet(size), wall) +
        strokeLines(stones, oklch(0.22, 0.02, 265), 5) +
        fill(disc(mid, mid, 478), lead) +
        wedges
          .map((wedge, i) =>
            fill(
              wobble(wedge, noise, 2),
              [first, second, shade(first, 0.1), second][i % 4] ?? first,
            ),
          )
          .join('') +
        strokeAll(wedges, lead, 7) +
        eyes
          .map(
            ({ x, y }) =>
              fill(disc(x, y, 40), lead) +
              fill(disc(x, y, 32), third) +
              fill(disc(x, y, 13), bright),
          )
          .join('') +
        outer
          .map(
            ({ x, y }, i) =>
              fill(disc(x, y, 106), lead) +
              fill(disc(x, y, 96), i % 2 ? mix(bright, second, 0.3) : mix(bright, third, 0.25)),
          )
          .join('') +
        fill(disc(mid, mid, 184), lead) +
        fill(disc(mid, mid, 172), third) +
        strokeLines(
          Array.from({ length: 16 }, (_, i): Point[] => {
            const a = (i / 16) * Math.PI * 2
            return [
              [mid + 150 * Math.cos(a), mid + 150 * Math.sin(a)],
              [mid + 172 * Math.cos(a), mid + 172 * Math.sin(a)],
            ]
          }),
          lead,
          6,
        ) +
        fill(disc(mid, mid, 150), lead) +
        fill(disc(mid, mid, 143), bright),
      finish: { grain: 0.8, wobble: 1.2, dropout: 0 },
    }
  },
}
