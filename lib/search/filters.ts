import type { Entry } from '@/lib/search/index-documents'
import type { FactName, SearchFact } from '@/lib/search/document'
import { fold } from '@/lib/search/words'
import { shortDay, monthName } from '@/lib/format'

/** What a question says about a fact, such as `under 30 minutes`. */
export type Filter = { fact: FactName; label: string; accepts: (fact: SearchFact) => boolean }

const SPELLED: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8 },
  ...{ nine: 9, ten: 10, fifteen: 15, twenty: 20, thirty: 30, forty: 40, 'half an': 0.5 },
}
const NUMBER = `(\\d+(?:[.,]\\d+)?|${Object.keys(SPELLED).reverse().join('|')})`
const TIME = '(?:minutes?|minuts?|mins?|hours?|hrs?|h)'
const MONEY = '(?:euros?|eur|€|bucks)'
const UNIT = `(${TIME}|${MONEY})`
const BELOW =
  '(?:under|below|less than|cheaper than|at most|up to|within|max|maximum|no more than|not more than|faster than)'
const ABOVE = '(?:above|over|more than|better than|at least|min|minimum)'

type Rule = { pattern: RegExp; toFilter: (found: RegExpExecArray) => Filter | null }

const MONTHS = Array.from({ length: 12 }, (_, i) => monthName(i + 1).toLowerCase())
const MONTH = `(${MONTHS.join('|')}|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)`

/** In the order in which they are tried on the folded text. */
const RULES: readonly Rule[] = [
  {
    pattern: new RegExp(`\\b(?:take |takes )?${BELOW} (€ ?)?${NUMBER} ?${UNIT}?(?= |$)`),
    toFilter: ([, sign, number = '', unit]) => toLimit(number, unit ?? sign, 'most'),
  },
  {
    pattern: new RegExp(`\\b${ABOVE} (€ ?)?${NUMBER} ?${UNIT}?(?= |$)`),
    toFilter: ([, sign, number = '', unit]) => toLimit(number, unit ?? sign, 'least'),
  },
  {
    pattern: new RegExp(`\\bin ${NUMBER} ?(${TIME})(?= |$)`),
    toFilter: ([, number = '', unit]) => toLimit(number, unit, 'most'),
  },
  {
    pattern: /\b(?:on )?(\d{4}) (\d\d) (\d\d)(?= |$)/,
    toFilter: ([, year, month, day]) =>
      onDates(shortDay(`${year}-${month}-${day}`), `${year}-${month}-${day}`),
  },
  {
    pattern: new RegExp(
      `\\b(?:of|on|from|in)? ?(\\d\\d?)(?:st|nd|rd|th)? (?:of )?${MONTH}(?: (\\d{4}))?(?= |$)`,
    ),
    toFilter: ([, day = '', month = '', year]) => onDay(day, month, year),
  },
  {
    pattern: new RegExp(
      `\\b(?:of|on|from|in)? ?${MONTH} (\\d\\d?)(?:st|nd|rd|th)?(?: (\\d{4}))?(?= |$)`,
    ),
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

/** The filter that a folded text begins to say, with what it takes of the text. */
export function findFilter(folded: string): { filter: Filter; said: RegExpExecArray } | null {
  for (const { pattern, toFilter } of RULES) {
    const said = pattern.exec(folded)
    const filter = said && toFilter(said)
    if (said && filter) return { filter, said }
  }
  return null
}

export function byName(fact: 'maker' | 'place', name: string): Filter {
  const folded = fold(name)
  return {
    fact,
    label: fact === 'maker' ? `by ${name}` : `in ${name}`,
    accepts: ({ value }) => [value].flat().some((one) => fold(String(one)) === folded),
  }
}

export function passes({ facts = {} }: Entry, { fact, accepts }: Filter): boolean {
  const known = facts[fact]
  return known !== undefined && accepts(known)
}

function toLimit(number: string, unit: string | undefined, end: 'most' | 'least'): Filter | null {
  const value = SPELLED[number] ?? Number(number.replace(',', '.'))
  const isMost = end === 'most'
  const words = isMost ? 'up to' : 'from'
  const accepts = (limit: number) => (known: SearchFact) =>
    typeof known.value === 'number' && (isMost ? known.value <= limit : known.value >= limit)
  if (unit && /^h/.test(unit)) {
    return {
      fact: 'minutes',
      label: `${words} ${value * 60} minutes`,
      accepts: accepts(value * 60),
    }
  }
  if (unit && /^m/.test(unit)) {
    return { fact: 'minutes', label: `${words} ${value} minutes`, accepts: accepts(value) }
  }
  if (unit) return { fact: 'price', label: `${words} €${value}`, accepts: accepts(value) }
  if (value > 10) return { fact: 'price', label: `${words} €${value}`, accepts: accepts(value) }
  return { fact: 'score', label: `${isMost ? 'below' : 'above'} ${value}`, accepts: accepts(value) }
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

/** From 1. */
function monthNumber(name: string): number {
  return MONTHS.findIndex((month) => month.startsWith(name.slice(0, 3))) + 1
}
