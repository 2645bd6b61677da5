import AVERAGED from '@/lib/assistant/compose/averages.json' with { type: 'json' }
import {
  askedSteps,
  draftOf,
  nameOf,
  nounPhrase,
  RESULTS,
  sourceOf,
  sourceOfKind,
} from '@/lib/assistant/compose/draft'
import { meanOf, SUMMED, sumOf } from '@/lib/assistant/compose/sums'
import { sentenceOf } from '@/lib/assistant/compose/sentences'
import { findIn, isIn } from '@/lib/assistant/patterns'
import type { Draft, Interpretation } from '@/lib/assistant/stages'
import { count, listed, monthName, price } from '@/lib/format'
import { type FactName, factName, type Filter } from '@/lib/search/document'
import { isMake, kindOf, lacksFact, listOf, sortedBy, valueOf } from '@/lib/search/entries'
import type { Entry, Match } from '@/lib/search/index-documents'
import { isCommonWord, termOf, termsOf, wordsOf } from '@/lib/search/words'
import { z } from 'zod'

const MAX_LISTED = 5
const MAX_CHOICES = 3

export function askBack(matches: readonly Match[]): Draft {
  const choices = matches.slice(0, MAX_CHOICES)
  const names = choices.map(({ entry }) => `${nameOf(entry)} (${entry.kind.plural})`)
  return draftOf(`Which one do you mean: ${names.join(', or ')}?`, choices)
}

export function list(interpretation: Interpretation): Draft {
  const { filters, topic, matches: found, text, people } = interpretation
  const rated = isIn('asksGood', text) ? sortedBy(found, { fact: 'score', end: 'max' }) : []
  const isRated = rated.length > 0 && rated.length === found.length
  const servings = people === null ? [] : [{ fact: 'servings', near: people } as const]
  const about = [...servings, ...filters].find(({ near }) => near !== undefined)
  const best = isRated ? rated.map(({ match }) => match) : found
  const matches = about ? byNearness(found, about) : best
  const isOfMakes = isIn('asksWhether', text) && matches.every(({ entry }) => isMake(entry))
  const isOpen = topic === 'stock' || isIn('asksHow', text)
  const isYes = (isIn('asksForOne', text) && !isOpen) || isOfMakes
  const only = kindOf(matches)
  const shownBy = filters.find(({ fact, isNegative }) => fact !== 'ingredients' || !isNegative)
  const isOfName = shownBy === undefined || shownBy.fact === 'tags' || shownBy.fact === 'place'
  const isTold = isOfName && topic !== 'ingredients' && topic !== 'steps'
  const ofTopic = isTold && matches.every(({ entry }) => !lacksFact(entry, topic)) ? topic : null
  const shownFact = isRated ? 'score' : (ofTopic ?? shownBy?.fact ?? null)
  const fact = servings[0]?.fact ?? shownFact
  const all = nounPhrase(matches.length, only ?? RESULTS, isYes ? [] : filters)
  return linesOf(`${isYes ? 'Yes, ' : ''}I found ${all}:`, matches, fact)
}

function linesOf(head: string, matches: readonly Match[], fact: FactName | null): Draft {
  const shown = matches.slice(0, MAX_LISTED)
  const [more, only] = [matches.length - shown.length, kindOf(matches)]
  const lines = [
    head,
    ...shown.map(({ entry }) => `– ${sentenceOf(entry, fact)}`),
    ...(more > 0 ? [`And ${count(more)} more.`] : []),
  ]
  const rest = more > 0 && only ? [sourceOfKind(only)] : []
  const sources = [...shown.map(({ entry }) => sourceOf(entry)), ...rest]
  return draftOf(lines.join('\n'), matches, { sources })
}

function byNearness(
  matches: readonly Match[],
  { fact, near = 0 }: Pick<Filter, 'fact' | 'near'>,
): Match[] {
  const distanceOf = ({ entry }: Match) => Math.abs(Number(valueOf(entry, fact)?.value) - near)
  return matches.toSorted((a, b) => distanceOf(a) - distanceOf(b))
}

/** `The country loaf`, as `bread` is a loaf too and `country` is a word of questions. */
export function titledIn(text: string, matches: readonly Match[]): Match | null {
  const written = ({ entry }: Match) =>
    wordsOf(entry.title).filter((word) => termOf(word) && text.split(' ').includes(word)).length
  const [best, next] = matches.toSorted((a, b) => written(b) - written(a))
  return best && next && written(best) > Math.max(1, written(next)) ? best : null
}

