import { expect, test } from 'vitest'
import { oklch, toHex } from '../colour'
import { fit, roleColours } from '../draw-motif'
import { meaningOf } from '../lexicon'
import { allMotifs } from '../motifs/all'
import { manyOf } from '../nouns'
import { paint } from '../paint'
import type { Painting } from '../painting'
import { createNoise } from '../noise'
import { createPalette } from '../palette'
import { createRng } from '../random'
import { schemeOfDay } from '../schedule'
import { drawLit } from '../shading'
import { dateAfter, PAINTING, recommendedEmojis } from '../testing/painting'
import { sampled } from '../testing/sample'
import { carried } from './carry'
import { relate } from './relate'
import { sortOf } from './sorts'

const EMOJIS = recommendedEmojis()

const motifsOf = (text: string) =>
  [...new Intl.Segmenter().segment(text)].map(({ segment }) => meaningOf(segment).motif)

const related = (text: string, seed = 'relations') =>
  relate(motifsOf(text), false, createRng(seed)).subjects

test.each([
  ['🚲🐶', 'dog on a bicycle'],
  ['🎩🐱', 'cat in a hat'],
  ['🎸🐻', 'bear with a guitar'],
  ['🐶🐱', 'dog and a cat'],
  ['🐘🐭', 'elephant and a mouse'],
  ['🇫🇷🏰', 'castle with the flag of France'],
])('%s is a %s, in whatever order it is typed', (text, name) => {
  const [first = '', second = ''] = [...new Intl.Segmenter().segment(text)].map((s) => s.segment)
  for (const typed of [text, second + first])
    expect(related(typed).map((one) => one.name)).toEqual([name])
})

test.each([
  ['🌳🦊', 'scene', ['fox', 'tree']],
  ['🏰👩‍🚀', 'scene', ['astronaut', 'castle']],
  ['🕯️🍷', 'table', ['candle', 'wine']],
  ['🐻🎸🚲', 'collection', ['bear with a guitar', 'bicycle']],
  ['👍🐶', 'scene', ['dog', 'hot-air balloon with a raised thumb']],
  ['🪰😎⬅️', 'collection', ['fly', 'cool', 'arrow left']],
  ['🔧🍕', 'collection', ['spanner', 'pizza']],
])('%s belongs in a %s', (text, setting, names) => {
  const { subjects, setting: found } = relate(motifsOf(text), false, createRng('relations'))
  expect([found, subjects.map(({ name }) => name)]).toEqual([setting, names])
})

test('no group is loose icons: what is in no scene and on no table is a collection', () => {
  const rng = createRng('groups')
  for (let i = 0; i < sampled(2000, 300); i++) {
    const emojis = Array.from({ length: rng.int(2, 3) }, () => rng.pick(EMOJIS))
    const motifs = emojis.map((emoji) => meaningOf(emoji).motif)
    const { subjects, setting } = relate(motifs, false, createRng(`group${i}`))
    const label = `${emojis.join(' ')} ${setting}`
    if (setting === 'sheet' || setting === 'emblem')
      expect(subjects.length, label).toBeLessThanOrEqual(1)
    if (setting === 'table')
      for (const { mount, kind } of subjects)
        expect(mount === 'flies' || kind === 'person', label).toBe(false)
  }
})

test('a face is that of a light, a plant, a balloon or food, or in a collection, and of nobody', () => {
  for (const text of ['😭', '😡', '🥺', '😭🦊', '😡🍕', '🥺😂🏠']) {
    for (let seed = 0; seed < 12; seed++) {
      const face = motifsOf(text)[0]?.name
      const { subjects, setting } = relate(motifsOf(text), false, createRng(`${text}${seed}`))
      const withFace = subjects.filter(({ parts }) => parts?.some(({ name }) => name === face))
      if (setting !== 'collection') expect(withFace.length, text).toBeGreaterThan(0)
      for (const { kind, name } of withFace)
        expect(kind === 'person' && !name.includes('snowman'), `${text} ${name}`).toBe(false)
    }
  }
})

test('a carrier shows what the sign on it says', () => {
  for (const text of ['⏺️', '⬅️', '🅾️']) {
    const [sign] = motifsOf(text)
    if (!sign) throw new Error(`${text} has no motif.`)
    const placed = fit(carried('hot-air balloon with a picture', sign), 200, 200, 300)
    const palette = createPalette(
      schemeOfDay({ secret: 's', author: 'a' }, 0),
      'day',
      createRng('p'),
    )
    const colours = {
      ...roleColours(placed.motif, palette, palette.paper),
      l1: oklch(0.7, 0.2, 145),
    }
    const drawn = drawLit(placed, colours, createNoise(createRng('sign')))
    expect(drawn, text).toContain(toHex(colours.l1))
  }
})

test('light and weather are no part of a group', () => {
  const subjects = related('☀️🐱🍕')
  expect(subjects.map(({ name }) => name)).toContain('sun')
  expect(subjects).toHaveLength(2)
})

test('each part of a group keeps its own colours, and the group fits its box', () => {
  const [group] = related('🐻🎸')
  expect(group?.parts?.map(({ name }) => name).toSorted()).toEqual(['bear', 'guitar'])
  const { left = 9, right = 9, top = 9, bottom = 9 } = group?.box ?? {}
  expect(Math.max(-left, right, -top, bottom)).toBeLessThan(1.1)
})

test('everything that can be chosen has a part that it can play', () => {
  for (const motif of allMotifs()) expect(sortOf(motif), motif.name).toBeTruthy()
})

/** What a painting shows by name, the parts of groups and what its place shows included. */
function drawnIn({ shown, context }: Painting): (name: string) => boolean {
  const names = new Set(
    shown.flatMap(({ motif }) => [motif, ...(motif.parts ?? [])]).map(({ name }) => name),
  )
  return (name) => names.has(name) || context.facts.details.includes(manyOf(name))
}

function expectAll(emojis: readonly string[], day: number): void {
  const painting = paint({ ...PAINTING, dateKey: dateAfter(day), author: `a${day}`, emojis })
  const isDrawn = drawnIn(painting)
  const label = `${emojis.join(' ')} ${painting.family} ${painting.title}`
  expect(painting.svg, label).not.toMatch(/NaN|undefined|Infinity/)
  expect(painting.title.length, label).toBeLessThanOrEqual(60)
  for (const emoji of emojis)
    expect(isDrawn(meaningOf(emoji).motif.name), `${label}: ${emoji}`).toBe(true)
}

test('each emoji alone is in the record of what was drawn', { timeout: 3_600_000 }, () => {
  const rng = createRng('alone')
  const all = sampled(EMOJIS.length, 20)
  const emojis = all === EMOJIS.length ? EMOJIS : rng.shuffle(EMOJIS).slice(0, all)
  emojis.forEach((emoji, day) => expectAll([emoji], day))
})

test('two and three chosen emojis are all in it', { timeout: 3_600_000 }, () => {
  const rng = createRng('together')
  for (let day = 0; day < sampled(2000, 20); day++)
    expectAll(
      Array.from({ length: 2 + (day % 2) }, () => rng.pick(EMOJIS)),
      day,
    )
})

test('the same emojis give the same group', () => {
  for (const text of ['🐘🍕🚲', '😭🇳🇿', '🆗♓', '💔📉'])
    expect(JSON.stringify(related(text))).toBe(JSON.stringify(related(text)))
})
