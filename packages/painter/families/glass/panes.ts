import { clamp, mix, type Oklch, shade } from '../../colour'
import { type PlacedMotif, type RoleColours, withoutGleams } from '../../draw-motif'
import { boundsOf, ellipse, isInside, lineOf, type Point } from '../../geometry'
import { partOf } from '../../motif'
import { baseOf } from '../../roles'
import type { FamilyContext } from '../../painting'
import type { Rng } from '../../random'
import { fill, stroke, strokeAll } from '../../svg'
import { centroid, clipTo, relaxedVoronoi } from '../../voronoi'
import type { Glass } from './lights'

const LEAD = 7
/** px along the border of a window from one joint to the next. */
const PIECE = 58
/** px² of a shape that is one pane. */
const SMALL = 5_000
const ONE_PANE = 14_000

export type Light = Glass & { at: Point }

/** A pane with a brighter streak, where that is on its glass: in a bent one it would be beside it. */
function pane(points: readonly Point[], tone: Oklch, rng: Rng): string {
  const colour = shade(tone, rng.range(-0.045, 0.045))
  const [x, y] = centroid(points)
  const inner = points.map(([px, py]): Point => [x + (px - x) * 0.56 - 4, y + (py - y) * 0.5 - 5])
  const streak = inner.every((point) => isInside(point, points))
    ? fill(inner, shade(colour, 0.045), { opacity: 0.6 })
    : ''
  return fill(points, colour) + streak
}

function toneAt(light: Light, [x, y]: Point, size: number): Oklch {
  const t = clamp(Math.hypot(x - light.at[0], y - light.at[1]) / (size * 0.62), 0, 1)
  return t < 0.4
    ? mix(light.near, light.middle, t / 0.4)
    : mix(light.middle, light.far, (t - 0.4) / 0.6)
}

function areaOf(points: readonly Point[]): number {
  const { left, right, top, bottom } = boundsOf(points)
  return (right - left) * (bottom - top)
}

export function drawField(
  { size, rng }: FamilyContext,
  cells: readonly Point[][],
  light: Light,
  lead: Oklch,
): string {
  const random = rng.fork('panes')
  return (
    cells.map((cell) => pane(cell, toneAt(light, centroid(cell), size), random)).join('') +
    strokeAll(cells, lead, LEAD)
  )
}

/** A band of small panes along the edges of the lights, every fourth in the accent. */
export function borderOf(
  lights: readonly (readonly Point[])[],
  { middle, far, border }: Light,
  lead: Oklch,
  wide: number,
): string {
  return (
    strokeAll(lights, lead, 2 * (wide + LEAD)) +
    strokeAll(lights, mix(middle, far, 0.6), 2 * wide) +
    strokeAll(lights, border, 2 * wide, `${PIECE} ${3 * PIECE}`) +
    strokeAll(lights, lead, 2 * wide, `${LEAD} ${PIECE - LEAD}`)
  )
}

/** What is below a foot line: a few long panes, darker than the field. */
export function sillOf(
  { size, rng, noise }: FamilyContext,
  foot: number,
  { far }: Light,
  lead: Oklch,
): string {
  const random = rng.fork('sill')
  const breaks = [-0.2, 0.14, 0.4, 0.66, 0.9, 1.2].map(
    (share) => size * (share + random.range(-0.05, 0.05)),
  )
  const cells = breaks.slice(1).map((to, i): Point[] => {
    const from = breaks[i] ?? 0
    const edge = lineOf(6, (share) => {
      const x = from + (to - from) * share
      return [x, foot + 12 * noise(x / 210, 0)]
    })
    return [...edge, [to - 30, size], [from - 30, size]]
  })
  const panes = cells.map((cell) => pane(cell, shade(far, -0.05), random))
  return panes.join('') + strokeAll(cells, lead, LEAD)
}

