import { expect, test } from 'vitest'
import { hexToRgb, type Oklch, oklabToOklch, rgbToOklab } from '../colour'
import { nameOf } from './colour-names'

const KNOWN: Readonly<Record<string, readonly string[]>> = {
  white: ['#ffffff', '#f0f8ff'],
  'pale green': ['#e1ecd5', '#b8d0c5'],
  'pale blue': ['#cbe0ee'],
  'off-white': ['#fffff0'],
  cream: ['#f5f5dc', '#f3ead8', '#f1d6c8'],
  beige: ['#c8b8a6', '#e2be96', '#d0c0ac'],
  grey: ['#808080', '#8a8a8f'],
  'light grey': ['#c0c0c0', '#d4d6d8'],
  black: ['#000000', '#0a0c0c'],
  'grey-blue': ['#708090'],
  'grey-brown': ['#967a72'],
  'grey-purple': ['#8a7c90'],
  'blue-purple': ['#7a78c8'],
  'pinkish purple': ['#b4659a'],
  peach: ['#ffcba4', '#f5cdb5'],
  'light green': ['#a8e0b0'],
  'light blue': ['#add8e6', '#87ceeb'],
  blue: ['#4682b4', '#4169e1'],
  'dark blue': ['#000080', '#1a2a40', '#101c30', '#04232f', '#231f40'],
  teal: ['#008080', '#1a7c83'],
  'dark teal': ['#03303d', '#072528', '#02444e'],
  turquoise: ['#40e0d0'],
  green: ['#228b22', '#3cb371'],
  'dark green': ['#061f16', '#05332b'],
  yellow: ['#ffff00', '#ffd700'],
  'light yellow': ['#f4e4ad', '#f3d9aa'],
  gold: ['#daa520', '#b8860b'],
  orange: ['#ffa500', '#ff7f50'],
  'orange-red': ['#d55533'],
  'light orange': ['#fbcf9a'],
  'orange-brown': ['#d08d52'],
  'light brown': ['#b08a78', '#c7a080'],
  brown: ['#8b4513', '#a0522d', '#7e5d52'],
  'reddish brown': ['#a8664f'],
  rust: ['#c0521c'],
  'brick red': ['#8a4a42'],
  terracotta: ['#c2704e'],
  red: ['#dc143c', '#b22222', '#f06351'],
  'dark red': ['#4a1511', '#722926'],
  maroon: ['#33030d', '#451024', '#36131e'],
  'light red': ['#c8716a'],
  coral: ['#e67764', '#fa8072'],
  'dark pink': ['#a03a60'],
  plum: ['#8c4458'],
  'dark reddish brown': ['#2e1010'],
  pink: ['#ff69b4', '#f2b3b8', '#d06cc0', '#dd9486', '#d08a80'],
  'light pink': ['#ffc0cb', '#f6cabd', '#dfc3b8'],
  'dark purple': ['#4a1f45', '#5a2050', '#2e1560'],
  purple: ['#9b6f86', '#8f6a8a', '#a87a9c'],
  'light purple': ['#c8a2c8', '#d8c8ee'],
}

/** Words that everybody knows: eleven basic ones, and few others where they are clear. */
const PLAIN =
  /^(?:(?:light|dark|pale|reddish|dark reddish|brick|pinkish) )?(?:plum|grey-(?:blue|green|purple|brown)|blue-purple|peach|rust|terracotta|coral|white|off-white|cream|beige|grey|black|brown|orange-brown|red|orange-red|maroon|orange|yellow|gold|green|turquoise|blue|teal|purple|pink)$/

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

test('a colour with a clear hue is never grey', () => {
  for (let l = 0.3; l < 0.95; l += 0.05) {
    for (let h = 0; h < 360; h += 10) {
      expect(nameOf({ l, c: 0.03, h }).family, `${l} ${h}`).not.toBe('grey')
    }
  }
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
