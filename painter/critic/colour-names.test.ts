import { expect, test } from 'vitest'
import { difference, hexToRgb, type Oklch, oklabToOklch, rgbToOklab } from '../colour'
import { paint } from '../paint'
import { FAMILY_NAMES } from '../painting'
import { dateAfter, PAINTING } from '../testing/painting'
import { sampled } from '../testing/sample'
import { paintAccepted } from './accepted'
import { mainColours, nameOf } from './colour-names'
import { finishedLab } from './look'

const KNOWN: Readonly<Record<string, readonly string[]>> = {
  white: ['#ffffff', '#e1ecd5', '#f0f8ff'],
  cream: ['#fffff0', '#f5f5dc', '#f3ead8', '#f1d6c8'],
  beige: ['#c8b8a6', '#d0c0ac'],
  grey: ['#808080', '#8a8a8f'],
  'light grey': ['#c0c0c0'],
  black: ['#000000', '#0a0c0c'],
  'grey-blue': ['#708090'],
  'light green': ['#b8d0c5'],
  'light blue': ['#add8e6', '#87ceeb'],
  blue: ['#4682b4', '#4169e1'],
  'dark blue': ['#000080', '#1a2a40', '#101c30', '#04232f', '#231f40'],
  'blue-green': ['#008080', '#1a7c83'],
  'dark blue-green': ['#03303d'],
  turquoise: ['#40e0d0'],
  green: ['#228b22', '#3cb371'],
  'dark green': ['#061f16', '#05332b'],
  yellow: ['#ffff00', '#ffd700'],
  'light yellow': ['#f4e4ad'],
  gold: ['#daa520', '#b8860b'],
  orange: ['#ffa500', '#ff7f50'],
  'orange-red': ['#d55533'],
  'light orange': ['#ffcba4', '#fbcf9a'],
  'light brown': ['#b08a78', '#c7a080'],
  brown: ['#8b4513', '#a0522d', '#a8664f'],
  red: ['#dc143c', '#b22222', '#f06351'],
  'dark red': ['#4a1511', '#722926'],
  maroon: ['#33030d', '#451024', '#36131e'],
  'light red': ['#dd9486', '#e67764', '#fa8072'],
  pink: ['#ff69b4', '#f2b3b8', '#d06cc0'],
  'light pink': ['#ffc0cb', '#f6cabd', '#dfc3b8'],
  'dark purple': ['#4a1f45', '#5a2050', '#2e1560'],
  purple: ['#9b6f86', '#8f6a8a', '#a87a9c'],
  'light purple': ['#c8a2c8', '#d8c8ee'],
}

/** Words that everybody knows: eleven basic ones, and few others where they are clear. */
const PLAIN =
  /^(?:(?:light|dark) )?(?:white|cream|beige|grey|black|brown|red|orange-red|maroon|orange|yellow|gold|green|turquoise|blue|blue-green|grey-blue|purple|pink)$/

function oklchOf(hex: string): Oklch {
  return oklabToOklch(rgbToOklab(hexToRgb(hex)))
}

test('colours have the names that people give them', () => {
  for (const [name, hexes] of Object.entries(KNOWN)) {
    for (const hex of hexes) expect(nameOf(oklchOf(hex)).name, hex).toBe(name)
  }
})

test('every name is a plain word', () => {
  for (const name of FAMILY_OF.keys()) expect(name).toMatch(PLAIN)
})

const field = (hex: string, size: number) =>
  Array.from({ length: size }, () => rgbToOklab(hexToRgb(hex))).flat()

test('beside a single large colour a small one is told', () => {
  const dark = field('#1a2a40', 950)
  const told = mainColours(Float32Array.from([...dark, ...field('#dc143c', 50)]))
  expect(told).toMatchObject({ colours: ['dark blue'], accent: 'red' })
  expect(mainColours(Float32Array.from(dark)).accent).toBeUndefined()
})

test('beside two large colours that look alike a small one is told', () => {
  const ground = [...field('#10243c', 600), ...field('#0a3a48', 330)]
  const told = mainColours(Float32Array.from([...ground, ...field('#dc143c', 70)]))
  expect(told).toMatchObject({ colours: ['dark blue'], accent: 'red' })
  expect(mainColours(Float32Array.from(ground))).toMatchObject({
    colours: ['dark blue', 'dark blue-green'],
  })
})

test('a colour with a clear hue is never grey', () => {
  for (let l = 0.3; l < 0.95; l += 0.05) {
    for (let h = 0; h < 360; h += 10) {
      expect(nameOf({ l, c: 0.03, h }).family, `${l} ${h}`).not.toBe('grey')
    }
  }
})

type Plain = { n: number; lab: [number, number, number] }

/** The colours of a picture by family of names, the largest first. */
function plainCount(lab: Float32Array): [family: string, share: number, mean: Oklch][] {
  const counts = new Map<string, Plain>()
  for (let i = 0; i < lab.length; i += 3) {
    const [l = 0, a = 0, b = 0] = lab.subarray(i, i + 3)
    const { family } = nameOf(oklabToOklch([l, a, b]))
    const count = counts.get(family) ?? { n: 0, lab: [0, 0, 0] }
    counts.set(family, {
      n: count.n + 1,
      lab: [count.lab[0] + l, count.lab[1] + a, count.lab[2] + b],
    })
  }
  return [...counts]
    .sort(([, one], [, two]) => two.n - one.n)
    .map(
      ([
        family,
        {
          n,
          lab: [l, a, b],
        },
      ]) => [family, (3 * n) / lab.length, oklabToOklch([l / n, a / n, b / n])],
    )
}

test(
  'an alt text names two of the three colours that cover most of the picture',
  { timeout: 120_000 },
  async () => {
    for (const [i, family] of FAMILY_NAMES.entries()) {
      if (i % sampled(1, 3) !== 0) continue
      const dateKey = dateAfter(i * 29)
      const painting = paint({ ...PAINTING, family, dateKey })
      const lab = await finishedLab(painting)
      const told = mainColours(lab).colours
      const families = told.map((name) => FAMILY_OF.get(name) ?? name)
      const counted = plainCount(lab)
      for (const named of families) {
        const [, share = 0, mean] = counted.find(([one]) => one === named) ?? []
        // Shades of what is told already are not another colour.
        const larger = counted.filter(
          ([other, size, tone]) =>
            size > share &&
            !families.includes(other) &&
            mean !== undefined &&
            counted.every(
              ([one, , known]) => !families.includes(one) || difference(tone, known) > 0.2,
            ),
        )
        const where = `${family} ${dateKey}: ${named} of ${told.join(' and ')}`
        expect(larger.length, `${where}, ${JSON.stringify(counted)}`).toBeLessThanOrEqual(1)
      }
    }
  },
)

test('an alt text has the colours of the finished picture', async () => {
  const { painting } = await paintAccepted(PAINTING)
  expect(painting.altText).toContain(mainColours(await finishedLab(painting)).colours.join(' and '))
})

/** The families of all names. */
const FAMILY_OF = new Map(
  [0.1, 0.2, 0.3, 0.36, 0.4, 0.45, 0.52, 0.6, 0.65, 0.7, 0.75, 0.78, 0.83, 0.87, 0.95].flatMap(
    (l) =>
      [0, 0.01, 0.03, 0.05, 0.07, 0.09, 0.11, 0.13, 0.2].flatMap((c) =>
        Array.from({ length: 180 }, (_, i): [string, string] => {
          const { name, family } = nameOf({ l, c, h: i * 2 })
          return [name, family]
        }),
      ),
  ),
)
