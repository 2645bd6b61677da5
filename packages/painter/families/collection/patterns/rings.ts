import { mix } from '../../../colour'
import { lineOf, type Point, wholeSheet } from '../../../geometry'
import { fill, fillAll, stroke, strokeAll } from '../../../svg'
import { isRepeatable, isTurnable } from '../../suits'
import type { Field, Layout } from '../desk'
import { diamond, disc, faint, ring, spot } from './parts'

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
