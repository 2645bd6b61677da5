import { oklch } from '../../colour'
import { ellipse, rectangle, wobble } from '../../geometry'
import type { FamilyContext } from '../../painting'
import { fill, radialGradient, stroke } from '../../svg'

/** Lit at dusk and at night. */
export function lampPost(
  { palette, noise }: FamilyContext,
  x: number,
  foot: number,
  high: number,
  id: string,
): { defs: string; body: string } {
  const iron = palette.key === 'night' ? oklch(0.16, 0.02, 275) : oklch(0.27, 0.03, 265)
  const lit = palette.key !== 'day'
  const top = foot - high
  const glow = lit ? fill(ellipse(x, top, 130), `url(#${id})`, { blend: 'screen' }) : ''
  return {
    defs: lit
      ? radialGradient(id, [x, top], 130, [
          { at: 0, colour: oklch(0.87, 0.13, 78), opacity: 0.65 },
          { at: 0.3, colour: oklch(0.8, 0.12, 70), opacity: 0.22 },
          { at: 1, colour: oklch(0.7, 0.1, 65), opacity: 0 },
        ])
      : '',
    body:
      stroke(
        wobble(
          [
            [x, foot],
            [x, top + 20],
          ],
          noise,
          1.5,
          false,
        ),
        iron,
        7,
      ) +
      fill(rectangle(x - 12, foot - 12, 24, 12), iron) +
      fill(
        [
          [x - 14, top - 16],
          [x + 14, top - 16],
          [x + 9, top + 22],
          [x - 9, top + 22],
        ],
        lit ? oklch(0.93, 0.11, 88) : oklch(0.9, 0.03, 90),
      ) +
      stroke(
        [
          [x - 14, top - 16],
          [x + 14, top - 16],
          [x + 9, top + 22],
          [x - 9, top + 22],
        ],
        iron,
        4,
        { closed: true },
      ) +
      fill(
        [
          [x - 18, top - 16],
          [x, top - 34],
          [x + 18, top - 16],
        ],
        iron,
      ) +
      glow,
  }
}
