import { type Oklch, oklch, shade, standOff } from '../../colour'
import { drawMotif, fit, type PlacedMotif, roleColours } from '../../draw-motif'
import { ellipse, type Point, rectangle, wobble } from '../../geometry'
import type { Motif } from '../../motif'
import type { FamilyContext } from '../../painting'
import type { Palette } from '../../palette'
import { clipPath, fill, group, stroke, verticalGradient } from '../../svg'
import { bestBehind, edgeRoles, edgeShown } from '../edges'
import type { Room } from './room'

function drawSkyMotif(
  { palette, noise, show }: FamilyContext,
  placed: PlacedMotif,
  ground: Oklch,
): string {
  const colours = roleColours(placed.motif, palette, ground, 0.1)
  // The bars of the window cross it.
  return show({ ...placed, crops: true }, drawMotif(placed, colours, noise))
}

type Sky = Palette['sky']

/** The sky of the light, or one on which a motif in the window is seen. */
function skyFor({ palette }: FamilyContext, motif: Motif | undefined): Sky {
  if (!motif) return palette.sky
  const edges = edgeRoles(motif)
  const others = [oklch(0.62, 0.12, 245), oklch(0.42, 0.1, 275), oklch(0.86, 0.06, 225)].map(
    (middle): Sky => [shade(middle, -0.06), middle, shade(middle, 0.08)],
  )
  return bestBehind<Sky>([palette.sky, ...others], ([, middle]) =>
    edgeShown(edges, roleColours(motif, palette, middle, 0.1), middle, 0.2),
  )
}

function view(
  context: FamilyContext,
  [left, top, right, bottom]: readonly [number, number, number, number],
  sky: Motif | undefined,
): { defs: string; body: string } {
  const { palette, rng, noise } = context
  const random = rng.fork('view')
  const [high, middle, low] = skyFor(context, sky)
  const tall = bottom - top
  const disc: Point = [random.range(left + 60, right - 60), top + tall * random.range(0.22, 0.4)]
  const hill = Array.from({ length: 14 }, (_, i): Point => {
    const x = left + ((right - left) * i) / 13
    return [x, bottom - tall * (0.26 + 0.09 * noise(x / 90, 4))]
  })
  const near = hill.map(([x, y]): Point => [x, y + tall * (0.14 + 0.05 * noise(x / 60, 9))])
  const night = palette.key === 'night'
  const far = night ? oklch(0.33, 0.07, 280) : oklch(0.66, 0.085, 265)
  const green = night ? oklch(0.24, 0.06, 165) : oklch(0.6, 0.11, 148)
  const lights = sky
    ? drawSkyMotif(
        context,
        fit(sky, (left + right) / 2, top + tall * 0.36, Math.min(right - left, tall) * 0.5),
        middle,
      )
    : fill(ellipse(disc[0], disc[1], 30), palette.disc)
  const defs =
    verticalGradient('view', top, bottom, [
      { at: 0, colour: high },
      { at: 0.5, colour: middle },
      { at: 0.8, colour: low },
    ]) + clipPath('pane', rectangle(left, top, right - left, tall))
  const body = group(
    fill(rectangle(left, top, right - left, tall), 'url(#view)') +
      lights +
      fill([...hill, [right, bottom], [left, bottom]], far) +
      fill([...near, [right, bottom], [left, bottom]], green),
    { clip: 'pane' },
  )
  return { defs, body }
}

/** A window with a sill, showing a sky motif or the sun or moon. */
export function drawWindow(
  context: FamilyContext,
  room: Room,
  sky: Motif | undefined,
  x: number,
): { defs: string; body: string } {
  const { size, palette, noise } = context
  const [wide, tall] = [size * 0.32, size * 0.4]
  const [left, top] = [x - wide / 2, size * 0.07]
  const [right, bottom] = [left + wide, top + tall]
  const frame = standOff(
    palette.key === 'night' ? oklch(0.5, 0.05, 60) : oklch(0.95, 0.025, 85),
    room.wall,
    0.12,
  )
  const scene = view(context, [left, top, right, bottom], sky)
  const bar = (points: readonly Point[], width: number) =>
    stroke(wobble(points, noise, 1.5, false), frame, width)
  return {
    defs: scene.defs,
    body:
      fill(rectangle(left - 12, top + 8, wide + 42, tall + 26), shade(room.wall, -0.07), {
        opacity: 0.6,
      }) +
      scene.body +
      bar(
        [
          [left, top],
          [right, top],
          [right, bottom],
          [left, bottom],
          [left, top],
        ],
        19,
      ) +
      bar(
        [
          [x, top],
          [x, bottom],
        ],
        11,
      ) +
      bar(
        [
          [left, top + tall * 0.45],
          [right, top + tall * 0.45],
        ],
        11,
      ) +
      fill(rectangle(left - 30, bottom, wide + 60, 22), frame) +
      fill(rectangle(left - 30, bottom + 16, wide + 60, 9), shade(frame, -0.1)),
  }
}
