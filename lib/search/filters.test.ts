import { expect, test } from 'vitest'
import type { SearchDocument, SearchKind } from '@/lib/search/document'
import { passes } from '@/lib/search/filters'
import type { Entry } from '@/lib/search/index-documents'
import { readQuery } from '@/lib/search/read-query'
import { vocabularyOf } from '@/lib/search/vocabulary'
import { searchSources } from '@/lib/site/search-sources'

const KINDS = searchSources().map(({ kind }) => kind)
const [KIND, OTHER] = [kindNamed('coffee'), kindNamed('recipe')]

const FACTS: SearchDocument['facts'] = {
  place: { phrase: 'is from Athens', value: ['Athens', 'New Town'] },
  maker: { phrase: 'is by anna', value: 'anna' },
  minutes: { phrase: 'takes 30 minutes', value: 30 },
  price: { phrase: 'costs €12.50', value: 12.5 },
  score: { phrase: 'scored 8', value: 8 },
  date: { phrase: 'is of 11 March 2026', value: '2026-03-11' },
}
const ENTRY: Entry = {
  key: 'coffee:1',
  id: '1',
  kind: KIND,
  title: 'Latte',
  href: '/coffee/1',
  text: '',
  access: 'everybody',
  facts: FACTS,
}

const read = (text: string) => readQuery(text, vocabularyOf(KINDS, [ENTRY]))

function kindNamed(name: string): SearchKind {
  const kind = KINDS.find((one) => one.name === name)
  if (!kind) throw new Error(`No feature has the kind ${name}.`)
  return kind
}

test.each([
  ['latte under 30 minutes', 'under 30 minutes', false],
  ['latte in less than half an hour', 'under 30 minutes', false],
  ['latte in half an hour', 'up to 30 minutes', true],
  ['latte in 30 minutes or less', 'up to 30 minutes', true],
  ['latte that takes less than 20 mins', 'under 20 minutes', false],
  ['latte up to an hour', 'up to 60 minutes', true],
  ['latte over 30 minutes', 'above 30 minutes', false],
  ['latte of at least 30 minutes', 'from 30 minutes', true],
  ['latte above 8', 'above 8', false],
  ['latte with more than 7.9', 'above 7.9', true],
  ['latte of at least 8', 'from 8', true],
  ['latte with 8 or more', 'from 8', true],
  ['latte not above 8', 'up to 8', true],
  ['latte below 7.5', 'under 7.5', false],
  ['latte below 8', 'under 8', false],
  ['latte of at most 8', 'up to 8', true],
  ['latte under 15 euros', 'under €15', true],
  ['latte cheaper than €12.50', 'under €12.50', false],
  ['latte for 12.50 euros', 'up to €12.50', true],
  ['latte at least 13', 'from €13', false],
  ['latte not in Athens', 'not in Athens', false],
  ['latte from anywhere except New Town', 'not in New Town', false],
  ['latte in Athens', 'in Athens', true],
  ['latte in NEW TÓWN', 'in New Town', true],
  ['latte by Anna', 'by anna', true],
  ["anna's latte", 'by anna', true],
  ['what latte did anna make', 'by anna', true],
  ['latte in March', 'in March', true],
  ['latte in April 2026', 'in April 2026', false],
  ['latte of 11 March', 'on 11 March', true],
  ['latte on March 12th, 2026', 'on 12 March 2026', false],
  ['latte 2026-03-11', '11 Mar 2026', true],
  ['latte from 2026', 'in 2026', true],
])('“%s” is read as the filter “%s”', (text, label, isPassed) => {
  const { filters, words } = read(text)
  expect(filters.map((filter) => filter.label)).toEqual([label])
  expect(filters.every((filter) => passes(ENTRY, filter))).toBe(isPassed)
  expect(words).toContain('latte')
})

test('each filter can be taken out of the words again', () => {
  const { filters, words, wordsWithoutKinds, kinds } = read('coffee, latte above 8 in Athens!')
  expect(words).toBe('coffee latte')
  expect(wordsWithoutKinds).toBe('latte')
  expect(kinds).toEqual([KIND])
  expect(filters.map(({ label, without }) => [label, without])).toEqual([
    ['above 8', 'coffee latte in Athens'],
    ['in Athens', 'coffee latte above 8'],
  ])
})

test('a second kind is a word, and unknown names are no filters', () => {
  const { kinds, wordsWithoutKinds, filters } = read('recipe with coffee in Rome by zoe')
  expect(kinds).toEqual([OTHER])
  expect(wordsWithoutKinds).toBe('with coffee in Rome by zoe')
  expect(filters).toEqual([])
})

test('a feature brings the units, filters and undeclared contents of its kinds', () => {
  const lamp: SearchKind = {
    name: 'lamp',
    plural: 'lamps',
    words: ['lamp'],
    href: '/lamps',
    measures: [
      {
        fact: 'size',
        unit: 'watts?|w',
        format: (value) => `${value} W`,
      },
    ],
    filters: [
      {
        pattern: /\bdimmed\b/,
        toFilter: () => ({ fact: 'tags', label: 'dim', accepts: () => true }),
      },
    ],
    undeclared: ['lead'],
  }
  const labelsOf = (kinds: readonly SearchKind[]) =>
    readQuery('dimmed lamp under 40 watts without lead', vocabularyOf(kinds, [])).filters.map(
      ({ label }) => label,
    )
  expect(labelsOf([lamp])).toEqual(['under 40 W', 'dim', 'without lead'])
  expect(labelsOf([OTHER])).toEqual([])
})

test('what its lists do not tell is found by what a document declares', () => {
  const kind: SearchKind = {
    name: 'dish',
    plural: 'dishes',
    words: [],
    href: '/',
    undeclared: ['nut'],
  }
  const facts = { ingredients: { phrase: 'needs butter', value: ['butter (10 g)'] } }
  const dish = (contains: string[], freeOf: string[]): Entry => ({
    ...ENTRY,
    kind,
    facts,
    declared: { contains, freeOf },
  })
  const silent: Entry = { ...ENTRY, kind, facts }
  const passing = (text: string) => {
    const entries = [silent, dish(['nut'], []), dish(['butter'], ['nut'])]
    const [filter] = readQuery(text, vocabularyOf([kind], entries)).filters
    return entries.map((entry) => filter && passes(entry, filter))
  }
  for (const text of ['without nuts', 'nut free', 'with no tree nuts', 'allergic to nuts']) {
    expect(passing(text), text).toEqual([false, false, true])
  }
  expect(passing('without butter')).toEqual([false, false, false])
  for (const text of [
    'without nuts or butter',
    'no butter and no nuts',
    'nut and butter free',
    'butter free and nut free',
  ]) {
    expect(passing(text), text).toEqual([false, false, false])
  }
  expect(passing('without nuts and with butter')).toEqual([false, false, true])
})

test.each(['', ' ', '-', '★', 'or', 'and the', 'not', '1', '(', '.*', '\u0000'])(
  'reading a question ends where somebody is called %j',
  (name) => {
    const fact = { phrase: `was made by ${name}`, value: name }
    const facts = { maker: fact, place: fact, tags: fact, ingredients: fact }
    const vocabulary = vocabularyOf(KINDS, [{ ...ENTRY, title: name, facts }])
    for (const text of [
      'is there a map of all the coffees or something',
      'who made the one without - or not the 1?',
      'recipes by anna and ben, not in athens, under 30 minutes',
    ]) {
      const { filters } = readQuery(text, vocabulary)
      expect(filters.length, text).toBeLessThanOrEqual(text.split(' ').length)
    }
  },
)
