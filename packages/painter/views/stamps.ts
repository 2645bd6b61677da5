import { mix, type Oklch, oklch } from '../colour'
import { fit, type PlacedMotif, roleColours } from '../draw-motif'
import { bestBehind, edgeRoles, edgeShown } from '../families/edges'
import { type Box, type Point, rectangle } from '../geometry'
import { boxOf, type Motif } from '../motif'
import { isFlag } from '../motifs/flags'
import { flatCloth } from '../motifs/flags/cloth'
import type { Noise } from '../noise'
import type { Palette } from '../palette'
import type { Rng } from '../random'
import { drawLit } from '../shading'
import type { Shown } from '../shown'
import { blurFilter, fill, group } from '../svg'
import { boxAround, type Corner, cornerFor, type Layout, type Sheet } from './stamp-corner'

/** px of a stamp's short and long side, its white edge, and half of a hole of its perforation. */
const [SHORT, LONG, EDGE, HOLE] = [156, 184, 15, 5]
const MOST_TURN = 4

export type Stamps = {
  /** The stamps in the order of the guests, each with its motif. */
  shown: readonly Shown[]
  papers: readonly Box[]
  defs: string
  body: string
}

/** A flag fills its stamp. */
const isFull = (motif: Motif) => isFlag(motif.name) && motif.name !== 'crossed flags'

/** A flag without its pole, as flat as paper. */
function printed(motif: Motif): Motif {
  if (!isFull(motif)) return motif
  const shapes = motif.shapes
    .slice(1, -1)
    .map((shape) => ({ ...shape, points: shape.points.map(flatCloth) }))
  return { ...motif, shapes, box: boxOf(shapes) }
}

function sizeOf(motif: Motif): { wide: number; high: number } {
  const aspect = (motif.box.right - motif.box.left) / (motif.box.bottom - motif.box.top)
  if (isFull(motif)) return { wide: LONG, high: (LONG - 2 * EDGE) / aspect + 2 * EDGE }
  return aspect > 1.25 ? { wide: LONG - 14, high: LONG - 14 } : { wide: SHORT, high: LONG }
}

/** Points along a side, with half circles that bite into it. */
function perforated(from: Point, to: Point): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const [ux, uy] = [dx / length, dy / length]
  const count = Math.round(length / (HOLE * 3.2))
  return Array.from({ length: count }, (_, i) => ((i + 0.5) / count) * length).flatMap((middle) =>
    Array.from({ length: 7 }, (_, k): Point => {
      const angle = Math.PI * (1 - k / 6)
      const [along, inward] = [middle + HOLE * Math.cos(angle), HOLE * Math.sin(angle)]
      return [from[0] + ux * along - uy * inward, from[1] + uy * along + ux * inward]
    }),
  )
}

function turnedBy(turn: number, { x, y }: Sheet) {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return ([px, py]: Point): Point => [
    x + (px - x) * cos - (py - y) * sin,
    y + (px - x) * sin + (py - y) * cos,
  ]
}

function groundFor(motif: Motif, palette: Palette): Oklch {
  const { paper, light, deep, a, b } = palette
  const edges = edgeRoles(motif)
  return bestBehind(
    [
      mix(b, paper, 0.45),
      mix(light, paper, 0.3),
      mix(a, paper, 0.55),
      oklch(0.74, 0.07, palette.scheme.second),
      oklch(0.45, 0.08, palette.scheme.main),
      oklch(0.32, Math.min(0.07, deep.c + 0.02), deep.h),
      oklch(0.95, 0.02, 90),
    ],
    (ground) => edgeShown(edges, roleColours(motif, palette, ground, 0.05), ground, 0.24),
  )
}

function placedOn(motif: Motif, { x, y, wide, high }: Sheet, turn: number): PlacedMotif {
  if (isFull(motif)) return fit(motif, x, y, wide - 2 * EDGE, { turn })
  return fit(motif, x, y, (Math.min(wide, high) - 2 * EDGE) * 0.86, { turn })
}

/** The corner for the stamps of what else was chosen. */
export function cornerOf(guests: readonly Motif[], layout: Layout): Corner {
  return cornerFor(
    guests.map((guest) => sizeOf(printed(guest))),
    layout,
  )
}

/** What else was chosen, each as a postage stamp on one of these sheets. */
export function stampsFor(
  guests: readonly Motif[],
  palette: Palette,
  noise: Noise,
  rng: Rng,
  sheets: readonly Sheet[],
): Stamps {
  const motifs = guests.map(printed)
  const turn = (rng.range(1, MOST_TURN) * (rng.chance(0.5) ? 1 : -1) * Math.PI) / 180
  const paper = mix(oklch(palette.key === 'night' ? 0.91 : 0.965, 0.015, 90), palette.paper, 0.25)
  const drawn = motifs.flatMap((motif, i) => {
    const sheet = sheets[i]
    if (!sheet) return []
    const { x, y, wide, high } = sheet
    const turned = turnedBy(turn, sheet)
    const corners = rectangle(x - wide / 2, y - high / 2, wide, high)
    const outline = corners
      .flatMap((from, k) => [from, ...perforated(from, corners[(k + 1) % 4] ?? from)])
      .map(turned)
    const inner = rectangle(
      x - wide / 2 + EDGE,
      y - high / 2 + EDGE,
      wide - 2 * EDGE,
      high - 2 * EDGE,
    ).map(turned)
    const ground = isFull(motif) ? paper : groundFor(motif, palette)
    const placed = placedOn(motif, sheet, turn)
    const colours = roleColours(motif, palette, ground, 0.05)
    const shadow = outline.map(([px, py]): Point => [px + 3, py + 6])
    return [
      {
        shown: placed,
        paper: boxAround([sheet], 0),
        body:
          group(fill(shadow, palette.ink, { opacity: 0.45 }), { filter: 'stamp-shadow' }) +
          fill(outline, paper) +
          fill(inner, ground) +
          drawLit(placed, colours, noise, 0.5, { ground }),
      },
    ]
  })
  return {
    shown: drawn.map(({ shown }) => shown),
    papers: drawn.map((one) => one.paper),
    defs: blurFilter('stamp-shadow', 5),
    body: drawn.map(({ body }) => body).join(''),
  }
}
