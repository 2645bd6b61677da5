import { mix, type Oklch, oklch, shade } from '../../colour'
import { groundFor } from '../air'
import type { FamilyContext } from '../../painting'
import { ramp, toward } from '../../palette'

export type Scheme = { inside: Oklch; sheets: Oklch[]; dark: boolean }

/** Either a dark inside with light outer sheets, or a light inside with dark ones.
 * @param isFramed whether the nearest sheet is a frame, which may be bare paper */
export function coloursOf(
  context: FamilyContext,
  count: number,
  swims: boolean,
  isFramed: boolean,
): Scheme {
  const { palette, brief } = context
  const dark = palette.key === 'night' || (palette.key === 'dusk' && brief.occurrence % 2 === 0)
  const hue = palette.scheme
  if (dark) {
    const base =
      palette.key === 'night' ? oklch(0.22, 0.06, palette.sky[0].h) : oklch(0.25, 0.085, 355)
    const inside = groundFor(
      context,
      brief.subjects,
      [base, shade(base, 0.1), shade(base, -0.08)],
      0.15,
    )
    const outer = mix(palette.paper, palette.light, 0.12)
    const near =
      palette.key === 'night'
        ? oklch(0.74, 0.09, swims ? 215 : hue.main)
        : swims
          ? oklch(0.72, 0.08, 235)
          : oklch(0.8, 0.1, 45)
    const sheets = isFramed
      ? [...ramp(shade(inside, 0.07), near, count - 1), outer]
      : ramp(shade(inside, 0.07), near, count)
    return { inside, sheets, dark }
  }
  const base = mix(palette.ground, palette.b, 0.35)
  const inside = groundFor(
    context,
    brief.subjects,
    [
      base,
      oklch(0.95, 0.025, 90),
      oklch(0.84, 0.07, 230),
      oklch(0.82, 0.08, 150),
      shade(base, -0.14),
    ],
    0.15,
  )
  const main = swims ? 222 : hue.main > 45 && hue.main < 125 ? hue.second : hue.main
  // The sheets turn from the light's hue to a cool one; every third picture ends in plain paper.
  const factor = Math.max(0.5, Math.min(1, hue.chroma))
  const warm = main > 25 && main < 60 ? 12 : main
  const deep = oklch(0.4, 0.1 * factor, toward(warm, 265, 30))
  const middle = oklch(0.66, 0.1 * factor, main)
  const pale = mix(inside, oklch(0.84, 0.08 * factor, toward(main, 82, 40)), 0.75)
  const half = Math.ceil(count / 2)
  const sheets = [...ramp(pale, middle, half), ...ramp(middle, deep, count - half + 1).slice(1)]
  const isPaperLast = isFramed && brief.occurrence % 3 === 1
  const last = mix(palette.paper, palette.light, 0.15)
  return { inside, sheets: isPaperLast ? [...sheets.slice(0, -1), last] : sheets, dark }
}
