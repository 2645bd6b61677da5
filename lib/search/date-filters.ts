import { now, today } from '@/lib/clock'
import { addDays, mondayOf, monthName, shortDay } from '@/lib/format'
import type { Filter, FilterRule } from '@/lib/search/document'
import DATES from '@/lib/search/dates.json' with { type: 'json' }
import { NUMBER, toNumber } from '@/lib/search/numbers'

type Period = readonly [from: string, to: string]

const MONTHS = Array.from({ length: 12 }, (_, i) => monthName(i + 1).toLowerCase())
export const MONTH = `(?:${MONTHS.join('|')}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)`
const { sides: SIDES, parts: PARTS, feasts: FEASTS } = DATES
const SIDE = `(?<side>${SIDES.map(({ before }) => before).join('|')})`
const BEHIND = `(?: (?<behind>${SIDES.flatMap(({ behind }) => behind ?? []).join('|')}))?`
const FEAST = `(?:${Object.keys(FEASTS).join('|')})`
const IN = '(?:(?:of|on|from|in|during) )?'

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

function sideOf({ side = '', behind = '' }: Groups): string | undefined {
  const isOf = (pattern: string | undefined, wording: string) =>
    pattern !== undefined && new RegExp(`^(?:${pattern})$`).test(wording)
  return SIDES.find((one) => isOf(one.before, side) || isOf(one.behind, behind))?.side
}

type Groups = Partial<Record<string, string>>

/** A day, a month, a part of one, a feast: with its year, or of any. */
const dateOf = (id: string) =>
  `(?:the )?(?:(?<part${id}>${Object.keys(PARTS).join('|')})(?: of)? )?(?:(?<day${id}>\\d\\d?)(?:st|nd|rd|th)? (?:of )?)?(?:(?<month${id}>${MONTH})|(?<feast${id}>${FEAST}))(?: (?<late${id}>\\d\\d?)(?:st|nd|rd|th)?(?= |$))?(?: (?:of )?(?<year${id}>\\d{4}|last year|this year))?(?= |$)`

type Stated = {
  period: (year: string) => Period
  name: string
  year: string | undefined
  rest: string
}

function statedIn(groups: Groups, id: string): Stated | null {
  const of = (name: string) => groups[`${name}${id}`]
  const feast = new Map(Object.entries(FEASTS)).get(of('feast') ?? '')
  const day = of('day') ?? of('late')
  if (day !== undefined && (Number(day) < 1 || Number(day) > 31)) return null
  const month = MONTHS.findIndex((name) => name.startsWith((of('month') ?? '-').slice(0, 3))) + 1
  const days = day ? `-${day.padStart(2, '0')}` : ''
  const rest = feast ?? `-${String(month).padStart(2, '0')}${days}`
  const [first, last] = new Map(Object.entries(PARTS)).get(of('part') ?? '') ?? []
  const year = of('year')
    ?.replace('last year', String(thisYear() - 1))
    .replace('this year', String(thisYear()))
  const period = (of: string): Period =>
    first && last ? [`${of}${rest}-${first}`, `${of}${rest}-${last}~`] : within(`${of}${rest}`)
  const names = [of('part'), day && Number(day), month > 0 ? monthName(month) : of('feast'), year]
  return { period, name: names.filter(Boolean).join(' '), year, rest: first ? '' : rest }
}

const thisYear = () => now().getUTCFullYear()

const latest = ({ period }: Stated) =>
  String(period(String(thisYear()))[0] > today() ? thisYear() - 1 : thisYear())

/** `In March` is of any year, `since March` since the latest one. */
function statedDate({ groups = {} }: RegExpExecArray): Filter | null {
  const date = statedIn(groups, '')
  if (!date) return null
  const side = sideOf(groups)
  const { period, name, year, rest } = date
  const label = `${side ?? ((groups.day ?? groups.late) ? 'on' : 'in')} ${name}`
  if (year || side || rest === '') return ofPeriod(period(year ?? latest(date)), label, side)
  return { fact: 'date', label, accepts: ({ value }) => String(value).slice(4).startsWith(rest) }
}

function statedRange({ groups = {} }: RegExpExecArray): Filter | null {
  // `From 10 to 12 March`
  const { day1: day, month2: month, year2: year } = groups
  const start = day ? { day, month, year } : groups
  const [first, last] = [statedIn(start, ''), statedIn(groups, '2')]
  if (!first || !last) return null
  const end = last.year ?? latest(last)
  const [to, from] = [last.period(end)[1], first.period(first.year ?? end)[0]]
  const since = from > to ? first.period(String(Number(end) - 1))[0] : from
  return ofPeriod([since, to], `from ${first.name} to ${last.name}`)
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
    toFilter: ({ 0: wording, groups = {} }) => {
      const { unit = 'day', number = 'one' } = groups
      const side = sideOf(groups)
      const units = back ?? toNumber(number)
      const start = addDays(today(), -units * (DAYS_OF.get(unit) ?? 1))
      return ofPeriod(isUntilToday ? [start, today()] : periodBefore(unit, units), wording, side)
    },
  }),
)

const dateRule = (pattern: string, toFilter: FilterRule['toFilter'] = statedDate): FilterRule => ({
  pattern: new RegExp(`\\b${pattern}${BEHIND}(?= |$)`),
  toFilter,
})

export const DATE_RULES: readonly FilterRule[] = [
  dateRule(
    `(?:between|from|since) (?:${dateOf('')}|(?:the )?(?<day1>\\d\\d?)(?:st|nd|rd|th)?) (?:and|to|till|until|through) ${dateOf('2')}`,
    statedRange,
  ),
  dateRule(`${SIDE} ${dateOf('')}`),
  dateRule(
    `(?:${SIDE}|in|of|from|during) (?:the )?(?:year )?(?<year>20\\d\\d)`,
    ({ groups = {} }) => {
      const { year = '' } = groups
      const side = sideOf(groups)
      return ofPeriod(within(year), `${side ?? 'in'} ${year}`, side)
    },
  ),
  {
    pattern: /\b(?:on )?(\d{4}) (\d\d) (\d\d)(?= |$)/,
    toFilter: ([, ...parts]) => ({ ...onDate(parts.join('-')), label: shortDay(parts.join('-')) }),
  },
  dateRule(`${IN}(?:the )?(?=\\d)${dateOf('')}`),
  dateRule(`${IN}(?=\\w+ \\d\\d?(?:st|nd|rd|th)?(?= |$))${dateOf('')}`),
  dateRule(`(?:in|of|from|during|last|around) (?!${FEAST})${dateOf('')}`),
]
