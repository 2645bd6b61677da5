import { expect, test } from 'vitest'
import { meaningOf } from '../lexicon'
import { allMotifs } from '../motifs/all'
import { manyOf } from '../nouns'
import { paint } from '../paint'
import type { Painting } from '../painting'
import { createRng } from '../random'
import { dateAfter, PAINTING, recommendedEmojis } from '../testing/painting'
import { sampled } from '../testing/sample'
import { relate } from './relate'
import { sortOf } from './sorts'

const EMOJIS = recommendedEmojis()

const motifsOf = (text: string) =>
  [...new Intl.Segmenter().segment(text)].map(({ segment }) => meaningOf(segment).motif)

const related = (text: string, seed = 'relations') =>
  relate(motifsOf(text), createRng(seed)).subjects

test.each([
  ['🚲🐶', 'dog on a bicycle'],
  ['🎩🐱', 'cat in a hat'],
  ['🇫🇷🏰', 'castle with the flag of France'],
])('%s is a %s, in whatever order it is typed', (text, name) => {
  const [first = '', second = ''] = [...new Intl.Segmenter().segment(text)].map((s) => s.segment)
  for (const typed of [text, second + first])
    expect(related(typed).map((one) => one.name)).toEqual([name])
})

const namesOf = (motifs: readonly { name: string }[]) => motifs.map(({ name }) => name).toSorted()

test.each([
  ['🕯️🍷', 'table', ['candle', 'wine']],
  ['🐯🐼🦁', 'collection', ['tiger', 'panda', 'lion']],
  ['🐶🐱', 'collection', ['dog', 'cat']],
  ['🏰🌙', 'outdoors', ['castle', 'moon']],
])('%s is a %s', (text, wanted, subjects) => {
  const found = relate(motifsOf(text), createRng('relations'))
  expect([found.setting, namesOf(found.subjects)]).toEqual([wanted, subjects.toSorted()])
  expect(found.ornaments).toEqual([])
})

/** What relates of some motifs, by many seeds. */
const oftenRelated = (text: string) =>
  Array.from({ length: 40 }, (_, i) => relate(motifsOf(text), createRng(`seed${i}`)))

test('a phase of the moon is a remarque, and a crescent or a full moon a subject', () => {
  for (const text of ['🌑', '🌓', '🌖']) expect(related(text), text).toEqual([])
  for (const text of ['🌙', '🌕']) expect(related(text), text).toHaveLength(1)
})

test('no food is above a pile of poo or a weapon', () => {
  for (const text of ['☕💩', '🍎🗡️', '🍕💣']) expect(related(text), text).toEqual([])
})

test('of two without a relation one is the hero and the other a remarque', () => {
  for (const [text, hero] of [
    ['👩‍🚀🦊', 'fox'],
    ['🖨️🍋', 'lemon'],
    ['🎃😎', 'pumpkin lantern'],
  ] as const) {
    for (const { subjects, setting, ornaments } of oftenRelated(text)) {
      expect([setting, namesOf(subjects)], text).toEqual(['sheet', [hero]])
      expect(ornaments.length, text).toBe(1)
    }
  }
})

test.each(['😀👍', '🆗♓💯', '🇫🇷🧑‍🎨'])('%s, of which none is a hero, are left over', (text) => {
  for (const { subjects, ornaments } of oftenRelated(text)) {
    expect(subjects).toEqual([])
    expect(namesOf(ornaments)).toEqual(namesOf(motifsOf(text)))
  }
})

test('a face, person, hand, flag, sign or dull thing alone is a remarque of the picture of the day', () => {
  for (const text of ['♓', '😀', '👍🏽', '🇫🇷', '🧑‍🎨', '🧻', '⛅'])
    for (const { subjects, ornaments } of oftenRelated(text)) {
      expect(subjects, text).toEqual([])
      expect(ornaments.length, text).toBe(1)
    }
})

test('several hearts are of a kind, and on one sheet', () => {
  const [{ subjects = [], setting } = {}] = oftenRelated('💚💜')
  expect([subjects.length, setting]).toEqual([2, 'collection'])
})

test('each chosen motif is a subject or left over, and no sign, face or person is in a scene', () => {
  const rng = createRng('groups')
  for (let i = 0; i < sampled(2000, 300); i++) {
    const emojis = Array.from({ length: rng.int(1, 3) }, () => rng.pick(EMOJIS))
    const motifs = emojis.map((emoji) => meaningOf(emoji).motif)
    const { subjects, setting, ornaments } = relate(motifs, createRng(`group${i}`))
    const label = `${emojis.join(' ')} ${setting}`
    const shown = subjects.flatMap((one) => [one, ...(one.parts ?? [])])
    const names = new Set(namesOf([...shown, ...ornaments]))
    for (const { name } of motifs) expect(names.has(name), label).toBe(true)
    for (const motif of /outdoors|table/.test(setting) ? subjects : []) {
      expect(/^(?:face|sign|hand|heart|flag)$/.test(sortOf(motif)), label).toBe(false)
      expect(motif.kind === 'person', label).toBe(false)
    }
    if (setting === 'sheet') expect(subjects.length, label).toBeLessThanOrEqual(1)
  }
})

test('light and weather are no part of a group', () => {
  const subjects = related('☀️⛵🍕')
  expect(subjects.map(({ name }) => name)).toContain('sun')
  expect(subjects).toHaveLength(2)
})

test('each part of a group keeps its own colours, and the group fits its box', () => {
  const [group] = related('🐶🚲')
  expect(group?.parts?.map(({ name }) => name).toSorted()).toEqual(['bicycle', 'dog'])
  const { left = 9, right = 9, top = 9, bottom = 9 } = group?.box ?? {}
  expect(Math.max(-left, right, -top, bottom)).toBeLessThan(1.1)
})

test('everything that can be chosen has a part that it can play', () => {
  for (const motif of allMotifs()) expect(sortOf(motif), motif.name).toBeTruthy()
})

/** What a painting shows by name, the parts of groups and what its place shows included. */
function drawnIn({ shown, ornaments, context }: Painting): (name: string) => boolean {
  const names = new Set(
    [...shown, ...ornaments]
      .flatMap(({ motif }) => [motif, ...(motif.parts ?? [])])
      .map(({ name }) => name),
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
