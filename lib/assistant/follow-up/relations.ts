import { listOf, matchedBy, termsOfEntry } from '@/lib/assistant/entries'
import { numberOf } from '@/lib/assistant/fact-values'
import type { Rule } from '@/lib/assistant/follow-up/context'
import {
  ANY_OF_BEFORE,
  DAY_BESIDE,
  OF_BEFORE,
  SAME_MAKER,
  SAME_PLACE,
} from '@/lib/assistant/follow-up/references'
import { DAY_MS } from '@/lib/durations'
import { onDate } from '@/lib/search/date-filters'
import type { Filter } from '@/lib/search/document'
import { byName, passes } from '@/lib/search/filters'
import type { Entry } from '@/lib/search/index-documents'
import { termsOf } from '@/lib/search/words'

/** `And the second?`, `what is the next best?` */
export const nextInOrder: Rule = ({ reading, previous, hasWords, hasFilters }) => {
  const compared = previous.comparison ? previous : previous.lastComparison
  const asksOrder = reading.isNextRank || reading.rank > 0
  if (!compared || !asksOrder || hasWords || hasFilters || reading.kinds.length > 0) return null
  const { comparison, filters, isKnown, pool, matches } = compared
  const rank = reading.isNextRank ? compared.rank + 1 : reading.rank
  return { comparison, rank, filters, isKnown, pool, matches: pool ?? matches }
}

/** `Is there a cheaper one?` */
export const beyondPrevious: Rule = ({ searcher, reading, only, hasWords, hasFilters }) => {
  const { comparison } = reading
  if (!only || !comparison?.isRelative || hasWords || hasFilters) return null
  const limit = numberOf(only.entry, comparison.fact)
  const all = limit === null ? [] : searcher.find({ words: '', kinds: [only.entry.kind] })
  const matches = all.filter(({ entry }) => {
    const value = numberOf(entry, comparison.fact)
    if (value === null || limit === null) return false
    return comparison.end === 'min' ? value < limit : value > limit
  })
  return { comparedWith: only, matches, isKnown: true, pool: null }
}

/** `And the day before?` */
export const aroundDay: Rule = ({ searcher, reading, previous, only, hasWords, hasFilters }) => {
  const filter = only && !hasWords && !hasFilters ? besideDay(only.entry, reading.text) : null
  if (!only || !filter) return null
  const matches = searcher.find({ words: '', kinds: [only.entry.kind], filters: [filter] })
  const topic = reading.topic ?? previous.topic
  return { topic, matches, isKnown: matches.length > 0, pool: null }
}

function besideDay({ facts }: Entry, text: string): Filter | null {
  const [wording] = DAY_BESIDE.exec(text) ?? []
  const day = facts?.date?.value
  if (wording === undefined || typeof day !== 'string') return null
  const days = /before|previous|earlier/.test(wording) ? -1 : 1
  return onDate(new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10))
}

/** `What else is by the same person?` */
export const sameMakerOrPlace: Rule = ({ searcher, reading, only, hasWords }) => {
  const filter = only && !hasWords ? sameAs(only.entry, reading.text) : null
  if (!only || !filter) return null
  const { kind, key } = only.entry
  const matches = searcher
    .find({ words: '', kinds: [kind], filters: [filter] })
    .filter(({ entry }) => entry.key !== key)
  const isKnown = matches.length > 0
  return { topic: null, asksList: true, filters: [filter], matches, isKnown, pool: matches }
}

function sameAs(entry: Entry, text: string): Filter | null {
  const fact = SAME_MAKER.test(text) ? 'maker' : SAME_PLACE.test(text) ? 'place' : null
  const [name] = fact ? listOf(entry, fact) : []
  return fact && name !== undefined ? byName(fact, name) : null
}

/** `Which of these is vegan?`, `the one in Amsterdam` */
export const pickedOfPrevious: Rule = ({ reading, previous: { matches: all } }) => {
  const { text, filters, wordsWithKinds } = reading
  const terms = termsOf(wordsWithKinds)
  if (!OF_BEFORE.test(text) || all.length < 2) return null
  if (terms.length === 0 && filters.length === 0) return null
  const passing = all.filter(({ entry }) => filters.every((filter) => passes(entry, filter)))
  const having = passing.filter(({ entry }) => {
    const entryTerms = termsOfEntry(entry)
    return terms.every((term) => entryTerms.has(term))
  })
  const [one, other] = passing
  // The place picks one, whatever else the question asks.
  const isPicked = having.length === 0 && filters.length > 0 && !other
  const matches = one && isPicked ? [matchedBy(one, wordsWithKinds)] : having
  return matches.length > 0 ? { kinds: [], matches, isKnown: true, pool: matches } : null
}

/** `Is any of them at night?`, where none is. */
export const anyOfPrevious: Rule = ({ reading, previous: { matches }, hasWords }) => {
  const [first, second] = matches
  const asksAny = ANY_OF_BEFORE.test(reading.text) && hasWords && !reading.comparison
  if (!first || !second || !asksAny) return null
  return { kinds: [first.entry.kind], matches: [], isKnown: false, pool: null }
}
