import { isAboutSite } from '@/lib/assistant/sentences'
import type { SearchKind } from '@/lib/search/document'
import { isCommonWord } from '@/lib/search/common-words'
import type { Searcher } from '@/lib/search/find-entries'
import type { Match } from '@/lib/search/index-documents'
import { termsOf, wordsOf } from '@/lib/search/words'

/** The entry that words name by its title, else by a word of its own; null where several fit. */
export function namedThing(
  searcher: Searcher,
  words: string,
  kinds: readonly SearchKind[],
): Match | null {
  const things = searcher.kinds.filter(({ name }) => !isAboutSite({ kind: { name } }))
  const kindWords = new Set(searcher.kinds.flatMap(({ words }) => words))
  const naming = words
    .split(' ')
    .filter((word) => !kindWords.has(word) && termsOf(word).some((term) => !isCommonWord(term)))
    .join(' ')
  if (naming === '') return null
  const matches = searcher.find({ words: naming, kinds: things, isExact: true })
  const ofKinds = matches.filter(({ entry }) => kinds.includes(entry.kind))
  return oneOf(ofKinds, naming) ?? oneOf(matches, naming)
}

function oneOf(matches: readonly Match[], naming: string): Match | null {
  // A make has its recipe's title.
  const things = matches.filter(({ entry }) => entry.kind.name !== 'make')
  const [first, second] = things
    .map((match) => ({ match, hits: titleHits(match, naming), found: foundOf(match).length }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits || b.found - a.found)
  if (first) {
    const isOnly = !second || first.hits > second.hits || first.found > second.found
    return isOnly ? first.match : null
  }
  const [only, other] = things
  return only && !other ? only : null
}

const foundOf = ({ terms, missing }: Match) => terms.filter((term) => !missing.includes(term))

/** A word counts more in its own spelling than as a synonym. */
function titleHits(match: Match, naming: string): number {
  const words = wordsOf(match.entry.title)
  const title = termsOf(match.entry.title)
  const same = foundOf(match).filter((term) => title.includes(term))
  return same.length + wordsOf(naming).filter((word) => words.includes(word)).length / 2
}

export function isNamed(match: Match): boolean {
  const title = termsOf(match.entry.title)
  return foundOf(match).some((term) => title.includes(term) && !isCommonWord(term))
}
