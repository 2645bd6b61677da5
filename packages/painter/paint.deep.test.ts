import { expect, test } from 'vitest'
import {
  dateAfter,
  mostSimilarDays,
  PAINTING,
  recommendedEmojis,
  valuesOf,
} from './testing/painting'
import { FAMILIES } from './families/all'
import { REJECTED_HEAD, rejectedLine, rejectedOf } from './testing/rejected'
import { paint } from './paint'
import { render } from './render'

const BROKEN = /NaN|undefined|Infinity|<text/

test('at most 8 titles of a year repeat, and at most a tenth have a comma, for any author', () => {
  for (const author of ['author-1', 'author-2', 'author-3']) {
    const titles = Array.from(
      { length: 365 },
      (_, day) => paint({ ...PAINTING, author, dateKey: dateAfter(day) }).title,
    )
    expect(365 - new Set(titles).size, author).toBeLessThanOrEqual(8)
    expect(titles.filter((title) => title.includes(',')).length, author).toBeLessThan(36)
    expect(titles.filter((title) => title.length > 60)).toEqual([])
  }
})

test.each(FAMILIES)(
  '$name writes no NaN, undefined or Infinity on any of 200 days',
  async (one) => {
    const family = one.name
    for (let day = 0; day < 200; day++) {
      const author = `author-${day % 7}`
      const painting = paint({ ...PAINTING, dateKey: dateAfter(day), author, family })
      expect(painting.svg, `${family} ${day}`).not.toMatch(BROKEN)
      if (day % 20 === 0) expect((await render(painting, 64)).width).toBe(64)
    }
  },
)

test('every family paints the same bytes twice, with emojis and without', async () => {
  for (const { name: family } of FAMILIES) {
    for (const emojis of [[], ['🌊', '🌙'], ['🦊']]) {
      const request = { ...PAINTING, emojis, family }
      const [one, two] = [
        await render(paint(request), 256),
        await render(paint({ ...request }), 256),
      ]
      expect(Buffer.compare(one.data, two.data), `${family} ${emojis.join('')}`).toBe(0)
    }
  }
})

test('every recommended emoji is drawn', { timeout: 1_800_000 }, async () => {
  const emojis = recommendedEmojis()
  expect(emojis.length).toBeGreaterThan(3600)
  for (const emoji of emojis) {
    const painting = paint({ ...PAINTING, emojis: [emoji] })
    expect(painting.svg, emoji).not.toMatch(BROKEN)
    expect(painting.title.length, emoji).toBeLessThanOrEqual(60)
    expect((await render(painting, 64)).data.length, emoji).toBe(64 * 64 * 3)
  }
})

test('no two of 365 days are similar', { timeout: 900_000 }, async () => {
  const { distance, days } = await mostSimilarDays(365)
  expect(distance, days.join(' and ')).toBeGreaterThan(8)
})

test('every family has light, middle and dark values on any of twenty days', async () => {
  for (const { name: family } of FAMILIES) {
    for (let day = 0; day < 20; day++) {
      const dateKey = dateAfter(day * 17)
      const { dark, middle, light } = await valuesOf({ ...PAINTING, dateKey, family })
      expect(light - dark, `${family} ${dateKey}`).toBeGreaterThan(60)
      expect(middle, `${family} ${dateKey}`).toBeGreaterThan(12)
      expect(middle, `${family} ${dateKey}`).toBeLessThan(246)
    }
  }
})

/** Share of a family's pictures, with emojis or without, that may be rejected. */
const MAX = 0.02

test.each(FAMILIES)(
  'the critic accepts $name on 200 days and with 50 inputs of emojis',
  { timeout: 1_800_000 },
  async ({ name }) => {
    const found = [await rejectedOf(name, 'days', 200), await rejectedOf(name, 'emojis', 50)]
    console.log([REJECTED_HEAD, ...found.map(rejectedLine)].join('\n'))
    const shareOf = (of: 'rejected' | 'remaining') =>
      found.reduce((sum, one) => sum + one[of], 0) /
      found.reduce((sum, one) => sum + one.pictures, 0)
    expect.soft(shareOf('rejected'), `${name}, first layouts`).toBeLessThan(MAX)
    expect(shareOf('remaining'), `${name}, no layout`).toBeLessThan(MAX)
  },
)
