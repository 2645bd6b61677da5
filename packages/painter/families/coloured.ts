import type { Oklch } from '../colour'
import { type PlacedMotif, type RoleColours, roleColours } from '../draw-motif'
import { type Box, boundsOf, ellipse, lens, type Point } from '../geometry'
import type { FamilyContext } from '../painting'
import type { Rng } from '../random'
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

/** The lowest part of what stands. */
export function feetOf({ box, shapes }: PlacedMotif): Box {
  const low = box.bottom - (box.bottom - box.top) * 0.12
  return boundsOf(shapes.flatMap(({ points }) => points).filter(([, y]) => y > low))
}

/** Shadows on the ground below what stands on it. */
export function footShadows(placed: readonly PlacedMotif[], tone: Paint, opacity: number): string {
  return placed
    .filter(({ motif }) => motif.mount === 'stands')
    .map((one) => {
      const { left, right, bottom } = feetOf(one)
      const half = (right - left) * 0.6 + 18
      const high = 5 + half * 0.1
      return fill(ellipse((left + right) / 2, bottom + high * 0.5, half, high), tone, { opacity })
    })
    .join('')
}

/** Grass before the foot of what stands in a field: a flat foot on it is a sticker's. */
export function tuft(placed: PlacedMotif, tones: readonly Oklch[], random: Rng): string {
  const { left, right, bottom } = feetOf(placed)
  return Array.from({ length: Math.round((right - left) / 6) + 10 }, (_, i): string => {
    const x = left - 30 + i * 6
    const tip: Point = [x + random.range(-9, 9), bottom - random.range(8, 34)]
    const blade = lens([x, bottom + random.range(6, 14)], tip, random.range(5, 9))
    return fill(blade, random.pick(tones))
  }).join('')
}
