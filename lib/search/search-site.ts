import type { Viewer } from '@/lib/auth/permissions'
import { MAX_SHOWN, SHOWN_OF_KIND } from '@/lib/search/catalogue'
import type { FactName } from '@/lib/search/document'
import {
  bestCoverage,
  foundTerms,
  isAboutSite,
  listOf,
  namesPartOfTitle,
  summaryOf,
} from '@/lib/search/entries'
import { passes } from '@/lib/search/filters'
import { openSearch, type Searcher } from '@/lib/search/find-entries'
import type { Entry, Match } from '@/lib/search/index-documents'
import { excerptOf, markWords, passageOf } from '@/lib/search/mark-words'
import { isCommonWord, termsOf } from '@/lib/search/words'
import type { ReadQuery } from '@/lib/search/read-query'
import type { FilterChip, SearchAnswer, SearchResult } from '@/lib/search/schema'

type SearchInput = { q: string; kind?: string | undefined; limit?: number | undefined }

const TYPED = { isTyping: true, hasParts: true } as const
const MIN_COVERAGE = 0.7
/** One word of three, as `balloon` in `hot air balloon`. */
const MIN_COVERAGE_OF_ALL = 0.25

export async function searchSite(
  viewer: Viewer | null,
  { q, kind, limit = MAX_SHOWN }: SearchInput,
): Promise<SearchAnswer> {
  const searcher = await openSearch(viewer)
  const { written, text, changed } = searcher.understand(q)
  const { query, found, dropped } = findRelaxed(searcher, changed === '' ? written : text)
  const shown = kind ? found.filter(({ entry }) => entry.kind.name === kind) : found
  const counts = countsOf(found.map(({ entry }) => entry.kind.name))
  const given = new Set(query.filters.map(({ fact }) => fact))
  return {
    q,
    total: shown.length,
    correction: changed === '' || q === '' ? null : { changed, q: text },
    dropped,
    filters: query.filters.map(({ label, without, basis }) => ({
      label: basis ? `${label}, by ${basis}` : label,
      q: without,
    })),
    offers: q === '' ? exampleSearches(searcher) : suggestFilters(searcher, q, shown, given),
    kinds: searcher.kinds.flatMap(({ name, plural }) => {
      const count = counts.get(name) ?? 0
      return count > 0 ? [{ name, label: plural, count }] : []
    }),
    results: (kind ? shown : firstOfKinds(shown)).slice(0, limit).map(toResult),
  }
}

type Relaxed = { query: ReadQuery; found: Match[]; dropped: string | null }

/** If nothing passes, the filter is left out that keeps most back; never a diet or one that excludes. */
function findRelaxed(searcher: Searcher, text: string): Relaxed {
  const query = searcher.read(text)
  const all = findBest(searcher, query)
  const lost = all.length > 0 ? lostWord(searcher, query, all) : null
  const whole = { query, found: all, dropped: searcher.absentPlace(query.words) ?? lost }
  if (whole.found.length > 0) return whole
  const undeclared = query.filters.find(({ isUndeclared }) => isUndeclared)
  const byLists = searcher.readByLists(text)
  const listed = findBest(searcher, byLists).filter(({ entry }) => entry.declared)
  if (undeclared && listed.length > 0) {
    return { query: byLists, found: listed, dropped: `declared ${undeclared.label}` }
  }
  const [relaxed = whole] = query.filters
    .filter(({ isNegative, isAdjective }) => !isNegative && !isAdjective)
    .map((one) => {
      const next = { ...query, filters: query.filters.filter((other) => other !== one) }
      return { query: next, found: findBest(searcher, next), dropped: one.label }
    })
    .filter(({ found }) => found.length > 0)
    .sort((a, b) => a.found.length - b.found.length)
  return relaxed
}

/** What nothing here has, beside words that are found: `coffee paris`. */
function lostWord({ find }: Searcher, { words }: ReadQuery, found: readonly Match[]) {
  const isIn = (match: Match, word: string) =>
    termsOf(word).some((term) => foundTerms(match).includes(term))
  const isLost = (word: string) =>
    !found.some((match) => isIn(match, word)) && find({ words: word, ...TYPED }).length === 0
  const isTold = (word: string) => termsOf(word).some((term) => !isCommonWord(term))
  return words.split(' ').find((word) => isTold(word) && isLost(word)) ?? null
}

