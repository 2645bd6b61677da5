import { mix, type Oklch, oklch, shade, standOff } from './colour'
import { type Box, type Point, wobble } from './geometry'
import { boxOf, type Motif, type Role, type Shape } from './motif'
import type { Noise } from './noise'
import { type Palette, underLight } from './palette'
import { fill, type Paint, stroke } from './svg'

export type RoleColours = Record<Role, Oklch>

export type PlacedMotif = { motif: Motif; shapes: readonly Shape[]; box: Box }

function placeWith(
  motif: Motif,
  scale: number,
  x: number,
  y: number,
  flip: boolean,
  turn: number,
): PlacedMotif {
  const cos = Math.cos(turn) * scale
  const sin = Math.sin(turn) * scale
  const move = ([px, py]: Point): Point => {
    const qx = flip ? -px : px
    return [x + qx * cos - py * sin, y + qx * sin + py * cos]
  }
  const shapes = motif.shapes.map((shape) => ({
    ...shape,
    points: shape.points.map(move),
    ...(shape.width === undefined ? {} : { width: shape.width * scale }),
  }))
  return { motif, shapes, box: boxOf(shapes, scale) }
}

export type Pose = { flip?: boolean; turn?: number }

/** Places a motif with its measured foot on `y`, centred on `x`, at most so high and so wide. */
export function stand(
  motif: Motif,
  x: number,
  y: number,
  high: number,
  wide = high * 1.6,
  pose: Pose = {},
): PlacedMotif {
  const { left, right, top, bottom } = motif.box
  const scale = Math.min(high / (bottom - top), wide / (right - left))
  const middle = ((left + right) / 2) * (pose.flip ? -1 : 1)
  return placeWith(
    motif,
    scale,
    x - middle * scale,
    y - bottom * scale,
    pose.flip ?? false,
    pose.turn ?? 0,
  )
}

/** Places a motif centred on a point, inside a square of `side`. */
export function fit(
  motif: Motif,
  x: number,
  y: number,
  side: number,
  pose: Pose = {},
): PlacedMotif {
  const { left, right, top, bottom } = motif.box
  const scale = side / Math.max(right - left, bottom - top)
  const middle = ((left + right) / 2) * (pose.flip ? -1 : 1)
  const turn = pose.turn ?? 0
  const [mx, my] = [middle * scale, ((top + bottom) / 2) * scale]
  const dx = mx * Math.cos(turn) - my * Math.sin(turn)
  const dy = mx * Math.sin(turn) + my * Math.cos(turn)
  return placeWith(motif, scale, x - dx, y - dy, pose.flip ?? false, turn)
}

/** A motif's colours under the picture's light, distinct from its ground.
 * @param share how far local colours move toward the palette, 0–1 */
export function roleColours(
  motif: Motif,
  palette: Palette,
  ground: Oklch,
  share = 0.2,
): RoleColours {
  const toward = { m: palette.mid, s: palette.light, a: palette.a }
  const onDark = ground.l < 0.42
  const lift = (colour: Oklch, least: number) =>
    onDark && colour.l < least ? shade(colour, least - colour.l) : colour
  const m = lift(standOff(underLight(motif.main, palette, toward.m, share), ground, 0.17), 0.52)
  const s = lift(underLight(motif.second, palette, toward.s, share * 0.6), 0.5)
  const step = palette.key === 'night' ? 0.1 : 0.12
  const { extra } = motif
  return {
    m,
    s,
    x: extra?.x ? underLight(extra.x, palette, toward.m, share) : shade(m, -step),
    y: extra?.y ? underLight(extra.y, palette, toward.s, share * 0.6) : shade(s, -step),
    l: mix(oklch(0.965, 0.02, 88), palette.light, palette.key === 'night' ? 0.22 : 0.08),
    d: extra?.d
      ? underLight(extra.d, palette, toward.m, share)
      : mix(shade(m, -0.28), palette.ink, 0.45),
    a: underLight(motif.accent, palette, toward.a, share),
    k: mix(palette.ink, oklch(0.2, 0.03, 30), 0.4),
  }
}

/** The SVG of a placed motif. All shapes share one noise field, so adjacent edges stay closed. */
export function drawMotif(
  placed: PlacedMotif,
  colours: Record<Role, Paint>,
  noise: Noise,
  amount = 2,
): string {
  const size = placed.box.bottom - placed.box.top
  const rough = Math.min(amount, size / 90)
  return placed.shapes
    .map(({ role, points, width }) =>
      width === undefined
        ? fill(wobble(points, noise, rough), colours[role])
        : stroke(wobble(points, noise, rough, false), colours[role], Math.max(1.6, width)),
    )
    .join('')
}

/** All outlines as one flat shape, for shadows, halos and reflections. */
export function silhouette(placed: PlacedMotif, colour: Paint, noise: Noise, grow = 0): string {
  return placed.shapes
    .map(({ points, width }) => {
      const path = wobble(points, noise, 2, width === undefined)
      const line = (width ?? 0) + grow * 2
      const body = width === undefined ? fill(path, colour) : ''
      return line > 0 ? body + stroke(path, colour, line, { closed: width === undefined }) : body
    })
    .join('')
}
