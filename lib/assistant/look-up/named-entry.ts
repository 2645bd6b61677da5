import { isIn, patternOf } from '@/lib/assistant/patterns'
import type { Reading } from '@/lib/assistant/stages'
import THRESHOLDS from '@/lib/assistant/thresholds.json' with { type: 'json' }
import type { FactName, SearchKind } from '@/lib/search/document'
import { foundTerms, isMake, valueOf } from '@/lib/search/entries'
import type { Searcher } from '@/lib/search/find-entries'
import type { Match } from '@/lib/search/index-documents'
import { isCommonWord, termsOf, wordsOf } from '@/lib/search/words'

export function namedEntry(searcher: Searcher, words: string, kinds: readonly SearchKind[]) {
  const kindWords = new Set(searcher.kinds.flatMap((kind) => kind.words))
  const naming = words
    .split(' ')
    .filter((word) => !kindWords.has(word) && termsOf(word).some((term) => !isCommonWord(term)))
    .join(' ')
  if (naming === '') return null
  const matches = searcher.find({ words: naming, kinds: searcher.things })
  const ofKinds = matches.filter(({ entry }) => kinds.includes(entry.kind))
  return onlyOne(ofKinds) ?? onlyOne(matches)
}

function onlyOne(matches: readonly Match[]): Match | null {
  const things = matches.filter(({ entry }) => !isMake(entry))
  const [first, second] = things
    .map((match) => ({ match, hits: titleHits(match), found: foundTerms(match).length }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits || b.found - a.found)
  if (first) {
    const isOnly = !second || first.hits > second.hits || first.found > second.found
    return isOnly ? first.match : null
  }
  const [only, other] = things
  return only && !other ? only : null
}

function titleHits(match: Match): number {
  const title = termsOf(match.entry.title)
  return foundTerms(match).filter((term) => title.includes(term)).length
}

const UP_TO_COMPARATIVE = new RegExp(`.*${patternOf('comparative').source}(?= \\w)`)

export function namedPair(
  searcher: Searcher,
  { text, comparison, topic, filters }: Reading,
): readonly [Match, Match] | null {
  const other = isIn('moreOrFewer', text) ? 'ingredients' : topic
  const fact = comparison?.fact ?? (filters.length === 0 ? other : null)
  if (!fact || fact === 'steps') return null
  for (const joint of [patternOf('betweenTitles'), patternOf('between')]) {
    const named = text.split(joint).flatMap((part) => {
      const name = part.replace(UP_TO_COMPARATIVE, '').replace(patternOf('comparative'), '').trim()
      return namedIn(searcher, name, fact) ?? []
    })
    const [first, second, third] = named
    const isPair = first && second && first.entry.key !== second.entry.key && !third
    if (isPair && first.entry.kind === second.entry.kind) return [first, second]
  }
  return null
}

function namedIn(searcher: Searcher, part: string, fact: FactName): Match | null {
  const matches = searcher.find({ words: wordsOf(part).join(' ') })
  return (
    matches.find(
      ({ entry, coverage, matched }) =>
        coverage > THRESHOLDS.knownCoverage &&
        valueOf(entry, fact) !== null &&
        termsOf(entry.title).some((term) => matched.includes(term)),
    ) ?? null
  )
}
