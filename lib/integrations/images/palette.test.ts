import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastRatio, hexToRgb } from '@pochade/painter/colour'
import { accentOfHue, deriveDayColours } from './palette'

type Colour = readonly [number, number, number]

/** 64 × 64 pixels in horizontal stripes. */
function stripes(...rows: readonly (readonly [colour: Colour, rows: number])[]): Uint8Array {
  return Uint8Array.from(
    rows.flatMap(([colour, count]) => Array.from({ length: 64 * count }, () => colour).flat()),
  )
}

const BLUE: Colour = [60, 120, 190]
const SAND: Colour = [205, 170, 120]
const RED: Colour = [200, 60, 40]
const GREY: Colour = [128, 128, 128]

test('accents of any hue have enough contrast on every ground of their theme', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 360, noNaN: true }),
      fc.double({ min: 0, max: 0.37, noNaN: true }),
      (hue, chroma) => {
        const { light, dark } = accentOfHue(hue, chroma)
        for (const ground of ['#f4f4f1', '#eaeae5']) {
          expect(contrastRatio(hexToRgb(light), hexToRgb(ground))).toBeGreaterThanOrEqual(4.5)
        }
        for (const ground of ['#131414', '#1c1d1d', '#232424']) {
          expect(contrastRatio(hexToRgb(dark), hexToRgb(ground))).toBeGreaterThanOrEqual(4.5)
        }
      },
    ),
    { numRuns: 300 },
  )
})

test('bands are ordered from the top of the picture to the bottom', () => {
  const { palette } = deriveDayColours(
    stripes([BLUE, 24], [[240, 220, 180], 8], [[30, 90, 60], 12], [RED, 8], [SAND, 12]),
  )
  expect(palette).toHaveLength(5)
  const [top, , , red, bottom] = palette.map(({ hex }) => hexToRgb(hex))
  expect(top?.[2]).toBeGreaterThan(150)
  expect(red?.[0]).toBeGreaterThan(180)
  expect(bottom?.map((v) => Math.round(v / 16))).toEqual(SAND.map((v) => Math.round(v / 16)))
})

test('a small area of colour still gets a band, of at least about 5 %', () => {
  const { palette } = deriveDayColours(stripes([GREY, 62], [RED, 2]))
  expect(palette).toHaveLength(5)
  for (const { share } of palette) expect(share).toBeGreaterThanOrEqual(0.045)
  expect(palette.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 2)
})

test('the accent has the strongest hue that is not the red of errors', () => {
  const { accent } = deriveDayColours(stripes([RED, 40], [BLUE, 24]))
  const [r, , b] = hexToRgb(accent.light)
  expect(b).toBeGreaterThan(r)
})

test('a picture without colour falls back to viridian', () => {
  expect(deriveDayColours(stripes([GREY, 64])).accent).toEqual(accentOfHue(178, 0.09))
})

test('the same pixels give the same colours', () => {
  const pixels = stripes([BLUE, 20], [SAND, 30], [RED, 14])
  expect(deriveDayColours(pixels)).toEqual(deriveDayColours(pixels))
})

const SIDE = 16
const channel = fc.integer({ min: 0, max: 255 })
/** Noise, or areas of one or a few colours. */
const picture = fc.oneof(
  fc.uint8Array({ minLength: SIDE * SIDE * 3, maxLength: SIDE * SIDE * 3 }),
  fc
    .array(fc.tuple(fc.tuple(channel, channel, channel), fc.integer({ min: 1, max: SIDE })), {
      minLength: 1,
      maxLength: 8,
    })
    .map((areas) =>
      Uint8Array.from(
        areas.flatMap(([colour, rows]) => Array.from({ length: rows * SIDE }, () => colour).flat()),
      ),
    ),
)

test('any picture gives five bands and an accent with enough contrast in both themes', () => {
  fc.assert(
    fc.property(picture, (pixels) => {
      const { palette, accent } = deriveDayColours(pixels, SIDE)
      expect(palette).toHaveLength(5)
      for (const { hex, share } of palette) {
        expect(hex).toMatch(/^#[0-9a-f]{6}$/)
        expect(share).toBeGreaterThanOrEqual(0.04)
      }
      expect(palette.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 2)
      for (const ground of ['#f4f4f1', '#eaeae5']) {
        expect(contrastRatio(hexToRgb(accent.light), hexToRgb(ground))).toBeGreaterThanOrEqual(4.5)
      }
      for (const ground of ['#131414', '#1c1d1d', '#232424']) {
        expect(contrastRatio(hexToRgb(accent.dark), hexToRgb(ground))).toBeGreaterThanOrEqual(4.5)
      }
    }),
    { numRuns: 100 },
  )
})
