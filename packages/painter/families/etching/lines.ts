import type { PlacedMotif } from '../../draw-motif'
import { formOf } from '../../form'
import type { Box, Point } from '../../geometry'
import type { FamilyContext } from '../../painting'
import type { Role } from '../../roles'
import type { Stencil } from '../../stencil'
import { ribbon, streamlines } from '../../streams'

/** Lines where the tone is at least so dark, 0–1; each layer crosses the one before. */
const LAYERS = [
  { from: 0.3, gap: 9, turn: 0, width: 2.6 },
  { from: 0.55, gap: 9, turn: 0.95, width: 2.3 },
  { from: 0.78, gap: 8, turn: -0.6, width: 2.3 },
] as const

type Tones = { placed: PlacedMotif; index: number; stencil: Stencil; toneOf(role: Role): number }

/** Lines along the form of a subject: denser and crossed where it is dark or turned from the
 * light (Salisbury 1997). */
export function formLines(
  { size, rng }: FamilyContext,
  { placed, index, stencil, toneOf }: Tones,
): Point[][] {
  const random = rng.fork(`form:${index}`)
  const form = formOf(placed)
  const toneAt = (x: number, y: number) => {
    const here = stencil.at(x, y)
    if (here?.motif !== index || here.role.startsWith('k')) return -1
    return toneOf(here.role) + 0.55 * (0.5 - form.at(x, y))
  }
  return LAYERS.flatMap(({ from, gap, turn, width }) =>
    streamlines({
      size,
      rng: random,
      angle: (x, y) => form.along(x, y) + turn,
      gap,
      longest: 150,
      shortest: 14,
      within: placed.box,
      isBlocked: (x, y) => toneAt(x, y) < from,
    }).map((line) => ribbon(line, width * random.range(0.8, 1.2))),
  )
}

type Ruled = {
  within: Box
  angle(x: number, y: number): number
  /** Darkness at a point, 0–1; none below 0.2. */
  tone(x: number, y: number): number
  gap?: number
}

/** Lines of the ground and the sky, in two layers. */
export function toneLines(
  { size, rng }: FamilyContext,
  label: string,
  { within, angle, tone, gap = 9 }: Ruled,
): Point[][] {
  const random = rng.fork(label)
  return [
    { from: 0.2, turn: 0, by: 1.25 },
    { from: 0.5, turn: 0, by: 0.8 },
    { from: 0.72, turn: 1.1, by: 1 },
  ].flatMap(({ from, turn, by }) =>
    streamlines({
      size,
      rng: random,
      angle: (x, y) => angle(x, y) + turn,
      gap: gap * by,
      longest: 260,
      shortest: 18,
      within,
      isBlocked: (x, y) =>
        x < within.left ||
        x > within.right ||
        y < within.top ||
        y > within.bottom ||
        tone(x, y) < from,
    }).map((line) => ribbon(line, random.range(1.6, 2.6))),
  )
}
