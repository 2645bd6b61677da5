import { mix, oklch } from '../../../colour'
import { lineOf, type Point, wholeSheet, wobble } from '../../../geometry'
import { fill, fillAll, stroke, strokeAll, strokeLines } from '../../../svg'
import { isRepeatable, isTurnable } from '../../suits'
import type { Field, Layout } from '../desk'
import { diamond, disc, faint, leavesAlong, ring, roundel, spot } from './parts'

/** A painted plate: the thing in the middle, a garland of others on the rim. */
export const dish: Layout = {
  lines: ['on a plate', 'on a painted plate'],
  inkings: ['glazed', 'painted', 'fired', 'glazed', 'madder'],
  arrange({ size, motifs, tints, dark, paper, accent, noise }) {
    const mid = size / 2
    const ground = tints[4].l > 0.6 ? tints[4] : paper
    const rim = tints[1]
    const table = mix(tints[2], dark, 0.15)
    const count = 12
    const others = motifs.length > 1 ? ring([mid, mid], 362, count, 118, { isTurned: true }) : []
    const isMotif = (i: number) => i % 2 === 0
    const buds = ring([mid, mid], 362, motifs.length > 1 ? count : 24, 40, {
      from: motifs.length > 1 ? 0 : 0.5,
    })
    const wave = lineOf(193, (t): Point => {
      const [angle, r] = [t * Math.PI * 2, 362 + 15 * Math.sin(t * Math.PI * 24)]
      return [mid + r * Math.sin(angle), mid - r * Math.cos(angle)]
    })
    const ink = dark.l < rim.l - 0.2 ? dark : accent
    return {
      medium: 'A painted plate with',
      details: ['a patterned rim'],
      fields: [
        spot(mid, mid, 430, 0, { ground, share: 0.94 }),
        ...others
          .filter((_, i) => isMotif(i))
          .map((one, i) => ({
            ...one,
            of: motifs.length > 2 ? 1 + (i % 2) : 1,
            ground: rim,
            share: 0.82,
          })),
      ],
      back:
        fill(wholeSheet(size), table) +
        fill(disc(mid + 10, mid + 18, 452), dark, { opacity: 0.4 }) +
        fill(wobble(disc(mid, mid, 450), noise, 2), ground) +
        fill(disc(mid, mid, 436), rim) +
        fill(disc(mid, mid, 288), ground) +
        strokeAll([disc(mid, mid, 432), disc(mid, mid, 296)], ink, 7) +
        stroke(disc(mid, mid, 276), ink, 3, { closed: true }) +
        (motifs.length > 1
          ? buds
              .filter((_, i) => !isMotif(i))
              .map(
                ({ x, y }) =>
                  fill(disc(x, y, 17), ink) + fill(disc(x, y, 8), accent === ink ? paper : accent),
              )
              .join('')
          : stroke(wave, ink, 4, { closed: true }) +
            fillAll(leavesAlong(wave, 36, 4), ink) +
            fillAll(
              buds.filter((_, i) => i % 2 === 0).map(({ x, y }) => disc(x, y, 13)),
              accent === ink ? paper : accent,
            )),
      finish: { grain: 0.6, wobble: 0.9, dropout: 0.08 },
    }
  },
}

