import { KNOWN_COVERAGE } from '@/lib/assistant/coverage'
import type { Comparison } from '@/lib/assistant/intents'
import type { Reading } from '@/lib/assistant/understand'
import { valueOf } from '@/lib/assistant/values'
import type { Searcher } from '@/lib/search/find-entries'
import type { Match } from '@/lib/search/index-documents'
import { termsOf, wordsOf } from '@/lib/search/words'

const COMPARATIVE =
  /\b(?:cheaper|longer|faster|quicker|easier|harder|better|bigger|larger|smaller|older|newer|taller|wider|narrower|costs? less|expensive|difficult|higher|lower|points|between)\b/

const UP_TO_COMPARATIVE = new RegExp(`.*${COMPARATIVE.source}(?= \\w)`)

/** The question names the two entries that it compares; null if it does not. */
export function pairOf(searcher: Searcher, { text, comparison }: Reading): [Match, Match] | null {
  if (!comparison) return null
  const parts = text
    .split(/\b(?:or|than|and|versus|vs|compared (?:to|with))\b/)
    .map((part) => part.replace(UP_TO_COMPARATIVE, '').replace(COMPARATIVE, '').trim())
  const named = parts.reduce<readonly Match[]>((before, part) => {
    const [first] = before
    const best = namedIn(searcher, part, comparison)
    if (best || !first) return best ? [...before, best] : before
    // `better than Lisbon's` means the same type.
    const type = [first.entry.facts?.tags?.value ?? []].flat().join(' ')
    const of = type === '' ? null : namedIn(searcher, `${type} ${part}`, comparison)
    const isNew = of?.entry.kind === first.entry.kind && of.entry.key !== first.entry.key
    const isAsked = of !== null && termsOf(part).some((term) => of.matched.includes(term))
    return isNew && isAsked ? [...before, of] : before
  }, [])
  const [first, second, third] = named
  if (!first || !second || third) return null
  const isPair = first.entry.key !== second.entry.key && first.entry.kind === second.entry.kind
  return isPair ? [first, second] : null
}

function namedIn(searcher: Searcher, part: string, { fact }: Comparison): Match | null {
  const matches = searcher.find({ words: wordsOf(part).join(' '), isExact: true })
  return (
    matches.find(
      ({ entry, coverage, matched }) =>
        coverage > KNOWN_COVERAGE &&
        valueOf(entry, fact) !== null &&
        termsOf(entry.title).some((term) => matched.includes(term)),
    ) ?? null
  )
}
