import { listOf } from '@/lib/assistant/entries'
import { valueOf } from '@/lib/assistant/fact-values'
import type { Comparison, Reading } from '@/lib/assistant/stages'
import { THRESHOLDS } from '@/lib/assistant/thresholds'
import type { Searcher } from '@/lib/search/find-entries'
import type { Match } from '@/lib/search/index-documents'
import { termsOf, wordsOf } from '@/lib/search/words'

const COMPARATIVE =
  /\b(?:cheaper|longer|faster|quicker|easier|harder|better|bigger|larger|smaller|older|newer|taller|wider|narrower|costs? less|expensive|difficult|higher|lower|points|between)\b/
const UP_TO_COMPARATIVE = new RegExp(`.*${COMPARATIVE.source}(?= \\w)`)
const BETWEEN = /\b(?:or|than|and|versus|vs|compared (?:to|with))\b/

/** The two entries that a comparison names; null if it does not. */
export function namedPair(
  searcher: Searcher,
  { text, comparison }: Reading,
): readonly [Match, Match] | null {
  if (!comparison) return null
  const parts = text
    .split(BETWEEN)
    .map((part) => part.replace(UP_TO_COMPARATIVE, '').replace(COMPARATIVE, '').trim())
  const named = parts.reduce<readonly Match[]>((before, part) => {
    const [first] = before
    const match =
      namedIn(searcher, part, comparison) ??
      (first ? ofSameType(searcher, part, comparison, first) : null)
    return match ? [...before, match] : before
  }, [])
  const [first, second, third] = named
  if (!first || !second || third) return null
  const isPair = first.entry.key !== second.entry.key && first.entry.kind === second.entry.kind
  return isPair ? [first, second] : null
}

/** `better than Lisbon's` means the same type. */
function ofSameType(searcher: Searcher, part: string, comparison: Comparison, first: Match) {
  const type = listOf(first.entry, 'tags').join(' ')
  const other = type === '' ? null : namedIn(searcher, `${type} ${part}`, comparison)
  if (!other || other.entry.kind !== first.entry.kind) return null
  const isNew = other.entry.key !== first.entry.key
  return isNew && termsOf(part).some((term) => other.matched.includes(term)) ? other : null
}

function namedIn(searcher: Searcher, part: string, { fact }: Comparison): Match | null {
  const matches = searcher.find({ words: wordsOf(part).join(' '), isExact: true })
  return (
    matches.find(
      ({ entry, coverage, matched }) =>
        coverage > THRESHOLDS.knownCoverage &&
        valueOf(entry, fact) !== null &&
        termsOf(entry.title).some((term) => matched.includes(term)),
    ) ?? null
  )
}
