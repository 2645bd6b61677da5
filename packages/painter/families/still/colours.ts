import { mix, type Oklch, shade } from '../../colour'
import { type RoleColours, roleColours } from '../../draw-motif'
import type { Motif } from '../../motif'
import type { FamilyContext } from '../../painting'

/** The colours of an object on a ground; some vessels have a glaze of the palette. */
export function objectColours(context: FamilyContext, motif: Motif, behind: Oklch): RoleColours {
  const { palette, brief, rng } = context
  const white = motif.main.l > 0.9
  const share =
    motif.kind === 'vessel' ? (white ? 0.1 : 0.85) : brief.emojiNames.length > 0 ? 0.1 : 0.14
  const colours = roleColours(motif, palette, behind, share)
  if (motif.kind === 'vessel' && !white && rng.fork(`glaze:${motif.name}`).chance(0.35)) {
    const m = mix(colours.m, palette.a, 0.7)
    return { ...colours, m, x: shade(m, -0.12), d: mix(shade(m, -0.3), palette.ink, 0.4) }
  }
  return colours
}
