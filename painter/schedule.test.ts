import { expect, test } from 'vitest'
import { FAMILY_NAMES } from './painting'
import { dayNumber, familyOfDay, keyOfDay, schemeOfDay, shuffledRound } from './schedule'

const SECRETS = ['a', 'b', 'c']
const START = dayNumber('2026-01-01')
const YEAR = Array.from({ length: 365 }, (_, i) => START + i)

test('no family follows itself on any of 365 days', () => {
  for (const secret of SECRETS) {
    const families = YEAR.map((day) => familyOfDay(secret, day).family)
    families.forEach((family, i) => expect(family).not.toBe(families[i + 1]))
  }
})

test('14 days are a permutation of the families, two of them twice', () => {
  const first = Math.ceil(START / 14) * 14
  const orders = Array.from({ length: 26 }, (_, block) =>
    Array.from({ length: 14 }, (_, i) => familyOfDay('a', first + block * 14 + i).family),
  )
  for (const order of orders) {
    expect([...order].sort()).toEqual([...FAMILY_NAMES, 'botanical', 'strata'].sort())
  }
  expect(new Set(orders.map((order) => order.join(' '))).size).toBe(orders.length)
})

test('any four weeks show all twelve families', () => {
  for (let from = START; from < START + 300; from += 14) {
    const shown = Array.from({ length: 28 }, (_, i) => familyOfDay('a', from + i).family)
    expect(new Set(shown).size).toBe(12)
  }
})

test('the occurrences of a family count up by one', () => {
  const last = new Map<string, number>()
  for (const day of YEAR) {
    const { family, occurrence } = familyOfDay('a', day)
    const before = last.get(family)
    if (before !== undefined) expect(occurrence).toBe(before + 1)
    last.set(family, occurrence)
  }
})

test('a colour scheme never follows itself', () => {
  const names = YEAR.map((day) => schemeOfDay('a', day).name)
  names.forEach((name, i) => expect(name).not.toBe(names[i + 1]))
})

test('any thirty days have at least five nights and at most twelve', () => {
  for (const secret of SECRETS) {
    for (let from = START; from < START + 300; from += 10) {
      const nights = Array.from({ length: 30 }, (_, i) => keyOfDay(secret, from + i)).filter(
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
    const order = shuffledRound('s', 'x', items, round)
    expect([...order].sort()).toEqual(items)
    expect(order[0]).not.toBe(shuffledRound('s', 'x', items, round - 1).at(-1))
  }
})

test('an invalid date is refused', () => {
  for (const key of ['2026-02-30', '2026-1-1', 'today', '']) {
    expect(() => dayNumber(key)).toThrow(RangeError)
  }
})
