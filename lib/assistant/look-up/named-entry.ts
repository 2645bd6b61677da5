import { foundTerms, isAboutSite, isMake } from '@/lib/assistant/entries'
import { isCommonWord } from '@/lib/search/word-lists'
import type { SearchKind } from '@/lib/search/document'
import type { Searcher } from '@/lib/search/find-entries'
import type { Match } from '@/lib/search/index-documents'
import { termsOf, wordsOf } from '@/lib/search/words'

/** The entry that words name by its title, else by a word of its own; null where several fit. */
export function namedEntry(
  searcher: Searcher,
  words: string,
  kinds: readonly SearchKind[],
): Match | null {
  const things = searcher.kinds.filter((kind) => !isAboutSite({ kind }))
  const kindWords = new Set(searcher.kinds.flatMap((kind) => kind.words))
  const naming = words
    .split(' ')
    .filter((word) => !kindWords.has(word) && termsOf(word).some((term) => !isCommonWord(term)))
    .join(' ')
  if (naming === '') return null
  const matches = searcher.find({ words: naming, kinds: things, isExact: true })
  const ofKinds = matches.filter(({ entry }) => kinds.includes(entry.kind))
  return onlyOne(ofKinds, naming) ?? onlyOne(matches, naming)
}

function onlyOne(matches: readonly Match[], naming: string): Match | null {
  // A make has its recipe's title.
  const things = matches.filter(({ entry }) => !isMake(entry))
  const [first, second] = things
    .map((match) => ({ match, hits: titleHits(match, naming), found: foundTerms(match).length }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits || b.found - a.found)
  if (first) {
    const isOnly = !second || first.hits > second.hits || first.found > second.found
    return isOnly ? first.match : null
  }
  const [only, other] = things
  return only && !other ? only : null
}

/** A word counts more in its own spelling than as a synonym. */
function titleHits(match: Match, naming: string): number {
  const words = wordsOf(match.entry.title)
  const title = termsOf(match.entry.title)
  const same = foundTerms(match).filter((term) => title.includes(term))
  return same.length + wordsOf(naming).filter((word) => words.includes(word)).length / 2
}
