import { findMatches } from '@/lib/assistant/look-up/find-matches'
import { namedLimit, namedTogether } from '@/lib/assistant/look-up/named-entry'
import type { Comparison, Interpretation, Ranking, Reading } from '@/lib/assistant/stages'
import { valueOf } from '@/lib/search/entries'
import type { Searcher } from '@/lib/search/find-entries'
import type { Match } from '@/lib/search/index-documents'

export function lookUp(searcher: Searcher, reading: Reading): Interpretation {
  const named = namedTogether(searcher, reading)
  const limit = named ? null : namedLimit(searcher, reading)
  const beyond = limit && reading.comparison && beyondEntry(searcher, reading.comparison, limit)
  const found = beyond ?? { ...findMatches(searcher, reading), comparedWith: null }
  return { ...reading, ...found, named }
}

/** All of its kind that go beyond it in what is compared. */
export function beyondEntry(
  searcher: Searcher,
  { fact, end }: Comparison,
  comparedWith: Match,
): (Ranking & { comparedWith: Match }) | null {
  const limit = valueOf(comparedWith.entry, fact)
  if (!limit) return null
  const all = searcher.find({ words: '', kinds: [comparedWith.entry.kind] })
  const matches = all.filter(({ entry }) => {
    const { value } = valueOf(entry, fact) ?? limit
    return end === 'min' ? value < limit.value : value > limit.value
  })
  return { comparedWith, matches, isKnown: true, pool: null }
}
