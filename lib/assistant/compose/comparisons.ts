import { draftOf, nameOf, nounPhrase, RESULTS, withFilters } from '@/lib/assistant/compose/draft'
import { beyondTitle, rowsWith } from '@/lib/assistant/compose/passages'
import { differenceOf, totalOf } from '@/lib/assistant/compose/sums'
import { findIn, isIn } from '@/lib/assistant/patterns'
import type { Comparison } from '@/lib/assistant/read/comparisons'
import { contentWords, topicOf } from '@/lib/assistant/read/read-question'
import type { Draft, Interpretation } from '@/lib/assistant/stages'
import { counted, listed } from '@/lib/format'
import { kindOf, listOf, sortedBy, type Valued, valueOf } from '@/lib/search/entries'
import type { Entry } from '@/lib/search/index-documents'
import { toNumber } from '@/lib/search/numbers'
import { termsOf } from '@/lib/search/words'

const MAX_ORDERED = 5
const MAX_TIES = 3
const RANKS = ['', 'second ', 'third ', 'fourth ']

export function compare(interpretation: Interpretation): Draft | null {
  const { matches, comparison, rank, limit, filters, text } = interpretation
  if (!comparison) return null
  const known = sortedBy(matches, comparison)
  const shown = known.slice(rank, rank + Math.min(limit, MAX_ORDERED))
  const [first, second] = shown
  if (!first) return null
  const about = shown.map(({ match }) => match)
  const { entry } = first.match
  if (known.length === 1) {
    const found = `I found only ${nameOf(entry)}: it ${first.phrase}.`
    return draftOf(withFilters(found, entry, interpretation), about)
  }
  const all = nounPhrase(known.length, kindOf(known.map(({ match }) => match)) ?? RESULTS, filters)
  if (second) {
    const head = `These are the first ${shown.length} of ${all}:`
    return draftOf([head, ...shown.map(lineOf)].join('\n'), about)
  }
  const ordinal = RANKS[rank] ?? `number ${rank + 1}, `
  const answer = `The ${ordinal}${comparison.label} of ${all} is ${nameOf(entry)}: it ${first.phrase}.`
  return draftOf(`${answer}${tiesOf(known, first)}${alsoAsked(entry, text, comparison)}`, about)
}

export function compareNamed(interpretation: Interpretation): Draft | null {
  const { named, comparison, topic, text } = interpretation
  const sought = topic ?? (isIn('asksQuantity', text) ? 'ingredients' : null)
  const fact = comparison?.fact ?? (sought === 'steps' ? null : sought)
  if (!named || !fact) return null
  const sorted = sortedBy(named, { fact, end: comparison?.end ?? 'max' })
  const sentences = sorted.map(({ match, phrase }) => `${nameOf(match.entry)} ${phrase}`)
  const [first, second] = sorted
  if (!comparison) {
    const terms = termsOf(contentWords(text))
    const phrases = named.flatMap(({ entry: { facts, ...entry } }) => {
      const others = terms.filter((term) => !termsOf(entry.title).includes(term))
      const rows = fact === 'ingredients' ? rowsWith(facts?.ingredients, others) : null
      return facts?.[fact] ? `${nameOf(entry)} ${rows ?? facts[fact].phrase}` : []
    })
    if (phrases.length < named.length) return null
    const beside = `${totalOf(sorted, fact, text)}${differenceOf(sorted, fact, text)}`
    return draftOf(`${inOneLine(phrases)}.${beside}`, named)
  }
  if (!first || !second) return null
  const isEqual = sorted.every(({ value }) => value === first.value)
  const names = listed(named.map(({ entry }) => nameOf(entry)))
  const sentence = isEqual
    ? `Neither: ${names} are equal, each ${first.phrase}.`
    : `${inOneLine(sentences)}.${differenceOf(sorted, fact, text)} The ${comparison.label} is ${nameOf(first.match.entry)}.`
  const yes = isIn('asksWhether', text) && !isEqual && !/\bor\b/.test(text)
  const content = yes ? `${first.match === named[0] ? 'Yes' : 'No'}: ${sentence}` : sentence
  const about = sorted.map(({ match }) => match)
  return { ...draftOf(content, about), about: [first.match] }
}