const MAX_GROUPS = 5
const MAX_NAMES = 12

const AVERAGES = z.array(z.tuple([factName, z.string(), z.string()])).parse(AVERAGED.averages)

export function average(interpretation: Interpretation): Draft | null {
  const { matches, topic, filters, text } = interpretation
  const isOfSteps = topic === 'minutes' && askedSteps(interpretation).length > 0
  const isSum = isIn('together', text) && !isOfSteps && titledIn(text, matches) === null
  const total = topic && topic !== 'steps' && isSum ? SUMMED[topic] : undefined
  if (!total && !isIn('asksAverage', text)) return null
  const isNamed = topic && topic !== 'steps' && topic !== 'place' && topic !== 'maker'
  const facts = AVERAGES.filter(([fact]) => !isNamed || fact === topic)
  const having = (fact: FactName) =>
    ofMostFrequentKind(matches.filter(({ entry }) => valueOf(entry, fact) !== null))
  const [fact, noun, unit] = facts.find(([one]) => having(one).length > 0) ?? []
  const known = fact ? having(fact) : []
  const kind = known[0]?.entry.kind
  if (!fact || !kind || (total && known.length < 2)) return null
  const values = known.map((match) => valueIn(match, fact))
  const mean = meanOf(values)
  const digits = fact === 'minutes' ? 0 : 2
  const shown = fact === 'price' ? price(mean) : `${Number(mean.toFixed(digits))}${unit}`
  const all = nounPhrase(known.length, kind, filters)
  const content = total
    ? `Together ${all} ${total.verb} ${total.format(sumOf(values))}.`
    : `The average of ${all} is ${shown}: the sum of their ${noun}, divided by ${known.length}.`
  return draftOf(content, matches, { sources: [sourceOfKind(kind)] })
}

/** A mean of cups and of makes would be one of neither. */
function ofMostFrequentKind(matches: readonly Match[]): readonly Match[] {
  const kinds = [...new Set(matches.map(({ entry }) => entry.kind))]
  const groups = kinds.map((kind) => matches.filter(({ entry }) => entry.kind === kind))
  return groups.toSorted((a, b) => b.length - a.length)[0] ?? []
}

const valueIn = ({ entry }: Match, fact: FactName) => Number(valueOf(entry, fact)?.value ?? 0)

/** `Are all recipes vegetarian?`, with those that are not. */
export function allOfThem({ text, matches, pool, filters, topic }: Interpretation): Draft | null {
  const kind = kindOf(matches)
  if (!isIn('asksAll', text) || !kind || !pool || filters.length === 0 || topic) return null
  const found = `I found ${nounPhrase(matches.length, kind, filters)}`
  const others = pool.filter(({ entry }) => matches.every((one) => one.entry.key !== entry.key))
  return others.length === 0
    ? draftOf(`Yes: ${found}, and no others.`, matches, { sources: [sourceOfKind(kind)] })
    : linesOf(
        `No: ${found}, of ${count(pool.length)}. The others:`,
        others,
        filters[0]?.fact ?? null,
      )
}

/** `Which city has only cups over 7?` */
export function groupsOfAll({ text, matches, pool, filters }: Interpretation): Draft | null {
  const noun = findIn('allOfGroup', text)?.slice(1).find(Boolean)?.replace(/ies$/, 'y')
  const kind = kindOf(matches)
  if (noun === undefined || !pool || !kind || filters.length === 0) return null
  const isOne = ([, group]: [string, Match[]]) => group.every((one) => keys.has(one.entry.key))
  const keys = new Set(matches.map(({ entry }) => entry.key))
  const groups = [...groupsOf(pool, noun)].filter(isOne)
  const names = listed(groups.map(([name, { length }]) => `${name} (${length})`))
  const all = names ? `all of ${names} are among them` : `no ${noun} has only such`
  const content = `I found ${nounPhrase(matches.length, kind, filters)}: ${all}.`
  return draftOf(content, matches, { sources: [sourceOfKind(kind)] })
}

