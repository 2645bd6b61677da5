import { expect, test } from 'vitest'
import {
  dateAfter,
  mostSimilarDays,
  PAINTING,
  recommendedEmojis,
  valuesOf,
} from './testing/painting'
import { FAMILIES } from './families/all'
import { paint } from './paint'
import { render } from './render'
import { sampled } from './testing/sample'

test('the same request gives the same painting and the same bytes', async () => {
  for (const emojis of [[], ['🌊', '🌙'], ['🍋']].slice(0, sampled(3, 1))) {
    const [one, two] = [paint({ ...PAINTING, emojis }), paint({ ...PAINTING, emojis })]
    expect(one).toEqual(two)
    const [a, b] = [await render(one, 256), await render(two, 256)]
    expect(Buffer.compare(a.data, b.data)).toBe(0)
  }
})

test('author, day, emojis and secret each change the picture', () => {
  const { svg } = paint(PAINTING)
  for (const change of [
    { author: 'author-2' },
    { dateKey: '2026-11-22' },
    { emojis: ['🍋'] },
    { secret: 'beef' },
  ]) {
    expect(paint({ ...PAINTING, ...change }).svg).not.toBe(svg)
  }
})

test('no family writes NaN, undefined or Infinity', () => {
  for (const { name } of FAMILIES) {
    for (let day = 0; day < sampled(3, 1); day++) {
      const { svg } = paint({ ...PAINTING, dateKey: dateAfter(day * 41), family: name })
      expect(svg, `${name} ${day}`).not.toMatch(/NaN|undefined|Infinity/)
      expect(svg).not.toContain('<text')
    }
  }
})

test('every family paints any emojis and describes the picture', () => {
  const sets = [
    ['🍋', '🦊', '🚀'],
    ['😀', '😀', '😀'],
    ['☀️', '🌙', '⭐'],
  ]
  for (const [i, { name }] of FAMILIES.entries()) {
    for (const emojis of sets.slice(sampled(0, i % 3), sampled(3, (i % 3) + 1))) {
      const { svg, altText } = paint({ ...PAINTING, emojis, family: name })
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect(altText.length).toBeGreaterThan(30)
    }
  }
})

test('user text enters neither the picture nor its words', () => {
  const { svg, title, altText, prompt } = paint({
    ...PAINTING,
    emojis: ['<script>', '"/><image href="x"'],
    author: '<text>mine</text>',
  })
  for (const text of [svg, title, altText, prompt])
    expect(text).not.toMatch(/script|image href|mine/)
})

test('titles have at most 60 characters, alt texts are sentences, prompts exclude text', () => {
  for (let day = 0; day < sampled(40, 6); day++) {
    const { title, altText, prompt } = paint({ ...PAINTING, dateKey: dateAfter(day) })
    expect(title.length).toBeLessThanOrEqual(60)
    expect(title).not.toContain('undefined')
    expect(altText).toMatch(/^[A-Z][a-z]* .*\.$/)
    expect(prompt).toContain('no text')
  }
})

test('every family has light, middle and dark values', async () => {
  for (const { name: family } of FAMILIES) {
    const { dark, middle, light } = await valuesOf({ ...PAINTING, family })
    expect(light - dark, family).toBeGreaterThan(60)
    expect(middle, family).toBeGreaterThan(12)
    expect(middle, family).toBeLessThan(246)
  }
})

test('no two of a few days are similar', async () => {
  const { distance, days } = await mostSimilarDays(sampled(14, 5))
  expect(distance, days.join(' and ')).toBeGreaterThan(8)
})

test('a sample of the recommended emojis is drawn', async () => {
  const emojis = recommendedEmojis()
  expect(emojis.length).toBeGreaterThan(3600)
  for (const emoji of emojis.filter((_, i) => i % sampled(150, 1200) === 0)) {
    const painting = paint({ ...PAINTING, emojis: [emoji] })
    expect(painting.svg, emoji).not.toMatch(/NaN|undefined|Infinity/)
    expect((await render(painting, 64)).data.length, emoji).toBe(64 * 64 * 3)
  }
})

test('an invalid date is refused', () => {
  expect(() => paint({ ...PAINTING, dateKey: '2026-13-01' })).toThrow(RangeError)
})
