import { shortDay } from '@/lib/format'
import { inMonth, MONTHS, ofDay, onDates, onDay } from '@/lib/search/date-filters'
import type { FilterRule } from '@/lib/search/document'

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
