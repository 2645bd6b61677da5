import { mix, oklch, shade } from '../../colour'
import { ellipse, lineOf, type Point, rectangle, wholeSheet, wobble } from '../../geometry'
import { fill, fillAll, stroke, strokeAll, strokeLines, verticalGradient } from '../../svg'
import { WATERCOLOUR } from '../medium'
import { type Desk, type Field, type Layout, oil } from './desk'

export function skyOf({ palette: { sky }, size }: Desk): { defs: string; body: string } {
  const [top, middle, low] = sky
  const stops = [
    { at: 0, colour: top },
    { at: 0.6, colour: middle },
    { at: 1, colour: low },
  ]
  return {
    defs: verticalGradient('hung-sky', 0, size, stops),
    body: fill(wholeSheet(size), 'url(#hung-sky)'),
  }
}

/** A line that hangs between two points, and the height of it at a place. */
function sagging(y: number, sag: number, size: number) {
  const at = (x: number) => y + sag * (1 - ((2 * x) / size - 1) ** 2)
  return { at, line: lineOf(41, (t): Point => [-10 + t * (size + 20), at(t * size)]) }
}

/** Paper lanterns on two lines, above each other. */
export const lanterns: Layout = {
  lines: ['by lantern light'],
  suits: ({ length }) => length > 1 && length < 5,
  arrange(desk) {
    const { size, motifs, palette, dark, rng } = desk
    const night = oklch(0.24, 0.065, desk.cool)
    const upper = sagging(40, 60, size)
    const lower = sagging(500, 70, size)
    const row = (line: typeof upper, xs: readonly number[], wide: number, from: number) =>
      xs.map((x, i): Field => ({
        x: size * x,
        y: line.at(size * x) + wide * 0.62,
        wide,
        high: wide,
        of: from + i,
        share: 0.6,
      }))
    const places =
      motifs.length === 2
        ? [...row(upper, [0.28, 0.7], 350, 0), ...row(lower, [0.3, 0.72], 330, 1)]
        : [...row(upper, [0.19, 0.5, 0.81], 285, 0), ...row(lower, [0.34, 0.68], 300, 0)]
    const warm = [
      oklch(0.88, 0.1, 84),
      oklch(0.8, 0.12, 62),
      oklch(0.9, 0.06, 95),
      oklch(0.74, 0.13, 35),
    ]
    const stars = Array.from({ length: 46 }, () =>
      ellipse(rng.range(0, size), rng.range(0, size), rng.range(1.5, 3.4), undefined, 0, 8),
    )
    return {
      medium: 'Paper lanterns on lines in the dark with',
      fields: places.map((field, i) => ({ ...field, ground: warm[(i + field.of) % 3] ?? night })),
      back:
        fill(wholeSheet(size), night) +
        fillAll(stars, shade(night, 0.45)) +
        strokeLines([upper.line, lower.line], shade(night, 0.28), 5),
      under: ({ x, y, wide }, ground) => {
        const [rx, ry] = [wide / 2, wide * 0.47]
        const ribs = [0.35, 0.72].map((share) => ellipse(x, y, rx * share, ry))
        const cap = (side: 1 | -1) => rectangle(x - rx * 0.32, y + side * ry - 14, rx * 0.64, 28)
        const fringe = [-1, 0, 1].map((k): Point[] => [
          [x + k * rx * 0.14, y + ry + 10],
          [x + k * rx * 0.16, y + ry + rx * 0.3],
        ])
        return (
          [1.42, 1.24, 1.1]
            .map((by) => fill(ellipse(x, y, rx * by, ry * by), ground, { opacity: 0.09 }))
            .join('') +
          strokeLines(fringe, palette.a, 8) +
          fill(ellipse(x, y, rx, ry, 0, 60), ground) +
          strokeAll(ribs, shade(ground, -0.07), 4) +
          fillAll([cap(1), cap(-1)], mix(dark, palette.a, 0.35))
        )
      },
    }
  },
}

/** Cloths on a washing line, in the wind. */
export const laundry: Layout = {
  lines: ['on the line', 'on the washing line'],
  suits: ({ length }) => length > 1 && length < 5,
  arrange(desk) {
    const { size, motifs, paper, dark, noise, palette, tints } = desk
    const sky = skyOf(desk)
    const line = sagging(150, 54, size)
    const count = Math.max(2, motifs.length)
    const wide = [0, 0, 350, 262, 205][count] ?? 205
    const step = (size - 60) / count
    const shown = Array.from({ length: count }, (_, i): Field => {
      const x = 30 + step * (i + 0.5)
      const high = wide * (count > 2 ? (i % 2 ? 1.55 : 1.85) : 1.42)
      return { x, y: line.at(x) + high / 2, wide, high, of: i, share: 0.76 }
    })
    const hill = lineOf(30, (t): Point => [
      t * (size + 40) - 20,
      size * 0.82 + Math.sin(t * 5 + 1) * 40,
    ])
    return {
      medium: 'Cloths on a washing line with',
      details: ['a meadow'],
      fields: shown,
      defs: sky.defs,
      back:
        sky.body +
        fill(
          [...hill, [size + 20, size + 20], [-20, size + 20]],
          mix(oklch(0.62, 0.09, 140), palette.mid, 0.25),
        ) +
        stroke(line.line, dark, 5),
      under: (field, ground) => {
        const cloth = waving(field)
        return (
          fill(wobble(cloth, noise, 2), ground) +
          fill(
            waving({ ...field, y: field.y + field.high * 0.44, high: field.high * 0.05 }),
            mix(ground, tints[3] ?? paper, 0.7),
          ) +
          fill(
            waving({ ...field, y: field.y + field.high * 0.37, high: field.high * 0.02 }),
            mix(ground, tints[3] ?? paper, 0.7),
          )
        )
      },
      over: ({ x, y, wide: w, high }) =>
        fillAll(
          [-0.42, 0.42].map((by) => rectangle(x + w * by - 8, y - high / 2 - 24, 16, 52)),
          oklch(0.72, 0.08, 66),
        ),
      finish: palette.key === 'night' ? oil('#3a3340', 'wave') : WATERCOLOUR,
    }
  },
}

function waving({ x, y, wide, high }: Field): Point[] {
  const side = (yy: number) =>
    lineOf(13, (t): Point => [x - wide / 2 + t * wide + (yy - y) * 0.04, yy + Math.sin(t * 6) * 7])
  return [...side(y - high / 2), ...side(y + high / 2).reverse()]
}
