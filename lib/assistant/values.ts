import type { Comparison } from '@/lib/assistant/intents'
import type { FactName } from '@/lib/search/document'
import type { Entry, Match } from '@/lib/search/index-documents'

export type Valued = { match: Match; value: number | string; says: string }

/** What stands in for a fact that a kind of thing lacks. */
const INSTEAD: Partial<Record<FactName, FactName>> = { score: 'rating', area: 'size' }

/** What is compared of a thing: a number, a day, or how many rows a list has. */
export function valueOf(
  { facts = {} }: Entry,
  fact: FactName,
): { value: number | string; says: string } | null {
  const found = facts[fact] ?? facts[INSTEAD[fact] ?? fact]
  if (!found) return null
  const { value, says } = found
  if (fact === 'ingredients' && Array.isArray(value)) {
    return { value: value.length, says: `has ${value.length} ingredients` }
  }
  return typeof value === 'number' || (fact === 'date' && typeof value === 'string')
    ? { value, says }
    : null
}

/** Days count by their order. */
export function numberOf(entry: Entry, fact: FactName): number | null {
  const known = valueOf(entry, fact)
  if (!known) return null
  return typeof known.value === 'number' ? known.value : Date.parse(known.value)
}

/** Those that have the fact, in the order that is asked for. */
export function ordered(
  found: readonly Match[],
  { fact, end }: Pick<Comparison, 'fact' | 'end'>,
): Valued[] {
  const known = found.flatMap((match) => {
    const value = valueOf(match.entry, fact)
    return value ? [{ match, ...value }] : []
  })
  const sign = end === 'least' ? 1 : -1
  return known.sort((a, b) => (a.value < b.value ? -sign : a.value > b.value ? sign : 0))
}
