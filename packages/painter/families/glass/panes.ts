import { clamp, mix, type Oklch, shade } from '../../colour'
import type { PlacedMotif, RoleColours } from '../../draw-motif'
import { boundsOf, type Point } from '../../geometry'
import { baseOf } from '../../roles'
import type { FamilyContext } from '../../painting'
import type { Rng } from '../../random'
import { fill, stroke, strokeAll } from '../../svg'
import { centroid, clipTo, relaxedVoronoi } from '../../voronoi'
import type { Glass } from './lights'

const LEAD = 7

export type Light = Glass & { at: Point }

/** A pane with a brighter streak. */
function pane(points: readonly Point[], tone: Oklch, rng: Rng): string {
  const colour = shade(tone, rng.range(-0.045, 0.045))
  const [x, y] = centroid(points)
  const inner = points.map(([px, py]): Point => [x + (px - x) * 0.56 - 4, y + (py - y) * 0.5 - 5])
  return fill(points, colour) + fill(inner, shade(colour, 0.045), { opacity: 0.6 })
}

function toneAt(light: Light, [x, y]: Point, size: number, rng: Rng): Oklch {
  if (rng.chance(0.07)) return rng.pick(light.rare)
  const t = clamp(Math.hypot(x - light.at[0], y - light.at[1]) / (size * 0.62), 0, 1)
  return t < 0.4
    ? mix(light.near, light.middle, t / 0.4)
    : mix(light.middle, light.far, (t - 0.4) / 0.6)
}

export function drawField(
  { size, rng }: FamilyContext,
  cells: readonly Point[][],
  light: Light,
  lead: Oklch,
): string {
  const random = rng.fork('panes')
  return (
    cells.map((cell) => pane(cell, toneAt(light, centroid(cell), size, random), random)).join('') +
    strokeAll(cells, lead, LEAD)
  )
}

/** The subject, each shape divided into panes. */
export function leadedMotif(
  { size, rng }: FamilyContext,
  { shapes, box }: PlacedMotif,
  colours: RoleColours,
  lead: Oklch,
  label: string,
): string {
  const random = rng.fork(`cut:${label}`)
  const area = (box.right - box.left) * (box.bottom - box.top)
  const count = Math.max(6, Math.round(area / 11_000))
  const frame: Point[] = [
    [0, 0],
    [size, 0],
    [size, size],
    [0, size],
  ]
  const sites = Array.from({ length: count }, (): Point => [
    random.range(box.left, box.right),
    random.range(box.top, box.bottom),
  ])
  const cells = relaxedVoronoi(sites, frame)
  return shapes
    .map(({ role, points, width }) => {
      if (width !== undefined) {
        const wide = Math.max(5, width)
        return baseOf(role) === 'k' || baseOf(role) === 'd'
          ? stroke(points, lead, wide)
          : stroke(points, lead, wide + LEAD * 1.6) + stroke(points, colours[role], wide)
      }
      const { left, right, top, bottom } = boundsOf(points)
      const small = (right - left) * (bottom - top) < 5_000
      if (small) {
        const tiny = Math.min(right - left, bottom - top) < 44
        return (
          fill(points, baseOf(role) === 'k' ? lead : colours[role]) +
          (baseOf(role) === 'k' || baseOf(role) === 'l'
            ? ''
            : stroke(points, lead, tiny ? 3 : 5, { closed: true }))
        )
      }
      const parts = cells.map((cell) => clipTo(points, cell)).filter((part) => part.length > 2)
      return (
        fill(points, colours[role]) +
        parts.map((part) => pane(part, colours[role], random)).join('') +
        strokeAll(parts, lead, 4.5) +
        stroke(points, lead, LEAD + 1, { closed: true })
      )
    })
    .join('')
}
