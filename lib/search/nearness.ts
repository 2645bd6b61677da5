import type { SearchResult } from 'minisearch'

/** Enough to be shown beside whole words. */
const PART_QUALITY = 0.72

export function fuzziness(term: string): number | false {
  if (/\d/.test(term) || term.length < 4) return false
  return term.length < 6 ? 1 : 2
}

/** A typing error seldom hits the first letter, so another one is another word. */
export function quality(
  term: string,
  matched: readonly string[],
  holders: readonly string[] = [],
): number {
  if (matched.includes(term)) return 1
  const isPart = matched.some((other) => holders.includes(other))
  return Math.max(isPart ? PART_QUALITY : 0, nearness(term, matched))
}

function nearness(term: string, matched: readonly string[]): number {
  const near = matched.filter((other) => other[0] === term[0])
  if (near.some((other) => isOneError(term, other) || other.startsWith(term))) {
    return term.length > 4 ? 0.75 : 0.6
  }
  return near.length > 0 ? 0.5 : 0
}

/** One letter more, less or other, or the same letters in another order. */
function isOneError(a: string, b: string): boolean {
  if (a.length === b.length && [...a].sort().join('') === [...b].sort().join('')) return true
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  const rest = (text: string, skipped: number) => text.slice(start + skipped)
  return rest(a, 1) === rest(b, 1) || rest(a, 1) === rest(b, 0) || rest(a, 0) === rest(b, 1)
}

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
