import TABLE from '@/lib/search/conditions.json' with { type: 'json' }
import { MONTH } from '@/lib/search/date-filters'
import type { Filter, FilterRule, SearchKind } from '@/lib/search/document'
import type { Found } from '@/lib/search/filters'
import { havingBefore, isOfUnit, limitOf, measureOf, rangeOf } from '@/lib/search/measures'
import { COUNT, NUMBER, toNumber } from '@/lib/search/numbers'
import {
  relationAtEnd,
  relationAtStart,
  relationBefore,
  relationOf,
  WORDINGS,
} from '@/lib/search/relations'
import { formsOf, isCommonWord, termsOf } from '@/lib/search/words'

/** `Less than four eggs`: what the list of ingredients counts of it. */
export function amountRule(ingredients: ReadonlySet<string>): FilterRule {
  return {
    pattern: new RegExp(
      `\\b((?:(?:${TABLE.negators}) )?(?:${WORDINGS})) ${NUMBER} ([a-z]{3,})(?= |$)`,
    ),
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

const FILL = `(?:(?:${TABLE.fill}) )*`
const SHARES = new Map(Object.entries({ 'three quarters': 0.75, half: 0.5, quarter: 0.25 }))
const IS_LIGHT = new RegExp(`^(?:${TABLE.light})$`)
const AGED = new RegExp(`\\b(?:${TABLE.ages}) $`)
const OTHER_UNIT = new RegExp(`^ (?:${MONTH}|${TABLE.otherUnits})(?= |$)`)
/** A question has a few of them. */
const MAX_AMOUNTS = 12
const PLURAL = /^ ([a-z]{2,}[^s\W]s)(?= |$)/
const HAVING = /\b(?:rated|gave|got|scored|received|with|has|have|having|of) $/

const joined = (patterns: readonly (string | undefined)[]) =>
  patterns.filter((one) => one !== undefined).join('|') || '(?!)'

type Amount = { value: number; unit: string | undefined }

/** A number with or without its unit, or a unit alone, as in `an hour`, and a share of it beside. */
const amountOf = (unit: string, id: string) =>
  `(?:(?:an?|the) )?${FILL}(?:(?<sign${id}>€ ?)?(?<![\\d.,])(?<number${id}>${COUNT})(?: ?(?<unit${id}>${unit}))?|(?<=\\b(?:an?|the) ${FILL})(?<alone${id}>${unit}))(?= |$)` +
  `(?: and (?:an? )?(?<share${id}>${[...SHARES.keys()].join('|')})(?= |$)(?! of))?`

function amountIn(groups: Record<string, string | undefined> = {}, id = ''): Amount {
  const number = groups[`number${id}`]
  const share = SHARES.get(groups[`share${id}`] ?? '') ?? 0
  const unit = groups[`unit${id}`] ?? groups[`alone${id}`] ?? groups[`sign${id}`]?.trim()
  return { value: (number === undefined ? 1 : toNumber(number)) + share, unit }
}

/** What tells the quantities of these kinds apart from other numbers. */
function wordingsOf(kinds: readonly SearchKind[], isThing: (word: string) => boolean) {
  const measures = kinds.flatMap(({ measures: all = [] }) => all)
  const unit = joined(measures.map((one) => one.unit))
  const name = joined(measures.map((one) => one.name))
  const forms = new Set(kinds.flatMap(({ words }) => words.flatMap(formsOf)))
  const isName = new RegExp(`^(?:${name})$`)
  const isLight = (word: string) =>
    [IS_LIGHT, isName].some((one) => one.test(word)) ||
    forms.has(word) ||
    (!isThing(word) && termsOf(word).every(isCommonWord))
  const behindName = new RegExp(
    `^ (?:(?:in|of|for|on)(?: the| terms of)* )?(?:${name})(?: scale| level)?(?= |$)`,
  )
  const beforeName = new RegExp(`(?<=^| )(?:(?:an?|the) )?(?:${name}) (?:(?:of|is|was|at|an?) )?$`)
  return {
    kinds,
    isLight,
    amount: new RegExp(`(?<=^| )${amountOf(unit, '')}`, 'g'),
    range: new RegExp(
      `(?<=^| )(?:(?<lead>between|from|(?:more|longer) than) )?${amountOf(unit, '')} (?<joint>and|to|through|till|until|(?:(?:but|and|yet) )?(?:less|shorter) than) ${amountOf(unit, '2')}`,
      'g',
    ),
    next: new RegExp(
      `^ (?:(?:and|to|but|yet|or|not|no|more|less|than|under|at|most) )+${amountOf(unit, '')}`,
    ),
    rest: new RegExp(`^ (?:and )?${amountOf(unit, '')}`),
    nameBefore: (text: string) => beforeName.exec(text)?.[0] ?? '',
    nameBehind: (text: string) => behindName.exec(text)?.[0] ?? '',
    unitOf: (written = '') => measures.find((one) => isOfUnit(one, written)),
    isOther: (behind: string, hasUnit: boolean) => {
      const [, noun] = (!hasUnit && PLURAL.exec(behind)) || []
      return OTHER_UNIT.test(behind) || (noun !== undefined && !isLight(noun) && !isThing(noun))
    },
  }
}

type Wordings = ReturnType<typeof wordingsOf>

function rangeAt(
  { kinds, nameBefore, nameBehind, isOther }: Wordings,
  { 0: wording, index, input, groups = {} }: RegExpExecArray,
): Found | null {
  const { lead, joint = '' } = groups
  const [low, high] = [amountIn(groups), amountIn(groups, '2')]
  const behind = input.slice(index + wording.length)
  const names = [nameBefore(input.slice(0, index)), nameBehind(behind)] as const
  const start = index - names[0].length
  const end = index + wording.length + names[1].length
  const place = { text: input, start, end, wording: names.join(' '), value: high.value }
  const isStated = lead !== undefined || joint === 'to' || joint.endsWith('than')
  const last = isStated && measureOf(kinds, { ...place, unit: high.unit ?? low.unit })
  if (!last || isOther(behind, high.unit !== undefined)) return null
  const first = measureOf(kinds, { ...place, unit: low.unit ?? high.unit }) ?? last
  const ends = [low.value * (first.factor ?? 1), high.value * (last.factor ?? 1)] as const
  const filter = rangeOf(last, ends, joint.endsWith('than'))
  return { filter, match: { index: start, 0: input.slice(start, end) } }
}

/** `An hour and ten minutes`: the smaller unit is beside the larger one. */
function restOf({ rest: pattern, unitOf }: Wordings, { unit: large }: Amount, behind: string) {
  const rest = pattern.exec(behind)
  const { value, unit: small } = amountIn(rest?.groups)
  const { factor, fact } = unitOf(large) ?? {}
  const part = unitOf(small)
  const isPart = rest && factor && part?.fact === fact && !part?.factor
  return isPart ? { wording: rest[0], share: value / factor } : { wording: '', share: 0 }
}

function limitAt(
  wordings: Wordings,
  { 0: wording, index, input, groups }: RegExpExecArray,
): Found | null {
  const { kinds, next, nameBefore, nameBehind, isLight, isOther } = wordings
  const amount = amountIn(groups)
  const rest = restOf(wordings, amount, input.slice(index + wording.length))
  const [before, behind] = [
    input.slice(0, index),
    input.slice(index + wording.length + rest.wording.length),
  ]
  const unitName = amount.unit ?? amountIn(next.exec(behind)?.groups).unit
  const named = nameBefore(before)
  const first =
    relationAtEnd(before, unitName !== undefined, isLight) ??
    relationAtEnd(before.slice(0, before.length - named.length), unitName !== undefined, isLight)
  const last = relationAtStart(behind) ?? relationAtStart(behind, nameBehind(behind))
  const ends = last?.wording ?? ''
  const from = first?.start ?? before.length
  const start = from - nameBefore(before.slice(0, from)).length
  const end =
    input.length - behind.length + ends.length + nameBehind(behind.slice(ends.length)).length
  const value = amount.value + rest.share
  const place = { text: input, start, end, wording: input.slice(start, end), value }
  const measure = measureOf(kinds, { ...place, unit: unitName })
  const isAge = unitName === undefined && AGED.test(before.slice(0, start))
  if (!measure || isAge || isOther(behind, unitName !== undefined)) return null
  const having = amount.unit ? havingBefore(measure, before) : ''
  const isExact = measure.isExact === true && (named !== '' || (amount.unit && HAVING.test(before)))
  const bare = having !== '' ? relationOf('<=') : isExact ? relationOf('=') : undefined
  const relation = first?.relation ?? last?.relation ?? bare
  const filter = relation && limitOf(measure, value * (measure.factor ?? 1), relation)
  const at = first || last ? start : start - having.length
  return filter ? { filter, match: { index: at, 0: input.slice(at, end) } } : null
}

/** A quantity and how a fact stands to it: `at least an hour`, `a difficulty of five or harder`. */
export function conditionFinder(
  kinds: readonly SearchKind[],
  isThing: (word: string) => boolean,
): (folded: string) => Found | null {
  const wordings = wordingsOf(kinds, isThing)
  return (folded) => {
    for (const match of firstMatches(folded, wordings.range)) {
      const found = rangeAt(wordings, match)
      if (found) return found
    }
    for (const match of firstMatches(folded, wordings.amount)) {
      const found = limitAt(wordings, match)
      if (found) return found
    }
    return null
  }
}

/** A message of nothing but numbers would cost seconds. */
function firstMatches(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  for (const match of text.matchAll(pattern)) {
    found.push(match)
    if (found.length === MAX_AMOUNTS) break
  }
  return found
}
