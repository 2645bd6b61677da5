import { expect, test } from 'vitest'
import { briefOf } from './brief'
import { motifNamed } from './motifs/all'
import { FAMILY_NAMES } from './painting'
import { createRng } from './random'
import type { Painted } from './recent'
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

test('what any family showed lately gives way to another subject', () => {
  for (const dateKey of DAYS.slice(0, 60)) {
    const request = { ...PAINTING, dateKey }
    const subjectOf = (recent: Painted[]) =>
      briefOf({ ...request, recent }, createRng('x')).subjects[0]?.name ?? ''
    const subject = subjectOf([])
    const family = FAMILY_NAMES.find((one) => one !== briefOf(request, createRng('x')).family)
    const shown = { dateKey: dateAfter(-40), family: family ?? '', subject, variant: 0 }
    const recent = [{ ...shown, view: 'whole', scheme: '', title: '', thumbnail: '' }]
    const places = briefOf(request, createRng('x')).place
    // A place of a landscape may have one subject alone.
    if (!places) expect(subjectOf(recent), dateKey).not.toBe(subject)
  }
})

test('a family shows what any family showed longest ago', () => {
  const others = Array.from({ length: 24 }, (_, i) => ({ family: 'still', subject: `thing ${i}` }))
  const bands = ['moon', 'swan', 'apple', 'duck', 'lemon', 'fish', 'octopus', 'pear']
  const look = { dateKey: dateAfter(-40), variant: 0, view: 'whole', scheme: '', title: '' }
  const shownBy = (i: number) => (i % 2 === 0 ? 'bands' : 'glass')
  const before = bands.map((subject, i) => ({ family: shownBy(i), subject }))
  const recent = [...others, ...before].map((one): Painted => ({ ...look, ...one, thumbnail: '' }))
  let free = 0
  for (const dateKey of DAYS.slice(0, 200)) {
    const { subjects } = briefOf({ ...PAINTING, dateKey, family: 'bands', recent }, createRng('x'))
    const shown = chapterOf(dateKey, 'bands').subjects.filter((one) => bands.includes(one))
    if (shown.length > 0) continue
    free++
    expect(subjects[0]?.name, dateKey).toBe('pear')
  }
  expect(free).toBeGreaterThan(5)
})
