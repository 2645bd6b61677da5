import fc from 'fast-check'
import { expect, test } from 'vitest'
import { difference, hexToRgb, type Oklch, rgbToOklab, toHex } from './colour'
import { WEATHERS } from './painting'
import { createPalette, KEYS, type Palette, underWeather, waterHue } from './palette'
import { createRng } from './random'
import { MOODS, SCHEMES } from './schemes'

/** Any palette a brief can have: a scheme with any first hue. */
const anyPalette = fc
  .record({
    scheme: fc.constantFrom(...SCHEMES),
    main: fc.double({ min: 0, max: 360, noNaN: true }),
    key: fc.constantFrom(...KEYS),
    mood: fc.constantFrom(undefined, ...MOODS),
    weather: fc.constantFrom(...WEATHERS),
    seed: fc.string(),
  })
  .map(({ scheme, main, key, mood, weather, seed }) =>
    underWeather(createPalette({ ...scheme, main }, key, createRng(seed), mood), weather),
  )

function coloursOf({ paper, ground, light, mid, deep, ink, a, b, sky, water, disc }: Palette) {
  return [paper, ground, light, mid, deep, ink, a, b, ...sky, water, disc]
}

function shownAs(colour: Oklch): readonly [number, number, number] {
  return rgbToOklab(hexToRgb(toHex(colour)))
}

test('any palette keeps its lightness when brought into the sRGB gamut', () => {
  fc.assert(
    fc.property(anyPalette, (palette) => {
      for (const colour of coloursOf(palette)) {
        expect(Number.isFinite(colour.l + colour.c + colour.h)).toBe(true)
        expect(Math.abs(shownAs(colour)[0] - colour.l)).toBeLessThan(0.02)
      }
    }),
  )
})

test('any palette has its contrasts after gamut mapping', () => {
  fc.assert(
    fc.property(anyPalette, ({ paper, ground, mid, deep, ink, a }) => {
      const lightness = (colour: Oklch) => shownAs(colour)[0]
      const apart = (one: Oklch, two: Oklch) => {
        const other = shownAs(two)
        return Math.hypot(...shownAs(one).map((value, i) => value - (other[i] ?? 0)))
      }
      expect(lightness(paper) - lightness(ink)).toBeGreaterThan(0.5)
      expect(lightness(mid) - lightness(deep)).toBeGreaterThan(0.08)
      expect(lightness(deep) - lightness(ink)).toBeGreaterThan(0.08)
      expect(apart(ground, mid)).toBeGreaterThan(0.09)
      expect(apart(ground, a)).toBeGreaterThan(0.09)
    }),
  )
})

const PALETTES = SCHEMES.flatMap((scheme) =>
  KEYS.flatMap((key) =>
    [1, 2, 3].map((n) => createPalette(scheme, key, createRng(`${scheme.name}${n}`))),
  ),
)

test('every palette has three clearly different values', () => {
  for (const { light, mid, deep, ink } of PALETTES) {
    expect(light.l - mid.l).toBeGreaterThan(0.04)
    expect(mid.l - deep.l).toBeGreaterThan(0.1)
    expect(deep.l - ink.l).toBeGreaterThan(0.1)
  }
})

test('no dark colour is dark yellow or brownish green', () => {
  for (const { mid, deep, ground, water } of PALETTES) {
    for (const { l, c, h } of [mid, deep, ground, water]) {
      expect(l < 0.5 && c > 0.03 && h > 49 && h < 122).toBe(false)
    }
  }
})

test('sun and moon differ from their sky', () => {
  for (const { disc, sky } of PALETTES) expect(difference(disc, sky[1])).toBeGreaterThan(0.1)
})

test('water is never brown, yellow or grass green', () => {
  for (let hue = 0; hue < 360; hue++) {
    const water = waterHue(hue, createRng(String(hue)))
    expect(water > 12 && water < 172).toBe(false)
  }
})
