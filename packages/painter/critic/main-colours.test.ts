import { expect, test } from 'vitest'
import { hexToRgb, oklabToOklch, rgbToOklab } from '../colour'
import { paint } from '../paint'
import { FAMILY_NAMES } from '../painting'
import { render } from '../render'
import { dateAfter, emojiInput, PAINTING } from '../testing/painting'
import { sampled } from '../testing/sample'
import { paintAccepted } from './accepted'
import { nameOf } from './colour-names'
import { colourViews, lookOf } from './look'
import { mainColours } from './main-colours'
import { toOklab } from './outline'
import { sureness } from './sureness'

/** Pixels of so many colours. */
function pixels(counts: Readonly<Record<string, number>>): Float32Array {
  const all = Object.entries(counts).flatMap(([hex, count]) =>
    Array.from({ length: count }, () => rgbToOklab(hexToRgb(hex))).flat(),
  )
  return Float32Array.from(all)
}

test('a small striking colour is told beside a dark ground, also one of two shades', () => {
  const names = ['dark blue', 'red']
  expect(mainColours(pixels({ '#1a2a40': 950, '#dc143c': 50 }))).toEqual(names)
  expect(mainColours(pixels({ '#10243c': 600, '#0a3a48': 330, '#dc143c': 70 }))).toEqual(names)
})

test('specks are not told', () => {
  expect(mainColours(pixels({ '#1a2a40': 990, '#dc143c': 10 }))).toEqual(['dark blue'])
})

test('a pale wall is counted with what is nearest to it, and told beside paper', () => {
  // Beige is nearer to the wall than to the paper.
  const wall = pixels({ '#e4eeeb': 320, '#efd3ac': 230, '#e1c19e': 170, '#1a7c83': 280 })
  expect(mainColours(wall)).toEqual(['light orange', 'teal'])
  const salmon = pixels({ '#d5e5e4': 560, '#f0b3a6': 380, '#228b22': 60 })
  expect(mainColours(salmon)).toEqual(['pale blue', 'light pink'])
})

test('two alike tones never hide a third of the picture in another hue', () => {
  const castle = pixels({ '#fbcf9a': 360, '#f3ead8': 310, '#6f9fd8': 330 })
  expect(mainColours(castle)).toEqual(['light orange', 'blue'])
})

test('what covers most is told first, whatever is noticed more or has a surer name', () => {
  const disputed = mainColours(pixels({ '#b4659a': 600, '#2e8b57': 250, '#1a2a40': 150 }))
  expect(disputed).toEqual(['pinkish purple', 'green'])
  const navy = mainColours(pixels({ '#1a2a40': 690, '#8a8a8a': 200, '#f0c050': 110 }))
  expect(navy).toEqual(['dark blue', 'yellow'])
})

test('thin lines, which mix with what is behind them, give way to an area', () => {
  const side = 40
  const hexes = Array.from({ length: side * side }, (_, i) => {
    const [x, y] = [i % side, Math.floor(i / side)]
    const isBlock = x >= 32 && y >= 32
    return isBlock ? '#dc143c' : y % 10 === 2 ? '#2e8b57' : '#1a2a40'
  })
  const lab = Float32Array.from(hexes.flatMap((hex) => rgbToOklab(hexToRgb(hex))))
  expect(mainColours(lab, side)).toEqual(['dark blue', 'red'])
  expect(mainColours(lab)).toEqual(['dark blue', 'green'])
})

test('what covers most is told with its shade', () => {
  const lake = { '#a8e0b0': 450, '#05332b': 300, '#dc143c': 250 }
  expect(mainColours(pixels(lake))).toEqual(['light green', 'red'])
  expect(mainColours(pixels({ ...lake, '#05332b': 100 }))).toEqual(['light green', 'red'])
})

test('the second colour looks unlike the first', () => {
  const colours = mainColours(pixels({ '#1a2a40': 500, '#24364e': 400, '#f0c050': 100 }))
  expect(colours[1]).not.toContain('blue')
})

test('of two equal colours the one whose name nobody doubts is told', () => {
  const [doubtful, sure] = ['#b4659a', '#2e8b57']
  const surenessOf = (hex: string) => sureness(oklabToOklch(rgbToOklab(hexToRgb(hex))))
  expect(surenessOf(doubtful)).toBeLessThan(surenessOf(sure))
  expect(mainColours(pixels({ '#1a2a40': 800, [doubtful]: 100, [sure]: 100 }))).toEqual([
    'dark blue',
    nameOf(oklabToOklch(rgbToOklab(hexToRgb(sure)))).name,
  ])
})

function shareOf(name: string, lab: Float32Array): number {
  let count = 0
  for (let i = 0; i < lab.length; i += 3) {
    const [l = 0, a = 0, b = 0] = lab.subarray(i, i + 3)
    if (nameOf(oklabToOklch([l, a, b])).name === name) count++
  }
  return (3 * count) / lab.length
}

test('each colour of an alt text is seen in the picture', { timeout: 120_000 }, async () => {
  for (const [i, family] of FAMILY_NAMES.entries()) {
    if (i % sampled(1, 3) !== 0) continue
    const dateKey = dateAfter(i * 29)
    const { lab, side } = (await colourViews(paint({ ...PAINTING, family, dateKey }))).inside
    const colours = mainColours(lab, side)
    expect(new Set(colours).size).toBe(2)
    for (const name of colours)
      expect(shareOf(name, lab), `${family} ${dateKey}: ${name}`).toBeGreaterThan(0.01)
  }
})

test('an alt text has the colours of the finished picture', async () => {
  const { painting } = await paintAccepted(PAINTING)
  const { lab, side } = (await colourViews(painting)).inside
  for (const name of mainColours(lab, side)) expect(painting.altText).toContain(name)
})

test('a block print names its bare paper first where it covers most, with its border', async () => {
  for (let i = 0; i < 4; i++) {
    const request = { ...PAINTING, emojis: ['🎑', '🛕'], dateKey: dateAfter(i * 21) }
    const painting = paint({ ...request, family: 'lino' })
    const { lab, side } = (await colourViews(painting)).inside
    const [ofInside = ''] = mainColours(lab, side)
    const whole = toOklab(await render(painting, 192))
    const paper = ['white', 'off-white', 'cream'].reduce(
      (sum, name) => sum + shareOf(name, whole),
      0,
    )
    const { colours } = await lookOf(painting)
    const isBare = paper > shareOf(ofInside, whole)
    expect(colours[isBare ? 1 : 0], painting.altText).toBe(ofInside)
    if (isBare) expect(colours[0]).toMatch(/white|cream/)
  }
})

test('the first colour is the name of as much as any other', { timeout: 600_000 }, async () => {
  for (let i = 0; i < sampled(200, 12); i++) {
    const emojis = i % 3 === 0 ? [] : emojiInput(i)
    const request = { ...PAINTING, dateKey: dateAfter(i * 5), author: `c${i}`, emojis }
    const { lab, side } = (await colourViews(paint(request))).inside
    const [first = ''] = mainColours(lab, side)
    const names = Array.from({ length: lab.length / 3 }, (_, k) => {
      const [l = 0, a = 0, b = 0] = lab.subarray(3 * k, 3 * k + 3)
      return nameOf(oklabToOklch([l, a, b])).name
    })
    const counts = new Map<string, number>()
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
    const largest = Math.max(...counts.values())
    expect(counts.get(first), `${emojis.join(' ')} ${first}`).toBeGreaterThan(0.5 * largest)
  }
})
