import { mix } from '../../../colour'
import { lineOf, type Point, wholeSheet, wobble } from '../../../geometry'
import { fill, fillAll, stroke, strokeAll } from '../../../svg'
import type { Field, Layout } from '../desk'
import { disc, leavesAlong, ring, spot } from './parts'

/** A painted plate: the thing in the middle, a garland of others on the rim. */
export const dish: Layout = {
  lines: ['on a dish', 'on a painted dish'],
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
