import type { SearchResult } from 'minisearch'

const PART_QUALITY = 0.72
const BEGINNING_QUALITY = 0.75

export function quality(
  term: string,
  matched: readonly string[],
  holders: readonly string[] = [],
): number {
  if (matched.includes(term)) return 1
  const isBeginning = matched.some((other) => other.startsWith(term))
  const isPart = matched.some((other) => holders.includes(other))
  return Math.max(isPart ? PART_QUALITY : 0, isBeginning ? BEGINNING_QUALITY : 0)
}

export function joined(exact: SearchResult[], near: readonly SearchResult[]): SearchResult[] {
  const byId = new Map(exact.map((result) => [result.id as string, result]))
  for (const result of near) {
    const before = byId.get(result.id as string)
    const isNew = result.queryTerms.some((term) => !before?.queryTerms.includes(term))
    const both = before && {
      ...before,
      score: before.score + result.score,
      terms: isNew ? [...new Set([...before.terms, ...result.terms])] : before.terms,
      queryTerms: [...new Set([...before.queryTerms, ...result.queryTerms])],
    }
    byId.set(result.id as string, both ?? result)
  }
  return [...byId.values()]
}
