import { expect, test } from 'vitest'
import { briefOf } from './brief'
import { motifNamed } from './motifs/all'
import { FAMILY_NAMES } from './painting'
import { createRng } from './random'
import { dateAfter, PAINTING } from './testing/painting'
import { chapterOf, themeOf } from './themes'

const DAYS = Array.from({ length: 400 }, (_, n) => dateAfter(n))

test('thirteen months have a theme each, and a month has another one in the next year', () => {
  const months = Array.from({ length: 13 }, (_, n) => dateAfter(n * 31 + 5))
  expect(new Set(months.map(themeOf)).size).toBe(13)
  expect(themeOf('2026-05-01')).toBe(themeOf('2026-05-31'))
  expect(themeOf('2026-05-01')).not.toBe(themeOf('2027-05-01'))
})

test('each subject of a theme is a motif', () => {
  for (const family of FAMILY_NAMES) {
    const subjects = DAYS.flatMap((dateKey) => chapterOf(dateKey, family).subjects)
    for (const subject of new Set(subjects)) expect(motifNamed(subject).name).toBe(subject)
  }
})

test('a theme develops: its last days have another light or subject than its first', () => {
  for (const month of ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06']) {
    const at = (day: string) => FAMILY_NAMES.map((family) => chapterOf(`${month}-${day}`, family))
    expect(at('01')).not.toEqual(at('27'))
  }
})

test('most days without emojis show the theme, and emojis win over it', () => {
  const shown = DAYS.slice(0, 120).filter((dateKey) => {
    const { family, subjects } = briefOf({ ...PAINTING, dateKey }, createRng('x'))
    return chapterOf(dateKey, family).subjects.includes(subjects[0]?.name ?? '')
  })
  expect(shown.length).toBeGreaterThan(60)
  const owl = briefOf({ ...PAINTING, emojis: ['🦉'] }, createRng('x'))
  expect(owl.subjects.map(({ name }) => name)).toEqual(['owl'])
})
