import type { Oklch } from '../colour'
import { nameOf } from './colour-names'

/** People differ about the names of these colours, also far from the borders. */
const DOUBTFUL: readonly ((colour: Oklch) => boolean)[] = [
  // Tinges of what is nearly white, grey or black.
  ({ l, c, h }) => l > 0.4 && c > 0.012 && c < 0.05 && (h > 110 || h < 40),
  ({ l, c }) => l <= 0.4 && c > 0.012 && c < 0.03,
  // Dark blue or dark purple.
  ({ l, h }) => l < 0.45 && h > 268 && h < 300,
  // Light brown, gold or orange.
  ({ l, c, h }) => l > 0.58 && l < 0.76 && c > 0.04 && c < 0.115 && h > 50 && h < 90,
  // Red or pink.
  ({ l, c, h }) => l > 0.42 && l < 0.72 && c > 0.09 && (h > 355 || h < 19),
  // Pink, salmon or orange.
  ({ l, c, h }) => l > 0.68 && c > 0.07 && h > 14 && h < 45,
  // Dark green or dark teal.
  ({ l, c, h }) => l < 0.45 && c > 0.025 && h > 165 && h < 190,
  // Green or teal, teal or blue.
  ({ l, c, h }) => l >= 0.45 && c > 0.03 && h > 168 && h < 188,
  ({ l, c, h }) => l >= 0.45 && c > 0.03 && h > 199 && h < 213,
  // Gold, brown or grey.
  ({ l, c, h }) => l > 0.48 && l < 0.75 && c > 0.03 && c < 0.13 && h > 58 && h < 105,
  // Red, pink or brown.
  ({ l, c, h }) => l > 0.42 && l < 0.72 && c < 0.13 && h > 10 && h < 52,
]

/** Names that everybody uses for the same colours. */
const PLAIN =
  /^(?:(?:dark|light) )?(?:red|orange|yellow|green|teal|blue|purple|pink|brown)$|^(?:black|white|off-white|cream|grey)$/

/** How far a name holds for colours nearby, 0–1. */
export function sureness({ l, c, h }: Oklch): number {
  const { name, family } = nameOf({ l, c, h })
  const near = [
    ...[-0.05, 0.05].map((by) => ({ l: l + by, c, h })),
    ...[-0.025, 0.025].map((by) => ({ l, c: Math.max(0, c + by), h })),
    ...[-10, 10].map((by) => ({ l, c, h: (h + by + 360) % 360 })),
  ]
  const same = near.filter((colour) => nameOf(colour).family === family).length / near.length
  const doubt = DOUBTFUL.some((isIn) => isIn({ l, c, h })) ? 2 : 1
  return same / doubt / (PLAIN.test(name) ? 1 : 3)
}
