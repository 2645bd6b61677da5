import { type PlacedMotif, shifted, stand } from '../draw-motif'
import type { Box, Point } from '../geometry'
import { boxOf, type Kind, type Motif, type Mount, movedShape, type Shape } from '../motif'
import { roleLater } from '../roles'

/** A motif in a group, with where its own points are. */
export type Piece = PlacedMotif & { at(point: Point): Point; scale: number; flip: boolean }

type Seat = { x: number; foot: number; high: number; wide?: number; flip?: boolean }

/** A motif with its foot on a line, at most so high and so wide. */
export function put(motif: Motif, { x, foot, high, wide = high * 4, flip = false }: Seat): Piece {
  const placed = stand(motif, x, foot, high, wide, { flip })
  const turned = flip && !motif.oneWay
  const scale = (placed.box.right - placed.box.left) / (motif.box.right - motif.box.left)
  const middle = ((motif.box.left + motif.box.right) / 2) * (turned ? -1 : 1)
  const [dx, dy] = [x - middle * scale, foot - motif.box.bottom * scale]
  return {
    ...placed,
    scale,
    flip: turned,
    at: ([px, py]) => [dx + (turned ? -px : px) * scale, dy + py * scale],
  }
}

/** A motif in the middle of a box, as large as the box allows. */
export function fill(motif: Motif, { left, right, top, bottom }: Box, flip = false): Piece {
  const [x, high, wide] = [(left + right) / 2, bottom - top, right - left]
  const trial = put(motif, { x, foot: bottom, high, wide, flip })
  return moved(trial, 0, (top - trial.box.top) / 2)
}

export function moved(piece: Piece, dx: number, dy: number): Piece {
  return {
    ...piece,
    ...shifted(piece, dx, dy),
    at: (point) => {
      const [x, y] = piece.at(point)
      return [x + dx, y + dy]
    },
  }
}

/** Shapes without a motif of their own, in the roles of the piece before them. */
export type Loose = { shapes: readonly Shape[]; of: Motif }

type Group = {
  name: string
  kind: Kind
  mount: Mount
  /** The one whose colours speak for the group. */
  hero: Motif
}

/** One motif of several in the order of their drawing; each keeps its own colours. */
export function join(items: readonly (Piece | Loose)[], group: Group): Motif {
  const parts: Motif[] = []
  const shapes = items.flatMap((item): Shape[] => {
    const motif = 'of' in item ? item.of : item.motif
    const added = motif.parts ?? [motif]
    const known = parts.findIndex((part, i) => added.every((one, k) => parts[i + k] === one))
    const first = known >= 0 ? known : parts.push(...added) - added.length
    return item.shapes.map((shape) => ({ ...shape, role: roleLater(shape.role, first) }))
  })
  const whole = boxOf(shapes)
  const scale = 2 / Math.max(whole.right - whole.left, whole.bottom - whole.top)
  const middle: Point = [(whole.left + whole.right) / 2, (whole.top + whole.bottom) / 2]
  const move = ([x, y]: Point): Point => [(x - middle[0]) * scale, (y - middle[1]) * scale]
  const inBox = shapes.map((shape) => movedShape(shape, move, scale))
  const { hero, name, kind, mount } = group
  const isOneWay = parts.some(({ oneWay }) => oneWay)
  return {
    name,
    kind,
    mount,
    oneWay: isOneWay,
    hues: hero.hues,
    draught: mount === 'floats' ? hero.draught : 0,
    main: hero.main,
    second: hero.second,
    accent: hero.accent,
    parts,
    shapes: inBox,
    box: boxOf(inBox),
  }
}

const COLUMNS = 48

/** The upper and the lower edge of shapes in columns; undefined where there is nothing. */
function profileOf(shapes: readonly Shape[], left: number, wide: number) {
  const top = new Array<number | undefined>(COLUMNS)
  const bottom = new Array<number | undefined>(COLUMNS)
  const mark = (column: number, y: number) => {
    if (column < 0 || column >= COLUMNS) return
    top[column] = Math.min(top[column] ?? Infinity, y)
    bottom[column] = Math.max(bottom[column] ?? -Infinity, y)
  }
  for (const { points, width } of shapes) {
    const half = (width ?? 0) / 2
    points.forEach(([x0, y0], i) => {
      const next = points[i + 1] ?? (width === undefined ? points[0] : undefined)
      if (!next) return
      const steps = Math.max(1, Math.ceil((Math.abs(next[0] - x0) / wide) * COLUMNS * 2))
      for (let k = 0; k <= steps; k++) {
        const t = k / steps
        const column = Math.floor(((x0 + (next[0] - x0) * t - left) / wide) * COLUMNS)
        const y = y0 + (next[1] - y0) * t
        mark(column, y - half)
        mark(column, y + half)
      }
    })
  }
  return { top, bottom }
}

/** y of the upper edge of a piece at a place across, 0 to 1 of its width. */
export function topAt({ shapes, box }: PlacedMotif, share: number): number {
  const { top } = profileOf(shapes, box.left, box.right - box.left)
  const at = Math.min(COLUMNS - 1, Math.max(0, Math.floor(share * COLUMNS)))
  const near = [at, at - 1, at + 1, at - 2, at + 2].map((column) => top[column])
  return near.find((y) => y !== undefined) ?? box.top
}

/** The upper piece lowered on the lower one, where it rests on most of its foot.
 * @param within the part of the lower one's width that may bear it */
export function rest(
  lower: PlacedMotif,
  upper: Piece,
  within: readonly [number, number] = [0.25, 0.75],
  sink = 0.07,
): Piece {
  const wide = lower.box.right - lower.box.left
  const ground = profileOf(lower.shapes, lower.box.left, wide).top
  const [high, width] = [upper.box.bottom - upper.box.top, upper.box.right - upper.box.left]
  const feet = upper.shapes.filter(({ points }) =>
    points.some(([, y]) => y > upper.box.bottom - high * 0.2),
  )
  const middle = (upper.box.left + upper.box.right) / 2
  const base = profileOf(feet, middle - wide / 2, wide).bottom
  let best = { cost: Infinity, dx: 0, dy: 0 }
  const tries = 9
  for (let i = 0; i < tries; i++) {
    const share = within[0] + ((within[1] - within[0]) * i) / (tries - 1)
    const shift = Math.round((share - 0.5) * COLUMNS)
    const gaps = base.flatMap((foot, column) => {
      const under = ground[column + shift]
      return foot === undefined || foot < upper.box.bottom - high * 0.16 || under === undefined
        ? []
        : [under - foot]
    })
    if (gaps.length === 0) continue
    const closest = Math.min(...gaps)
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
    // Low seats are safe ones, and the middle is the usual one.
    const cost = (mean - closest) / high + 0.25 * Math.abs(share - 0.5) - (closest / high) * 0.12
    if (cost < best.cost) {
      const dx = lower.box.left + wide * share - middle
      best = { cost, dx, dy: closest + Math.min(0.12 * high, (mean - closest) * 0.5) }
    }
  }
  const [dx, dy] =
    best.cost === Infinity
      ? [(lower.box.left + lower.box.right) / 2 - middle, lower.box.top - upper.box.bottom]
      : [best.dx, best.dy]
  return moved(upper, dx, dy + Math.min(high, width) * sink)
}
