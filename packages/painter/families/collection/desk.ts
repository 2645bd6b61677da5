import { type Oklch, shade } from '../../colour'
import { fit, type PlacedMotif } from '../../draw-motif'
import { type Box, placedAt, type Point, rectangle, wobble } from '../../geometry'
import type { Motif } from '../../motif'
import { flattened } from '../../ornaments/print'
import type { FamilyContext, Finish } from '../../painting'
import type { Inking, InkingName } from './inkings'

/** A place for one motif, px at 1024. */
export type Field = {
  x: number
  y: number
  wide: number
  high: number
  /** Radians. */
  turn?: number
  /** Number of the motif, counted round. */
  of: number
  /** Its ground; the next of the tints without. */
  ground?: Oklch
  /** The part of its shorter side that a motif fills. */
  share?: number
  flip?: boolean
}

/** What a layout works with. */
export type Desk = FamilyContext & Inking & { motifs: readonly Motif[] }

type Arranged = {
  medium: string
  details?: readonly string[]
  /** What an alt text says of it, as a sentence. */
  words?: string
  fields: readonly Field[]
  defs?: string
  back: string
  /** What is under the motif of a field. */
  under?: (field: Field, ground: Oklch, index: number) => string
  front?: string
  finish?: Partial<Finish>
}

/** A way to show things of equal weight together. */
export type Layout = {
  /** Words that a title may add. */
  lines: readonly string[]
  /** Its colours in turn; those of the motifs without. */
  inkings?: readonly InkingName[]
  suits?: (motifs: readonly Motif[]) => boolean
  arrange: (desk: Desk) => Arranged
}

/** Fields in rows and columns, each motif once in as many fields as there are motifs. */
export function grid(box: Box, columns: number, rows: number, gap: number, count: number): Field[] {
  const wide = (box.right - box.left - gap * (columns - 1)) / columns
  const high = (box.bottom - box.top - gap * (rows - 1)) / rows
  return Array.from({ length: columns * rows }, (_, i): Field => {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    return {
      x: box.left + wide / 2 + column * (wide + gap),
      y: box.top + high / 2 + row * (high + gap),
      wide,
      high,
      of: count >= columns * rows ? i : column + row,
    }
  })
}

export function centred(size: number, wide: number, high = wide): Box {
  return {
    left: (size - wide) / 2,
    right: (size + wide) / 2,
    top: (size - high) / 2,
    bottom: (size + high) / 2,
  }
}

/** The edge of a field, wider by so much, as if cut by hand. */
export function edgeOf(
  field: Field,
  noise: FamilyContext['noise'],
  grow = 0,
  rough = 1.5,
): Point[] {
  const [w, h] = [field.wide / 2 + grow, field.high / 2 + grow]
  return wobble(
    rectangle(-w, -h, 2 * w, 2 * h).map(placedAt([field.x, field.y], field.turn)),
    noise,
    rough,
  )
}

/** A motif as large as a part of its field allows. */
export function placedIn(motif: Motif, field: Field): PlacedMotif {
  const { x, y, wide, high, turn = 0, share = 0.78, flip = false } = field
  const flat = flattened(motif)
  const { left, right, top, bottom } = flat.box
  const [w, h] = [right - left, bottom - top]
  const scale = Math.min((wide * share) / w, (high * share) / h)
  return fit(flat, x, y, scale * Math.max(w, h), { turn, flip })
}

export const shadowOf = (outline: readonly Point[], dx: number, dy: number): Point[] =>
  outline.map(([x, y]): Point => [x + dx, y + dy])

/** Two shades of a ground for patterns on it. */
export const quiet = (ground: Oklch, by = 0.05): Oklch => shade(ground, ground.l > 0.5 ? -by : by)
