import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  contrastRatio,
  difference,
  intoGamut,
  mix,
  oklabToOklch,
  oklch,
  rgbToOklab,
  shade,
  standOff,
  toHex,
  toRgb,
} from './colour'

const channel = fc.integer({ min: 0, max: 255 })
const anyColour = fc
  .tuple(
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: 0, max: 0.4, noNaN: true }),
    fc.double({ min: 0, max: 360, noNaN: true }),
  )
  .map(([l, c, h]) => oklch(l, c, h))

test('an sRGB colour converted to OKLCH and back is unchanged', () => {
  fc.assert(
    fc.property(channel, channel, channel, (r, g, b) => {
      expect(toRgb(oklabToOklch(rgbToOklab([r, g, b])))).toEqual([r, g, b])
    }),
  )
})

test('every colour is brought into sRGB with its hue and lightness kept', () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      const inside = intoGamut(colour)
      expect(inside.c).toBeLessThanOrEqual(colour.c)
      expect(inside.h).toBe(colour.h)
      expect(toHex(colour)).toMatch(/^#[0-9a-f]{6}$/)
    }),
  )
})

test('a figure differs from its ground, or is lightened as far as possible', () => {
  fc.assert(
    fc.property(anyColour, anyColour, (figure, ground) => {
      const moved = standOff(figure, ground, 0.16)
      const bright = figure.l > 0.86 || (figure.h > 42 && figure.h < 118 && figure.c > 0.06)
      if (!bright) expect(difference(moved, ground)).toBeGreaterThanOrEqual(0.159)
      else expect(moved.l).toBeGreaterThanOrEqual(figure.l - 1e-9)
    }),
  )
})

test('the shadow of yellow is orange and never olive', () => {
  const shadow = shade(oklch(0.86, 0.16, 95), -0.2)
  expect(shadow.h).toBeLessThan(75)
})

test('the mix of black and white in equal parts is grey', () => {
  const grey = mix(oklch(0, 0, 0), oklch(1, 0, 0), 0.5)
  expect(grey.l).toBeCloseTo(0.5)
  expect(grey.c).toBeCloseTo(0)
})

test('black on white has the WCAG contrast of 21', () => {
  expect(contrastRatio([0, 0, 0], [255, 255, 255])).toBeCloseTo(21)
})
