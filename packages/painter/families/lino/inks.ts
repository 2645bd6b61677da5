import { hueDistance, mix, type Oklch, oklch, shade } from '../../colour'
import { type PlacedMotif, type RoleColours, roleColours } from '../../draw-motif'
import { byRole, ofPart } from '../../roles'
import type { FamilyContext } from '../../painting'
import { isRedDisc } from '../disc-name'
import { variant } from '../variant'

export type Inks = {
  block: Oklch
  paper: Oklch
  disc: Oklch
  /** The colours that a motif is printed in. */
  of(placed: PlacedMotif): RoleColours
}

/** A sun or a moon: in a dark block a yellow disc would be either. */
const DISCS = {
  day: oklch(0.75, 0.16, 52),
  dusk: oklch(0.7, 0.17, 38),
  night: oklch(0.93, 0.05, 92),
} as const

/** Lightness below which a second colour is printed as the block. */
const DARK = 0.4

/** A dark colour with a visible hue, neither black nor brown. */
function blockInk({ palette, brief }: FamilyContext): Oklch {
  const hue = variant({ brief }, [
    palette.scheme.main,
    palette.scheme.second,
    palette.scheme.ground,
  ])
  const clean = hue > 35 && hue < 130 ? 275 : hue
  return oklch(palette.key === 'day' ? 0.29 : 0.24, 0.065, clean)
}

/** Either all colours of the subject over one dark block, or a reduction print of three inks. */
export function inksOf(context: FamilyContext): Inks {
  const { palette, brief } = context
  const block = blockInk(context)
  const paper = mix(palette.paper, oklch(0.96, 0.022, 85), 0.4)
  const gold = oklch(0.85, 0.14, 80)
  const warm = hueDistance(palette.b.h, gold.h) < 60 ? mix(palette.b, gold, 0.5) : gold
  const reduced = brief.emojiNames.length === 0 && brief.occurrence % 3 === 1
  if (!reduced) {
    return {
      block,
      paper,
      disc: DISCS[palette.key],
      of: ({ motif }) => {
        const share = brief.emojiNames.length > 0 ? 0.08 : 0.2
        const colours = roleColours(motif, palette, block, share)
        return byRole(motif, (index) => {
          const part = ofPart(colours, index)
          return { ...part, l: paper, k: block, d: mix(block, part.m, 0.14) }
        })
      },
    }
  }
  const first = oklch(0.72, 0.15, hueDistance(palette.a.h, 40) < 75 ? palette.a.h : 32)
  // What has a known colour is printed in it: a wave in no yellow.
  const inkOf = ({ motif }: PlacedMotif): Oklch => {
    if (motif.hues === 'free') return warm
    if (motif.main.c < 0.05)
      return motif.main.l > 0.6 ? shade(paper, -0.05) : mix(block, paper, 0.45)
    const { m } = roleColours(motif, palette, block, 0)
    return oklch(Math.max(m.l, 0.64), m.c, m.h)
  }
  return {
    block,
    paper,
    disc: isRedDisc(first) ? first : paper,
    of: (placed) =>
      byRole(placed.motif, () => ({
        m: inkOf(placed),
        // A panda keeps its black patches, and a sheep the eyes in its dark face.
        s: (placed.motif.second?.l ?? 1) < DARK ? block : paper,
        x: shade(inkOf(placed), -0.1),
        y: shade(paper, -0.08),
        l: paper,
        d: block,
        a: first,
        k: block,
      })),
  }
}
