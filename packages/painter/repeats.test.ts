import { expect, test } from 'vitest'
import { briefOf } from './brief'
import { createRng } from './random'
import type { Painted } from './recent'
import { dateAfter, emojiInput, PAINTING } from './testing/painting'
import { sampled } from './testing/sample'

const RECENT = 60

/** What is painted on so many days by ten authors in turn, each told of the days before it.
 * @param every days from one with emojis to the next; none for no emojis */
function briefsOf(days: number, every: number): Painted[] {
  const all: Painted[] = []
  for (let n = 0; n < days; n++) {
    const dateKey = dateAfter(n)
    const emojis = every > 0 && n % every === 0 ? emojiInput(n) : []
    const recent = all.slice(-RECENT).reverse()
    const request = { ...PAINTING, dateKey, emojis, author: `author-${n % 10}`, recent }
    const { family, subjects, occurrence, scheme } = briefOf(request, createRng(dateKey))
    all.push({
      dateKey,
      family,
      subject: subjects[0]?.name ?? '',
      variant: occurrence,
      view: 'whole',
      scheme: scheme.name,
      title: '',
      thumbnail: '',
    })
  }
  return all
}

/** How many days have the family and the subject of one of so many days before. */
function repeatsWithin(days: number, all: readonly Painted[]): number {
  return all.filter(({ family, subject }, i) =>
    all
      .slice(Math.max(0, i - days), i)
      .some((before) => before.family === family && before.subject === subject),
  ).length
}

test.each([
  ['without emojis', 0],
  ['with emojis on every third day', 3],
])('ten authors in turn repeat hardly anything %s', (_, every) => {
  const all = briefsOf(sampled(730, 60), every)
  expect(repeatsWithin(7, all)).toBe(0)
  expect(repeatsWithin(30, all)).toBeLessThanOrEqual(8)
  // A collection has many ways.
  const families = all.map(({ family }) => family)
  const isAgain = (family: string, i: number) =>
    family !== 'collection' && family === families[i - 1]
  expect(families.filter(isAgain).length).toBeLessThanOrEqual(all.length / 60)
})

test('a scheme does not return within six days without emojis', () => {
  const schemes = briefsOf(sampled(365, 60), 0).map(({ scheme }) => scheme)
  schemes.forEach((scheme, i) => expect(schemes.slice(i + 1, i + 7)).not.toContain(scheme))
})

test('authors of one day share family, subject and composition, and not all colours', () => {
  const briefs = Array.from({ length: 10 }, (_, n) =>
    briefOf({ ...PAINTING, author: `author-${n}` }, createRng('x')),
  )
  const sharedOf = briefs.map(({ family, subjects, occurrence }) =>
    [family, subjects[0]?.name, occurrence].join(' '),
  )
  expect(new Set(sharedOf).size).toBe(1)
  expect(new Set(briefs.map(({ scheme }) => scheme.name)).size).toBeGreaterThan(3)
})
