import { isIn } from '@/lib/assistant/patterns'
import type { Group } from '@/lib/assistant/stages'
import THRESHOLDS from '@/lib/assistant/thresholds.json' with { type: 'json' }
import type { FactName } from '@/lib/search/document'
import { bestCoverage, listOf, namesWholeTitle, valueOf } from '@/lib/search/entries'
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
