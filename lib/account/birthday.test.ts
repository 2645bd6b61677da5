import { expect, test } from 'vitest'
import { birthdayKeyOf, birthdayKeysOn } from './birthday'

test('a birthday matches by month and day', () => {
  const key = birthdayKeyOf(new Date('1990-11-21T00:00:00Z'))
  expect(birthdayKeysOn('2026-11-21')).toEqual([key])
  expect(birthdayKeysOn('2026-11-20')).not.toContain(key)
})

test('29 February counts as the 28th in other years (G-32)', () => {
  expect(birthdayKeysOn('2027-02-28')).toEqual(['02-28', '02-29'])
  expect(birthdayKeysOn('2027-03-01')).toEqual(['03-01'])
  expect(birthdayKeysOn('2028-02-28')).toEqual(['02-28'])
  expect(birthdayKeysOn('2028-02-29')).toEqual(['02-29'])
  expect(birthdayKeysOn('2100-02-28')).toEqual(['02-28', '02-29'])
})
