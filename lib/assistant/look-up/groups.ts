import { isIn } from '@/lib/assistant/patterns'
import type { Reading } from '@/lib/assistant/read/read-question'
import type { Group, Ranking } from '@/lib/assistant/stages'
import THRESHOLDS from '@/lib/assistant/thresholds.json' with { type: 'json' }
import type { FactName, SearchKind } from '@/lib/search/document'
import { bestCoverage, listOf, namesWholeTitle, valueOf } from '@/lib/search/entries'
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

/**
 * The kinds that a question means. Where nothing is found, its words may still tell them: `how does
 * one make it` asks for a dish, and so does `pizza`.
 */
export function kindsMeant(
  { kinds: all }: Searcher,
  { topic, kinds, lost }: Reading,
  { isKnown }: Ranking,
): readonly SearchKind[] {
  if (isKnown) return kinds
  if (topic === 'steps') return all.filter(({ scale }) => scale)
  if (kinds.length > 0) return kinds
  const isOther = (name: string) => lost().some((word) => isFormOf(word, name))
  return all.filter(({ others = '' }) => others.split(' ').some(isOther))
}

export function havingFirst(matches: readonly Match[], text: string): readonly Match[] {
  if (isIn('isNegated', text)) return matches
  const having = matches.filter(
    ({ entry, matched }) =>
      !listOf(entry, 'ingredients').some(
        (row) => row.startsWith('no ') && termsOf(row).some((term) => matched.includes(term)),
      ),
  )
  return bestCoverage(having) >= bestCoverage(matches) * THRESHOLDS.equalCoverage ? having : matches
}
