import { mix, shade } from '../../colour'
import { ellipse, lineOf, type Point, rectangle, wholeSheet } from '../../geometry'
import { numberWord } from '../../nouns'
import { stampEdge } from '../../ornaments/perforated'
import { fill, fillAll, group, stroke, strokeAll, strokeLines } from '../../svg'
import { centred, type Desk, edgeOf, type Field, grid, type Layout, quiet, shadowOf } from './desk'

/** Two rings and waves of ink. */
function postmark(x: number, y: number, r: number, { dark }: Desk): string {
  const waves = [-1, 0, 1].map((row) =>
    lineOf(30, (t): Point => [
      x - r * 1.15 - t * r * 1.9,
      y + row * r * 0.42 + Math.sin(t * 15) * r * 0.08,
    ]),
  )
  const rings = [ellipse(x, y, r), ellipse(x, y, r * 0.66)]
  const bar: Point[] = [
    [x - r * 0.66, y],
    [x + r * 0.66, y],
  ]
  return group(strokeAll(rings, dark, 5) + strokeLines([...waves, bar], dark, 5), { opacity: 0.5 })
}

export const stamps: Layout = {
  lines: [],
  suits: ({ length }) => length > 1,
  arrange(desk) {
    const { size, motifs, paper, dark, rng, noise, tints } = desk
    const fields = grid(centred(size, 800, 780), 3, motifs.length > 6 ? 3 : 2, 34, motifs.length)
    const isDark = rng.chance(0.5)
    const table = isDark ? (tints[2] ?? dark) : mix(tints[1] ?? paper, paper, 0.25)
    const edge = 24
    const stampOf = ({ x, y, wide, high }: Field) =>
      stampEdge(
        { left: x - wide / 2, right: x + wide / 2, top: y - high / 2, bottom: y + high / 2 },
        7,
      )
    const [last] = fields.slice(-1)
    return {
      medium: `A sheet of ${numberWord(fields.length).toLowerCase()} stamps with`,
      fields: fields.map((field) => ({ ...field, share: 0.7 })),
      back: fill(wholeSheet(size), table),
      under: (field, ground) =>
        fill(shadowOf(stampOf(field), 5, 8), dark, { opacity: 0.3 }) +
        fill(stampOf(field), paper) +
        fill(edgeOf(field, noise, -edge, 1), ground) +
        stroke(edgeOf(field, noise, -edge - 9, 1), quiet(ground, 0.12), 3, {
          closed: true,
        }),
      front: last ? postmark(last.x + last.wide * 0.36, last.y + last.high * 0.33, 74, desk) : '',
    }
  },
}

/** A row of dots or bars along the upper and lower edge of a label. */
function bandsOf({ x, y, wide, high }: Field, i: number): Point[][] {
  const count = 7
  return [-1, 1].flatMap((side) =>
    Array.from({ length: count }, (_, k) => {
      const cx = x + (wide * 0.8 * (k - (count - 1) / 2)) / count
      const cy = y + side * high * 0.415
      return i % 2
        ? ellipse(cx, cy, wide * 0.026)
        : rectangle(cx - wide * 0.045, cy - 4, wide * 0.09, 8)
    }),
  )
}

export const labels: Layout = {
  lines: [],
  suits: ({ length }) => length > 1,
  arrange(desk) {
    const { size, motifs, paper, dark, noise, tints } = desk
    const isTwo = motifs.length < 3 || motifs.length === 4
    const fields = grid(centred(size, 780, 800), isTwo ? 2 : 3, 2, 40, motifs.length)
    return {
      medium: `${numberWord(fields.length)} matchbox labels with`,
      details: ['rows of dots'],
      fields: fields.map((field) => ({ ...field, share: 0.64 })),
      back: fill(wholeSheet(size), mix(paper, tints[0] ?? paper, 0.3)),
      under: (field, ground, i) => {
        const bold = ground.l > 0.6 ? dark : shade(ground, -0.1)
        const r = Math.min(field.wide, field.high * 0.8) * 0.46
        const [w, h] = [field.wide / 2 - 22, field.high * 0.37]
        const rays = Array.from({ length: 16 }, (_, k): Point[] => {
          const at = (turn: number): Point => {
            const reach = Math.min(w / Math.abs(Math.cos(turn)), h / Math.abs(Math.sin(turn)))
            return [field.x + reach * Math.cos(turn), field.y + reach * Math.sin(turn)]
          }
          const angle = (k / 16) * Math.PI * 2
          return [[field.x, field.y], at(angle), at(angle + 0.19)]
        })
        return (
          fill(shadowOf(edgeOf(field, noise), 4, 6), dark, { opacity: 0.22 }) +
          fill(edgeOf(field, noise), bold) +
          fill(edgeOf(field, noise, -12, 1), mix(ground, paper, 0.7)) +
          fillAll(rays, mix(ground, bold, 0.3)) +
          fill(ellipse(field.x, field.y, r), ground) +
          fillAll(bandsOf(field, i), bold)
        )
      },
    }
  },
}
