import { expect, test } from 'vitest'
import { FAMILY_NAMES } from './painting'
import { dayNumber, familyOfDay, keyOfDay, schemeOfDay, shuffledRound, startOf } from './schedule'

const WHOSE = [
  { secret: 'a', author: 'one' },
  { secret: 'a', author: 'two' },
  { secret: 'b', author: 'one' },
] as const
const [FIRST, SECOND] = WHOSE
const START = dayNumber('2026-01-01')
const YEAR = Array.from({ length: 365 }, (_, i) => START + i)

test('no family follows itself on any of 365 days, whoever the authors of two days are', () => {
  for (const day of YEAR) {
    for (const today of [FIRST, SECOND]) {
      for (const tomorrow of [FIRST, SECOND]) {
        const { family } = familyOfDay(today, day)
        expect(family).not.toBe(familyOfDay(tomorrow, day + 1).family)
      }
    }
  }
})

test('authors share family and variant on few days, and seldom a scheme or a light with them', () => {
  const authors = Array.from({ length: 12 }, (_, i) => ({ secret: 'a', author: `author ${i}` }))
  const pairs = authors.flatMap((one, i) => authors.slice(i + 1).map((two) => [one, two] as const))
  const counts = { family: 0, variant: 0, all: 0 }
  for (const day of YEAR.slice(0, 84)) {
    for (const [one, two] of pairs) {
      const [mine, other] = [familyOfDay(one, day), familyOfDay(two, day)]
      if (mine.family !== other.family) continue
      counts.family++
      // Most families have five or six compositions.
      if ((startOf(one, mine.family) - startOf(two, mine.family)) % 5 !== 0) continue
      counts.variant++
      if (schemeOfDay(one, day).name === schemeOfDay(two, day).name) counts.all++
    }
  }
  const days = 84 * pairs.length
  expect(counts.family / days).toBeLessThan(0.7)
  expect(counts.variant / days).toBeLessThan(0.17)
  expect(counts.all / days).toBeLessThan(0.015)
})

test('14 days are a permutation of the families, two of them twice', () => {
  const first = Math.ceil(START / 14) * 14
  const orders = Array.from({ length: 26 }, (_, block) =>
    Array.from({ length: 14 }, (_, i) => familyOfDay(FIRST, first + block * 14 + i).family),
  )
  for (const order of orders) {
    expect([...order].sort()).toEqual([...FAMILY_NAMES, 'botanical', 'strata'].sort())
  }
  expect(new Set(orders.map((order) => order.join(' '))).size).toBe(orders.length)
})

test('any four weeks show all twelve families', () => {
  for (let from = START; from < START + 300; from += 14) {
    const shown = Array.from({ length: 28 }, (_, i) => familyOfDay(FIRST, from + i).family)
    expect(new Set(shown).size).toBe(12)
  }
})

test('the occurrences of a family count up by one', () => {
  const last = new Map<string, number>()
  for (const day of YEAR) {
    const { family, occurrence } = familyOfDay(FIRST, day)
    const before = last.get(family)
    if (before !== undefined) expect(occurrence).toBe(before + 1)
    last.set(family, occurrence)
  }
})

test('a colour scheme never follows itself', () => {
  const names = YEAR.map((day) => schemeOfDay(FIRST, day).name)
  names.forEach((name, i) => expect(name).not.toBe(names[i + 1]))
})

test('any thirty days have at least five nights and at most twelve', () => {
  for (const whose of WHOSE) {
    for (let from = START; from < START + 300; from += 10) {
      const nights = Array.from({ length: 30 }, (_, i) => keyOfDay(whose, from + i)).filter(
        (key) => key === 'night',
      )
      expect(nights.length).toBeGreaterThanOrEqual(5)
      expect(nights.length).toBeLessThanOrEqual(12)
    }
  }
})

test('a round has every item once and does not begin with the last of the previous round', () => {
  const items = ['a', 'b', 'c', 'd']
  for (let round = 1; round < 60; round++) {
    const order = shuffledRound(FIRST, 'x', items, round)
    expect([...order].sort()).toEqual(items)
    expect(order[0]).not.toBe(shuffledRound(FIRST, 'x', items, round - 1).at(-1))
  }
})

test('an invalid date is refused', () => {
  for (const key of ['2026-02-30', '2026-1-1', 'today', '']) {
    expect(() => dayNumber(key)).toThrow(RangeError)
  }
})
