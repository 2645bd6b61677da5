import { askedSteps, draftOf, nameOf } from '@/lib/assistant/compose/draft'
import { beyondTitle, rowsWith, sentencesWith } from '@/lib/assistant/compose/passages'
import { findIn, isIn } from '@/lib/assistant/patterns'
import type { Draft, Interpretation } from '@/lib/assistant/stages'
import { count, counted, price } from '@/lib/format'
import type { FactName } from '@/lib/search/document'
import { listOf, type Valued } from '@/lib/search/entries'
import type { Entry, Match } from '@/lib/search/index-documents'
import { toNumber } from '@/lib/search/numbers'
import { termOf, termsOf } from '@/lib/search/words'

type Summed = { verb: string; format: (sum: number) => string }

export const SUMMED: Partial<Record<FactName, Summed>> = {
  price: { verb: 'cost', format: price },
  area: { verb: 'cover', format: (sum) => `${count(sum)} cm²` },
  minutes: { verb: 'take', format: (sum) => counted(sum, 'minute') },
}

export const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

export const meanOf = (values: readonly number[]) => sumOf(values) / values.length

/** `By how much?` */
export function differenceOf([first, second]: readonly Valued[], fact: FactName, text: string) {
  const apart = Math.abs(Number(first?.value) - Number(second?.value))
  if (!isIn('asksDifference', text) || !(apart > 0)) return ''
  return ` The difference is ${SUMMED[fact]?.format(apart) ?? Number(apart.toFixed(2))}.`
}

/** `3 prints and two sets of cards`, `two of each`, `how long together?` */
export function totalOf(all: readonly Valued[], fact: FactName, text: string): string {
  const words = text.split(' ')
  // `Two of each`
  const [, ofEach = ''] = /(\S+) \S+ each\b/.exec(text) ?? []
  const each = toNumber(ofEach) || 1
  const numbers = all.map(({ match }) => {
    const at = words.findIndex((word) => termsOf(match.entry.title).includes(termOf(word) ?? ''))
    const before = words.slice(Math.max(0, at - 3), Math.max(0, at))
    const start = before.findLastIndex((word) => /^(?:and|or|plus|with)$/.test(word)) + 1
    const stated = before.slice(start).map(toNumber)
    return stated.findLast((number) => number > 0) ?? each
  })
  const isSeveral = numbers.some((number) => number > 1)
  const format = isIn('together', text) || isSeveral ? SUMMED[fact]?.format : undefined
  const sum = sumOf(all.map(({ value }, i) => Number(value) * (numbers[i] ?? 1)))
  const amounts = all.map(({ match }, i) => `${numbers[i]} × ${nameOf(match.entry)}`)
  return format ? ` ${isSeveral ? amounts.join(' and ') : 'Together that'} is ${format(sum)}.` : ''
}

const RATING = /([^.]+) (\d+(?:\.\d+)?) of 10\./g

/** Those that name an amount of it, if all do so in one unit. */
function amountsOf(matches: readonly Match[], term: string) {
  const all = matches.flatMap((match) => {
    const amount = amountIn(match.entry, term)
    return amount ? [{ match, ...amount }] : []
  })
  return all.every(({ unit }) => unit === all[0]?.unit) ? all : []
}

/** `How many eggs do all recipes need?` */
export function sumAmounts({ text, matches, named, countedTerm }: Interpretation): Draft | null {
  if (countedTerm === null) return null
  const all = named !== null || isIn('ofAll', text) ? amountsOf(named ?? matches, countedTerm) : []
  const [first, second] = all
  if (!first || !second) return null
  const sum = [sumOf(all.map(({ value }) => value)), first.unit].join(' ').trim()
  const addends = all.map(({ match, phrase }) => {
    const row = rowsWith(match.entry.facts?.ingredients, [countedTerm])
    return row === null ? `${phrase} for ${nameOf(match.entry)}` : `${nameOf(match.entry)} ${row}`
  })
  const about = all.map(({ match }) => match)
  return draftOf(`Together that is ${sum}: ${addends.join(', ')}.`, about)
}

export function compareAmounts(interpretation: Interpretation): Draft | null {
  const { text, matches, named, words } = interpretation
  const [, end = '', noun = ''] = findIn('asked', text) ?? []
  const [term] = termsOf(noun)
  if (term === undefined || !termsOf(words).includes(term)) return null
  const sign = /mo[sr]|highest|best/.test(end) ? -1 : 1
  const all = amountsOf(named ?? matches, term).sort((a, b) => sign * (a.value - b.value))
  const [first, second] = all
  if (!first || !second) return null
  const { entry } = first.match
  return draftOf(
    `Of ${count(all.length)} ${entry.kind.plural}, ${nameOf(entry)} has the ${end.replace('more', 'most').replace('fewer', 'fewest')} ${noun}: ${first.phrase}.`,
    [first.match],
  )
}

/** `How much sugar in all?`, `how long do they roast in total?`, `how long in the oven?` */
export function totalText(entry: Entry, interpretation: Interpretation): string | null {
  const { text, topic } = interpretation
  const isOfOven = topic === 'minutes' && isIn('inOven', text)
  if (!entry.kind.scale || !(isOfOven || isIn('together', text))) return null
  const acts = topic === 'minutes' ? askedSteps(interpretation) : []
  const sought = acts.length > 0 ? acts : beyondTitle(entry, text)
  const amount = sought
    .map((term) => amountIn(entry, term))
    .find((one) => one?.phrase.includes('+'))
  if (amount) {
    const sum = [amount.value, amount.unit].join(' ').trim()
    return `${nameOf(entry)} needs ${sum} of that in total: ${amount.phrase}.`
  }
  const steps = sentencesWith(entry.details ?? '', sought, 'duration') ?? ''
  const minutes = [...steps.matchAll(/(?<![–-])\b(\d+) minutes/g)].map(([, one]) => Number(one))
  return topic === 'minutes' && minutes.length > 1
    ? `${nameOf(entry)}: ${steps} That is ${counted(sumOf(minutes), 'minute')} in total.`
    : null
}

function amountIn(entry: Entry, term: string) {
  const ratings = [...(entry.details ?? '').matchAll(RATING)]
  const nameTerms = (row: string) => termsOf(row.replace(/ \(.*$/, ''))
  const all = [
    ...listOf(entry, 'ingredients'),
    ...ratings.map(([, name, score]) => `${name} (${score} of 10)`),
  ].filter((row) => nameTerms(row).includes(term))
  const exact = all.filter((row) => nameTerms(row).length === 1)
  const rows = exact.length > 0 ? exact : all
  const amounts = rows.map((row) => findIn('amountsRow', row))
  const [, , unit = ''] = amounts[0] ?? []
  const values = amounts.flatMap((row) => (row?.[2] === unit ? Number(row[1]) : []))
  if (values.length === 0 || values.length < rows.length) return null
  return { value: sumOf(values), unit, phrase: `${values.join(' + ')}${unit && ` ${unit}`}` }
}
