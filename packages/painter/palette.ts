import { clamp, hueDistance, mix, type Oklch, oklch, shade, standOff } from './colour'
import type { Rng } from './random'
import type { Mood, Scheme } from './schemes'

export const KEYS = ['day', 'dusk', 'night'] as const
/** The light of a picture. */
export type Key = (typeof KEYS)[number]

/** Colours by role in the picture. */
export type Palette = {
  key: Key
  scheme: Scheme
  paper: Oklch
  ground: Oklch
  light: Oklch
  mid: Oklch
  deep: Oklch
  ink: Oklch
  /** First accent, strong. */
  a: Oklch
  /** Second accent, a light one. */
  b: Oklch
  sky: readonly [top: Oklch, middle: Oklch, low: Oklch]
  water: Oklch
  /** Sun or moon. */
  disc: Oklch
}

type Tone = readonly [l: number, c: number]
type Tones = Record<'paper' | 'ground' | 'light' | 'mid' | 'deep' | 'ink' | 'a' | 'b', Tone> & {
  sky: readonly [Tone, Tone, Tone]
  water: Tone
}

const TONES: Record<Key, Tones> = {
  day: {
    paper: [0.965, 0.016],
    ground: [0.92, 0.036],
    light: [0.84, 0.075],
    mid: [0.69, 0.125],
    deep: [0.46, 0.115],
    ink: [0.25, 0.05],
    a: [0.66, 0.19],
    b: [0.86, 0.13],
    sky: [
      [0.69, 0.085],
      [0.83, 0.062],
      [0.92, 0.066],
    ],
    water: [0.55, 0.088],
  },
  dusk: {
    paper: [0.95, 0.03],
    ground: [0.83, 0.08],
    light: [0.86, 0.085],
    mid: [0.6, 0.13],
    deep: [0.41, 0.105],
    ink: [0.24, 0.06],
    a: [0.69, 0.18],
    b: [0.88, 0.115],
    sky: [
      [0.52, 0.09],
      [0.73, 0.115],
      [0.87, 0.105],
    ],
    water: [0.45, 0.085],
  },
  night: {
    paper: [0.94, 0.03],
    ground: [0.26, 0.07],
    light: [0.75, 0.105],
    mid: [0.53, 0.12],
    deep: [0.37, 0.09],
    ink: [0.17, 0.04],
    a: [0.76, 0.17],
    b: [0.87, 0.12],
    sky: [
      [0.2, 0.06],
      [0.29, 0.078],
      [0.42, 0.085],
    ],
    water: [0.29, 0.07],
  },
}

/** Replaces dark yellow and brownish green, which look dirty, by orange, green or gold. */
export function avoidBrown({ l, c, h }: Oklch): Oklch {
  if (h >= 48 && h <= 122 && c > 0.03) {
    if (l < 0.5) return oklch(l, c, h < 95 ? 40 : 148)
    if (l < 0.6) return oklch(l, c, h < 95 ? 48 : 145)
    if (l < 0.78 && h > 76 && h < 120) return oklch(0.79, Math.max(c, 0.13), 82)
  }
  return { l, c, h }
}

const WARM_NIGHTS: readonly number[] = [335, 250, 268, 300, 13]
const DUSK_GROUNDS: readonly number[] = [32, 18, 345]

function groundHue(key: Key, hue: number, rng: Rng): number {
  if (key === 'night' && hue >= 22 && hue <= 118) return rng.pick(WARM_NIGHTS)
  if (key === 'dusk' && hue >= 42 && hue <= 130) return rng.pick(DUSK_GROUNDS)
  return hue
}

/** The hue of water: teal or ultramarine, never between red and green. */
export function waterHue(hue: number, rng: Rng): number {
  return hue >= 12 && hue <= 172 ? rng.pick([196, 212, 262]) : hue > 285 ? 272 : hue
}

function skyHues(key: Key, scheme: Scheme, rng: Rng): readonly [number, number, number] {
  const [top, middle, low] = scheme.sky
  if (key === 'dusk') {
    const rose = rng.pick([355, 15, 30])
    return [top > 190 && top < 320 ? top : 265, rose, rng.pick([58, 68, 75])]
  }
  if (key === 'night') {
    const cold = top > 185 && top < 320 ? top : rng.pick([250, 268, 295])
    return [cold, cold + rng.range(-12, 12), middle > 180 ? clamp(middle, 195, 330) : cold - 25]
  }
  return [top, middle, low]
}

function accentOf(key: Key, tone: Tone, hue: number): Oklch {
  // Accents between orange and lime lack contrast on light grounds, so they turn orange.
  const h = key === 'day' && hue > 53 && hue < 117 ? 45 : hue
  return oklch(tone[0], tone[1], h)
}

