import { afterEach, expect, test, vi } from 'vitest'
import * as environment from '@/lib/env'
import { artDayOf, artDayStart, isPriorityWindow, priorityLeftMs } from './day'
import { addDays } from '@/lib/format'

function startDaysAt(time: string): void {
  const keys = environment.parseEnv({ AOTD_DAY_START_UTC: time })
  vi.spyOn(environment, 'env').mockReturnValue(keys)
}

afterEach(() => vi.restoreAllMocks())

const day = (instant: string) => artDayOf(new Date(instant))

test('the art day changes at 04:50 UTC (G-45)', () => {
  expect(day('2026-11-21T00:00:00.000Z')).toBe('2026-11-20')
  expect(day('2026-11-21T04:49:59.999Z')).toBe('2026-11-20')
  expect(day('2026-11-21T04:50:00.000Z')).toBe('2026-11-21')
  expect(day('2026-11-21T23:59:59.999Z')).toBe('2026-11-21')
})

test('the last art day of a year ends in the next year', () => {
  expect(day('2027-01-01T04:49:59.000Z')).toBe('2026-12-31')
  expect(day('2027-01-01T04:50:00.000Z')).toBe('2027-01-01')
})

test('29 February is an art day of its own in leap years alone', () => {
  expect(day('2028-02-29T04:50:00.000Z')).toBe('2028-02-29')
  expect(day('2028-03-01T04:49:59.000Z')).toBe('2028-02-29')
  expect(day('2027-03-01T04:49:59.000Z')).toBe('2027-02-28')
})

test('AOTD_DAY_START_UTC=00:00 makes art days equal UTC days', () => {
  startDaysAt('00:00')
  expect(day('2026-11-20T23:59:59.999Z')).toBe('2026-11-20')
  expect(day('2026-11-21T00:00:00.000Z')).toBe('2026-11-21')
  expect(isPriorityWindow('2026-11-21', new Date('2026-11-21T00:00:00Z'))).toBe(true)
})

test('an art day starts where the day before ends', () => {
  const start = artDayStart('2026-11-21')
  expect(start.toISOString()).toBe('2026-11-21T04:50:00.000Z')
  expect(artDayOf(start)).toBe('2026-11-21')
  expect(artDayOf(new Date(start.getTime() - 1))).toBe('2026-11-20')
})

test('days are added across months, years and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
})

test('birthday priority lasts from the start of the art day to 09:40 UTC (G-46)', () => {
  const isOpen = (time: string) => isPriorityWindow('2026-11-21', new Date(`2026-11-21T${time}Z`))
  expect(isOpen('04:49:59')).toBe(false)
  expect(isOpen('04:50:00')).toBe(true)
  expect(isOpen('09:39:59.999')).toBe(true)
  expect(isOpen('09:40:00')).toBe(false)
})

test('an art day that starts after 09:40 UTC has no priority window', () => {
  startDaysAt('12:00')
  expect(isPriorityWindow('2026-11-21', new Date('2026-11-21T12:00:00Z'))).toBe(false)
  expect(isPriorityWindow('2026-11-21', new Date('2026-11-22T09:00:00Z'))).toBe(false)
})

test('the rest of the priority window is exact to the millisecond, and 0 outside of it', () => {
  const left = (time: string) => priorityLeftMs('2026-11-21', new Date(`2026-11-21T${time}Z`))
  expect(['04:49:59', '04:50:00', '09:39:59', '09:40:00'].map(left)).toEqual([
    0, 17_400_000, 1000, 0,
  ])
})
