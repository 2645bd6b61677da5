import { difference, mix, type Oklab, oklabToOklch, type Oklch, oklch } from '../colour'
import { type Box, type Point, rectangle } from '../geometry'
import type { Motif } from '../motif'
import { isFlag } from '../motifs/flags'
import { isInColours } from '../relations/sorts'
import { fill, type Paint, stroke } from '../svg'
import { stampEdge } from './perforated'
import { inkOf, isDark, type Inks, type Press, type Printed, printedAt } from './print'

const VERMILION = oklch(0.56, 0.18, 31)
const PAPER = oklch(0.955, 0.02, 88)

/** px of a seal, and of a stamp in colours. */
const SEAL = 80
const STAMP = { wide: 82, high: 94, flag: { wide: 104, high: 84 } }
const APART = 12

/** px of the highest of them. */
export const HIGHEST = STAMP.high

type Piece = { motif: Motif; wide: number; high: number; isStamp: boolean }

function piecesOf(motifs: readonly Motif[], isPlates: boolean): Piece[] {
  return motifs.map((motif): Piece => {
    const isStamp = isInColours(motif) && !isPlates
    if (!isStamp) return { motif, wide: SEAL, high: SEAL, isStamp }
    const { wide, high } = isFlag(motif.name) ? STAMP.flag : STAMP
    return { motif, wide, high, isStamp }
  })
}

/** Seals and stamps in a column or a row. */
export type Marks = {
  wide: number
  high: number
  pieces: readonly (Piece & { x: number; y: number })[]
}

/** @param isRow whether they are beside each other and not below */
export function marksOf(motifs: readonly Motif[], isRow: boolean, isPlates: boolean): Marks {
  let at = 0
  const pieces = piecesOf(motifs, isPlates).map((piece) => {
    const start = at
    at += (isRow ? piece.wide : piece.high) + APART
    return { ...piece, x: isRow ? start : 0, y: isRow ? 0 : start }
  })
  const [widest, highest] = [
    Math.max(...pieces.map(({ wide }) => wide)),
    Math.max(...pieces.map(({ high }) => high)),
  ]
  return {
    wide: isRow ? at - APART : widest,
    high: isRow ? highest : at - APART,
    // They are flush with the edge that is next to the picture's.
    pieces: pieces.map((one) => ({
      ...one,
      x: isRow ? one.x : one.x + widest - one.wide,
      y: isRow ? one.y + highest - one.high : one.y,
    })),
  }
}

/** An edge as it wears off a carved stone. */
function worn({ left, right, top, bottom }: Box, noise: Press['noise']): Point[] {
  const cut = (right - left) * 0.04
  const corners: Point[] = [
    [left + cut, top],
    [right - cut, top],
    [right, top + cut],
    [right, bottom - cut],
    [right - cut, bottom],
    [left + cut, bottom],
    [left, bottom - cut],
    [left, top + cut],
  ]
  return corners.map(([x, y]): Point => [
    x + 3 * noise(x / 20, y / 20),
    y + 3 * noise(y / 20, x / 20),
  ])
}

function seal(press: Press, piece: Piece, box: Box, ink: Paint, ground: Paint): Printed {
  const { motif } = piece
  const side = box.right - box.left
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const edge = worn(box, press.noise)
  // Either the stone round the figure is cut away, or the figure itself.
  const local = typeof ink === 'string' ? undefined : inkOf(motif)
  const isRelief = local !== undefined || (isDark(motif) && motif.kind !== 'symbol')
  const tone = local ?? ink
  const inner = rectangle(box.left + side * 0.07, box.top + side * 0.07, side * 0.86, side * 0.86)
  const sheet = isRelief
    ? fill(edge, ground) + stroke(inner, tone, side * 0.045, { closed: true })
    : fill(edge, tone)
  const inks: Inks = isRelief ? { ink: tone, ground } : { ink: ground, ground: tone }
  const figure = printedAt(press, motif, [x, y, side * (isRelief ? 0.68 : 0.78)], inks)
  return whole(figure, edge, sheet)
}

/** A figure with the sheet it is on, which a wind leaves in place too. */
function whole({ svg, placed }: Printed, edge: readonly Point[], sheet: string): Printed {
  const shapes = [{ role: 'm' as const, points: edge }, ...placed.shapes]
  return { svg: sheet + svg, placed: { ...placed, shapes } }
}

function stamp(press: Press, piece: Piece, box: Box): Printed {
  const { motif, wide, high } = piece
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const tint = isFlag(motif.name) ? PAPER : mix(PAPER, press.palette.light, 0.5)
  const field = rectangle(box.left + 8, box.top + 8, wide - 16, high - 16)
  const figure = printedAt(press, motif, [x, y, (isFlag(motif.name) ? wide : high) * 0.76], {
    ink: press.palette.ink,
    ground: tint,
  })
  const edge = stampEdge(box, 3.6)
  const shadow = edge.map(([sx, sy]): Point => [sx + 3, sy + 4])
  const sheet =
    fill(shadow, press.palette.ink, { opacity: 0.3 }) +
    fill(edge, PAPER) +
    fill(field, tint) +
    stroke(field, mix(press.palette.ink, tint, 0.4), 2, { closed: true })
  return whole(figure, edge, sheet)
}

/** Whether the usual ink of a seal is seen on a ground. */
export function isRedSeen(ground: Oklab): boolean {
  return difference(VERMILION, oklabToOklch(ground)) >= 0.17
}

/** Colours of a seal, the usual one first, of which one is seen on a ground. */
function sealInk({ palette }: Press, ground: Oklab): Oklch {
  const on = oklabToOklch(ground)
  const inks = [VERMILION, palette.a, palette.ink, oklch(0.4, 0.12, 255)]
  const isSeen = (ink: Oklch) => difference(ink, on) >= 0.17 && difference(ink, PAPER) >= 0.3
  return inks.find(isSeen) ?? PAPER
}

/** Seals and stamps at a place. @param on the colour there @param plates of a print in three inks */
export function stamped(
  press: Press,
  { pieces }: Marks,
  { x, y, lab }: { x: number; y: number; lab: Oklab },
  plates?: Inks,
): { printed: Printed[]; ink: Paint } {
  const ink = plates?.ink ?? sealInk(press, lab)
  const ground = plates?.ground ?? (ink === PAPER ? press.palette.ink : PAPER)
  const printed = pieces.map((piece) => {
    const [left, top] = [x + piece.x, y + piece.y]
    const box = { left, top, right: left + piece.wide, bottom: top + piece.high }
    return piece.isStamp ? stamp(press, piece, box) : seal(press, piece, box, ink, ground)
  })
  return { printed, ink }
}
