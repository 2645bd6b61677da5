import { difference, mix, type Oklch, oklch, shade, standOff, turnHue } from './colour'
import { type Box, boundsOf, type Point, wobble } from './geometry'
import { boxOf, type Motif, movedShape, type Shape } from './motif'
import { baseOf, type BaseRole, byRole, type Role } from './roles'
import type { Noise } from './noise'
import { isSunOrMoon } from './emblem'
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
  const shapes = motif.shapes.map((shape) => movedShape(shape, move, scale))
  return { motif, shapes, box: boxOf(shapes, scale) }
}

/** A motif that goes one way only is never flipped, whatever its pose says. */
export type Pose = { flip?: boolean; turn?: number }

function isFlipped({ oneWay }: Motif, { flip }: Pose): boolean {
  return flip === true && !oneWay
}

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
  const flip = isFlipped(motif, pose)
  const middle = ((left + right) / 2) * (flip ? -1 : 1)
  return placeWith(motif, scale, x - middle * scale, y - bottom * scale, flip, pose.turn ?? 0)
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
  const flip = isFlipped(motif, pose)
  const middle = ((left + right) / 2) * (flip ? -1 : 1)
  const turn = pose.turn ?? 0
  const [mx, my] = [middle * scale, ((top + bottom) / 2) * scale]
  const dx = mx * Math.cos(turn) - my * Math.sin(turn)
  const dy = mx * Math.sin(turn) + my * Math.cos(turn)
  return placeWith(motif, scale, x - dx, y - dy, flip, turn)
}

export function shifted(placed: PlacedMotif, dx: number, dy: number): PlacedMotif {
  const { left, right, top, bottom } = placed.box
  return {
    ...placed,
    shapes: placed.shapes.map((shape) => ({
      ...shape,
      points: shape.points.map(([x, y]): Point => [x + dx, y + dy]),
    })),
    box: { left: left + dx, right: right + dx, top: top + dy, bottom: bottom + dy },
  }
}

/** Moves a motif until it is inside the margins of a square, so that none touches the frame. */
export function insideFrame(placed: PlacedMotif, size: number, margin: number): PlacedMotif {
  const { left, right, top, bottom } = placed.box
  const into = (low: number, high: number) =>
    Math.max(0, margin - low) - Math.max(0, high - (size - margin))
  const [dx, dy] = [into(left, right), into(top, bottom)]
  return dx === 0 && dy === 0 ? placed : shifted(placed, dx, dy)
}

/** So many pale shapes are lights on a surface; more are seeds or dots. */
const GLEAMS = 3
/** The share of a thing that a light on it is at most. */
const GLEAM = 0.08

/** A thing without the lights on its surface: in glass and in few inks they look like sticks on it. */
export function withoutGleams(placed: PlacedMotif): PlacedMotif {
  const { motif, shapes, box } = placed
  const area = ({ left, right, top, bottom }: Box) => (right - left) * (bottom - top)
  const gleams = shapes.filter(
    ({ role, points }) => baseOf(role) === 'l' && area(boundsOf(points)) < GLEAM * area(box),
  )
  const isThing = /food|plant|vessel|object|symbol/.test(motif.kind) && !motif.parts
  if (!isThing || gleams.length > GLEAMS) return placed
  return { ...placed, shapes: shapes.filter((shape) => !gleams.includes(shape)) }
}

/** Degrees by which a hue may turn. */
const TURN = { free: 180, near: 40, fixed: 12 } as const

/** A colour with its hue as near to the motif's local colour as the motif's licence wants; what is
 * white, grey or black stays so. */
function withinLicence(colour: Oklch, local: Oklch, { hues }: Motif): Oklch {
  if (hues === 'free') return colour
  if (local.c < 0.04)
    return oklch(colour.l, Math.min(colour.c, local.c + (hues === 'fixed' ? 0.03 : 0.05)), colour.h)
  return oklch(colour.l, colour.c, turnHue(local.h, colour.h, TURN[hues]))
}

