import type { FactName } from '@/lib/search/document'
import type { Entry } from '@/lib/search/index-documents'
import type { FilterChip } from '@/lib/search/schema'

const MAX_NAMES = 3

type Limit = { fact: FactName; words: string; accepts: (value: number) => boolean }

const LIMITS: readonly Limit[] = [
  { fact: 'minutes', words: 'under 30 minutes', accepts: (value) => value <= 30 },
  { fact: 'minutes', words: 'under 60 minutes', accepts: (value) => value <= 60 },
  { fact: 'score', words: 'above 8', accepts: (value) => value >= 8 },
  { fact: 'price', words: 'under 15 euros', accepts: (value) => value <= 15 },
]

/** Filters that leave some of what was found, and not all. */
export function suggestFilters(
  q: string,
  entries: readonly Entry[],
  given: ReadonlySet<FactName>,
): FilterChip[] {
  const limits = LIMITS.filter(({ fact, accepts }) => {
    const fitting = entries.filter(({ facts }) => {
      const value = facts?.[fact]?.value
      return typeof value === 'number' && accepts(value)
    })
    return !given.has(fact) && fitting.length > 0 && fitting.length < entries.length
  }).map(({ words }) => words)
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
