import type { Viewer } from '@/lib/auth/permissions'
import { currentIndex, searchKinds } from '@/lib/search/current-index'
import type { SearchKind } from '@/lib/search/document'
import { passes } from '@/lib/search/filters'
import type { Entry, Match } from '@/lib/search/index-documents'
import { type ReadQuery, readQuery } from '@/lib/search/read-query'

export type Searcher = {
  read: (text: string) => ReadQuery
  find: (question: Question) => Match[]
  kinds: readonly SearchKind[]
}

export type Question = {
  words: string
  filters?: ReadQuery['filters']
  kinds?: readonly SearchKind[]
  isTyping?: boolean
}

/** Sees what this viewer may see, and reads names from nothing else. */
export async function openSearch(viewer: Viewer | null): Promise<Searcher> {
  const index = await currentIndex()
  const kinds = searchKinds()
  const isVisible = ({ access }: Entry) => access !== (viewer ? 'visitors' : 'members')
  const entries = index.entries().filter(isVisible)
  return {
    kinds,
    read: (text) => readQuery(text, { kinds, entries }),
    find: ({ words, filters = [], kinds: asked = [], isTyping = false }) =>
      index.find(
        words,
        (entry) =>
          isVisible(entry) &&
          (asked.length === 0 || asked.some(({ name }) => name === entry.kind.name)) &&
          filters.every((filter) => passes(entry, filter)),
        { isTyping },
      ),
  }
}
