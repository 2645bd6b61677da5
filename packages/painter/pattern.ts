import { mix, type Oklch, shade } from './colour'
import type { PlacedMotif, RoleColours } from './draw-motif'
import { ellipse, lens, type Point } from './geometry'
import type { Rng } from './random'
import type { Stencil } from './stencil'
import { fillAll } from './svg'

export const PATTERNS = ['dots', 'stripes', 'scales', 'none'] as const
type Pattern = (typeof PATTERNS)[number]

const GAP: Record<Pattern, number> = { dots: 26, stripes: 22, scales: 34, none: 0 }

function mark(pattern: Pattern, x: number, y: number, rng: Rng): Point[] {
  if (pattern === 'dots') return ellipse(x, y, rng.range(3.6, 5.2), undefined, 0, 12)
  if (pattern === 'stripes') return lens([x - 11, y + 9], [x + 11, y - 9], 5)
  return lens([x - 12, y - 4], [x + 12, y - 4], 5, 10)
}

/** A printed pattern inside the body of a placed motif, if there is room. */
export function patternOn(
  pattern: Pattern,
  { box }: PlacedMotif,
  index: number,
  stencil: Stencil,
  colours: RoleColours,
  rng: Rng,
): string {
  if (pattern === 'none') return ''
  const gap = GAP[pattern]
  const marks: Record<'m' | 'x', Point[][]> = { m: [], x: [] }
  let row = 0
  for (let y = box.top; y < box.bottom; y += gap * 0.86) {
    row++
    for (let x = box.left + (row % 2) * (gap / 2); x < box.right; x += gap) {
      const here = stencil.at(x, y)
      const isWhole = ([dx, dy]: Point) => {
        const there = stencil.at(x + dx, y + dy)
        return there?.motif === index && there.role === here?.role
      }
      if (here?.motif !== index || (here.role !== 'm' && here.role !== 'x')) continue
      if (
        ![[15, 0] as const, [-15, 0] as const, [0, 13] as const, [0, -13] as const].every(isWhole)
      )
        continue
      marks[here.role].push(mark(pattern, x, y, rng))
    }
  }
  const tone = (colour: Oklch) => mix(colour, colours.s, 0.42)
  return (
    fillAll(marks.m, colours.m.l > 0.82 ? shade(colours.m, -0.1) : tone(colours.m)) +
    fillAll(marks.x, shade(colours.x, -0.07))
  )
}
