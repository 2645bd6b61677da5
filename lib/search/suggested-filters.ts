import type { FactName } from '@/lib/search/document'
import { passes } from '@/lib/search/filters'
import type { Searcher } from '@/lib/search/find-entries'
import type { Entry } from '@/lib/search/index-documents'
import type { FilterChip } from '@/lib/search/schema'

const MAX_NAMES = 3

/** Filters that leave some of what was found, and not all. */
export function suggestFilters(
  { kinds, filterOf }: Pick<Searcher, 'kinds' | 'filterOf'>,
  q: string,
  entries: readonly Entry[],
  given: ReadonlySet<FactName>,
): FilterChip[] {
  const limits = kinds
    .flatMap(({ suggestions = [] }) => suggestions)
    .filter((words) => {
      const filter = filterOf(words)
      if (!filter || given.has(filter.fact)) return false
      const passing = entries.filter((entry) => passes(entry, filter))
      return passing.length > 0 && passing.length < entries.length
    })
  const names = [
    ...(given.has('place') ? [] : commonNames(entries, 'place').map((name) => `in ${name}`)),
    ...(given.has('maker') ? [] : commonNames(entries, 'maker').map((name) => `by ${name}`)),
  ]
  return [...names, ...limits].map((words) => ({ label: words, q: `${q} ${words}` }))
}

function commonNames(entries: readonly Entry[], fact: FactName): string[] {
  const counts = new Map<string, number>()
  for (const { facts } of entries) {
    for (const name of [facts?.[fact]?.value ?? []].flat()) {
      counts.set(String(name), (counts.get(String(name)) ?? 0) + 1)
    }
  }
  return [...counts]
    .filter(([, count]) => count < entries.length)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_NAMES)
    .map(([name]) => name)
}
