import { expect, test } from 'vitest'
import { FAMILIES } from './families/all'
import { paint, type PaintRequest } from './paint'
import { render } from './render'

const REQUEST: PaintRequest = {
  dateKey: '2026-11-21',
  emojis: [],
  author: 'author-1',
  secret: 'c0ffee',
}

function dateAfter(days: number): string {
  return new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10)
}

test('the same request gives the same painting and the same bytes', async () => {
  for (const emojis of [[], ['🌊', '🌙'], ['🍋']]) {
    const [one, two] = [paint({ ...REQUEST, emojis }), paint({ ...REQUEST, emojis })]
    expect(one).toEqual(two)
    const [a, b] = [await render(one, 256), await render(two, 256)]
    expect(Buffer.compare(a.data, b.data)).toBe(0)
  }
})

test('author, day, emojis and secret each change the picture', () => {
  const { svg } = paint(REQUEST)
  for (const change of [
    { author: 'author-2' },
    { dateKey: '2026-11-22' },
    { emojis: ['🍋'] },
    { secret: 'beef' },
  ]) {
    expect(paint({ ...REQUEST, ...change }).svg).not.toBe(svg)
  }
})

test('family, subject, title and palette of a date are pinned', () => {
  const { family, title, palette, altText } = paint(REQUEST)
  expect({ family, title, altText, scheme: palette.scheme.name, key: palette.key })
    .toMatchInlineSnapshot(`
      {
        "altText": "A poster in flat colours: an elephant. Around it: a large disc.",
        "family": "poster",
        "key": "night",
        "scheme": "harbour",
        "title": "Elephant, Wakeful Edition",
      }
    `)
})

test('every family paints many days without a broken number', () => {
  for (const { name } of FAMILIES) {
    for (let day = 0; day < 3; day++) {
      const { svg } = paint({ ...REQUEST, dateKey: dateAfter(day * 41), family: name })
      expect(svg, `${name} ${day}`).not.toMatch(/NaN|undefined|Infinity/)
      expect(svg).not.toContain('<text')
    }
  }
})

test('every family paints any emojis, and names each thing that it drew', () => {
  for (const { name } of FAMILIES) {
    for (const emojis of [
      ['🍋', '🦊', '🚀'],
      ['😀', '😀', '😀'],
      ['☀️', '🌙', '⭐'],
    ]) {
      const { svg, altText } = paint({ ...REQUEST, emojis, family: name })
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect(altText.length).toBeGreaterThan(30)
    }
  }
})

test('no text of a user enters the picture or its words', () => {
  const { svg, title, altText, prompt } = paint({
    ...REQUEST,
    emojis: ['<script>', '"/><image href="x"'],
    author: '<text>mine</text>',
  })
  for (const text of [svg, title, altText, prompt])
    expect(text).not.toMatch(/script|image href|mine/)
})

test('titles are short, and say what the alt text says', () => {
  for (let day = 0; day < 40; day++) {
    const { title, altText, prompt } = paint({ ...REQUEST, dateKey: dateAfter(day) })
    expect(title.length).toBeLessThanOrEqual(60)
    expect(title).not.toMatch(/undefined|\ba [aeio]|an [^aeio]/i)
    expect(altText).toMatch(/^An? .*\.$/)
    expect(prompt).toContain('no text')
  }
})

test('every family has lights and darks, and none is black or white all over', async () => {
  for (const { name } of FAMILIES) {
    const { data } = await render(paint({ ...REQUEST, family: name }), 128)
    const values = Array.from(
      { length: data.length / 3 },
      (_, i) =>
        0.3 * (data[i * 3] ?? 0) + 0.59 * (data[i * 3 + 1] ?? 0) + 0.11 * (data[i * 3 + 2] ?? 0),
    ).sort((a, b) => a - b)
    const at = (share: number) => values[Math.floor(values.length * share)] ?? 0
    expect(at(0.97) - at(0.03), name).toBeGreaterThan(60)
    expect(at(0.5), name).toBeGreaterThan(12)
    expect(at(0.5), name).toBeLessThan(246)
  }
})

test('what is not a date is refused', () => {
  expect(() => paint({ ...REQUEST, dateKey: '2026-13-01' })).toThrow(RangeError)
})
