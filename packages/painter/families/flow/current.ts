import { createDistanceField } from '../../distance-field'
import type { Point } from '../../geometry'
import type { Noise } from '../../noise'
import type { Stencil } from '../../stencil'

export const CURRENTS = ['swell', 'two eddies', 'rise', 'halo', 'fall', 'vortex'] as const
export type Current = (typeof CURRENTS)[number]

/** A direction and its strength. Directions are blended as vectors: an angle jumps by a whole turn
 * somewhere, and a mean of angles would tear there. */
type Flow = (x: number, y: number) => Point

export type Whirl = { at: Point; reach: number; sense?: 1 | -1 }

type CurrentOptions = {
  size: number
  noise: Noise
  current: Current
  stencil: Stencil
  whirls: readonly Whirl[]
}

function blend([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [ax + (bx - ax) * share, ay + (by - ay) * share]
}

function turned([x, y]: Point, by: number): Point {
  const [cos, sin] = [Math.cos(by), Math.sin(by)]
  return [x * cos - y * sin, x * sin + y * cos]
}

/** Round its centre; weak in the middle, where there is no direction. */
function round([cx, cy]: Point, x: number, y: number, sense: number): Point {
  const far = Math.hypot(x - cx, y - cy)
  const radius = Math.max(far, 12)
  return [(-(y - cy) / radius) * sense, ((x - cx) / radius) * sense]
}

function slope(current: Current, x: number, y: number, slow: number): number {
  if (current === 'swell') return 0.5 * Math.sin(x / 130 + y / 200) + slow * 0.5
  if (current === 'rise') return -Math.PI / 2 + 0.7 * Math.sin(x / 170) + slow * 0.6
  if (current === 'fall') return 0.95 + 0.35 * Math.sin((x - y) / 190) + slow * 0.35
  return slow
}

/** The field of a picture outside its figures: strokes follow their outlines, and farther away the
 * current. */
export function createCurrent({ size, noise, current, stencil, whirls }: CurrentOptions): Flow {
  const distance = createDistanceField(stencil, size)
  const reach = size * (current === 'halo' ? 0.24 : 0.085)
  return (x, y) => {
    const angle = slope(current, x, y, noise(x / 230, y / 230) * 1.1)
    let out: Point = [Math.cos(angle), Math.sin(angle)]
    for (const { at, reach: wide, sense = 1 } of whirls) {
      const near = Math.exp(-((Math.hypot(x - at[0], y - at[1]) / wide) ** 2))
      out = blend(out, round(at, x, y, sense), near)
    }
    const [gx, gy] = distance.away(x, y)
    const beside = Math.exp(-((Math.max(0, distance.at(x, y)) / reach) ** 2)) * Math.hypot(gx, gy)
    return blend(out, [-gy, gx], Math.min(1, beside))
  }
}

/** Strokes inside a figure run across those around it, so that its edge shows. */
export function angleOf(flow: Flow, stencil: Stencil): (x: number, y: number) => number {
  return (x, y) => {
    const [dx, dy] = stencil.at(x, y) ? turned(flow(x, y), 1.15) : flow(x, y)
    return Math.atan2(dy, dx)
  }
}
