import { expect, test } from 'vitest'
import { difference } from './colour'
import { createPalette, KEYS, waterHue } from './palette'
import { createRng } from './random'
import { SCHEMES } from './schemes'

const PALETTES = SCHEMES.flatMap((scheme) =>
  KEYS.flatMap((key) =>
    [1, 2, 3].map((n) => createPalette(scheme, key, createRng(`${scheme.name}${n}`))),
  ),
)

test('every palette has three values that part clearly', () => {
  for (const { light, mid, deep, ink } of PALETTES) {
    expect(light.l - mid.l).toBeGreaterThan(0.04)
    expect(mid.l - deep.l).toBeGreaterThan(0.1)
    expect(deep.l - ink.l).toBeGreaterThan(0.1)
  }
})

test('no dark colour is mud', () => {
  for (const { mid, deep, ground, water } of PALETTES) {
    for (const { l, c, h } of [mid, deep, ground, water]) {
      expect(l < 0.5 && c > 0.03 && h > 49 && h < 122).toBe(false)
    }
  }
})

test('sun and moon part from their sky', () => {
  for (const { disc, sky } of PALETTES) expect(difference(disc, sky[1])).toBeGreaterThan(0.1)
})

test('water is never brown, yellow or grass green', () => {
  for (let hue = 0; hue < 360; hue++) {
    const water = waterHue(hue, createRng(String(hue)))
    expect(water > 12 && water < 172).toBe(false)
  }
})
