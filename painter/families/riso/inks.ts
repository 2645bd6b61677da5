import {
  hexToRgb,
  type Oklab,
  type Oklch,
  oklchToOklab,
  type Rgb,
  rgbToHex,
  rgbToOklab,
} from '../../colour'

export type InkSet = { colours: readonly [string, string, string]; told: string }

/** Two middle inks and a light one. Red on green and pink on green would print brown. */
export const INK_SETS: readonly [InkSet, ...InkSet[]] = [
  { colours: ['#2563b8', '#ff6a5c', '#ffd84d'], told: 'blue, coral and yellow ink' },
  { colours: ['#6246a8', '#ff6fa5', '#9fdcf0'], told: 'violet, pink and pale blue ink' },
  { colours: ['#0f8588', '#ff8a5c', '#ffe06a'], told: 'teal, apricot and yellow ink' },
  { colours: ['#28408f', '#ff7a3d', '#ffe48a'], told: 'navy, orange and straw ink' },
  { colours: ['#2d3a7c', '#f0504c', '#a6dcf0'], told: 'navy, red and pale blue ink' },
  { colours: ['#17806a', '#f9c22e', '#ffb3b8'], told: 'green, gold and pale pink ink' },
  { colours: ['#7a4fc0', '#ff8f4c', '#fff07a'], told: 'purple, orange and lemon ink' },
]

export const PAPER = '#f7f1e4'

/** How much of each of the three inks: the colour of a plate picture. */
export type Plates = `#${string}`

export function plates(first: number, second: number, third: number): Plates {
  const byte = (cover: number) => Math.round(255 * (1 - cover))
  return rgbToHex([byte(first), byte(second), byte(third)]) as Plates
}

const LEVELS = [0, 0.3, 0.62, 1] as const

type Mix = { lab: Oklab; plates: Plates; inks: number }

function printed(inks: readonly Rgb[], covers: readonly number[]): Rgb {
  const [r, g, b] = hexToRgb(PAPER)
  const through = (paper: number, k: 0 | 1 | 2) =>
    inks.reduce((light, ink, i) => light * (1 - (covers[i] ?? 0) * (1 - ink[k] / 255)), paper)
  return [through(r, 0), through(g, 1), through(b, 2)]
}

/** A printer's eye: any colour as the nearest mix of the three inks, few and solid ones first. */
export function matcher({ colours }: InkSet): (colour: Oklch) => Plates {
  const inks = colours.map(hexToRgb)
  const mixes = LEVELS.flatMap((a) =>
    LEVELS.flatMap((b) =>
      LEVELS.map((c): Mix => ({
        lab: rgbToOklab(printed(inks, [a, b, c])),
        plates: plates(a, b, c),
        inks: [a, b, c].filter((cover) => cover > 0 && cover < 1).length,
      })),
    ),
  )
  return (colour) => {
    const [l, a, b] = oklchToOklab(colour)
    const off = ({ lab, inks: screens }: Mix) =>
      Math.hypot(lab[0] - l, 1.3 * (lab[1] - a), 1.3 * (lab[2] - b)) + 0.022 * screens
    return mixes.reduce((best, mix) => (off(mix) < off(best) ? mix : best)).plates
  }
}
