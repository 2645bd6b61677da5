import type { Filter, FilterRule, Measure } from '@/lib/search/document'
import { NUMBER, toNumber } from '@/lib/search/numbers'

type Limit = {
  label: string
  /** Words before and after a number that make it this limit, as patterns. */
  before: string
  after?: string
  accepts: (value: number, limit: number) => boolean
}

const AT_MOST: Limit = {
  label: 'up to',
  before: '(?:takes? )?(?:at most|up to|within|max|maximum|no more than|not more than)',
  after: '(?:or|and) (?:less|lower|below|under|fewer|faster|quicker|cheaper)',
  accepts: (value, limit) => value <= limit,
}

const LIMITS: readonly Limit[] = [
  AT_MOST,
  {
    label: 'from',
    before: '(?:at least|no less than|not less than|min|minimum)',
    after: '(?:or|and) (?:more|higher|above|over|better|up)',
    accepts: (value, limit) => value >= limit,
  },
  {
    label: 'under',
    before: '(?:takes? )?(?:under|below|less than|cheaper than|faster than|quicker than)',
    accepts: (value, limit) => value < limit,
  },
  {
    label: 'above',
    before: '(?:above|over|more than|better than|higher than|longer than)',
    accepts: (value, limit) => value > limit,
  },
]
const APPROXIMATE = '(?:about|around|roughly|approximately)'

/** The rules for `under 30 minutes`, `9 or more`, `about 15 euros`, `in an hour`. */
export function limitRules(measures: readonly Measure[]): readonly FilterRule[] {
  const units = measures.flatMap(({ unit }) => unit ?? []).join('|')
  const amount = `(€ ?)?${NUMBER} ?(${units})?`
  const ruleOf = (limit: Limit, pattern: string): FilterRule => ({
    pattern: new RegExp(`\\b${pattern}(?= |$)`),
    toFilter: ([, sign, number = '', unit]) =>
      toFilter(measureOf(measures, unit ?? sign?.trim(), toNumber(number)), number, limit),
  })
  return [
    ...LIMITS.map((limit) => ruleOf(limit, `${limit.before} ${amount}`)),
    ...LIMITS.flatMap((limit) =>
      limit.after ? ruleOf(limit, `(?:in )?${amount} ${limit.after}`) : [],
    ),
    ...measures.flatMap(rulesOfUnit),
  ]
}

function measureOf(measures: readonly Measure[], unit: string | undefined, value: number) {
  return measures.find((measure) =>
    unit === undefined
      ? measure.isMeant?.(value)
      : new RegExp(`^(?:${measure.unit ?? '(?!)'})$`).test(unit),
  )
}

function rulesOfUnit(measure: Measure): FilterRule[] {
  const { unit, preposition, tolerance } = measure
  if (unit === undefined) return []
  const amount = `(?:€ ?)?${NUMBER} ?(?:${unit})`
  return [
    ...(tolerance === undefined
      ? []
      : [
          {
            pattern: new RegExp(`\\b${APPROXIMATE} ${amount}(?= |$)`),
            toFilter: ([, number = '']: RegExpExecArray) =>
              about(measure, toNumber(number), tolerance),
          },
        ]),
    ...(preposition === undefined
      ? []
      : [
          {
            pattern: new RegExp(`\\b${preposition} ${amount}(?= |$)`),
            toFilter: ([, number = '']: RegExpExecArray) => toFilter(measure, number, AT_MOST),
          },
        ]),
  ]
}

function about({ fact, format }: Measure, value: number, tolerance: number): Filter {
  return {
    fact,
    label: `about ${format(value)}`,
    accepts: (known) => Math.abs(Number(known.value) - value) <= value * tolerance,
  }
}

function toFilter(
  measure: Measure | undefined,
  number: string,
  { label, accepts }: Limit,
): Filter | null {
  if (!measure) return null
  const { fact, format, factor = 1 } = measure
  const limit = toNumber(number) * factor
  return {
    fact,
    label: `${label} ${format(limit)}`,
    accepts: ({ value }) => typeof value === 'number' && accepts(value, limit),
  }
}
