import { isIn } from '@/lib/assistant/patterns'
import type { Reading } from '@/lib/assistant/read/read-question'
import type { Group, Ranking } from '@/lib/assistant/stages'
import THRESHOLDS from '@/lib/assistant/thresholds.json' with { type: 'json' }
import type { FactName } from '@/lib/search/document'
import { bestCoverage, kindOf, listOf, namesWholeTitle, valueOf } from '@/lib/search/entries'
import type { Searcher } from '@/lib/search/find-entries'
import type { Match } from '@/lib/search/index-documents'
import { termsOf } from '@/lib/search/words'

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
