import { expect, test } from 'vitest'
import { numberWord, manyOf, oneOf, shortOf, withArticle } from './nouns'
import { motifNamed } from './motifs/all'
import { paint } from './paint'
import type { Painting } from './painting'
import type { Painted } from './recent'
import { isOne, nounOf } from './title-nouns'
import { dateAfter, emojiInput, PAINTING } from './testing/painting'
import { sampled } from './testing/sample'

/** The pictures of some days in order, each told of those before it. */
function seasonOf(days: number): Painting[] {
  const recent: Painted[] = []
  return Array.from({ length: days }, (_, day) => {
    const dateKey = dateAfter(day)
    const painting = paint({ ...PAINTING, dateKey, recent: [...recent] })
    const { family, title, context } = painting
    const subject = context.brief.subjects[0]?.name ?? ''
    const seen = { variant: 0, view: 'whole', scheme: '', thumbnail: '' }
    recent.unshift({ dateKey, family, subject, title, ...seen })
    return painting
  })
}

const SEASON = seasonOf(sampled(120, 24))
const WITH_EMOJIS = Array.from({ length: sampled(90, 18) }, (_, i) =>
  paint({ ...PAINTING, dateKey: dateAfter(i), emojis: emojiInput(i) }),
)
/** Emojis may be mist or a lamp themselves, and a woodblock print has bands of mist. */
const isOfScene = ({ shown, family }: Painting) =>
  family !== 'woodblock' && !shown.some(({ motif }) => /mist|fog|lamp|cloud/.test(motif.name))
const titlesOf = (paintings: readonly Painting[]) => paintings.map(({ title }) => title)

test('a title hardly ever repeats within months', () => {
  const titles = titlesOf(SEASON)
  expect(titles.length - new Set(titles).size).toBeLessThanOrEqual(sampled(2, 1))
})

test('at most a tenth of the titles have a comma, but for those of three things', () => {
  const isOfFew = ({ context }: (typeof SEASON)[number]) => context.facts.subjects.length < 3
  for (const titles of [titlesOf(SEASON.filter(isOfFew)), titlesOf(WITH_EMOJIS.filter(isOfFew))]) {
    expect(titles.filter((title) => title.includes(',')).length).toBeLessThan(titles.length / 10)
  }
})

test('titles have no weekday, no number in figures, and no word that nothing in a picture shows', () => {
  const unseen =
    /day\b(?<!\b(?:a|clear) day)|edition|hearth|knife|proof|plate|page|o'clock|breakfast|\d|\bno\./i
  for (const title of titlesOf(SEASON)) expect(title).not.toMatch(unseen)
})

test('titles name no technique, mist or light that the picture may not show', () => {
  const unseen = /bold|long strokes|tall stems|lamplight|clear day|lamps|\bmist\b/i
  for (const title of titlesOf([...SEASON, ...WITH_EMOJIS].filter(isOfScene)))
    expect(title).not.toMatch(unseen)
})

test('alt texts name an hour only in scenes, and no mist', () => {
  for (const { altText, family, context } of SEASON) {
    const isScene = family === 'strata' || family === 'street'
    const hour = / (by day|at dusk|at night)\b/.test(altText)
    expect(hour, altText).toBe(isScene && context.facts.timeless !== true)
    expect(altText).not.toMatch(/lozenge|lamp light|daylight/)
    if (family !== 'woodblock') expect(altText).not.toMatch(/\bmist\b/)
  }
})

test('a title counts what it shows', () => {
  for (const { title, context } of SEASON) {
    const [first] = context.facts.subjects
    if (!first || first.count === 1) continue
    const one = withArticle(oneOf(first.name)).toLowerCase()
    expect(title.toLowerCase(), `${first.count} ${first.name}`).not.toContain(one)
  }
})

test('hours are named in scenes only, and those of the picture', () => {
  for (const { family, title, palette } of SEASON) {
    const isScene = family === 'strata' || family === 'street'
    if (!isScene && family !== 'still') {
      expect(title).not.toMatch(/\b(night|dusk|evening|dark|sunset|moonlight|morning)\b/i)
    }
    if (palette.key !== 'night') expect(title).not.toMatch(/\b(night|after dark|moonlight)\b/i)
    if (palette.key !== 'dusk') expect(title).not.toMatch(/\b(dusk|evening|sunset)\b/i)
  }
})

test('a title names a subject of its picture', () => {
  const wordsOf = (text: string) =>
    text
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word !== '')
  for (const { title, context } of [...SEASON, ...WITH_EMOJIS]) {
    if (title.toLowerCase().startsWith('a sign')) continue
    const known = context.facts.subjects.flatMap(({ name }) =>
      [name, oneOf(name), manyOf(name), shortOf(name)].flatMap(wordsOf),
    )
    expect(
      wordsOf(title).some((word) => known.includes(word)),
      title,
    ).toBe(true)
  }
})

