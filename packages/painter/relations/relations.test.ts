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
  ['🌳🦊', 'scene', ['fox', 'tree'], []],
  ['🏰👩‍🚀', 'sheet', ['castle'], ['astronaut']],
  ['👩‍🚀🙂', 'portrait', ['astronaut'], ['face']],
  ['⚽🐻', 'outdoors', ['bear with a football'], []],
  ['🖨️🩲', 'outdoors', [], ['briefs', 'printer']],
  ['🕯️🍷', 'table', ['candle', 'wine'], []],
  ['🐻🎸🚲', 'outdoors', ['bear with a guitar'], ['bicycle']],
  ['👍🐶', 'sheet', ['dog'], ['raised thumb']],
  ['🐝😎⬅️', 'sheet', ['bee'], ['cool', 'arrow left']],
  ['🐯🐼🦁', 'collection', ['tiger', 'panda', 'lion'], []],
  ['🏊', 'outdoors', [], ['swimmer']],
  ['🙂♓', 'outdoors', [], ['face', 'sign of the fishes']],
])('%s is a %s of its hero; what has no relation to it is an ornament', (text, ...parts) => {
  const { subjects, setting, ornaments } = relate(motifsOf(text), createRng('relations'))
  const namesOf = (motifs: readonly { name: string }[]) => motifs.map(({ name }) => name).toSorted()
  const [wanted, heroes, others] = parts
  expect([setting, namesOf(subjects), namesOf(ornaments)]).toEqual([
    wanted,
    heroes.toSorted(),
    others.toSorted(),
  ])
})

test('each chosen motif is a subject or an ornament, and no sign or face is a subject', () => {
  const rng = createRng('groups')
  for (let i = 0; i < sampled(2000, 300); i++) {
    const emojis = Array.from({ length: rng.int(1, 3) }, () => rng.pick(EMOJIS))
    const motifs = emojis.map((emoji) => meaningOf(emoji).motif)
    const { subjects, setting, ornaments } = relate(motifs, createRng(`group${i}`))
    const label = `${emojis.join(' ')} ${setting}`
    const shown = subjects.flatMap((one) => [one, ...(one.parts ?? [])])
    for (const motif of motifs)
      expect(shown.includes(motif) || ornaments.includes(motif), label).toBe(true)
    for (const motif of subjects)
      expect(/^(?:face|sign|hand|heart|flag)$/.test(sortOf(motif)), label).toBe(false)
    if (setting === 'sheet' || setting === 'portrait') expect(subjects.length, label).toBe(1)
    if (setting === 'table')
      for (const { kind } of subjects) expect(kind === 'person', label).toBe(false)
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
