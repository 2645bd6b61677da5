import { hueDistance, mix, type Oklch, oklch, shade, standOff } from '../../colour'
import { type RoleColours, roleColours } from '../../draw-motif'
import type { Motif } from '../../motif'
import type { FamilyContext } from '../../painting'
import { avoidBrown, underLight } from '../../palette'
import { SWIMS } from '../../relations/sorts'
import { isOnWater } from '../build-turns'
import { bestBehind, edgeRoles, edgeShown, standEdges } from '../edges'

export type Inks = {
  ground: Oklch
  /** The strokes of the field, the most frequent first. */
  tones: readonly Oklch[]
  /** What a figure stands before: the ground seen through the strokes. */
  behind: Oklch
}

/** Least difference of a figure from its surroundings. */
const APART = 0.25

/** The grounds of a picture, those of its light first. */
function grounds(context: FamilyContext, hero: Oklch): readonly [Oklch, ...Oklch[]] {
  const { palette } = context
  const paper = mix(palette.paper, palette.ground, 0.55)
  const sea = seaHue(context.brief.subjects[0]) ?? palette.water.h
  const dark = oklch(0.27, 0.065, sea)
  const tinted = oklch(0.85, 0.06, palette.sky[2].h)
  const middle = oklch(0.6, 0.1, mainHue(context, hero))
  if (palette.key === 'night')
    return [shade(palette.ground, -0.02), oklch(0.4, 0.08, sea), middle, tinted, dark]
  return palette.key === 'dusk' ? [tinted, middle, dark, paper] : [paper, dark, middle, tinted]
}

/** The hue of water round what swims in it or on it. */
export function seaHue(hero: Motif | undefined): number | undefined {
  if (!hero || !(SWIMS.test(hero.name) || isOnWater(hero))) return undefined
  return [205, 240, 165].find((hue) => hero.main.c < 0.05 || hueDistance(hue, hero.main.h) > 32)
}

/** The strokes' hue avoids the hero's, so that the two do not merge. */
function mainHue({ palette: { scheme }, brief }: FamilyContext, hero: Oklch): number {
  const hues = [scheme.main, scheme.second, scheme.sky[0], scheme.accent, 255, 165]
  const sea = seaHue(brief.subjects[0])
  if (sea !== undefined) return sea
  // Round a pale candle orange strokes would be brown.
  if (hero.c < 0.05) return scheme.main > 25 && scheme.main < 120 ? 255 : scheme.main
  return hues.find((hue) => hueDistance(hue, hero.h) > 55) ?? (hero.h + 180) % 360
}

function inksOn(context: FamilyContext, ground: Oklch, hero: Oklch): Inks {
  const { palette } = context
  const dark = ground.l < 0.65
  const off = (colour: Oklch, min: number) => avoidBrown(standOff(colour, ground, min))
  // On a middle tone opposite hues would mix to grey.
  const middle = ground.l > 0.5 && dark
  const hue = middle ? ground.h + 18 : mainHue(context, hero)
  const main = off(
    oklch(dark ? Math.max(0.55, ground.l + 0.12) : 0.7, Math.max(0.09, palette.mid.c), hue),
    middle ? 0.12 : dark ? 0.26 : 0.2,
  )
  const tones = [
    main,
    avoidBrown(shade(main, dark ? -0.08 : 0.07)),
    off(mix(main, palette.light, middle ? 0.8 : 0.6), middle ? 0.22 : 0.12),
    // A picture on a middle tone needs its dark from the strokes.
    middle ? shade(ground, -0.24) : avoidBrown(shade(main, -0.16)),
    off(oklch(palette.a.l, Math.min(palette.a.c, 0.16), palette.a.h), 0.24),
  ]
  return { ground, tones, behind: mix(ground, main, 0.5) }
}

/** The first ground of the picture's light on which the subjects stand out. */
export function inksFor(context: FamilyContext): Inks {
  const { subjects } = context.brief
  const hero = subjects[0]?.main ?? context.palette.mid
  const local = underLight(hero, context.palette, context.palette.mid, 0.1)
  const known = subjects.map((motif) => ({ motif, edges: edgeRoles(motif) }))
  const [first, ...others] = grounds(context, local)
  return bestBehind(
    [inksOn(context, first, local), ...others.map((ground) => inksOn(context, ground, local))],
    ({ ground, behind }) =>
      Math.min(
        ...known.map(({ motif, edges }) => {
          const colours = roleColours(motif, context.palette, ground, 0.1)
          return Math.min(
            edgeShown(edges, colours, behind, 0.19),
            edgeShown(edges, colours, ground, 0.19),
          )
        }),
      ),
  )
}

/** A subject's colours, its edge apart from the strokes around it. */
export function figureInks(
  { palette, brief }: FamilyContext,
  motif: Motif,
  { ground, behind }: Inks,
): RoleColours {
  const share = brief.emojiNames.length > 0 ? 0.08 : 0.2
  const colours = roleColours(motif, palette, ground, share)
  const m = standOff(standOff(colours.m, ground, APART), behind, APART)
  const apart = { ...colours, m, x: motif.extra?.x ? colours.x : shade(m, -0.09) }
  const edges = edgeRoles(motif)
  return standEdges(edges, standEdges(edges, apart, ground, 0.2), behind, 0.2)
}
