import { utcTime } from './time-zone'

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
export const WEEK = 7 * DAY

type CalendarParts = {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
  millisecond: number
}

export function partsOf(local: number): CalendarParts {
  const date = new Date(local)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    millisecond: date.getUTCMilliseconds(),
  }
}

/** 1 for Monday to 7 for Sunday. */
export function isoDayOfWeek(local: number): number {
  return new Date(local).getUTCDay() || 7
}

export function dayOfYear(local: number): number {
  const { year } = partsOf(local)
  return Math.floor((local - utcTime(year, 1, 1)) / DAY) + 1
}

/** Week 0 to 53, weeks begin on Sundays. */
export function weekOfYear(local: number): number {
  const sundayBased = new Date(local).getUTCDay()
  return Math.floor((dayOfYear(local) - 1 - sundayBased + 7) / 7)
}

/** The ISO week and the year that it belongs to, which is that of its Thursday. */
export function isoWeek(local: number): { week: number; year: number } {
  const thursday = local + (4 - isoDayOfWeek(local)) * DAY
  const { year } = partsOf(thursday)
  return { week: Math.floor((dayOfYear(thursday) - 1) / 7) + 1, year }
}

/** Midnight of the Monday of ISO week 1. */
export function isoYearStart(year: number): number {
  const fourth = utcTime(year, 1, 4)
  return fourth - (isoDayOfWeek(fourth) - 1) * DAY
}

/** Moves by months, to the last day of the month where the day does not exist. */
export function addMonths(local: number, months: number): number {
  const { year, month, day, hour, minute, second, millisecond } = partsOf(local)
  const index = year * 12 + (month - 1) + months
  const newYear = Math.floor(index / 12)
  const newMonth = index - newYear * 12 + 1
  const lastDay = new Date(utcTime(newYear, newMonth + 1, 0)).getUTCDate()
  return utcTime(newYear, newMonth, Math.min(day, lastDay), hour, minute, second, millisecond)
}
