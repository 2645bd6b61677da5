import { ellipse, type Point, rectangle, wholeSheet } from '../../geometry'
import { fill, fillAll, fillPath, pathText, stroke } from '../../svg'
import { starShape } from './charts'
import type { Tones } from './figure'

export const BORDERS = ['lines', 'scale', 'round', 'fans'] as const
export type Border = (typeof BORDERS)[number]

function square(inset: number, size: number, { gold }: Tones, width: number): string {
  const side = size - 2 * inset
  return stroke(rectangle(inset, inset, side, side), gold, width, { closed: true, opacity: 0.85 })
}

/** A scale of bars between two lines, as round an old map. */
function scale(size: number, tones: Tones): string {
  const [outer, inner] = [30, 48]
  const count = 30
  const long = (size - 2 * outer) / count
  const bars = Array.from({ length: count }, (_, i): Point[][] => {
    if (i % 2) return []
    const at = outer + i * long
    return [
      rectangle(at, outer, long, inner - outer),
      rectangle(size - at - long, size - inner, long, inner - outer),
      rectangle(outer, size - at - long, inner - outer, long),
      rectangle(size - inner, at, inner - outer, long),
    ]
  }).flat()
  return (
    fillAll(bars, tones.gold, { opacity: 0.75 }) +
    square(outer, size, tones, 2) +
    square(inner, size, tones, 1.6)
  )
}

/** A round picture on a ground of its own. */
function round(size: number, tones: Tones): string {
  const { sky, gold } = tones
  const r = size / 2 - 40
  const hole = ellipse(size / 2, size / 2, r, undefined, 0, 120)
  const ground = { ...sky, l: sky.l + -0.09 }
  const outside = pathText(wholeSheet(size)) + pathText(hole)
  const spots: readonly Point[] = [86, size - 86].flatMap((x): Point[] =>
    [86, size - 86].map((y): Point => [x, y]),
  )
  return (
    fillPath(outside, ground, { holes: true }) +
    stroke(hole, gold, 4, { closed: true }) +
    stroke(ellipse(size / 2, size / 2, r + 13, undefined, 0, 120), gold, 1.6, { closed: true }) +
    fillAll(
      spots.map((at) => starShape(at, 34, 8, 0.42)),
      gold,
      { opacity: 0.9 },
    )
  )
}

/** Fans of rays in the corners. */
function fans(size: number, tones: Tones): string {
  const inset = 36
  const corners = [
    [inset, inset, 0],
    [size - inset, inset, 1],
    [size - inset, size - inset, 2],
    [inset, size - inset, 3],
  ] as const
  return (
    square(inset, size, tones, 2.4) +
    corners
      .map(([x, y, quarter]) => {
        const from = (quarter * Math.PI) / 2
        const on = (r: number, share: number): Point => [
          x + r * Math.cos(from + (share * Math.PI) / 2),
          y + r * Math.sin(from + (share * Math.PI) / 2),
        ]
        const arc = (r: number) => Array.from({ length: 13 }, (_, i) => on(r, i / 12))
        const rays = Array.from({ length: 6 }, (_, i): Point[] => [
          on(34, (i + 0.2) / 6),
          on(84, (i + 0.5) / 6),
          on(34, (i + 0.8) / 6),
        ])
        return (
          stroke(arc(92), tones.gold, 1.8) +
          fillAll(rays, tones.gold, { opacity: 0.85 }) +
          fill([[x, y], ...arc(26)], tones.gold)
        )
      })
      .join('')
  )
}

export function drawBorder(border: Border, size: number, tones: Tones): string {
  switch (border) {
    case 'lines':
      return square(34, size, tones, 2.6) + square(46, size, tones, 1.4)
    case 'scale':
      return scale(size, tones)
    case 'round':
      return round(size, tones)
    case 'fans':
      return fans(size, tones)
  }
}
