import { now, today } from '@/lib/clock'
import { addDays, mondayOf, monthName, shortDay } from '@/lib/format'
import type { Filter, FilterRule } from '@/lib/search/document'
import DATES from '@/lib/search/dates.json' with { type: 'json' }
import { NUMBER, toNumber } from '@/lib/search/numbers'

type Period = readonly [from: string, to: string]

const MONTHS = Array.from({ length: 12 }, (_, i) => monthName(i + 1).toLowerCase())
export const MONTH = `(?:${MONTHS.join('|')}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)`
const DAY = '(?<day>\\d\\d?)(?:st|nd|rd|th)?'
const YEAR = '(?: (?<year>\\d{4}))?'
const ON = '(?:of|on|from|in)? ?'
const SIDE = '(?<side>before|after|since|until)'

export function onDate(start: string): Filter {
  return ofPeriod(within(start), start.length > 4 ? `on ${shortDay(start)}` : `in ${start}`)
}

const within = (start: string): Period => [start, `${start}~`]

/** A side takes what is beyond the period; `since` and `until` include it. */
function ofPeriod([from, to]: Period, label: string, side?: string): Filter {
  const accepts = (date: string) => {
    if (side === 'before') return date < from
    if (side === 'after') return date > to
    return (side === 'until' || date >= from) && (side === 'since' || date <= to)
  }
  return { fact: 'date', label, accepts: ({ value }) => accepts(String(value)) }
}

/** `In March` is of any year, `since March` since the latest one. */
function statedDate({ groups = {} }: RegExpExecArray): Filter | null {
  const { side, day, month, year } = groups
  if (day !== undefined && (Number(day) < 1 || Number(day) > 31)) return null
  const number = month ? MONTHS.findIndex((name) => name.startsWith(month.slice(0, 3))) + 1 : 0
  const names = [day && Number(day), number > 0 && monthName(number), year]
  const label = [side ?? (day ? 'on' : 'in'), ...names].filter(Boolean).join(' ')
  const parts = [number, Number(day ?? 0)].filter((part) => part > 0)
  const rest = parts.map((part) => `-${String(part).padStart(2, '0')}`).join('')
  if (!year && !side) {
    return { fact: 'date', label, accepts: ({ value }) => String(value).slice(4).startsWith(rest) }
  }
  const thisYear = now().getUTCFullYear()
  const latest = `${thisYear}${rest}` > today() ? thisYear - 1 : thisYear
  return ofPeriod(within(`${year ?? latest}${rest}`), label, side)
}

const DAYS_OF = new Map(Object.entries({ week: 7, month: 30, year: 365 }))
const WEEKDAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')
const SEASONS = 'spring summer autumn winter'.split(' ')

const monthBefore = (months: number) =>
  new Date(Date.UTC(now().getUTCFullYear(), now().getUTCMonth() - months)).toISOString().slice(0, 7)

function periodBefore(unit: string, back: number): Period {
  const season = SEASONS.indexOf(unit.replace('fall', 'autumn'))
  if (season >= 0) {
    const months = (now().getUTCMonth() - season * 3 + 10) % 12
    return [monthBefore(months), `${monthBefore(months - 2)}~`]
  }
  if (unit === 'month') return within(monthBefore(back))
  if (unit === 'year') return within(String(now().getUTCFullYear() - back))
  const weekday = WEEKDAYS.indexOf(unit)
  if (weekday >= 0) return within(addDays(today(), -((now().getUTCDay() - weekday + 7) % 7 || 7)))
  const start = addDays(today(), -back * (unit === 'week' ? 7 : 1))
  const monday = mondayOf(start)
  return unit === 'week' ? [monday, addDays(monday, 6)] : within(start)
}

export const RELATIVE_DATES: readonly FilterRule[] = DATES.relative.map(
  ({ pattern, back, isUntilToday }) => ({
    pattern: new RegExp(
      `\\b(?:${SIDE} )?(?:(?:in|of|from|on|within|during) )?(?:${pattern.replace('{number}', NUMBER)})(?= |$)`,
    ),
    toFilter: ({ 0: wording, groups: { side, unit = 'day', number = 'one' } = {} }) => {
      const units = back ?? toNumber(number)
      const start = addDays(today(), -units * (DAYS_OF.get(unit) ?? 1))
      return ofPeriod(isUntilToday ? [start, today()] : periodBefore(unit, units), wording, side)
    },
  }),
)

const dateRule = (pattern: string): FilterRule => ({
  pattern: new RegExp(`\\b${pattern}${YEAR}(?= |$)`),
  toFilter: statedDate,
})

export const DATE_RULES: readonly FilterRule[] = [
  dateRule(`${SIDE} (?:${DAY} (?:of )?)?(?<month>${MONTH})`),
  {
    pattern: new RegExp(`\\b(?:${SIDE}|in|of|from|during) (?<year>20\\d\\d)(?= |$)`),
    toFilter: statedDate,
  },
  {
    pattern: /\b(?:on )?(\d{4}) (\d\d) (\d\d)(?= |$)/,
    toFilter: ([, ...parts]) => ({ ...onDate(parts.join('-')), label: shortDay(parts.join('-')) }),
  },
  dateRule(`${ON}${DAY} (?:of )?(?<month>${MONTH})`),
  dateRule(`${ON}(?<month>${MONTH}) ${DAY}`),
  dateRule(`(?:in|of|from|during|last) (?<month>${MONTH})`),
]
