import type { Viewer } from '@/lib/auth/permissions'
import { MAX_SHOWN, SHOWN_OF_KIND } from '@/lib/search/catalogue'
import { openSearch, type Searcher } from '@/lib/search/find-entries'
import type { Match } from '@/lib/search/index-documents'
import { summaryOf } from '@/lib/search/summary'
import { excerptOf, markWords } from '@/lib/search/mark-words'
import { suggestFilters } from '@/lib/search/suggested-filters'
import type { ReadQuery } from '@/lib/search/read-query'
import type { SearchAnswer, SearchResult } from '@/lib/search/schema'

type SearchInput = { q: string; kind?: string | undefined; limit?: number | undefined }

const TYPED = { isTyping: true, hasParts: true } as const
/** What has less of the words than this share of the best is not shown. */
const LEAST_COVERAGE = 0.7
const LEAST_OF_ALL = 0.3

/** What the viewer may see of what was found, best first; of all kinds a few results each. */
export async function searchSite(
  viewer: Viewer | null,
  { q, kind, limit = MAX_SHOWN }: SearchInput,
): Promise<SearchAnswer> {
  const searcher = await openSearch(viewer)
  const query = searcher.read(q)
  const found = q === '' ? [] : findBest(searcher, query)
  const shown = kind ? found.filter(({ entry }) => entry.kind.name === kind) : found
  const given = new Set(query.filters.map(({ fact }) => fact))
  return {
    q,
    total: shown.length,
    filters: query.filters.map(({ label, without }) => ({ label, q: without })),
    offers: suggestFilters(
      searcher,
      q,
      shown.map(({ entry }) => entry),
      given,
    ),
    kinds: searcher.kinds.flatMap(({ name, plural }) => {
      const count = found.filter(({ entry }) => entry.kind.name === name).length
      return count > 0 ? [{ name, label: plural, count }] : []
    }),
    results: (kind ? shown : firstOfKinds(shown)).slice(0, limit).map(toResult),
  }
}

/** It searches the kinds that the words name, or all if these have nothing. */
function findBest(searcher: Searcher, query: ReadQuery): Match[] {
  const { filters, kinds, words, wordsWithoutKinds } = query
  const narrow = searcher.find({ words: wordsWithoutKinds, filters, kinds, ...TYPED })
  const wide = kinds.length > 0 ? searcher.find({ words, filters, ...TYPED }) : []
  const bestCoverage = (matches: readonly Match[]) =>
    Math.max(0, ...matches.map(({ coverage }) => coverage))
  const found = bestCoverage(narrow) >= bestCoverage(wide) ? narrow : wide
  const minCoverage = Math.max(LEAST_OF_ALL, bestCoverage(found) * LEAST_COVERAGE)
  return found.filter(({ coverage }) => coverage >= minCoverage)
}

function firstOfKinds(found: readonly Match[]): Match[] {
  const counts = new Map<string, number>()
  return found.filter(({ entry: { kind } }) => {
    const before = counts.get(kind.name) ?? 0
    counts.set(kind.name, before + 1)
    return before < SHOWN_OF_KIND
  })
}

function toResult({ entry, matched }: Match): SearchResult {
  const { title, href, text, details = '', colours = [], kind } = entry
  const terms = new Set(matched)
  return {
    kind: kind.name,
    title,
    href,
    colours: [...colours],
    facts: summaryOf(entry),
    titleParts: markWords(title, terms),
    excerpt: excerptOf([text, details].filter((part) => part !== '').join('\n'), terms),
  }
}