function findBest(searcher: Searcher, query: ReadQuery): Match[] {
  const { filters, kinds, words, wordsWithoutKinds } = query
  if (words === '' && filters.length === 0) return []
  const narrow = searcher.find({ words: wordsWithoutKinds, filters, kinds, ...TYPED })
  const wide = kinds.length > 0 ? searcher.find({ words, filters, ...TYPED }) : []
  const found = bestCoverage(narrow) >= bestCoverage(wide) ? narrow : wide
  const minCoverage = Math.max(MIN_COVERAGE_OF_ALL, bestCoverage(found) * MIN_COVERAGE)
  // `An art print` and `a coffee mug` are items, of which the other kind says what they are for.
  const isItem = ({ entry, terms, missing }: Match) =>
    entry.facts?.price && !kinds.includes(entry.kind) && terms.length > 0 && missing.length === 0
  const isModified = found === narrow && words.endsWith(` ${wordsWithoutKinds}`)
  const beside = isModified ? searcher.find({ words: wordsWithoutKinds, filters }) : []
  const all = [...found.filter(({ coverage }) => coverage >= minCoverage), ...beside.filter(isItem)]
  // What has such a title is meant, not a page that has the word in passing.
  const isTitled = all.some((match) => !isAboutSite(match.entry) && namesEachTerm(match))
  return all.filter((match) => !isTitled || !isAboutSite(match.entry) || namesPartOfTitle(match))
}

const namesEachTerm = ({ entry, terms }: Match) =>
  terms.length > 0 && terms.every((term) => termsOf(entry.title).includes(term))

function firstOfKinds(found: readonly Match[]): Match[] {
  const counts = new Map<string, number>()
  return found.filter(({ entry: { kind } }) => {
    const before = counts.get(kind.name) ?? 0
    counts.set(kind.name, before + 1)
    return before < SHOWN_OF_KIND
  })
}

function toResult({ entry, matched }: Match): SearchResult {
  const { title, href, text, details = '', colours = [], picture = null, kind } = entry
  const terms = new Set(matched)
  const excerpt = excerptOf([text, details].filter((part) => part !== '').join('\n'), terms)
  return {
    kind: kind.name,
    title,
    href,
    colours: [...colours],
    picture,
    passage: isAboutSite(entry) ? null : passageOf(excerpt),
    facts: summaryOf(entry),
    titleParts: markWords(title, terms),
    excerpt,
  }
}

const MAX_NAMES = 3
const MAX_LOOKED_AT = 500

function suggestFilters(
  { kinds, filterOf }: Searcher,
  q: string,
  matches: readonly Match[],
  given: ReadonlySet<FactName>,
): FilterChip[] {
  const entries = matches.slice(0, MAX_LOOKED_AT).map(({ entry }) => entry)
  const limits = kinds
    .flatMap(({ suggestions = [] }) => suggestions)
    .filter((words) => {
      const filter = filterOf(words)
      if (!filter || given.has(filter.fact)) return false
      const isPassing = (entry: Entry) => passes(entry, filter)
      return entries.some(isPassing) && !entries.every(isPassing)
    })
  const namesOf = (fact: 'place' | 'maker', preposition: string) =>
    given.has(fact) ? [] : commonNames(entries, fact).map((name) => `${preposition} ${name}`)
  const names = [...namesOf('place', 'in'), ...namesOf('maker', 'by')]
  return [...names, ...limits].map((words) => ({ label: words, q: `${q} ${words}` }))
}

function exampleSearches({ kinds, find, filterOf }: Searcher): FilterChip[] {
  return kinds.flatMap((kind) => {
    const entries = find({ words: '', kinds: [kind] }).map(({ entry }) => entry)
    const [tag = kind.words[0] ?? ''] = commonNames(entries, 'tags')
    const limit = (kind.suggestions ?? []).find((words) => {
      const filter = filterOf(words)
      return (
        filter &&
        entries.some((entry) => listOf(entry, 'tags').includes(tag) && passes(entry, filter))
      )
    })
    const q = [tag, limit].filter(Boolean).join(' ').toLowerCase()
    return kind.suggestions && entries.length > 0 ? [{ label: q, q }] : []
  })
}

function commonNames(entries: readonly Entry[], fact: FactName): string[] {
  return [...countsOf(entries.flatMap((entry) => listOf(entry, fact)))]
    .filter(([, count]) => count < entries.length)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_NAMES)
    .map(([name]) => name)
}

function countsOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
