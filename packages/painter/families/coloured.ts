import type { Oklch } from '../colour'
import { type PlacedMotif, type RoleColours, roleColours } from '../draw-motif'
import { ellipse } from '../geometry'
import type { FamilyContext } from '../painting'
import { fill, type Paint } from '../svg'
import { seenColours, subjectsOn } from './seen'

type Options = {
  /** What is already drawn. */
  defs: string
  body: string
  /** The colour behind most of the subjects. */
  behind: Oklch
  /** Changes the colours that a subject would have. */
  printed?: (colours: RoleColours) => RoleColours
}

/** The colours in which subjects are seen on a drawing. */
export function coloursOn(
  { palette, size, brief }: FamilyContext,
  placed: readonly PlacedMotif[],
  { defs, body, behind, printed = (colours) => colours }: Options,
): RoleColours[] {
  const share = brief.emojiNames.length > 0 ? 0.1 : 0.22
  const planned = placed.map((one) => ({
    placed: one,
    colours: printed(roleColours(one.motif, palette, behind, share)),
  }))
  return seenColours(subjectsOn({ defs, body }, planned, size))
}

/** Each subject in its colours. */
export function drawEach(
  placed: readonly PlacedMotif[],
  colours: readonly RoleColours[],
  draw: (one: PlacedMotif, colours: RoleColours, index: number) => string,
): string {
  return placed
    .map((one, i) => {
      const found = colours[i]
      return found ? draw(one, found, i) : ''
    })
    .join('')
}

/** Shadows on the ground below what stands on it. */
export function footShadows(placed: readonly PlacedMotif[], tone: Paint, opacity: number): string {
  return placed
    .filter(({ motif }) => motif.mount === 'stands')
    .map(({ box: { left, right, bottom } }) => {
      const wide = right - left
      const shape = ellipse((left + right) / 2, bottom, wide * 0.52, Math.max(6, wide * 0.05))
      return fill(shape, tone, { opacity })
    })
    .join('')
}
