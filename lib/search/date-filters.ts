import { today } from '@/lib/clock'
import { DAY_MS } from '@/lib/durations'
import { isoDay, monthName, shortDay } from '@/lib/format'
import type { Filter, FilterRule } from '@/lib/search/document'

const MONTHS = Array.from({ length: 12 }, (_, i) => monthName(i + 1).toLowerCase())

function ofDay(days: number): Filter {
  return onDate(isoDay(new Date(Date.parse(today()) + days * DAY_MS).toISOString()))
}

export function onDate(day: string): Filter {
  return onDates(`on ${shortDay(day)}`, day)
}

function onDates(label: string, start: string): Filter {
  return { fact: 'date', label, accepts: ({ value }) => String(value).startsWith(start) }
}

function inMonth(month: string, year: string | undefined): Filter {
  const number = monthNumber(month)
  const part = `-${String(number).padStart(2, '0')}-`
  return {
    fact: 'date',
    label: `in ${[monthName(number), year].filter(Boolean).join(' ')}`,
    accepts: ({ value }) =>
      String(value).includes(part, 4) && (!year || String(value).startsWith(year)),
  }
}

function onDay(day: string, month: string, year: string | undefined): Filter | null {
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

const MONTH = `(${MONTHS.join('|')}|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)`
const DAY = '(\\d\\d?)(?:st|nd|rd|th)?'
const ON = '(?:of|on|from|in)? ?'

export const TODAY: FilterRule = {
  pattern:
    /\b(today|yesterday) s (?=art|picture|painting|image|colou?r)|\b(?:of|from|for) (today|yesterday)(?= |$)/,
  toFilter: ([, one, other]) => ofDay((one ?? other) === 'today' ? 0 : -1),
}

export const DATE_RULES: readonly FilterRule[] = [
  {
    pattern: /\b(?:on )?(\d{4}) (\d\d) (\d\d)(?= |$)/,
    toFilter: ([, year, month, day]) =>
      onDates(shortDay(`${year}-${month}-${day}`), `${year}-${month}-${day}`),
  },
  {
    pattern: new RegExp(`\\b${ON}${DAY} (?:of )?${MONTH}(?: (\\d{4}))?(?= |$)`),
    toFilter: ([, day = '', month = '', year]) => onDay(day, month, year),
  },
  {
    pattern: new RegExp(`\\b${ON}${MONTH} ${DAY}(?: (\\d{4}))?(?= |$)`),
    toFilter: ([, month = '', day = '', year]) => onDay(day, month, year),
  },
  {
    pattern: new RegExp(`\\b(?:in|of|from|during|last) ${MONTH}(?: (\\d{4}))?(?= |$)`),
    toFilter: ([, month = '', year]) => inMonth(month, year),
  },
  {
    pattern: /\b(?:in|of|from|during) (20\d\d)(?= |$)/,
    toFilter: ([, year = '']) => onDates(`in ${year}`, year),
  },
]
