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
  ['latte under 30 minutes', 'up to 30 minutes', true],
  ['latte in half an hour', 'up to 30 minutes', true],
  ['latte that takes less than 20 mins', 'up to 20 minutes', false],
  ['latte up to an hour', 'up to 60 minutes', true],
  ['latte above 8', 'above 8', true],
  ['latte below 7.5', 'below 7.5', false],
  ['latte under 15 euros', 'up to €15', true],
  ['latte cheaper than €12', 'up to €12', false],
  ['latte at least 13', 'from €13', false],
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
        labels: { max: 'up to', min: 'from' },
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
  expect(labelsOf([lamp])).toEqual(['dim', 'up to 40 W', 'without lead'])
  expect(labelsOf([OTHER])).toEqual([])
})
