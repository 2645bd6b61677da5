import type { Viewer } from '@/lib/auth/permissions'
import { currentIndex, searchKinds } from '@/lib/search/current-index'
import type { Filter, SearchKind } from '@/lib/search/document'
import { passes } from '@/lib/search/filters'
import type { Entry, Match } from '@/lib/search/index-documents'
import { wordsOf } from '@/lib/search/words'
import { correctSpelling } from '@/lib/search/correct-spelling'
import { findFilter, type ReadQuery, readQuery } from '@/lib/search/read-query'
import { type Vocabulary, vocabularyOf } from '@/lib/search/vocabulary'

export type Searcher = {
  read: (text: string) => ReadQuery
  /** The first filter that a folded text states. */
  filterOf: (text: string) => Filter | null
  find: (question: Question) => Match[]
  /** The text with its typing errors mended, by the words of the site and of questions. */
  correct: (text: string) => string
  titled: (title: string) => Entry | undefined
  kinds: readonly SearchKind[]
  makers: readonly string[]
}

type Question = {
  words: string
  filters?: readonly Filter[]
  kinds?: readonly SearchKind[]
  isTyping?: boolean
  isExact?: boolean
  hasParts?: boolean
}

type Known = { vocabulary: Vocabulary; titles: ReadonlyMap<string, Entry> }

/** Each list of entries has its own, so that no question reads all of them again. */
const known = new WeakMap<readonly Entry[], Known>()

/** Sees what this viewer may see, and reads names from nothing else. */
export async function openSearch(viewer: Viewer | null): Promise<Searcher> {
  const index = await currentIndex(viewer ? 'members' : 'visitors')
  const { vocabulary, titles } = knownOf(index.entries())
  return {
    kinds: vocabulary.kinds,
    makers: vocabulary.makers,
    titled: (title) => titles.get(wordsOf(title).join(' ')),
    read: (text) => readQuery(text, vocabulary),
    filterOf: (text) => findFilter(text, vocabulary.rules)?.filter ?? null,
    correct: (text) => correctSpelling(text, index.spelling),
    find: ({ words, filters = [], kinds: named = [], ...how }) =>
      index.find(
        words,
        (entry) =>
          (named.length === 0 || named.some(({ name }) => name === entry.kind.name)) &&
          filters.every((filter) => passes(entry, filter)),
        how,
      ),
  }
}

function knownOf(entries: readonly Entry[]): Known {
  const before = known.get(entries)
  if (before) return before
  const titles = new Map(
    entries.toReversed().map((entry) => [wordsOf(entry.title).join(' '), entry] as const),
  )
  const present = { vocabulary: vocabularyOf(searchKinds(), entries), titles }
  known.set(entries, present)
  return present
}
