import { mix, oklch, shade } from '../../../colour'
import { type Point, rectangle, wholeSheet, wobble } from '../../../geometry'
import { clipPath, fill, fillAll, group, strokeAll, strokeLines } from '../../../svg'
import { type Field, type Layout, shadowOf } from '../desk'
import { diamond, disc, faint, inset, ornament, rounded, spot } from './parts'

/** A single large label, as on a box of matches. */
export const label: Layout = {
  lines: ['on a matchbox', 'on a label'],
  inkings: ['twoInks', 'painted', 'fired', 'madder', 'gilded'],
  arrange({ size, motifs, tints, dark, paper, accent, noise, tones }) {
    const mid = size / 2
    const field = tones ? tints[4] : mix(tints[0], paper, 0.35)
    const bold = field.l > 0.55 ? dark : accent
    const rays = Array.from({ length: 28 }, (_, i): Point[] => {
      const at = (n: number): Point => [mid + 720 * Math.cos(n), mid + 720 * Math.sin(n)]
      const from = (i / 28) * Math.PI * 2
      return [[mid, mid], at(from), at(from + 0.112)]
    })
    const [top, low] = [206, 818]
    const inner = rectangle(84, top, size - 168, low - top)
    const others: Field[] = [126, 898].flatMap((y) =>
      [0, 1, 2, 3, 4].map((i) =>
        spot(mid + (i - 2) * 168, y, 120, motifs.length > 2 ? 1 + (i % 2) : 1, {
          ground: bold,
          share: 0.84,
        }),
      ),
    )
    const stars = [126, 898].flatMap((y) =>
      Array.from({ length: 9 }, (_, i) => diamond(mid + (i - 4) * 92, y, i % 2 ? 18 : 34)),
    )
    return {
      medium: 'A label of a matchbox with',
      details: ['rays'],
      fields: [
        spot(mid, mid, 560, 0, { ground: field, share: 0.86 }),
        ...(motifs.length > 1 ? others : []),
      ],
      defs: clipPath('rays', inner),
      back:
        fill(wholeSheet(size), paper) +
        fill(wobble(inset(size, 40), noise, 3), bold) +
        strokeAll([inset(size, 58)], faint(bold, paper, 0.7), 4) +
        fill(inner, field) +
        group(fillAll(rays, faint(field, accent, 0.38)) + fill(disc(mid, mid, 284), field), {
          clip: 'rays',
        }) +
        strokeAll([inner], faint(bold, paper, 0.7), 5) +
        (motifs.length > 1 ? '' : fillAll(stars, faint(bold, paper, 0.75))),
    }
  },
}

/** A book bound in cloth, stamped with gold. */
export const book: Layout = {
  lines: ['on a book'],
  inkings: ['gilded', 'madder', 'indigo', 'gilded', 'painted'],
  arrange({ size, motifs, tints, dark, paper, accent, noise, tones }) {
    const cloth = tones ? tints[4] : mix(tints[4], tints[1], 0.4)
    const table = tones ? mix(paper, accent, 0.22) : mix(paper, tints[0], 0.5)
    const gold = cloth.l > 0.6 ? mix(dark, accent, 0.2) : accent
    const [left, top, wide, high] = [196, 70, 660, 880]
    const cover = rounded(left, top, wide, high, 14)
    const mid = left + 74 + (wide - 74) / 2
    const frame = (by: number) =>
      rounded(left + 74 + by, top + by, wide - 74 - 2 * by, high - 2 * by, 12)
    const low = top + high - 172
    const smalls = [-1, 0, 1].map((i) =>
      spot(mid + i * 148, low, 112, motifs.length > 2 && i === 0 ? 2 : 1, {
        ground: cloth,
        share: 0.9,
      }),
    )
    return {
      medium: 'A book in a cloth cover with',
      fields: [
        spot(mid, motifs.length > 1 ? 430 : 500, 400, 0, { ground: cloth, share: 0.9 }),
        ...(motifs.length > 1 ? smalls : []),
      ],
      back:
        fill(wholeSheet(size), table) +
        fill(shadowOf(rounded(left, top, wide + 24, high + 12, 16), 16, 24), dark, {
          opacity: 0.3,
        }) +
        fill(
          rounded(left + 8, top + 14, wide + 10, high - 20, 8),
          mix(paper, oklch(0.9, 0.03, 85), 0.5),
        ) +
        fill(wobble(cover, noise, 1.5), cloth) +
        fill(rectangle(left, top + 4, 62, high - 8), shade(cloth, -0.07)) +
        fill(rectangle(left + 62, top + 2, 7, high - 4), shade(cloth, -0.13)) +
        strokeAll([frame(32)], gold, 7) +
        strokeAll([frame(48)], gold, 2.5) +
        [
          [left + 74 + 82, top + 82],
          [left + wide - 82, top + 82],
          [left + wide - 82, top + high - 82],
          [left + 74 + 82, top + high - 82],
        ]
          .map(([x = 0, y = 0]) => ornament('FLOWER', [x, y, 27], [gold, gold, gold]))
          .join('') +
        fillAll(
          [-3, -2, -1, 0, 1, 2, 3].map((i) => diamond(mid + i * 34, top + 122, i % 2 ? 7 : 12)),
          gold,
        ) +
        (motifs.length > 1
          ? strokeLines(
              [
                [
                  [mid - 190, low - 84],
                  [mid + 190, low - 84],
                ],
              ],
              gold,
              4,
            )
          : fillAll(
              [-3, -2, -1, 0, 1, 2, 3].map((i) =>
                diamond(mid + i * 34, top + high - 122, i % 2 ? 7 : 12),
              ),
              gold,
            )),
      finish: { grain: 1.5 },
    }
  },
}