export function countMatches({ matches, filters, words }: Interpretation): Draft {
  const [only, second] = matches
  if (only && !second) return draftOf(`There is one: ${nameOf(only.entry)}.`, matches)
  const present = [...new Set(matches.map(({ entry }) => entry.kind))]
  const counts = present.map((kind) =>
    nounPhrase(matches.filter(({ entry }) => entry.kind === kind).length, kind, filters),
  )
  const naming = termsOf(words).some((term) => !isCommonWord(term))
    ? ` with the words “${words}”`
    : ''
  const sources = present.map(sourceOfKind)
  return draftOf(`There are ${listed(counts)}${naming}.`, matches, { sources })
}

const NOUNS: ReadonlyMap<FactName, string> = new Map([
  ['place', 'city'],
  ['maker', 'author'],
])

export function compareGroups(interpretation: Interpretation): Draft | null {
  const { text, matches, kinds, filters, comparison } = interpretation
  const [, grouped] = findIn('groupNoun', text) ?? []
  const [, counted, author] = findIn('countedBy', text) ?? []
  const [either] = filters.filter(({ label }) => label.includes(' or '))
  const ofTwo = either && isIn('comparesTwo', text) ? NOUNS.get(either.fact) : undefined
  const isRated = isIn('asksAverage', text) || comparison?.fact === 'score'
  const averaged = (isIn('asksAverage', text) ? grouped : null) ?? (isRated ? ofTwo : undefined)
  const noun = averaged ?? counted ?? (author === undefined ? ofTwo : 'author')
  if (noun === undefined) return null
  const rated = averaged ? matches.filter(({ entry }) => entry.facts?.score) : matches
  const isAscending = /\b(?:worst|lowest|fewest|least)\b/.test(text)
  const lines = [...groupsOf(rated, noun)]
    .map(([name, group]) => ({
      name:
        averaged && group.length === 1 && group[0] ? `${name}, ${nameOf(group[0].entry)}` : name,
      value: averaged ? meanOf(group.map((one) => valueIn(one, 'score'))) : group.length,
    }))
    .sort((one, other) => (isAscending ? 1 : -1) * (one.value - other.value))
    .slice(0, MAX_GROUPS)
    .map(({ name, value }) => `– ${name}: ${averaged ? `${value.toFixed(2)} of 10` : count(value)}`)
  const [kind = rated[0]?.entry.kind] = kinds
  if (!kind || lines.length === 0) return null
  const by = averaged ? `by their average${ofTwo ? ', the best first' : ''}` : 'counted'
  const head = `Of ${count(rated.length)} ${kind.plural}, ${by}:`
  return draftOf([head, ...lines].join('\n'), matches, { sources: [sourceOfKind(kind)] })
}

export function listNames({ text, matches, kinds, filters }: Interpretation): Draft | null {
  const [, nouns] = findIn('named', text) ?? []
  const [kind = matches[0]?.entry.kind] = kinds
  if (!nouns || !kind) return null
  const names = [...groupsOf(matches, nouns.replace(/ies$/, 'y').replace(/s$/, ''))]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([name, group]) => `${name} (${group.length})`)
  if (names.length === 0) return null
  const more = names.length > MAX_NAMES ? `, and ${count(names.length - MAX_NAMES)} more` : ''
  const head = `There are ${count(names.length)} ${nouns} of ${nounPhrase(null, kind, filters)}`
  const content = `${head}: ${names.slice(0, MAX_NAMES).join(', ')}${more}.`
  return draftOf(content, matches, { sources: [sourceOfKind(kind)] })
}

function groupsOf(matches: readonly Match[], noun: string): Map<string, Match[]> {
  const groups = new Map<string, Match[]>()
  for (const match of matches) {
    const name = groupOf(match.entry, noun)
    if (name !== undefined) groups.set(name, [...(groups.get(name) ?? []), match])
  }
  return groups
}

function groupOf(entry: Entry, noun: string): string | undefined {
  const [year, month] = listOf(entry, 'date')[0]?.split('-') ?? []
  if (noun === 'year') return year
  if (noun === 'month') return month && `${monthName(Number(month))} ${year}`
  const [city, country] = listOf(entry, 'place')
  if (noun === 'city' || noun === 'town') return city
  if (noun === 'country') return country
  return listOf(entry, noun === 'type' || noun === 'kind' ? 'tags' : 'maker')[0]
}
