import { type Oklch, shade } from '../colour'
import type { RoleColours } from '../draw-motif'
import type { Motif } from '../motif'
import { type Role, roleLater } from '../roles'
import { valuesOf } from '../critic/values'
import { previewOf } from '../preview/preview'
import { previewLab, type Sight, sightsOn, type Unpainted } from './sight'

/** Share of an outline that is enough before the picture is painted; the critic asks for 0.7. */
export const ENOUGH = 0.78

/** Lightness by which colours move, the least first. */
const STEPS = [0.03, 0.06, 0.09, 0.12, 0.16, 0.2, 0.25, 0.3] as const

/** How far a motif's colours may move, by its licence for hues: a pale red flag is another one. */
const MAX = { free: 0.3, near: 0.2, fixed: 0.09 } as const

/** Roles that move together, as one is the shade of the other. */
function partsOf({ extra, parts }: Motif): readonly (readonly Role[])[] {
  if (parts)
    return parts.flatMap((part, i) =>
      partsOf(part).map((roles) => roles.map((role) => roleLater(role, i))),
    )
  const unlessExtra = (role: 'x' | 'y' | 'd'): Role[] => (extra?.[role] ? [] : [role])
  return [
    ['m', ...unlessExtra('x'), ...unlessExtra('d')],
    ['s', ...unlessExtra('y')],
    ...(['x', 'y', 'd'] as const).filter((role) => extra?.[role]).map((role): Role[] => [role]),
    ['a'],
    ['l'],
    ['k'],
  ]
}

/** Yellow, orange and white are hardly darkened, as they would be brown and grey, and nothing that
 * has a colour is bleached. */
function isAllowed({ l, c, h }: Oklch, amount: number): boolean {
  const isBright = l > 0.86 || (h > 42 && h < 118 && c > 0.06)
  if (amount < 0) return l + amount > 0.14 && (amount > -0.1 || !isBright)
  return l + amount < (c > 0.05 ? 0.9 : 0.985) || (amount < 0.05 && l + amount < 0.97)
}

/** A subject in its own colours, and how well it is seen. */
export type Subject = { motif: Motif; colours: RoleColours; sight: Sight }

/** The share of the outline that is seen of the subject of which the least is. */
export function leastSeen(subjects: readonly Subject[]): number {
  const all = subjects.map(({ colours }) => colours)
  return Math.min(1, ...subjects.map(({ sight }) => sight(all)))
}

/** The colours of subjects, lighter or darker by no more than it takes to be seen. */
export function seenColours(subjects: readonly Subject[], enough = ENOUGH): RoleColours[] {
  const all = subjects.map(({ colours }) => colours)
  subjects.forEach(({ motif, colours: original, sight }, i) => {
    let shown = sight(all)
    for (const step of STEPS) {
      if (step > MAX[motif.hues]) return
      for (const roles of partsOf(motif)) {
        for (const amount of [step, -step]) {
          if (shown >= enough) return
          if (!roles.every((role) => isAllowed(original[role], amount))) continue
          const before = all[i] ?? original
          const moved = { ...before }
          for (const role of roles) moved[role] = shade(original[role], amount)
          all[i] = moved
          const next = sight(all)
          if (next > shown + 0.02) shown = next
          else all[i] = before
        }
      }
    }
  })
  return all
}

/** A subject in its place, in the colours that it would have. */
type Planned = Unpainted & { colours: RoleColours }

/** Subjects with how well they are seen on a picture without them. */
export function subjectsOn(
  { defs, body }: { defs: string; body: string },
  planned: readonly Planned[],
  size: number,
): Subject[] {
  const sights = sightsOn(previewLab(previewOf(defs, body)), planned, size)
  return planned.flatMap(({ placed, colours }, i): Subject[] => {
    const sight = sights[i]
    return sight ? [{ motif: placed.motif, colours, sight }] : []
  })
}

/** The critic's limits, and a little for the finish. */
const VALUES = { range: 0.32, share: 0.025 }

/** Whether a picture has dark, middle and light. @param lab see `previewLab` */
export function hasValues(lab: Float32Array): boolean {
  const { range, dark, middle, light } = valuesOf(lab)
  return range >= VALUES.range && Math.min(dark, middle, light) >= VALUES.share
}
