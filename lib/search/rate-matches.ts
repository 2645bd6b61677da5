import type { Entry, Match } from '@/lib/search/index-documents'
import { isCommonWord } from '@/lib/search/words'
import type { SearchResult } from 'minisearch'

const COMMON_WEIGHT = 0.2
const PART_QUALITY = 0.72
const BEGINNING_QUALITY = 0.75

type Rating = {
  terms: readonly string[]
  /** Words that hold a word of the question, by its term. */
  holders: ReadonlyMap<string, readonly string[]>
  size: number
  entryOf: (id: string) => Entry | undefined
}

type Group = Pick<Match, 'coverage' | 'missing' | 'matched'> & {
  found: readonly string[]
  count: number
}

/** The matches of these results, best first. What depends on the terms alone is computed per group. */
export function rateMatches(results: readonly SearchResult[], rating: Rating): Match[] {
  const { terms, entryOf } = rating
  const groups = new Map<string, Group>()
  const members = results.map((result) => {
    const key = [...result.queryTerms, '', ...result.terms].join(' ')
    const group = groups.get(key) ?? groupOf(result, rating)
    groups.set(key, group)
    group.count++
    return { result, group }
  })
  setCoverages([...groups.values()], rating)
  const matches: Match[] = []
  for (const { result, group } of members) {
    const { coverage, missing, matched } = group
    const entry = entryOf(String(result.id))
    if (!entry || coverage <= 0) continue
    matches.push({ entry, score: result.score * coverage ** 2, coverage, terms, missing, matched })
  }
  return matches.sort((a, b) => b.score - a.score)
}

function groupOf({ queryTerms, terms: matched }: SearchResult, { terms, holders }: Rating): Group {
  const found = terms.filter((term) =>
    [term, ...(holders.get(term) ?? [])].some((one) => queryTerms.includes(one)),
  )
  const missing = terms.filter((term) => !found.includes(term))
  return { found, missing, matched, count: 0, coverage: 0 }
}

function setCoverages(groups: readonly Group[], { terms, holders, size }: Rating): void {
  const weights = new Map(
    terms.map((term) => {
      const holding = groups
        .filter(({ found }) => found.includes(term))
        .reduce((sum, { count }) => sum + count, 0)
      const rarity = Math.log(1 + size / (holding + 0.5))
      return [term, rarity * (isCommonWord(term) ? COMMON_WEIGHT : 1)]
    }),
  )
  const sumOf = (some: readonly string[], share = (_: string) => 1) =>
    some.reduce((sum, term) => sum + (weights.get(term) ?? 0) * share(term), 0)
  for (const group of groups) {
    const share = (term: string) => quality(term, group.matched, holders.get(term))
    group.coverage = sumOf(group.found, share) / sumOf(terms)
  }
}

function quality(
  term: string,
  matched: readonly string[],
  holders: readonly string[] = [],
): number {
  if (matched.includes(term)) return 1
  const isBeginning = matched.some((other) => other.startsWith(term))
  const isPart = matched.some((other) => holders.includes(other))
  return Math.max(isPart ? PART_QUALITY : 0, isBeginning ? BEGINNING_QUALITY : 0)
}