/** A brown or another dark colour, darker until it differs from its ground; a light one as it is. */
function darkened(local: Oklch, ground: Oklch): Oklch {
  if (local.l > 0.6) return local
  for (let l = local.l; l > 0.28; l -= 0.02) {
    const colour = shade(local, l - local.l)
    if (difference(colour, ground) >= 0.17) return colour
  }
  return local
}

/** Parts of a motif differ in colour where they meet. */
const PARTS_APART = 0.13

/** A motif's colours under the picture's light, distinct from its ground.
 * @param share how far local colours move toward the palette, 0–1 */
export function roleColours(
  motif: Motif,
  palette: Palette,
  ground: Oklch,
  share = 0.2,
): RoleColours {
  const all = (motif.parts ?? [motif]).map((part) => coloursOfPart(part, palette, ground, share))
  return byRole(motif, (i) => {
    const [one, before] = [all[i] ?? coloursOfPart(motif, palette, ground, share), all[i - 1]]
    return before ? { ...one, m: standOff(one.m, before.m, PARTS_APART) } : one
  })
}

function coloursOfPart(
  motif: Motif,
  palette: Palette,
  ground: Oklch,
  share: number,
): Record<BaseRole, Oklch> {
  const toward = { m: palette.mid, s: palette.light, a: palette.a }
  const onDark = ground.l < 0.42
  const lift = (colour: Oklch, min: number) =>
    onDark && colour.l < min ? shade(colour, min - colour.l) : colour
  // A sun or moon is no darker at night.
  const lit = (local: Oklch, role: 'm' | 's' | 'a', part = share) =>
    isSunOrMoon(motif)
      ? local
      : withinLicence(underLight(local, palette, toward[role], part), local, motif)
  const main = lit(motif.main, 'm')
  const apart = standOff(main, ground, 0.17)
  // A tiger bleached for contrast is a white tiger: it keeps its colour, and needs a contour.
  const isBleached =
    main.c > 0.05 && apart.l > main.l && (apart.l > 0.92 || apart.l - main.l > 0.15)
  const m = lift(isBleached ? darkened(main, ground) : apart, 0.52)
  const s = lift(lit(motif.second, 's', share * 0.6), 0.5)
  const step = palette.key === 'night' ? 0.1 : 0.12
  const { extra } = motif
  return {
    m,
    s,
    x: extra?.x ? lit(extra.x, 'm') : shade(m, -step),
    y: extra?.y ? lit(extra.y, 's', share * 0.6) : shade(s, -step),
    l: mix(oklch(0.965, 0.02, 88), palette.light, palette.key === 'night' ? 0.22 : 0.08),
    d: extra?.d ? lit(extra.d, 'm') : mix(shade(m, -0.28), palette.ink, 0.45),
    a: lit(motif.accent, 'a'),
    k: mix(palette.ink, oklch(0.2, 0.03, 30), 0.4),
  }
}

/** Lines round the shapes of a motif, as a key block prints them. */
export type KeyLine = { paint: Paint; width: number }

/** The SVG of a placed motif. All shapes share one noise field, so adjacent edges stay closed. */
export function drawMotif(
  placed: PlacedMotif,
  colours: Record<Role, Paint>,
  noise: Noise,
  amount = 2,
  line?: KeyLine,
): string {
  const size = placed.box.bottom - placed.box.top
  const rough = Math.min(amount, size / 90)
  return placed.shapes
    .map(({ role, points, width }) => {
      const path = wobble(points, noise, rough, width === undefined)
      if (width !== undefined) return stroke(path, colours[role], Math.max(1.6, width))
      const edge = line && !/^[xy]/.test(role)
      return (
        fill(path, colours[role]) +
        (edge ? stroke(path, line.paint, line.width, { closed: true }) : '')
      )
    })
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
