import { mix, oklch, shade } from '../../../colour'
import { lens, lineOf, type Point, rectangle, spline, wholeSheet, wobble } from '../../../geometry'
import { clipPath, fill, fillAll, group, stroke, strokeAll, strokeLines } from '../../../svg'
import { type Field, type Layout, placedIn, shadowOf } from '../desk'
import { diamond, disc, faint, leavesAlong, ornament, ring, rounded, spot } from './parts'

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

/** A tapestry: the thing among a thousand small flowers. */
export const meadow: Layout = {
  lines: ['among a thousand flowers', 'on a tapestry'],
  inkings: ['painted'],
  arrange({ size, motifs, tints, dark, accent, noise, rng, palette }) {
    const hue =
      palette.scheme.main > 30 && palette.scheme.main < 110
        ? 18
        : ([158, 262, 14][Math.round(palette.scheme.main) % 3] ?? 158)
    const ground = oklch(0.3, 0.06, hue)
    const random = rng.fork('flowers')
    const mid = size / 2
    const middle = spot(mid, mid, 460, 0, { ground, share: 0.92 })
    const others = motifs.length > 1
    const corners = [
      [196, 200],
      [828, 200],
      [196, 824],
      [828, 824],
    ].map(([x = 0, y = 0], i) =>
      spot(x, y, 176, motifs.length > 2 ? 1 + ((i + Math.floor(i / 2)) % 2) : 1, {
        ground,
        share: 0.88,
        flip: i % 2 > 0,
      }),
    )
    const hearts = [
      oklch(0.72, 0.14, 22),
      oklch(0.84, 0.11, 88),
      oklch(0.8, 0.06, 250),
      oklch(0.92, 0.03, 90),
      oklch(0.7, 0.12, 340),
    ]
    const green = [oklch(0.52, 0.09, 145), oklch(0.6, 0.09, 125), oklch(0.46, 0.07, 165)]
    const [motif] = motifs
    const box = motif && placedIn(motif, middle).box
    const isFree = (x: number, y: number) =>
      (!box ||
        x < box.left - 34 ||
        x > box.right + 34 ||
        y < box.top - 34 ||
        y > box.bottom + 20) &&
      (!others || corners.every((one) => Math.hypot(x - one.x, y - one.y) > 118)) &&
      Math.min(x, y, size - x, size - y) > 82
    const sprigs = Array.from({ length: 15 * 15 }, (_, i): Point => [
      92 + (i % 15) * 60 + (Math.floor(i / 15) % 2) * 28 + random.range(-10, 10),
      96 + Math.floor(i / 15) * 59 + random.range(-10, 10),
    ]).filter(([x, y]) => isFree(x, y))
    const drawn = sprigs.map(([x, y], i) => {
      const tone = hearts[(i * 7) % hearts.length] ?? accent
      const leaf = green[i % 3] ?? accent
      const r = random.range(9, 14)
      const count = i % 3 === 0 ? 6 : 5
      return (
        fillAll(
          [
            lens([x, y + r], [x - 17, y + r + 20], 8, 2),
            lens([x, y + r], [x + 15, y + r + 23], 8, -2),
          ],
          leaf,
        ) +
        (i % 4 === 3
          ? fillAll(
              [
                lens([x, y + 12], [x - 8, y - 16], 10),
                lens([x, y + 12], [x + 8, y - 16], 10),
                lens([x, y + 12], [x, y - 20], 10),
              ],
              tone,
            )
          : fillAll(
              ring([x, y], r, count, 1).map((one) => disc(one.x, one.y, r * 0.66)),
              tone,
            ) + fill(disc(x, y, r * 0.55), shade(tone, tone.l > 0.8 ? -0.25 : 0.2)))
      )
    })
    return {
      medium: 'A tapestry with',
      details: ['many small flowers'],
      fields: [middle, ...(others ? corners : [])],
      back:
        fill(wholeSheet(size), shade(ground, -0.08)) +
        fill(
          wobble(rectangle(40, 40, size - 80, size - 80), noise, 3),
          mix(tints[0], oklch(0.75, 0.1, 80), 0.5),
        ) +
        fill(wobble(rectangle(56, 56, size - 112, size - 112), noise, 3), mix(ground, dark, 0.3)) +
        fill(wobble(rectangle(68, 68, size - 136, size - 136), noise, 3), ground) +
        drawn.join(''),
      finish: { grain: 1.7, wobble: 1.6, dropout: 0.2 },
    }
  },
}

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
  suits: (motifs) => motifs.every(({ kind }) => kind !== 'place'),
  arrange({ size, motifs, tints, dark, paper, accent, noise, tones }) {
    const mid = size / 2
    const clay = tones ? tints[4] : mix(paper, tints[4], 0.5)
    const wall = tones
      ? mix(paper, tints[1], tints[1].l > 0.8 ? 0.6 : 0.2)
      : mix(tints[1], paper, 0.2)
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
      fields: [spot(mid, 512, 380, 0, { ground: clay, share: 0.9 }), ...smalls],
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

/** A wheel of wedges, a thing in each, as of the year. */
export const wheelOf: Layout = {
  lines: ['on a wheel'],
  inkings: ['gilded', 'painted', 'indigo', 'twoInks', 'fired'],
  arrange({ size, motifs, tints, dark, paper, accent, tones }) {
    const mid = size / 2
    const count = 12
    const [outer, inner] = [470, 212]
    const [one, two] = tones
      ? [tints[4], tints[1]]
      : [mix(paper, tints[4], 0.5), mix(tints[1], paper, 0.25)]
    const sheet = tones ? (one.l > 0.6 ? mix(one, dark, 0.14) : tints[2]) : mix(tints[2], dark, 0.1)
    const at = (n: number, r: number): Point => {
      const angle = ((n - 0.5) / count) * Math.PI * 2
      return [mid + r * Math.sin(angle), mid - r * Math.cos(angle)]
    }
    const wedge = (i: number): Point[] => [
      ...lineOf(7, (t): Point => at(i + t, outer)),
      ...lineOf(7, (t): Point => at(i + 1 - t, inner)),
    ]
    const line = one.l > 0.6 ? dark : accent
    const small: Field[] = ring([mid, mid], 344, count, 176).map((field, i) => ({
      ...field,
      of: motifs.length > 1 ? 1 + (motifs.length > 2 ? i % 2 : 0) : 0,
      ground: i % 2 ? two : one,
      share: 0.74,
    }))
    return {
      medium: 'A wheel of twelve parts with',
      fields: [spot(mid, mid, 360, 0, { ground: one, share: 0.76 }), ...small],
      back:
        fill(wholeSheet(size), sheet) +
        fill(disc(mid, mid, outer + 22), line) +
        fill(disc(mid, mid, outer + 12), accent) +
        Array.from({ length: count }, (_, i) => fill(wedge(i), i % 2 ? two : one)).join('') +
        strokeAll(
          Array.from({ length: count }, (_, i) => wedge(i)),
          line,
          5,
        ) +
        fill(disc(mid, mid, inner), accent) +
        fill(disc(mid, mid, inner - 12), one) +
        stroke(disc(mid, mid, inner - 22), line, 3, { closed: true }) +
        [
          [88, 88],
          [936, 88],
          [88, 936],
          [936, 936],
        ]
          .map(
            ([x = 0, y = 0]) =>
              fillAll(
                ring([x, y], 26, 8, 1).map((p) => disc(p.x, p.y, 9)),
                accent,
              ) + fill(disc(x, y, 12), line),
          )
          .join(''),
    }
  },
}