/** Rings round one thing, as in a rug seen from above. */
export const mandala: Layout = {
  lines: ['in rings'],
  inkings: ['painted', 'gilded', 'madder', 'indigo', 'fired'],
  suits: (motifs) => motifs.every((motif) => isTurnable(motif) && isRepeatable(motif, 16)),
  arrange({ size, motifs, tints, accent, paper, dark }) {
    const mid = size / 2
    const [outer, middle, inner] = [
      tints[4],
      tints[4] === tints[1] ? tints[2] : tints[1],
      mix(tints[0], paper, tints[0].l > 0.6 ? 0.3 : 0),
    ]
    const second = motifs.length > 1 ? 1 : 0
    const third = motifs.length > 2 ? 2 : 0
    const petals = (r: number, count: number, wide: number) =>
      ring([mid, mid], r, count, 1).map(({ x, y }) => disc(x, y, wide))
    return {
      medium: 'Rings of patterns with',
      fields: [
        spot(mid, mid, 250, 0, { ground: inner, share: 0.86 }),
        ...ring([mid, mid], 242, 8, 150, { isTurned: true }).map((one) => ({
          ...one,
          of: second,
          ground: middle,
          share: 0.78,
        })),
        ...ring([mid, mid], 412, 16, 116, { isTurned: true, from: 0.5 }).map((one) => ({
          ...one,
          of: third,
          ground: outer,
          share: 0.78,
        })),
      ],
      back:
        fill(wholeSheet(size), faint(outer, dark, 0.18)) +
        fill(disc(mid, mid, 488), outer) +
        strokeAll([disc(mid, mid, 486)], accent, 9) +
        fillAll(petals(326, 32, 33), accent) +
        fill(disc(mid, mid, 328), middle) +
        fillAll(petals(156, 20, 25), accent) +
        fill(disc(mid, mid, 158), inner) +
        fillAll(
          [
            [112, 112],
            [912, 112],
            [112, 912],
            [912, 912],
          ].map(([x = 0, y = 0]) => diamond(x, y, 52)),
          accent,
        ) +
        fillAll(
          [
            [112, 112],
            [912, 112],
            [112, 912],
            [912, 912],
          ].map(([x = 0, y = 0]) => diamond(x, y, 26)),
          faint(outer, dark, 0.18),
        ),
      finish: { grain: 1.3 },
    }
  },
}

/** One after another on a spiral, the smallest within. */
export const spiral: Layout = {
  lines: ['on a spiral'],
  inkings: ['painted', 'twoInks', 'indigo', 'glazed', 'fired'],
  suits: (motifs) => motifs.every((motif) => isRepeatable(motif, 20)),
  arrange({ size, motifs, tints, accent, dark, paper }) {
    const ground = tints[4]
    const mid = size / 2
    const growth = 0.09
    const radiusAt = (angle: number) => 408 * Math.exp(-growth * angle)
    const isTurned = motifs.every((motif) => isTurnable(motif))
    const fields: Field[] = []
    let angle = 0
    while (radiusAt(angle) > 52 && fields.length < 60) {
      const r = radiusAt(angle)
      const side = r * 0.43
      const at = angle - 0.6
      fields.push(
        spot(mid + r * Math.cos(at), mid + r * Math.sin(at), side, fields.length, {
          ground,
          share: 0.82,
          ...(isTurned ? { turn: at + Math.PI / 2 } : {}),
        }),
      )
      angle += 0.43
    }
    const line = lineOf(320, (t): Point => {
      const at = t * 20.4 - 0.2
      const r = radiusAt(at) * 0.755
      return [mid + r * Math.cos(at - 0.6), mid + r * Math.sin(at - 0.6)]
    })
    const tone = faint(ground, ground.l > 0.6 ? dark : paper, 0.5)
    return {
      medium: 'A spiral of',
      fields,
      back:
        fill(wholeSheet(size), ground) +
        fill(disc(mid, mid, 496), faint(ground, ground.l > 0.6 ? paper : dark, 0.35)) +
        stroke(disc(mid, mid, 496), accent, 8, { closed: true }) +
        stroke(line, tone, 6) +
        fillAll(
          line.filter((_, i) => i % 5 === 0).map(([x, y]) => disc(x, y, 6)),
          accent,
        ),
    }
  },
}

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
  arrange({ size, motifs, palette, tints, noise }) {
    const mid = size / 2
    const lead = oklch(0.17, 0.02, 275)
    const wall = oklch(0.27, 0.025, 265)
    const { scheme } = palette
    const glass = [scheme.main, scheme.second, scheme.accent].map((h, i) =>
      oklch([0.5, 0.72, 0.6][i] ?? 0.6, 0.13, h > 70 && h < 115 ? 82 : h),
    )
    const [first, second, third] = [
      glass[0] ?? tints[1],
      glass[1] ?? tints[0],
      glass[2] ?? tints[3],
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
              [first, mix(first, second, 0.5), second, mix(first, third, 0.35)][i % 4] ?? first,
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
