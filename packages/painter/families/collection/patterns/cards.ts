import { mix, oklch } from '../../../colour'
import { lineOf, type Point, rectangle, wholeSheet, wobble } from '../../../geometry'
import { clipPath, fill, fillAll, group, stroke, strokeAll, strokeLines } from '../../../svg'
import { type Field, type Layout, shadowOf } from '../desk'
import { diamond, faint, ornament, rounded, spot } from './parts'

/** A court card: its figure twice, once turned by half a circle, with pips in the corners. */
export const playingCard: Layout = {
  lines: ['on a playing card'],
  inkings: ['painted', 'twoInks', 'painted', 'glazed', 'gilded'],
  suits: ([first]) => first !== undefined && first.kind !== 'place',
  arrange({ size, motifs, tints, dark, paper, accent, noise }) {
    const [wide, high] = [650, 920]
    const [left, top] = [(size - wide) / 2, (size - high) / 2]
    const sheet = mix(paper, oklch(0.97, 0.01, 90), 0.4)
    const [one, two] = [tints[0].l > 0.6 ? tints[0] : tints[1], tints[1]]

    const table = mix(tints[2], dark, 0.1)
    const pip = motifs.length > 1 ? 1 : 0
    const other = motifs.length > 2 ? 2 : pip
    const card = rounded(left, top, wide, high, 42)
    const [l, r, t, b] = [left + 92, left + wide - 92, top + 72, top + high - 72]
    const mid = size / 2
    // A slanting line parts the two halves.
    const upper: Point[] = [
      [l, t],
      [r, t],
      [r, mid - 44],
      [l, mid + 44],
    ]
    const lower: Point[] = [
      [l, mid + 44],
      [r, mid - 44],
      [r, b],
      [l, b],
    ]
    const small = 66
    const corner = (x: number, y: number, of: number, turn = 0) =>
      spot(x, y, small, of, { turn, ground: sheet, share: 0.92 })
    return {
      medium: 'A playing card with',
      words: 'Its lower half is its upper half turned round.',
      fields: [
        spot(mid, top + high * 0.29, 330, 0, { ground: one, share: 0.94 }),
        spot(mid, top + high * 0.71, 330, 0, { ground: two, share: 0.94, turn: Math.PI }),
        corner(left + 47, top + 84, pip),
        corner(left + 47, top + 166, other),
        corner(left + wide - 47, top + high - 84, pip, Math.PI),
        corner(left + wide - 47, top + high - 166, other, Math.PI),
      ],
      back:
        fill(wholeSheet(size), table) +
        strokeLines(
          Array.from({ length: 17 }, (_, i): Point[] => [
            [i * 128 - 1024, 0],
            [i * 128, 1024],
          ]).concat(
            Array.from({ length: 17 }, (_, i): Point[] => [
              [i * 128, 0],
              [i * 128 - 1024, 1024],
            ]),
          ),
          faint(table, paper, 0.1),
          4,
        ) +
        fill(shadowOf(card, 12, 16), dark, { opacity: 0.4 }) +
        fill(wobble(card, noise, 1), sheet) +
        fill(upper, one) +
        fill(lower, two) +
        stroke(
          [
            [l, mid + 44],
            [r, mid - 44],
          ],
          dark,
          26,
        ) +
        stroke(
          [
            [l, mid + 44],
            [r, mid - 44],
          ],
          accent,
          14,
        ) +
        strokeAll([rectangle(l, t, r - l, b - t)], dark, 5) +
        strokeAll([rectangle(l - 12, t - 12, r - l + 24, b - t + 24)], accent, 3),
    }
  },
}

/** A card of fortune: an arch over one thing, stars above, others below. */
export const tarot: Layout = {
  lines: ['on a card of fortune'],
  inkings: ['gilded', 'painted', 'twoInks', 'indigo'],
  arrange({ size, motifs, tints, dark, paper, accent, noise, tones }) {
    const mid = size / 2
    const table = tones ? mix(tints[1], dark, 0.1) : mix(tints[2], dark, 0.2)
    const card = rounded(187, 42, 650, 940, 26)
    const sheet = tints[4] === tints[2] ? tints[2] : mix(paper, tints[0], 0.3)
    const ground = tints[4] === tints[2] ? tints[1] : mix(tints[1], paper, 0.25)
    const line = sheet.l > 0.6 ? dark : accent
    const arch: Point[] = [
      ...lineOf(41, (t): Point => [
        mid - 240 * Math.cos(t * Math.PI),
        380 - 268 * Math.sin(t * Math.PI),
      ]),
      [mid + 240, 756],
      [mid - 240, 756],
    ]
    const rays = Array.from({ length: 24 }, (_, i): Point[] => {
      const at = (n: number): Point => [mid + 620 * Math.cos(n), 430 + 620 * Math.sin(n)]
      const from = (i / 24) * Math.PI * 2
      return [[mid, 430], at(from), at(from + 0.13)]
    })
    const lows: Field[] =
      motifs.length > 1
        ? [1, 0, 2].map((_, i) =>
            spot(mid + (i - 1) * 160, 862, 124, motifs.length > 2 ? 1 + (i % 2) : 1, {
              ground: sheet,
              share: 0.86,
            }),
          )
        : []
    return {
      medium: 'A card of fortune with',
      details: ['an arch'],
      fields: [spot(mid, 452, 440, 0, { ground, share: 0.9 }), ...lows],
      defs: clipPath('arch', arch),
      back:
        fill(wholeSheet(size), table) +
        fill(shadowOf(card, 10, 16), dark, { opacity: 0.45 }) +
        fill(wobble(card, noise, 1.5), sheet) +
        strokeAll([rounded(206, 61, 612, 902, 18)], line, 5) +
        strokeAll([rounded(218, 73, 588, 878, 12)], line, 2) +
        fill(arch, ground) +
        group(fillAll(rays, faint(ground, accent, 0.32)), { clip: 'arch' }) +
        stroke(arch, line, 9, { closed: true }) +
        [
          [262, 122],
          [762, 122],
        ]
          .map(([x = 0, y = 0]) => ornament('FLOWER', [x, y, 34], [line, accent, accent]))
          .join('') +
        (lows.length > 0
          ? fillAll(
              [mid - 80, mid + 80, mid - 250, mid + 250].map((x) => diamond(x, 862, 13)),
              line,
            )
          : fillAll(
              Array.from({ length: 7 }, (_, i) =>
                diamond(mid + (i - 3) * 76, 862, i % 2 ? 18 : 34),
              ),
              line,
            ) +
            fillAll(
              Array.from({ length: 4 }, (_, i) => diamond(mid + (i * 2 - 3) * 76, 862, 15)),
              accent,
            )),
    }
  },
}
