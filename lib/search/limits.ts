import LIMITS from '@/lib/search/limits.json' with { type: 'json' }
import type { Filter, FilterRule, Measure, SearchKind } from '@/lib/search/document'
import { MONTH } from '@/lib/search/date-filters'
import { NUMBER, toNumber } from '@/lib/search/numbers'
import { isFormOf } from '@/lib/search/words'

type Limit = { label: string; relation: string; before?: string; after?: string }

const RELATIONS: Readonly<
  Record<string, (value: number, limit: number, share: number) => boolean>
> = {
  '<': (value, limit) => value < limit,
  '<=': (value, limit) => value <= limit,
  '>': (value, limit) => value > limit,
  '>=': (value, limit) => value >= limit,
  '=': (value, limit) => value === limit,
  '~': (value, limit, share) => Math.abs(value - limit) <= limit * share,
}

const UP_TO: Limit = { label: 'up to', relation: '<=' }

export function limitRules(kinds: readonly SearchKind[]): readonly FilterRule[] {
  const measures = kinds.flatMap(({ measures: all = [] }) => all)
  const units = measures.flatMap(({ unit }) => unit ?? []).join('|')
  const names = measures.flatMap(({ name }) => name ?? []).join('|')
  const unit = units === '' ? '()' : `(?: ?(${units}))?`
  const amount = `(€ ?)?${NUMBER}${unit}`
  const named = names === '' ? '()' : `(?:(${names}) (?:is |of )?)?`
  const ruleOf = (limit: Limit, pattern: string): FilterRule => ({
    pattern: new RegExp(
      `\\b${named}${pattern}(?= |$)(?! (?:${MONTH}|cm|m|kg|g|ml|l|degrees?|percent)\\b)`,
    ),
    toFilter: ({ input, 1: name, 2: sign, 3: number = '', 4: unitName }) => {
      const wording = { input, name, unit: unitName ?? sign?.trim(), value: toNumber(number) }
      return toFilter(measureOf(kinds, wording), number, limit)
    },
  })
  const between: FilterRule = {
    pattern: new RegExp(
      `\\b${named}(?:between |from )?(€ ?)?${NUMBER}${unit} (?:and|to) (?:€ ?)?${NUMBER}${unit}(?= |$)`,
    ),
    toFilter: (match) => {
      const [all, name, sign, low = '', one, high = '', other] = match
      const isStated = /\b(?:between|from|to)\b/.test(all)
      const { input } = match
      const wording = { input, name, unit: other ?? one ?? sign?.trim(), value: toNumber(high) }
      const measure = isStated ? measureOf(kinds, wording) : undefined
      return measure ? fromTo(measure, toNumber(low), toNumber(high)) : null
    },
  }
  const before = LIMITS.limits.map((limit) =>
    ruleOf(limit, `${limit.before.replace(/\{than\}/g, LIMITS.than)} ${amount}`),
  )
  const after = LIMITS.limits.flatMap((limit) =>
    limit.after ? ruleOf(limit, `(?:in )?${amount} ${limit.after}`) : [],
  )
  const bare = measures
    .filter(({ unit: pattern, preposition }) => pattern !== undefined && preposition !== undefined)
    .map((measure) => ({
      pattern: new RegExp(
        `\\b${measure.preposition} (?:€ ?)?${NUMBER} ?(?:${measure.unit})(?= |$)`,
      ),
      toFilter: ([, number = '']: RegExpExecArray) => toFilter(measure, number, UP_TO),
    }))
  return [between, ...before, ...after, ...bare]
}

type Wording = Record<'name' | 'unit', string | undefined> & { input: string; value: number }

/** The measure of its name or unit, else of the kind that the text names, else of a likely number. */
function measureOf(kinds: readonly SearchKind[], { input, name, unit, value }: Wording) {
  const words = input.split(' ')
  const named = kinds.filter((kind) =>
    words.some((word) => kind.words.some((one) => isFormOf(word, one))),
  )
  const measuresOf = (of: readonly SearchKind[]) => of.flatMap(({ measures = [] }) => measures)
  const all = measuresOf([...named, ...kinds])
  const isNamed = (pattern: string | undefined, text: string) =>
    pattern !== undefined && new RegExp(`^(?:${pattern})$`).test(text)
  const ofName = all.filter((measure) => isNamed(measure.name, name ?? ''))
  if (name) return ofName.find(({ isMeant }) => named.length > 0 || isMeant?.(value)) ?? ofName[0]
  if (unit) return all.find((measure) => isNamed(measure.unit, unit))
  // `More than one hour but less than two`
  const other = PAIR.test(input) && all.find((measure) => isMeasured(measure, input))
  if (other) return other
  return (
    measuresOf(named).find(({ isMeant }) => isMeant) ?? all.find(({ isMeant }) => isMeant?.(value))
  )
}

const PAIR = new RegExp(
  `\\b(?:but|and|yet) (?:also )?\\w+ than ${NUMBER}|${NUMBER} (?:but|and|yet) |\\bmore than .*\\bless than\\b`,
)

const isMeasured = ({ unit = '(?!)' }: Measure, text: string) =>
  new RegExp(`\\b${NUMBER} ?(?:${unit})(?= |$)`).test(text)

function toFilter(measure: Measure | undefined, number: string, rule: Limit): Filter | null {
  const accepts = RELATIONS[rule.relation]
  if (!measure || !accepts || (rule.relation === '~' && measure.tolerance === undefined))
    return null
  const { factor = 1, tolerance = 0 } = measure
  const limit = toNumber(number) * factor
  const label = `${rule.label} ${measure.format(limit)}`
  const filter = ofNumber(measure, label, (value) => accepts(value, limit, tolerance))
  return rule.relation === '~' ? { ...filter, near: limit } : filter
}

function fromTo(measure: Measure, low: number, high: number): Filter {
  const { factor = 1, format } = measure
  const [first, last] = [low * factor, high * factor]
  const label = `from ${format(first)} to ${format(last)}`
  return ofNumber(measure, label, (value) => value >= first && value <= last)
}

function ofNumber({ fact }: Measure, label: string, accepts: (value: number) => boolean): Filter {
  return {
    fact,
    label,
    accepts: ({ value }) => {
      const amount = Array.isArray(value) ? value.length : value
      return typeof amount === 'number' && accepts(amount)
    },
  }
}
