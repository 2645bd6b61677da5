import type { Filter, FilterRule, Measure } from '@/lib/search/document'
import { NUMBER, toNumber } from '@/lib/search/numbers'

type Bound = 'max' | 'min'

/** Words before and after a number that make it a limit. */
const LIMIT_WORDS: Readonly<Record<Bound, { before: string; after: string }>> = {
  max: {
    before:
      '(?:takes? )?(?:under|below|less than|cheaper than|at most|up to|within|max|maximum|no more than|not more than|faster than)',
    after: '(?:or|and) (?:less|lower|below|under|fewer|faster|quicker|cheaper)',
  },
  min: {
    before: '(?:above|over|more than|better than|at least|min|minimum)',
    after: '(?:or|and) (?:more|higher|above|over|better|up)',
  },
}
const APPROXIMATE = '(?:about|around|roughly|approximately)'

/** The rules for `under 30 minutes`, `9 or more`, `about 15 euros`, `in an hour`. */
export function limitRules(measures: readonly Measure[]): readonly FilterRule[] {
  const units = measures.flatMap(({ unit }) => unit ?? []).join('|')
  const amount = `(€ ?)?${NUMBER} ?(${units})?`
  const limit = (pattern: string, bound: Bound): FilterRule => ({
    pattern: new RegExp(`\\b${pattern}(?= |$)`),
    toFilter: ([, sign, number = '', unit]) =>
      toLimit(measureOf(measures, unit ?? sign?.trim(), toNumber(number)), number, bound),
  })
  return [
    limit(`${LIMIT_WORDS.max.before} ${amount}`, 'max'),
    limit(`${LIMIT_WORDS.min.before} ${amount}`, 'min'),
    limit(`(?:in )?${amount} ${LIMIT_WORDS.max.after}`, 'max'),
    limit(`${amount} ${LIMIT_WORDS.min.after}`, 'min'),
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
            toFilter: ([, number = '']: RegExpExecArray) => toLimit(measure, number, 'max'),
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

function toLimit(measure: Measure | undefined, number: string, bound: Bound): Filter | null {
  if (!measure) return null
  const { fact, format, labels, factor = 1 } = measure
  const limit = toNumber(number) * factor
  return {
    fact,
    label: `${labels[bound]} ${format(limit)}`,
    accepts: ({ value }) =>
      typeof value === 'number' && (bound === 'max' ? value <= limit : value >= limit),
  }
}
