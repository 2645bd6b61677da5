import { ellipse, type Point } from '../../geometry'

export const WIDE = 1.64
export const HIGH = 1.12
const CORNER: Point = [-0.74, -0.9]

/** Left, top, right and bottom of a part of the cloth, in shares of the whole. */
export type Part = readonly [left: number, top: number, right: number, bottom: number]
export const WHOLE: Part = [0, 0, 1, 1]

/** Maps a point of the flat cloth to its waving shape. */
export function clothPoint([u, v]: Point): Point {
  const x = CORNER[0] + u * WIDE
  return [x, CORNER[1] + v * HIGH + 0.07 * Math.sin((x + 0.5) * 2.8)]
}

/** A point of the waving cloth where the cloth is flat. */
export function flatCloth([x, y]: Point): Point {
  return [x, y - 0.07 * Math.sin((x + 0.5) * 2.8)]
}

/** An outline on the waving cloth, with enough points to follow the wave. */
export function clothOutline(points: readonly Point[], closed = true): Point[] {
  return points.flatMap((from, i) => {
    const to = points[i + 1] ?? (closed ? points[0] : undefined)
    if (!to) return [clothPoint(from)]
    const steps = Math.max(1, Math.round(Math.abs(to[0] - from[0]) * 14))
    return Array.from({ length: steps }, (_, k) =>
      clothPoint([
        from[0] + ((to[0] - from[0]) * k) / steps,
        from[1] + ((to[1] - from[1]) * k) / steps,
      ]),
    )
  })
}

export function boxOf([left, top, right, bottom]: Part): Point[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
}

/** Corrects the aspect of the cloth, so that circles stay round. */
export function around(x: number, y: number, points: readonly Point[]): Point[] {
  return points.map(([dx, dy]): Point => [x + (dx * HIGH) / WIDE, y + dy])
}

export function roundAt(x: number, y: number, radius: number, steps = 28): Point[] {
  return around(x, y, ellipse(0, 0, radius, radius, 0, steps))
}

const rad = (degrees: number) => (degrees * Math.PI) / 180

function arc(x: number, y: number, radius: number, from: number, to: number, steps: number) {
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const angle = from + ((to - from) * i) / steps
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}

export function starAt(x: number, y: number, radius: number, rays = 5, waist = 0.42): Point[] {
  const points = Array.from({ length: rays * 2 }, (_, i): Point => {
    const angle = (i / rays - 0.5) * Math.PI
    const reach = i % 2 === 0 ? radius : radius * waist
    return [reach * Math.cos(angle), reach * Math.sin(angle)]
  })
  return around(x, y, points)
}

const turned = (points: readonly Point[], degrees: number): Point[] => {
  const [cos, sin] = [Math.cos(rad(degrees)), Math.sin(rad(degrees))]
  return points.map(([x, y]): Point => [x * cos - y * sin, x * sin + y * cos])
}

/** A crescent, open to the right, turned clockwise. */
export function crescentAt(x: number, y: number, radius: number, turn = 0): Point[] {
  const outer = arc(0, 0, radius, 0.67, Math.PI * 2 - 0.67, 26)
  const inner = arc(radius * 0.28, 0, radius * 0.8, Math.PI * 2 - 0.89, 0.89, 22)
  return around(x, y, turned([...outer, ...inner], turn))
}

/** The lower half of a disc, turned clockwise. */
export function halfDiscAt(x: number, y: number, radius: number, turn = 0): Point[] {
  return around(x, y, turned(arc(0, 0, radius, 0, Math.PI, 16), turn))
}

export function shieldAt(x: number, y: number, radius: number): Point[] {
  const foot = arc(0, -0.2 * radius, 0.8 * radius, 0, Math.PI, 12)
  return around(x, y, [
    [-0.8 * radius, -radius],
    [0.8 * radius, -radius],
    ...foot.map(([px, py]): Point => [px, -0.2 * radius + (py + 0.2 * radius) * 1.45]),
  ])
}

/** The part of an outline inside a part of the cloth. */
function cut(points: readonly Point[], [left, top, right, bottom]: Part): Point[] {
  const sides: readonly [axis: 0 | 1, edge: number, sign: 1 | -1][] = [
    [0, left, 1],
    [0, right, -1],
    [1, top, 1],
    [1, bottom, -1],
  ]
  return sides.reduce<readonly Point[]>((clipped, [axis, edge, sign]) => {
    const inside = (point: Point) => (point[axis] - edge) * sign >= 0
    return clipped.flatMap((to, i) => {
      const from = clipped[(i + clipped.length - 1) % clipped.length] ?? to
      const t = (edge - from[axis]) / (to[axis] - from[axis])
      const meets: Point = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
      if (inside(to)) return inside(from) ? [to] : [meets, to]
      return inside(from) ? [meets] : []
    })
  }, points) as Point[]
}

/** A band from edge to edge, clipped to the cloth or its part. */
export function bandAcross(width: number, from: Point, to: Point, part: Part): Point[] {
  const [dx, dy] = [(to[0] - from[0]) * WIDE, (to[1] - from[1]) * HIGH]
  const length = Math.hypot(dx, dy)
  const [ux, uy] = [dx / length, dy / length]
  const half = (width * HIGH) / 2
  const corner = ([x, y]: Point, along: number, side: number): Point => [
    x + (ux * along - uy * side) / WIDE,
    y + (uy * along + ux * side) / HIGH,
  ]
  const spare = 2 * half
  return cut(
    [
      corner(from, -spare, half),
      corner(to, spare, half),
      corner(to, spare, -half),
      corner(from, -spare, -half),
    ],
    part,
  )
}