/** A round pane for the face: no lead goes between the eyes, the nose and the mouth. */
function faceOf({ motif, shapes, box }: PlacedMotif): Point[] | undefined {
  if (motif.kind !== 'animal') return undefined
  const marks = shapes.filter(
    ({ role, points, width }) =>
      width === undefined && baseOf(role) === 'k' && areaOf(points) < SMALL,
  )
  if (marks.length < 2) return undefined
  const { left, right, top, bottom } = boundsOf(marks.flatMap(({ points }) => points))
  const radius = Math.hypot(right - left, bottom - top) * 0.5 + (box.right - box.left) * 0.07
  const isFace = radius < (box.right - box.left) * 0.42
  return isFace ? ellipse((left + right) / 2, (top + bottom) / 2, radius) : undefined
}

/** Whether an outline is on other shapes: beside them its glass would be outside of all lead. */
function isOver(points: readonly Point[], below: PlacedMotif['shapes']): boolean {
  const inside = points.filter((point) => below.some((one) => isInside(point, one.points)))
  return inside.length > points.length * 0.97
}

/** Panes of a disc that meet in its middle: others would make a ball of it. */
function sectorsOf({ left, right, top, bottom }: PlacedMotif['box']): Point[][] {
  const [x, y, reach] = [(left + right) / 2, (top + bottom) / 2, right - left]
  const at = (i: number): Point => {
    const angle = ((i + 0.5) / 8) * Math.PI * 2
    return [x + reach * Math.sin(angle), y - reach * Math.cos(angle)]
  }
  return Array.from({ length: 8 }, (_, i) => [[x, y], at(i), at(i + 1)])
}

/** The subject, each shape divided into panes; facets would double the leads at its edge. */
export function leadedMotif(
  { size, rng }: FamilyContext,
  whole: PlacedMotif,
  colours: RoleColours,
  lead: Oklch,
  label: string,
): string {
  const placed = withoutGleams(whole)
  const { motif, shapes, box } = placed
  const random = rng.fork(`cut:${label}`)
  const face = faceOf(placed)
  const area = (box.right - box.left) * (box.bottom - box.top)
  const count = Math.max(6, Math.round(area / 15_000))
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
  const cells = motif.name === 'sun' ? sectorsOf(box) : relaxedVoronoi(sites, frame)
  return shapes
    .map(({ role, points, width }, at) => {
      if (width !== undefined) {
        const wide = Math.max(5, width)
        return baseOf(role) === 'k' || baseOf(role) === 'd'
          ? stroke(points, lead, wide)
          : stroke(points, lead, wide + LEAD * 1.6) + stroke(points, colours[role], wide)
      }
      const isFacet =
        baseOf(role) === 'x' && !partOf(motif, role).extra?.x && isOver(points, shapes.slice(0, at))
      if (isFacet) return fill(points, colours[role], { opacity: 0.6 })
      const { left, right, top, bottom } = boundsOf(points)
      if (areaOf(points) < SMALL) {
        const tiny = Math.min(right - left, bottom - top) < 44
        return (
          fill(points, baseOf(role) === 'k' ? lead : colours[role]) +
          (baseOf(role) === 'k' || baseOf(role) === 'l'
            ? ''
            : stroke(points, lead, tiny ? 3 : 5, { closed: true }))
        )
      }
      const panes = areaOf(points) < ONE_PANE ? [points] : cells.map((cell) => clipTo(points, cell))
      const parts = panes.filter((part) => part.length > 2)
      const inFace = face && isInside(centroid(face), points) ? [clipTo(points, face)] : []
      return (
        fill(points, colours[role]) +
        parts.map((part) => pane(part, colours[role], random)).join('') +
        strokeAll(parts, lead, 4.5) +
        inFace.map((part) => pane(part, colours[role], random)).join('') +
        strokeAll(inFace, lead, 4.5) +
        stroke(points, lead, LEAD + 1, { closed: true })
      )
    })
    .join('')
}
