import { findIn, isIn } from '@/lib/assistant/patterns'
import { ranked } from '@/lib/assistant/look-up/find-matches'
import { beyondEntry } from '@/lib/assistant/look-up/named-entry'
import { ORDINALS } from '@/lib/assistant/read/read-question'
import type { Interpretation, Ranking, Reading } from '@/lib/assistant/stages'
import { addDays } from '@/lib/format'
import { onDate } from '@/lib/search/date-filters'
import { listOf, matchedBy } from '@/lib/search/entries'
import { byName, passes } from '@/lib/search/filters'
import type { Searcher } from '@/lib/search/find-entries'
import type { Match } from '@/lib/search/index-documents'
import { isCommonWord, termsOf } from '@/lib/search/words'

export type Context = {
  searcher: Searcher
  reading: Reading
  previous: Interpretation
  only: Match | null
  hasWords: boolean
  hasFilters: boolean
  refers: boolean
  continues: boolean
}

export type Rule = (context: Context) => (Ranking & Partial<Interpretation>) | null

export function contextOf(searcher: Searcher, reading: Reading, previous: Interpretation): Context {
  const [only = null, other] = previous.matches
  const refers = isIn('refers', reading.text)
  return {
    searcher,
    reading,
    previous,
    only: other ? null : only,
    hasWords: termsOf(reading.words).some((term) => !isCommonWord(term)),
    hasFilters: reading.filters.length > 0,
    refers,
    continues: isIn('continues', reading.text) || refers,
  }
}

export const nextInOrder: Rule = ({ reading, previous, hasWords, hasFilters }) => {
  const compared = previous.comparison ? previous : previous.lastComparison
  const asksNext = isIn('next', reading.text)
  const asksOrder = asksNext || reading.rank > 0
  if (!compared || !asksOrder || hasWords || hasFilters || reading.kinds.length > 0) return null
  const { comparison, filters, isKnown, pool, matches } = compared
  const rank = asksNext ? compared.rank + 1 : reading.rank
  return { comparison, rank, filters, isKnown, pool, matches: pool ?? matches }
}

export const beyondPrevious: Rule = (context) => {
  const { searcher, reading, previous, only, hasWords, hasFilters } = context
  const { comparison, text } = reading
  const { named } = previous
  if (hasWords || hasFilters) return null
  const isOfAll = reading.kinds.length > 0 && comparison?.isRelative === false
  const isCompared = comparison !== null && !isOfAll && isIn('asksWhich', text)
  const isOfNamed = isIn('together', text) || isIn('isOfIt', text) || isCompared
  if (named && isOfNamed && !isOfAll) {
    const topic = reading.topic ?? previous.topic
    return { named, topic, matches: named, isKnown: true, pool: named }
  }
  return only && comparison?.isRelative ? beyondEntry(searcher, comparison, only) : null
}

export const ofTheTwo: Rule = ({ reading, previous, only, hasWords, hasFilters }) => {
  const { comparison, text, kinds } = reading
  const { earlier } = previous
  const isAsked = comparison !== null && isIn('ofTheTwo', text) && kinds.length === 0
  if (!isAsked || hasWords || hasFilters || !only || !earlier) return null
  if (earlier.entry.kind !== only.entry.kind || earlier.entry.key === only.entry.key) return null
  const named = [earlier, only]
  return { named, matches: named, isKnown: true, pool: named }
}

export const aroundDay: Rule = ({ searcher, reading, previous, only, hasWords, hasFilters }) => {
  const [wording] = findIn('dayBeside', reading.text) ?? []
  const day = only?.entry.facts?.date?.value
  if (!only || typeof day !== 'string' || wording === undefined || hasWords || hasFilters) {
    return null
  }
  const days = /before|previous|earlier/.test(wording) ? -1 : 1
  const filters = [onDate(addDays(day, days))]
  const matches = searcher.find({ words: '', kinds: [only.entry.kind], filters })
  const topic = reading.topic ?? previous.topic
  return { topic, ...ranked(matches) }
}

export const sameMakerOrPlace: Rule = ({ searcher, reading: { text }, only, hasWords }) => {
  const fact = isIn('sameMaker', text) ? 'maker' : isIn('samePlace', text) ? 'place' : null
  const [name] = fact && only ? listOf(only.entry, fact) : []
  if (!only || !fact || name === undefined || hasWords) return null
  const { kind, key } = only.entry
  const filters = [byName(fact, name)]
  const found = searcher.find({ words: '', kinds: [kind], filters })
  const matches = found.filter(({ entry }) => entry.key !== key)
  return { topic: null, asksList: true, filters, ...ranked(matches, undefined, matches) }
}

export const pickedOfPrevious: Rule = ({ reading, previous: { matches: all } }) => {
  const { text, filters, wordsWithKinds } = reading
  const terms = termsOf(wordsWithKinds)
  if (!isIn('ofBefore', text) || all.length < 2) return null
  if (terms.length === 0 && filters.length === 0) return null
  const passing = all
    .filter(({ entry }) => filters.every((filter) => passes(entry, filter)))
    .map((match) => matchedBy(match, wordsWithKinds))
  const having = passing.filter(({ missing }) => missing.length === 0)
  const isPicked = having.length === 0 && filters.length > 0 && passing.length === 1
  const matches = isPicked ? passing : having
  return matches.length > 0 ? { kinds: [], ...ranked(matches, true, matches) } : null
}

export const nthOfPrevious: Rule = ({ reading, previous, hasWords, hasFilters }) => {
  const [, place] = findIn('nthOfBefore', reading.text) ?? []
  const { matches, comparison } = previous
  if (place === undefined || matches.length < 2 || comparison || hasWords || hasFilters) return null
  const match = matches.at(place === 'last' ? -1 : ORDINALS.indexOf(place) - 1)
  if (!match) return null
  return { comparison: null, rank: 0, kinds: [], ...ranked([match], true, matches) }
}

export const anyOfPrevious: Rule = ({ reading, previous: { matches }, hasWords }) => {
  const [first, second] = matches
  const asksAny = isIn('anyOfBefore', reading.text) && hasWords && !reading.comparison
  if (!first || !second || !asksAny) return null
  return { kinds: [first.entry.kind], ...ranked([]) }
}