function discOf(
  key: Key,
  mood: Mood | undefined,
  [, middle, low]: Palette['sky'],
  rng: Rng,
): Oklch {
  const choices: readonly Oklch[] =
    key === 'night'
      ? [oklch(0.94, 0.045, 95), oklch(0.95, 0.02, 90), oklch(0.88, 0.09, 70)]
      : key === 'dusk'
        ? [oklch(0.95, 0.06, 90), oklch(0.72, 0.19, 33), oklch(0.93, 0.05, 60)]
        : [oklch(0.97, 0.035, 95), oklch(0.9, 0.13, 88), oklch(0.76, 0.16, 48)]
  const disc = mood === 'love' ? oklch(0.7, 0.19, 25) : rng.pick(choices)
  return standOff(standOff(disc, low, 0.12), middle, 0.12)
}

/** Light is warm, and shadow cool. */
const [WARM, COOL] = [82, 265]

/** A hue moved toward another one; a far one would pass through others. */
export function toward(hue: number, to: number, by: number): number {
  const off = ((to - hue + 540) % 360) - 180
  return Math.abs(off) > 130 ? hue : hue + Math.sign(off) * Math.min(by, Math.abs(off))
}

/** The palette of one light. @param rng source of jitter and free choices */
export function createPalette(scheme: Scheme, key: Key, rng: Rng, mood?: Mood): Palette {
  const tones = TONES[key]
  const factor = clamp(
    scheme.chroma * rng.range(0.92, 1.08) * (mood === 'sad' ? 0.7 : 1),
    0.45,
    1.15,
  )
  const jitter = () => rng.range(-7, 7)
  const make = ([l, c]: Tone, hue: number) => avoidBrown(oklch(l, c * factor, hue + jitter()))
  const [top, middle, low] = skyHues(key, scheme, rng)
  const sky = [
    oklch(tones.sky[0][0], tones.sky[0][1] * factor, top + jitter()),
    oklch(tones.sky[1][0], tones.sky[1][1] * factor, middle + jitter()),
    oklch(tones.sky[2][0], tones.sky[2][1] * factor, low + jitter()),
  ] as const
  const main = make(tones.mid, scheme.main)
  const warm = scheme.main < 110 || scheme.main > 320
  return {
    key,
    scheme,
    paper: make(tones.paper, key === 'night' ? 88 : scheme.ground),
    ground: make(tones.ground, groundHue(key, scheme.ground, rng)),
    light: make(tones.light, toward(scheme.second, WARM, 10)),
    mid: main,
    deep: make(tones.deep, toward(scheme.main, COOL, 16)),
    ink: oklch(
      tones.ink[0],
      tones.ink[1] * factor,
      scheme.main > 40 && scheme.main < 130 ? 285 : scheme.main,
    ),
    a: accentOf(key, [tones.a[0], tones.a[1] * Math.max(0.85, factor)], scheme.accent + jitter()),
    b: oklch(tones.b[0], tones.b[1], warm && scheme.accent < 110 ? 225 : rng.range(62, 90)),
    sky,
    water: oklch(tones.water[0], tones.water[1] * factor, waterHue(scheme.main, rng) + jitter()),
    disc: discOf(key, mood, sky, rng),
  }
}

/** Mixed colours between two, in even steps. */
export function ramp(from: Oklch, to: Oklch, count: number): Oklch[] {
  return Array.from({ length: count }, (_, i) => mix(from, to, count < 2 ? 1 : i / (count - 1)))
}

/** Avoids the grey between opposite hues: the result keeps one of the two. */
function shareOf(local: Oklch, toward: Oklch, share: number): number {
  if (hueDistance(local.h, toward.h) < 80 || local.c < 0.05) return share
  return share >= 0.4 ? 0.92 : share * 0.35
}

/** A local colour under the picture's light, moved toward its palette. */
export function underLight(local: Oklch, palette: Palette, toward: Oklch, share: number): Oklch {
  const tinted = mix(
    local,
    oklch(local.l, Math.max(local.c, 0.06), toward.h),
    shareOf(local, toward, share),
  )
  if (palette.key === 'night') {
    return mix(shade(tinted, tinted.l > 0.85 ? -0.06 : -0.04), oklch(0.45, 0.08, 265), 0.12)
  }
  return palette.key === 'dusk' ? mix(tinted, oklch(0.72, 0.12, 40), 0.1) : tinted
}

/** Adapts a palette to the weather: rain reduces chroma, mist reduces contrast. */
export function underWeather(palette: Palette, weather: string): Palette {
  if (weather !== 'rain' && weather !== 'mist') return palette
  const [top, middle, low] = palette.sky
  const veil = (colour: Oklch) =>
    weather === 'rain'
      ? mix(colour, oklch(colour.l * 0.84, 0.025, 255), 0.6)
      : mix(colour, low, 0.4)
  return {
    ...palette,
    sky: [veil(top), veil(middle), veil(low)],
    water: weather === 'rain' ? veil(palette.water) : mix(palette.water, middle, 0.15),
  }
}
