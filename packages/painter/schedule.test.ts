import { expect, test } from 'vitest'
import { FAMILY_NAMES } from './painting'
import { dayNumber, familyOfDay, keyOfDay, schemeOfDay, shuffledRound } from './schedule'

const WHOSE = [
  { secret: 'a', author: 'one' },
  { secret: 'a', author: 'two' },
  { secret: 'b', author: 'one' },
] as const
const [FIRST] = WHOSE
const START = dayNumber('2026-01-01')
const YEAR = Array.from({ length: 365 }, (_, i) => START + i)

const familiesFrom = (first: number, days: number) =>
  Array.from({ length: days }, (_, i) => familyOfDay('a', first + i).family)

test('a family returns after five days at the soonest, and the round is that of the site', () => {
  const families = familiesFrom(START, 365)
  families.forEach((family, i) => expect(families.slice(i + 1, i + 5)).not.toContain(family))
  expect(families).not.toEqual(
    Array.from({ length: 365 }, (_, i) => familyOfDay('b', START + i).family),
  )
})

test('two blocks have every family, six of them more often, in another order each time', () => {
  const often = ['bands', 'collection', 'glass', 'lino', 'papercut', 'riso']
  const alternate = ['street', 'tiles', 'weave', 'celestial']
  const others = FAMILY_NAMES.filter((one) => !often.includes(one) && !alternate.includes(one))
  const thrice = ['collection', 'lino', 'riso']
  const days = 52
  const first = Math.ceil(START / days) * days
  const orders = Array.from({ length: 20 }, (_, block) => familiesFrom(first + block * days, days))
  for (const order of orders)
    expect([...order].sort()).toEqual(
      [
        ...[...often, ...often, ...thrice, ...thrice].flatMap((one) => [one, one]),
        ...[...others, ...others, ...alternate],
      ].sort(),
    )
  expect(new Set(orders.map((order) => order.join(' '))).size).toBe(orders.length)
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
    const order = shuffledRound('a', 'x', items, round)
    expect([...order].sort()).toEqual(items)
    expect(order[0]).not.toBe(shuffledRound('a', 'x', items, round - 1).at(-1))
  }
})

test('an invalid date is refused', () => {
  for (const key of ['2026-02-30', '2026-1-1', 'today', '']) {
    expect(() => dayNumber(key)).toThrow(RangeError)
  }
})