export function compareAbsent({ absent, comparison, matches }: Interpretation): Draft | null {
  const [present] = matches
  const value = present && comparison && valueOf(present.entry, comparison.fact)
  if (absent === undefined || !value) return null
  return draftOf(`I find no ${absent} here. ${nameOf(present.entry)} ${value.phrase}.`, [present])
}

/** `Hardest recipe and time` */
function alsoAsked({ facts = {} }: Entry, text: string, compared: Comparison): string {
  const topic = topicOf(text.replace(compared.pattern, ' '), compared.fact)
  const fact = topic !== null && topic !== 'steps' ? facts[topic] : null
  return fact ? ` It ${fact.phrase}.` : ''
}

function tiesOf(known: readonly Valued[], first: Valued): string {
  const others = known.filter((one) => one !== first && one.value === first.value)
  if (others.length === 0 || others.length > MAX_TIES) return ''
  const names = others.map(({ match }) => nameOf(match.entry)).join(' and ')
  const [one, several] = first.phrase.startsWith('is ') ? ['is', 'are'] : ['does', 'do']
  return ` So ${others.length > 1 ? several : one} ${names}.`
}

const inOneLine = (sentences: readonly string[]) =>
  [sentences.slice(0, -1).join(', '), sentences.at(-1)].join(', and ')

const lineOf = ({ match, phrase }: Valued) => `– ${nameOf(match.entry)} ${phrase}.`

export function scaledAmounts(entry: Entry, interpretation: Interpretation): string | null {
  const { text, countedTerm } = interpretation
  const { servings } = entry.facts ?? {}
  const { scale } = entry.kind
  const portion = scale ? portionOf(entry, interpretation) : null
  if (!scale || !portion) return null
  const { factor, steps, lead, had } = portion
  const scaled = askedRows(entry, text, countedTerm).flatMap((row) => {
    const [, name, quantity = ''] = findIn('quantityRow', row) ?? []
    const { text: amount, isScaled } = scale(quantity, factor)
    return name && isScaled && row !== had ? `${name}: ${amount} (${quantity}${steps})` : []
  })
  if (scaled.length === 0) return null
  const whole = servings ? ` The recipe ${servings.phrase}.` : ''
  return `${lead}, ${nameOf(entry)} needs ${scaled.join('; ')}.${whole}`
}

/** How many times the recipe is made: by its share, by what somebody has, or by the people. */
function portionOf({ facts, kind }: Entry, { people, text }: Interpretation) {
  const [, part, whole] = (findIn('share', text) ?? []).map(toNumber)
  if (part && whole) {
    const steps = `${part === 1 ? '' : ` × ${part}`}${whole === 1 ? '' : ` ÷ ${whole}`}`
    const lead = whole === 1 ? `For ${part} times the recipe` : `For ${part}/${whole} of the recipe`
    return { factor: part / whole, steps, lead }
  }
  const [, stated = '', noun = ''] = findIn('haveAmount', text) ?? []
  const have = stated.replace(/^[a-z]+/, (word) => String(toNumber(word)))
  const rows = listOf({ facts }, 'ingredients')
  const had = noun && rows.find((row) => termsOf(row)[0] === termsOf(noun)[0])
  const factor = had && kind.factorFor?.(findIn('quantityRow', had)?.[2] ?? '', have)
  const lead = `With ${have} of ${noun}`
  if (factor) return { factor, steps: ` × ${Number(factor.toFixed(2))}`, lead, had }
  const all = facts?.servings?.value
  if (people === null || typeof all !== 'number') return null
  const guests = counted(people, 'person').replace('persons', 'people')
  return { factor: people / all, steps: ` × ${people} ÷ ${all}`, lead: `For ${guests}` }
}

function askedRows(entry: Entry, text: string, countedTerm: string | null): string[] {
  const rows = listOf(entry, 'ingredients')
  const held = new Set(rows.flatMap((row) => termsOf(row.replace(/ \(.*$/, ''))))
  const terms = termsOf(text).filter((term) => held.has(term))
  const amounts = [countedTerm, ...termsOf(findIn('amountFor', text)?.[1] ?? '')]
  const named = [...amounts, ...beyondTitle(entry, text)].filter((term) =>
    terms.includes(term ?? ''),
  )
  const quantities = isIn('asksQuantity', text) ? terms : []
  const sought = [named, quantities].find((one) => one.length > 0)
  return sought ? rows.filter((row) => termsOf(row).some((term) => sought.includes(term))) : rows
}
