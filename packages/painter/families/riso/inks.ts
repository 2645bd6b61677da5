import {
  difference,
  hexToRgb,
  hueDistance,
  type Oklab,
  oklabToOklch,
  type Oklch,
  oklchToOklab,
  type Rgb,
  rgbToHex,
  rgbToOklab,
} from '../../colour'
import type { RoleColours } from '../../draw-motif'
import { baseOf, type Role, ROLES } from '../../roles'
import { printer } from '../../overprint'
import type { FamilyContext } from '../../painting'

export type InkSet = { colours: readonly [string, string, string] }

/** Two middle inks and a light one. Red on green and pink on green would print brown. */
export const INK_SETS: readonly [InkSet, ...InkSet[]] = [
  { colours: ['#2563b8', '#ff6a5c', '#ffd84d'] },
  { colours: ['#6246a8', '#ff6fa5', '#9fdcf0'] },
  { colours: ['#0f8588', '#ff8a5c', '#ffe06a'] },
  { colours: ['#28408f', '#ff7a3d', '#ffe48a'] },
  { colours: ['#2d3a7c', '#f0504c', '#a6dcf0'] },
  { colours: ['#17806a', '#f9c22e', '#ffb3b8'] },
  { colours: ['#7a4fc0', '#ff8f4c', '#fff07a'] },
]

export const PAPER = '#f7f1e4'

/** Amounts of the three inks, as the colour of a plate picture. */
export type Plates = `#${string}`

export function plates(first: number, second: number, third: number): Plates {
  const byte = (cover: number) => Math.round(255 * (1 - cover))
  return rgbToHex([byte(first), byte(second), byte(third)]) as Plates
}

/** The ink of outlines. */
export const KEY = plates(1, 0.62, 0)
/** Eyes are dark in a brown face, too. */
const EYE = plates(1, 1, 0.62)

export function platesOf(
  colours: RoleColours,
  match: (colour: Oklch) => Plates,
): Record<Role, Plates> {
  const known = new Map<Oklch, Plates>()
  const printed = ROLES.map((role) => {
    const colour = colours[role]
    const plate = baseOf(role) === 'k' ? EYE : (known.get(colour) ?? match(colour))
    known.set(colour, plate)
    return [role, plate] as const
  })
  return Object.fromEntries(printed) as Record<Role, Plates>
}

const LEVELS = [0, 0.3, 0.62, 1] as const

type Mix = { lab: Oklab; plates: Plates; inks: number }

/** How plates look in a set of inks. */
export function printIn({ colours }: InkSet): (plates: Rgb) => Rgb {
  return printer({ colours, paper: PAPER })
}

/** The colour of a plate mix on paper. */
export function printedColour(plate: Plates, inks: InkSet): Oklch {
  return oklabToOklch(rgbToOklab(printIn(inks)(hexToRgb(plate))))
}

const BARE = oklabToOklch(rgbToOklab(hexToRgb(PAPER)))

/** Whether a plate mix cannot be told from bare paper. */
export function isBare(plate: Plates, inks: InkSet): boolean {
  return difference(printedColour(plate, inks), BARE) < 0.16
}

/** Maps a colour to the nearest mix of the three inks, with few and solid inks preferred. */
export function matcher(inks: InkSet): (colour: Oklch) => Plates {
  const print = printIn(inks)
  const mixes = LEVELS.flatMap((a) =>
    LEVELS.flatMap((b) =>
      LEVELS.map((c): Mix => ({
        lab: rgbToOklab(print(hexToRgb(plates(a, b, c)))),
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

/** The ink sets that print a colour in about its own hue. */
export function canPrint(local: Oklch, inks: InkSet): boolean {
  if (local.c < 0.06) return true
  const print = printedColour(matcher(inks)(local), inks)
  return hueDistance(print.h, local.h) < 40 && print.c > 0.04
}

/** The inks from those in turn, without those that would print the subjects in another hue. */
export function inksFor({ brief }: Pick<FamilyContext, 'brief'>): readonly InkSet[] {
  const known = brief.subjects.filter(({ hues }) => hues !== 'free')
  const ableOf = (locals: readonly Oklch[]) =>
    INK_SETS.filter((inks) => locals.every((local) => canPrint(local, inks)))
  const mains = known.map(({ main }) => main)
  // Leaves that are black make a strawberry rotten.
  const whole = ableOf([...mains, ...known.map(({ second }) => second)])
  const able = ableOf(mains)
  const all = able.length > 0 ? able : INK_SETS
  const first = whole.length > 0 ? whole : all
  const turn = brief.occurrence % first.length
  const others = all.filter((inks) => !first.includes(inks))
  return [...first.slice(turn), ...first.slice(0, turn), ...others]
}
