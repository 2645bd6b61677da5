import { expect, test } from 'vitest'
import { clockTime, count, longDay, shortDay } from './format'

test('an art day is formatted in UTC', () => {
  expect(shortDay('2026-11-21')).toBe('21 Nov 2026')
  expect(shortDay('2026-09-01')).toBe('1 Sep 2026')
  expect(longDay('2026-01-31')).toBe('31 January 2026')
})

test('elapsed seconds are minutes and seconds', () => {
  expect([0, 24, 60, 605, 3661].map(clockTime)).toEqual(['0:00', '0:24', '1:00', '10:05', '61:01'])
})

test('thousands are separated by thin spaces', () => {
  expect([7, 999, 1284, 1234567].map(count)).toEqual([
    '7',
    '999',
    '1\u2009284',
    '1\u2009234\u2009567',
  ])
})
