import { expect, test } from 'vitest'
import {
  clockTime,
  count,
  counted,
  dataSize,
  isoDay,
  isoMinute,
  isoTime,
  longDay,
  monthName,
  shortDay,
  sizeLimit,
  utcDate,
  waitTime,
} from './format'

test('an art day is formatted in UTC', () => {
  expect(shortDay('2026-11-21')).toBe('21 Nov 2026')
  expect(shortDay('2026-09-01')).toBe('1 Sep 2026')
  expect(longDay('2026-01-31')).toBe('31 January 2026')
})

test('an instant has the day and the time of UTC', () => {
  const late = '2026-11-21T23:59:58.999Z'
  expect([shortDay(late), longDay(new Date(late))]).toEqual(['21 Nov 2026', '21 November 2026'])
  expect([isoDay(late), isoMinute(late), isoTime(late)]).toEqual([
    '2026-11-21',
    '2026-11-21 23:59',
    '23:59',
  ])
  expect(utcDate('Sat, 21 Nov 2026 08:14:00 GMT')).toBe('Sat, 21 Nov 2026 08:14:00 GMT')
})

test('days are written as the browser writes them for British readers', () => {
  const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  for (let month = 0; month < 12; month++) {
    const day = new Date(Date.UTC(2024, month, 29))
    expect(longDay(day)).toBe(long.format(day))
  }
})

test('months have their names', () => {
  expect([1, 11, 12].map(monthName)).toEqual(['January', 'November', 'December'])
})

test('elapsed seconds are minutes and seconds', () => {
  expect([0, 24, 60, 605, 3661].map(clockTime)).toEqual(['0:00', '0:24', '1:00', '10:05', '61:01'])
})

test('a wait is rounded up to seconds, minutes or hours', () => {
  expect([1, 59, 60, 61, 7140, 7141, 7200, 7201].map(waitTime)).toEqual([
    '1 second',
    '59 seconds',
    '1 minute',
    '2 minutes',
    '119 minutes',
    '2 hours',
    '2 hours',
    '3 hours',
  ])
})

test('thousands are separated by thin spaces', () => {
  expect([7, 999, 1284, 1234567].map(count)).toEqual([
    '7',
    '999',
    '1\u2009284',
    '1\u2009234\u2009567',
  ])
})

test('one thing is counted without an s', () => {
  expect([0, 1, 1284].map((number) => counted(number, 'picture'))).toEqual([
    '0 pictures',
    '1 picture',
    '1\u2009284 pictures',
  ])
})

test('a minute is shown in the time zone of the owner, in summer and in winter', () => {
  expect(isoMinute('2026-07-01T22:30:00.000Z')).toBe('2026-07-01 22:30')
  expect(isoMinute('2026-07-01T22:30:00.000Z', 'Europe/Vienna')).toBe('2026-07-02 00:30')
  expect(isoMinute('2026-01-01T22:30:00.000Z', 'America/Los_Angeles')).toBe('2026-01-01 14:30')
})

test('a limit is named in powers of 1024, as people say it', () => {
  expect([100, 512 * 1024, 8 * 1024 ** 2].map(sizeLimit)).toEqual(['100 B', '512 kB', '8 MB'])
})

test('a size has the unit that fits after it is rounded', () => {
  const sizes = [999, 999_499, 999_500, 999_949_999, 999_950_000].map(dataSize)
  expect(sizes).toEqual(['999 B', '999 kB', '1.0 MB', '999.9 MB', '1.0 GB'])
})
