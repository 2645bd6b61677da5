import LIMITS from '@/lib/search/limits.json' with { type: 'json' }
import type { Filter, FilterRule, Measure, SearchKind } from '@/lib/search/document'
import { MONTH } from '@/lib/search/date-filters'
import { NUMBER, toNumber } from '@/lib/search/numbers'
import { isFormOf, termsOf } from '@/lib/search/words'

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

const BEFORE_NUMBER = LIMITS.limits.map((limit) => {
  const wording = limit.before.replace(/\{than\}/g, LIMITS.than)
  return { limit, wording, atEnd: new RegExp(`\\b${wording} $`) }
})

/** How a value must stand to the limit behind this text: at most so in `needs at most`. */
export function relationBefore(text: string) {
  const found = BEFORE_NUMBER.find(({ atEnd }) => atEnd.test(text))
  return RELATIONS[found?.limit.relation ?? '=']
}

/** `Less than four eggs`: what the list of ingredients counts of it. */
export function amountRule(ingredients: ReadonlySet<string>): FilterRule {
  const wordings = BEFORE_NUMBER.map(({ wording }) => wording).join('|')
  return {
    pattern: new RegExp(`\\b(${wordings}) ${NUMBER} ([a-z]{3,})(?= |$)`),
    toFilter: ([label = '', wording = '', number = '', noun = '']) => {
      const [term = ''] = termsOf(noun)
      const relates = relationBefore(`${wording} `)
      const isMeant = (row: string) => {
        const [, name = '', count] = /^(.*) \((\d+)\)$/.exec(row) ?? []
        return termsOf(name).includes(term) && relates?.(Number(count), toNumber(number), 0)
      }
      const accepts: Filter['accepts'] = ({ value }) => [value].flat().map(String).some(isMeant)
      return ingredients.has(term) ? { fact: 'ingredients', label: `with ${label}`, accepts } : null
    },
  }
}

const UP_TO: Limit = { label: 'up to', relation: '<=' }

export function limitRules(kinds: readonly SearchKind[]): readonly FilterRule[] {
  const measures = kinds.flatMap(({ measures: all = [] }) => all)
  const units = measures.flatMap(({ unit }) => unit ?? []).join('|')
  const names = measures.flatMap(({ name }) => name ?? []).join('|')
  const unit = units === '' ? '()' : `(?: ?(${units}))?`
  const amount = `(€ ?)?${NUMBER}${unit}`
  const named = names === '' ? '()' : `(?:(${names}) (?:is |of )?)?`
  const after = names === '' ? '()' : `(?: (?:in|of|for) (${names}))?`
  const ruleOf = (limit: Limit, pattern: string): FilterRule => ({
    pattern: new RegExp(
      `\\b${named}${pattern}${after}(?= |$)(?! (?:${MONTH}|cm|m|kg|g|ml|l|degrees?|percent)\\b)`,
    ),
    toFilter: ({ input, 1: first, 2: sign, 3: number = '', 4: unitName, 5: last }) => {
      const name = last ?? first
      const wording = { input, name, unit: unitName ?? sign?.trim(), value: toNumber(number) }
      return toFilter(measureOf(kinds, wording), number, limit)
    },
  })
  const between: FilterRule = {
    pattern: new RegExp(
      `\\b${named}(?:between |from |(?:more|longer) than )?(?<!\\bat least )(€ ?)?${NUMBER}${unit} (?:and|to|(?:(?:but|and|yet) )?(?:less|shorter) than) (?:€ ?)?${NUMBER}${unit}(?= |$)`,
    ),
    toFilter: (match) => {
      const [all, name, sign, low = '', one, high = '', other] = match
      const isStated = /\b(?:between|from|to|than)\b/.test(all)
      const { input } = match
      const value = toNumber(high)
      const of = (unit?: string) => measureOf(kinds, { input, name, unit, value })
      const last = isStated ? of(other ?? one ?? sign?.trim()) : undefined
      const first = last && (of(one ?? other ?? sign?.trim()) ?? last)
      if (!first) return null
      const ends = [first, last].map(({ factor = 1 }, i) => toNumber(i === 0 ? low : high) * factor)
      return fromTo(last, ends, /\bthan\b/.test(all))
    },
  }
  const before = BEFORE_NUMBER.map(({ limit, wording }) => ruleOf(limit, `${wording} ${amount}`))
  const behind = LIMITS.limits.flatMap((limit) =>
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
  return [between, ...before, ...behind, ...bare]
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
  return (
    measuresOf(named).find(({ isMeant }) => isMeant) ?? all.find(({ isMeant }) => isMeant?.(value))
  )
}

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

function fromTo(measure: Measure, ends: readonly number[], isBetween: boolean): Filter {
  const [first = 0, last = 0] = ends
  const [from, to] = isBetween ? ['between', 'and'] : ['from', 'to']
  const label = `${from} ${measure.format(first)} ${to} ${measure.format(last)}`
  return ofNumber(measure, label, (value) =>
    isBetween ? value > first && value < last : value >= first && value <= last,
  )
}

function ofNumber({ fact }: Measure, label: string, accepts: (value: number) => boolean): Filter {
  return {
    fact,
    label,
    accepts: ({ value }) => accepts(Array.isArray(value) ? value.length : Number(value)),
  }
}
