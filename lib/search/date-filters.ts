import { today } from '@/lib/clock'
import { DAY_MS } from '@/lib/durations'
import { isoDay, monthName, shortDay } from '@/lib/format'
import type { Filter } from '@/lib/search/document'

export const MONTHS = Array.from({ length: 12 }, (_, i) => monthName(i + 1).toLowerCase())

export function ofDay(days: number): Filter {
  return onDate(isoDay(new Date(Date.parse(today()) + days * DAY_MS).toISOString()))
}

export function onDate(day: string): Filter {
  return onDates(`on ${shortDay(day)}`, day)
}

export function onDates(label: string, start: string): Filter {
  return { fact: 'date', label, accepts: ({ value }) => String(value).startsWith(start) }
}

export function inMonth(month: string, year: string | undefined): Filter {
  const number = monthNumber(month)
  const part = `-${String(number).padStart(2, '0')}-`
  return {
    fact: 'date',
    label: `in ${[monthName(number), year].filter(Boolean).join(' ')}`,
    accepts: ({ value }) =>
      String(value).includes(part, 4) && (!year || String(value).startsWith(year)),
  }
}

export function onDay(day: string, month: string, year: string | undefined): Filter | null {
  const number = Number(day)
  if (number < 1 || number > 31) return null
  const end = `-${String(monthNumber(month)).padStart(2, '0')}-${String(number).padStart(2, '0')}`
  return {
    fact: 'date',
    label: `on ${[number, monthName(monthNumber(month)), year].filter(Boolean).join(' ')}`,
    accepts: ({ value }) =>
      String(value).endsWith(end) && (!year || String(value).startsWith(year)),
  }
}

/** It counts from 1. */
function monthNumber(name: string): number {
  return MONTHS.findIndex((month) => month.startsWith(name.slice(0, 3))) + 1
}
