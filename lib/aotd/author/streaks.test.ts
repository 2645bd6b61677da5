import { expect, test } from 'vitest'
import { streaksOf } from './streaks'

test('a streak counts consecutive art days in any order (G-56)', () => {
  const streaks = streaksOf(['2026-12-31', '2027-01-01', '2026-12-30', '2027-01-02'])
  expect(streaks.get('2026-12-30')).toBe(1)
  expect(streaks.get('2027-01-02')).toBe(4)
})

test('a day without art of the author breaks the streak', () => {
  const streaks = streaksOf(['2026-11-18', '2026-11-19', '2026-11-21'])
  expect(streaks.get('2026-11-19')).toBe(2)
  expect(streaks.get('2026-11-21')).toBe(1)
})

test('a streak includes 29 February', () => {
  expect(streaksOf(['2028-02-28', '2028-02-29', '2028-03-01']).get('2028-03-01')).toBe(3)
  expect(streaksOf(['2027-02-28', '2027-03-01']).get('2027-03-01')).toBe(2)
})