test('titles have at most 60 characters and the right article', () => {
  for (const title of titlesOf([...SEASON, ...WITH_EMOJIS])) {
    expect(title.length).toBeLessThanOrEqual(60)
    expect(title).not.toMatch(/undefined|\b[aA] [AEIO]|\b[aA]n (?!Hour)[^AEIOU]/)
    expect(title).not.toMatch(/\b(a|an|the) (a|an|the)\b/i)
  }
})

test('an alt text counts what is in the picture', () => {
  for (const { shown, altText, family } of SEASON) {
    const [first] = shown
    const count = shown.filter(({ motif }) => motif.name === first?.motif.name).length
    if (family !== 'weave' || count === 1) continue
    expect(altText).toContain(` ${numberWord(count).toLowerCase()} `)
  }
})

test('titles have no adjective that nothing in a picture shows', () => {
  const unseen =
    /\b(old(?! town)|young|shy|lone|lonely|quiet|patient|friendly|little|distant|bright)\b/i
  for (const title of titlesOf(SEASON)) expect(title).not.toMatch(unseen)
})

test('a title of a landscape names no small thing beside its subject', () => {
  for (const { title, family, context } of SEASON) {
    const [, companion] = context.facts.subjects
    if (family !== 'strata' || !companion) continue
    expect(title.toLowerCase()).not.toContain(shortOf(companion.name))
  }
})

test('one die is no dice', () => {
  const die = Array.from({ length: 12 }, (_, day) =>
    paint({ ...PAINTING, dateKey: dateAfter(day * 5), emojis: ['🎲'] }),
  )
  for (const { title, context } of die) {
    const [first] = context.facts.subjects
    if (first?.count === 1) expect(title).not.toMatch(/\bdice\b/i)
    expect(title).not.toMatch(/^Die\b|(?<!a |the )\bdie\b/i)
  }
})

/** Words at which readers stopped. */
const STILTED =
  /\b(in town|on a city street|coloured glass|leaded|woven|rug|(?:flowing|curving) strokes|before the mountains|sprays|star chart|a poster|by night|in front of (?:the|a) (?:houses|row|skyline|hills)|among swirls|(?<!stained-glass )window with|(?<!cut )in lino|low sun|in an? (?:arch|circle)|among paper hills|and stars(?<!(?:sun|moon)s? and stars)|persons|under tall flowers)\b/i

test('titles have no words that readers found stilted', () => {
  for (const title of titlesOf([...SEASON, ...WITH_EMOJIS])) expect(title).not.toMatch(STILTED)
})

test('several things have no article: nobody knows them yet', () => {
  for (const { title, context } of SEASON) {
    const [first] = context.facts.subjects
    if (!first || first.count === 1) continue
    expect(title.toLowerCase()).not.toContain(`the ${manyOf(first.name)}`)
  }
})

test('no title sets a flower among flowers', () => {
  const paintings = Array.from({ length: sampled(60, 10) }, (_, n) =>
    paint({
      ...PAINTING,
      family: 'botanical',
      dateKey: dateAfter(n * 3),
      emojis: [['🌹'], ['🌻'], ['🌷']][n % 3] ?? [],
    }),
  )
  for (const { title } of paintings)
    expect(title).not.toMatch(/(?:rose|tulip|flower) (?:among|with|and|surrounded by) flowers/i)
})

test('several of what has a verb or a person in its name are counted as people do', () => {
  expect(manyOf('hand pointing down')).toBe('hands pointing down')
  expect(manyOf('arrow up and left')).toBe('arrows pointing up and left')
  expect(manyOf('airliner taking off')).toBe('airliners taking off')
  expect(manyOf('sulking person')).toBe('sulking people')
})

/** Grammar that nobody writes. */
const UNNATURAL =
  /^(?:An? |The )?(?:Person|Man|Woman|Face|Sign|Hand|Arrow)$|\b(?:Just|On Its Own|on Its Own)\b|Flag.* in \w+(?: and \w+)?$|(?:Red|Blue|Green|Grey|Black|White) and (?:Red|Blue|Green|Grey|Black|White)$(?<=(?:with|of) .*)|\bSign against\b|\b(?:A|An) (?:Two|Three|Several)\b|Arrow (?:Up|Down|Left|Right)\b/

test('titles of random requests have no grammar that nobody writes', { timeout: 300_000 }, () => {
  for (let i = 0; i < sampled(300, 40); i++) {
    const emojis = emojiInput(i)
    const { title } = paint({ ...PAINTING, dateKey: dateAfter(i), author: `t${i}`, emojis })
    expect(title).not.toMatch(UNNATURAL)
  }
})

test('two things have an article each, or both have the', () => {
  const fir = nounOf({ name: 'pine', count: 1 }, motifNamed('pine'))
  const palm = nounOf({ name: 'palm', count: 1 }, motifNamed('palm'))
  expect([isOne(fir), isOne(palm)]).toEqual([false, true])
  expect(withArticle(oneOf('gate of a shrine'))).toBe('a shrine gate')
})
