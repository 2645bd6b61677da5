import { difference, mix, type Oklch, oklch, standOff } from '../../colour'
import type { Box } from '../../geometry'
import type { FamilyContext } from '../../painting'
import { type Garden, headsOf } from './growths'

/** The plants of a picture: their colours on a ground, and their heads. */
export function gardenOf(context: FamilyContext, ground: Oklch, frame: Box): Garden {
  const { palette, rng } = context
  const random = rng.fork('garden')
  const night = ground.l < 0.5
  const green = (hue: number, l: number) => standOff(oklch(l, 0.085, hue), ground, 0.2)
  const leaves = night
    ? [green(165, 0.58), green(195, 0.66), green(130, 0.72)]
    : [green(155, 0.45), green(190, 0.4), green(128, 0.58)]
  const white = oklch(0.96, 0.025, 88)
  const strong = oklch(palette.a.l, Math.min(palette.a.c, 0.15), palette.a.h)
  const pool = [
    strong,
    night ? white : mix(strong, white, 0.45),
    palette.b,
    oklch(0.66, 0.18, 30),
    oklch(0.72, 0.14, 355),
    oklch(0.6, 0.13, 285),
  ]
  const petals = random
    .shuffle(pool)
    .filter((petal) => difference(petal, ground) > 0.15)
    .slice(0, 3)
  return {
    frame,
    heads: headsOf(context),
    grown: [],
    tint(n) {
      const petal = petals[n % Math.max(1, petals.length)] ?? palette.a
      const leafTone = leaves[n % leaves.length] ?? palette.deep
      return {
        petal,
        heart: petal.h > 60 && petal.h < 110 ? oklch(0.5, 0.1, 45) : oklch(0.83, 0.14, 82),
        leaf: leafTone,
        stem: mix(leafTone, night ? oklch(0.8, 0.05, 140) : palette.ink, 0.25),
        dark: oklch(0.28, 0.06, 300),
      }
    },
  }
}
