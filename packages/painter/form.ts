import { blurGrid, spreadDistances } from './distance-grid'
import { type PlacedMotif, shifted } from './draw-motif'
import type { Point } from './geometry'
import type { Kind, Shape } from './motif'
import { isFlag } from './motifs/flags'
import { createStencil } from './stencil'

/** A motif as a body in the light (Johnston 2002): heights from the distance to its outlines. */
export type Form = {
  /** Square grid over the motif: brightness of each node, -1 to 1; a flat place has `FLAT`. */
  light: Float32Array
  count: number
  /** px between two nodes. */
  cell: number
  /** The first node. */
  from: Point
  /** Brightness at a point of the picture. */
  at(x: number, y: number): number
  /** Direction of lines along the form, in radians: across its slope. */
  along(x: number, y: number): number
}

/** Direction to the light: from the left, above and in front. */
export const UPPER_LEFT: Point = [-0.62, -0.58]
const TOWARD_VIEWER = 0.53
export const FLAT = TOWARD_VIEWER

/** Direction of lines where a form is flat. */
const PLAIN: Point = [0.84, -0.54]

const CELLS = 96
const PAD = 4

/** How far in from its outline a body is round, as a share of its thickness; a made thing has only
 * rounded edges. */
const ROUND: Record<Kind, number> = {
  food: 1,
  vessel: 1,
  plant: 0.8,
  animal: 0.85,
  person: 0.7,
  sky: 0.8,
  place: 0.3,
  vehicle: 0.5,
  object: 0.5,
  symbol: 0.5,
}

/** What gives light, and what is flat, has no shadow of its own. */
export function isFlat({ name, kind }: PlacedMotif['motif']): boolean {
  const isLight = /sun|star|flame|fire|lightning|rainbow|comet|spark|moon/.test(name)
  return isFlag(name) || (isLight && kind !== 'animal' && kind !== 'plant')
}

function areaOf({ points }: Shape): number {
  const twice = points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y]
    return sum + x * ny - nx * y
  }, 0)
  return Math.abs(twice) / 2
}

/** Closed shapes that are bodies of their own, such as a head before a trunk. */
function partsOf({ shapes, box }: PlacedMotif): Shape[] {
  const minArea = (box.right - box.left) * (box.bottom - box.top) * 0.02
  const isPart = (shape: Shape) =>
    shape.width === undefined && !/^[xylk]/.test(shape.role) && areaOf(shape) > minArea
  return shapes.filter(isPart)
}

function heightsOf(inside: (at: number) => boolean, parts: Int16Array, count: number) {
  const far = count * 2
  const outer = new Float32Array(count * count)
  const inner = new Float32Array(count * count)
  for (let at = 0; at < outer.length; at++) {
    outer[at] = inside(at) ? far : 0
    const isSeam = parts[at] !== parts[at + 1] || parts[at] !== parts[at + count]
    inner[at] = inside(at) && !isSeam ? far : 0
  }
  spreadDistances(outer, count)
  spreadDistances(inner, count)
  return { outer, inner }
}

function made(placed: PlacedMotif, [lx, ly]: Point): Form {
  const { left, right, top, bottom } = placed.box
  const cell = Math.max(right - left, bottom - top, 24) / (CELLS - 2 * PAD)
  const from: Point = [left - PAD * cell, top - PAD * cell]
  const local = shifted(placed, -from[0], -from[1])
  const count = CELLS
  const whole = createStencil([local], count * cell, cell)
  const split = createStencil(
    partsOf(local).map((shape) => ({ ...local, shapes: [shape] })),
    count * cell,
    cell,
  )
  const parts = new Int16Array(count * count)
  const mask = new Float32Array(count * count)
  for (let y = 0, at = 0; y < count; y++) {
    for (let x = 0; x < count; x++, at++) {
      const [px, py] = [(x + 0.5) * cell, (y + 0.5) * cell]
      mask[at] = whole.at(px, py) ? 1 : 0
      parts[at] = (split.at(px, py)?.motif ?? -1) + 1
    }
  }
  const { outer, inner } = heightsOf((at) => mask[at] === 1, parts, count)
  const thick = outer.reduce((max, value) => Math.max(max, value), 1)
  const reach = Math.max(3, thick * ROUND[placed.motif.kind])
  const dome = (d: number) => Math.sqrt(Math.max(0, 1 - (1 - Math.min(1, d / reach)) ** 2))
  const raw = outer.map((d, at) => reach * (0.62 * dome(d) + 0.38 * dome((inner[at] ?? 0) * 1.4)))
  const soft = Math.max(1, Math.round(reach / 7))
  const height = blurGrid(blurGrid(raw, count, count, soft), count, count, soft)
  const light = new Float32Array(count * count).fill(FLAT)
  const along = new Float32Array(count * count)
  for (let at = count; at < light.length - count; at++) {
    const dx = ((height[at + 1] ?? 0) - (height[at - 1] ?? 0)) / 2
    const dy = ((height[at + count] ?? 0) - (height[at - count] ?? 0)) / 2
    light[at] = (-dx * lx - dy * ly + TOWARD_VIEWER) / Math.sqrt(1 + dx * dx + dy * dy)
    const sign = dx * PLAIN[1] - dy * PLAIN[0] < 0 ? -1 : 1
    along[at] = Math.atan2(sign * dx + PLAIN[1] * 0.12, -sign * dy + PLAIN[0] * 0.12)
  }
  const nodeAt = (x: number, y: number) => {
    const column = Math.floor((x - from[0]) / cell)
    const row = Math.floor((y - from[1]) / cell)
    return column < 0 || row < 0 || column >= count || row >= count ? -1 : row * count + column
  }
  return {
    light,
    count,
    cell,
    from,
    at: (x, y) => light[nodeAt(x, y)] ?? FLAT,
    along: (x, y) => along[nodeAt(x, y)] ?? 0,
  }
}

const known = new WeakMap<readonly Shape[], Map<string, Form>>()

/** @param light direction to the light in the picture */
export function formOf(placed: PlacedMotif, light: Point = UPPER_LEFT): Form {
  const forms = known.get(placed.shapes) ?? new Map<string, Form>()
  known.set(placed.shapes, forms)
  const key = light.join()
  const form = forms.get(key) ?? made(placed, light)
  forms.set(key, form)
  return form
}
