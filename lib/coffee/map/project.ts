import type { Position } from './world'

export const TILE_PIXELS = 256
const EARTH_METRES = 40_075_016.686
/** The square that the web's maps show ends here. */
const MAX_LATITUDE = 85.0511

export type Pixel = readonly [x: number, y: number]

/** Web Mercator: pixels of the whole world at this zoom. */
export function toPixel([lng, lat]: Position, zoom: number): Pixel {
  const size = TILE_PIXELS * 2 ** zoom
  const clamped = Math.min(MAX_LATITUDE, Math.max(-MAX_LATITUDE, lat))
  const sine = Math.sin((clamped * Math.PI) / 180)
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
  return [((lng + 180) / 360) * size, y * size]
}

export function metresPerPixel(lat: number, zoom: number): number {
  return (EARTH_METRES * Math.cos((lat * Math.PI) / 180)) / (TILE_PIXELS * 2 ** zoom)
}

export type Box = { left: number; top: number; right: number; bottom: number }

/** Cuts a closed shape at a box, side by side (Sutherland and Hodgman). */
export function clipShape(points: readonly Pixel[], box: Box): Pixel[] {
  let cut: Pixel[] = [...points]
  for (const [axis, limit, sign] of [
    [0, box.left, 1],
    [0, box.right, -1],
    [1, box.top, 1],
    [1, box.bottom, -1],
  ] as const) {
    const inside = (point: Pixel) => sign * (point[axis] - limit) >= 0
    cut = cut.flatMap((point, i) => {
      const before = cut.at(i - 1) ?? point
      const crossing = inside(point) === inside(before) ? [] : [between(before, point, axis, limit)]
      return inside(point) ? [...crossing, point] : crossing
    })
  }
  return cut
}

function between(a: Pixel, b: Pixel, axis: 0 | 1, limit: number): Pixel {
  const part = (limit - a[axis]) / (b[axis] - a[axis])
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]
}

export function clipLine(points: readonly Pixel[], box: Box): Pixel[][] {
  const parts: Pixel[][] = []
  let open: Pixel[] | null = null
  points.forEach((point, i) => {
    const before = points[i - 1]
    if (!before) return
    if (!meets(before, point, box)) {
      open = null
      return
    }
    if (open) open.push(point)
    else parts.push((open = [before, point]))
  })
  return parts
}

function meets([ax, ay]: Pixel, [bx, by]: Pixel, box: Box): boolean {
  return (
    Math.max(ax, bx) >= box.left &&
    Math.min(ax, bx) <= box.right &&
    Math.max(ay, by) >= box.top &&
    Math.min(ay, by) <= box.bottom
  )
}
