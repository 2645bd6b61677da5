import type { SearchResult } from 'minisearch'

/** Those that are in both have the scores and terms of both. */
export function joined(exact: SearchResult[], near: readonly SearchResult[]): SearchResult[] {
  const byId = new Map(exact.map((result) => [result.id as string, result]))
  for (const result of near) {
    const before = byId.get(result.id as string)
    // A word that the document has as it is written stands for no other.
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
