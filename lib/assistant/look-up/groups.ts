import { isIn } from '@/lib/assistant/patterns'
import type { Reading } from '@/lib/assistant/read/read-question'
import type { Group, Ranking } from '@/lib/assistant/stages'
import THRESHOLDS from '@/lib/assistant/thresholds.json' with { type: 'json' }
import type { FactName, Filter, SearchKind } from '@/lib/search/document'
import {
  bestCoverage,
  isOfStore,
  kindOf,
  listOf,
  namesWholeTitle,
  valueOf,
} from '@/lib/search/entries'
import { passes } from '@/lib/search/filters'
import type { Searcher } from '@/lib/search/find-entries'
import type { Match } from '@/lib/search/index-documents'
import { isFormOf, termsOf } from '@/lib/search/words'

export const NO_GROUP: Group = { matches: [], isKnown: false, coverage: 0 }

export function topMatches(matches: readonly Match[], fact?: FactName | null) {
  const all = topGroup(matches)
  if (!fact) return all
  const having = topGroup(
    matches.filter(({ entry }) => entry.facts?.[fact] ?? valueOf(entry, fact)),
  )
  return having.coverage >= all.coverage * THRESHOLDS.equalCoverage ? having : all
}

function topGroup(matches: readonly Match[]): Group {
  const coverage = bestCoverage(matches)
  const equal = matches.filter((match) => match.coverage >= coverage * THRESHOLDS.equalCoverage)
  const isKnown =
    coverage >= THRESHOLDS.knownCoverage ||
    (coverage >= THRESHOLDS.namedCoverage && equal.some(namesWholeTitle))
  return { matches: equal, isKnown, coverage }
}

export function havingFirst(matches: readonly Match[], { text, filters }: Reading) {
  if (isIn('isNegated', text) && !filters.some((one) => one.isNegative)) return matches
  const having = matches.filter(
    ({ entry, matched }) =>
      !listOf(entry, 'ingredients').some(
        (row) => row.startsWith('no ') && termsOf(row).some((term) => matched.includes(term)),
      ),
  )
  return bestCoverage(having) >= bestCoverage(matches) * THRESHOLDS.equalCoverage ? having : matches
}

export function ranked(
  matches: readonly Match[],
  isKnown = matches.length > 0,
  pool: Ranking['pool'] = null,
): Ranking {
  return { matches, isKnown, pool }
}

/** `Are all recipes vegetarian?` and `which cities have no freddo?` look at all of the kind. */
export function withPool(searcher: Searcher, { text, kinds }: Reading, found: readonly Match[]) {
  const isOfGroup = isIn('allOfGroup', text)
  const placed = found.filter(({ entry }) => entry.facts?.place)
  const matches = isOfGroup && placed.length > 0 ? placed : found
  const all = kinds.length > 0 ? kinds : [kindOf(matches) ?? []].flat()
  const isOfAll = (isOfGroup || isIn('asksAll', text)) && all.length > 0
  return ranked(matches, true, isOfAll ? searcher.find({ words: '', kinds: all }) : matches)
}

/**
 * The kinds that a question means. Where nothing is found, its words may still tell them: `how does
 * one make it` asks for a dish, and so does `pizza`.
 */
export function kindsMeant(
  { kinds: all, find }: Searcher,
  { topic, kinds, lost, filters }: Reading,
  { isKnown }: Ranking,
): readonly SearchKind[] {
  if (isKnown) return kinds
  if (topic === 'steps') return all.filter(({ scale }) => scale)
  if (kinds.length > 0) return kinds
  if (topic === 'stock') return all.filter(isOfStore)
  const only = filters.length > 0 ? kindOf(find({ words: '', filters })) : undefined
  if (only) return [only]
  const isOther = (name: string) => lost().some((word) => isFormOf(word, name))
  return all.filter(({ others = '' }) => others.split(' ').some(isOther))
}

/** What is no oil sketch hangs where there are some. */
export function hasLeftOut(
  searcher: Searcher,
  kind: SearchKind,
  filters: readonly Filter[],
): boolean {
  const negative = filters.filter(({ isNegative }) => isNegative)
  if (negative.length === 0) return false
  const all = searcher.find({ words: '', kinds: [kind] })
  return all.some(({ entry }) => negative.some((one) => !passes(entry, one)))
}

/** No item of the store is in Greece, so `which shop in Greece?` asks for no item. */
export function isAble(searcher: Searcher, kind: SearchKind, { filters }: Reading): boolean {
  const facts = filters.flatMap((one) => (one.isNegative || one.isOfWhole ? [] : one.fact))
  const all = facts.length > 0 ? searcher.find({ words: '', kinds: [kind] }) : []
  return facts.every((fact) => all.some(({ entry }) => entry.facts?.[fact]))
}
