import { mix, type Oklch, oklch } from '../../colour'
import type { Motif } from '../../motif'
import { isOfOneColour } from '../../ornaments/print'
import type { Finish } from '../../painting'
import type { Palette } from '../../palette'
import { isInColours } from '../../relations/sorts'

/** The colours of a sheet and its inks. In few inks things belong together that have nothing else in
 * common. */
export type Inking = {
  paper: Oklch
  /** A dark that is no black. */
  dark: Oklch
  /** Grounds of fields in turn: warm and light, middle, dark, of the accent, lightest. */
  tints: readonly [Oklch, Oklch, Oklch, Oklch, Oklch]
  accent: Oklch
  /** All motifs in these tones, the darkest first; in colours of their own without. */
  tones?: (ground: Oklch) => readonly Oklch[]
  /** Colour of a line round each part, as a key block prints it. */
  line?: Oklch
  finish?: Partial<Finish>
}

/** Dark orange and yellow are brown. */
function coolOf({ deep, scheme }: Palette): number {
  const isWarm = deep.h > 22 && deep.h < 130
  return isWarm ? ([285, 262, 350, 160][Math.round(scheme.accent) % 4] ?? 262) : deep.h
}

/** Paints in the colours of the motifs on grounds of the palette. */
function painted(palette: Palette): Inking {
  const { scheme, light, a, b } = palette
  const cool = coolOf(palette)
  return {
    paper: mix(oklch(0.955, 0.02, 88), palette.paper, 0.3),
    dark: oklch(0.27, Math.min(0.06, palette.deep.c), cool),
    tints: [
      mix(b, oklch(0.9, 0.05, 85), 0.35),
      oklch(0.78, 0.06 * scheme.chroma + 0.01, scheme.second),
      oklch(0.42, 0.08 * scheme.chroma + 0.01, cool),
      mix(a, oklch(0.8, 0.08, a.h), 0.4),
      mix(light, oklch(0.93, 0.02, 90), 0.6),
    ],
    accent: a,
  }
}

/** One ink in three strengths and its paper; on a dark ground the paper is the figure. */
function inked(dark: Oklch, middle: Oklch, pale: Oklch, paper: Oklch) {
  return (ground: Oklch): readonly Oklch[] =>
    ground.l > 0.62
      ? [dark, middle, mix(pale, paper, 0.25), paper]
      : [mix(middle, pale, 0.25), pale, mix(pale, paper, 0.55), paper]
}

/** Blue on white glaze. */
function glazed(): Inking {
  const paper = oklch(0.955, 0.012, 95)
  const [dark, middle, pale] = [
    oklch(0.33, 0.12, 264),
    oklch(0.5, 0.13, 261),
    oklch(0.74, 0.075, 252),
  ]
  return {
    paper,
    dark,
    tints: [paper, mix(pale, paper, 0.55), dark, mix(pale, paper, 0.8), paper],
    accent: middle,
    tones: inked(dark, middle, pale, paper),
    line: dark,
    finish: { grain: 0.8, wobble: 1.1, dropout: 0.12 },
  }
}

/** A cloth that is dyed with indigo or madder. */
function dyed(isRed: boolean): Inking {
  const hue = isRed ? 22 : 268
  const paper = oklch(0.94, 0.025, 85)
  const dark = isRed ? oklch(0.38, 0.12, hue) : oklch(0.29, 0.085, hue)
  const middle = isRed ? oklch(0.52, 0.15, 27) : oklch(0.46, 0.11, 258)
  const pale = isRed ? oklch(0.78, 0.09, 45) : oklch(0.74, 0.07, 245)
  return {
    paper,
    dark,
    tints: [dark, middle, dark, mix(dark, middle, 0.35), dark],
    accent: isRed ? oklch(0.8, 0.11, 75) : oklch(0.68, 0.16, 40),
    tones: inked(dark, middle, pale, paper),
    finish: { grain: 1.5, wobble: 1.5, dropout: 0.3 },
  }
}

/** Black ink and one colour on paper. */
function twoInks(palette: Palette): Inking {
  const paper = oklch(0.945, 0.022, 88)
  const [dark, colour] = [oklch(0.24, 0.035, coolOf(palette)), palette.a]
  // A dark yellow is olive.
  const h = colour.h > 52 && colour.h < 128 ? 34 : colour.h
  const second = { ...colour, h, l: Math.min(0.68, Math.max(0.58, colour.l)) }
  return {
    paper,
    dark,
    tints: [paper, mix(second, paper, 0.62), dark, mix(second, paper, 0.4), paper],
    accent: second,
    tones: (ground) =>
      ground.l > 0.62
        ? [dark, dark, second, paper]
        : [second, mix(second, paper, 0.5), paper, paper],
    line: dark,
    finish: { grain: 1.1, wobble: 1.4, dropout: 0.45 },
  }
}

/** Black figures on burnt clay, as on a Greek vase. */
function fired(): Inking {
  const clay = oklch(0.66, 0.125, 46)
  const [dark, cream] = [oklch(0.22, 0.025, 40), oklch(0.92, 0.04, 82)]
  return {
    paper: mix(clay, cream, 0.18),
    dark,
    tints: [clay, mix(clay, cream, 0.35), dark, mix(clay, dark, 0.25), mix(clay, cream, 0.18)],
    accent: cream,
    tones: (ground) =>
      ground.l > 0.45
        ? [dark, dark, mix(dark, clay, 0.3), cream]
        : [clay, clay, mix(clay, cream, 0.4), cream],
    finish: { grain: 1.2, wobble: 1.3, dropout: 0.2 },
  }
}

/** Gold on a deep green, blue or red. */
function gilded(palette: Palette): Inking {
  const hue = [165, 262, 350, 200][Math.round(palette.scheme.main) % 4] ?? 262
  const dark = oklch(0.28, 0.06, hue)
  const gold = oklch(0.78, 0.11, 84)
  const cream = oklch(0.94, 0.035, 90)
  return {
    paper: cream,
    dark,
    tints: [mix(dark, gold, 0.06), oklch(0.4, 0.07, hue), dark, oklch(0.36, 0.07, hue), dark],
    accent: gold,
    tones: (ground) =>
      ground.l > 0.62
        ? [dark, mix(dark, gold, 0.45), gold, cream]
        : [mix(gold, dark, 0.3), gold, mix(gold, cream, 0.5), cream],
    finish: { grain: 0.9, wobble: 1, dropout: 0.1 },
  }
}

const INKINGS = {
  painted,
  glazed,
  indigo: () => dyed(false),
  twoInks,
  fired,
  gilded,
  madder: () => dyed(true),
} satisfies Record<string, (palette: Palette) => Inking>

export type InkingName = keyof typeof INKINGS

/** Those with colours that say what a thing is keep them: a flag, a skin, a blue heart, honey.
 * @param of the layout */
export function inkingOf(
  palette: Palette,
  motifs: readonly Motif[],
  of: readonly InkingName[],
  turn: number,
): Inking {
  const parts = motifs.flatMap((motif) => motif.parts ?? [motif])
  const isTrue = parts.some(
    (one) => isInColours(one) || isOfOneColour(one) || one.name === 'honey pot',
  )
  const name = isTrue ? 'painted' : of[turn % of.length]
  return INKINGS[name ?? 'painted'](palette)
}
