import type { Comparison } from '@/lib/assistant/stages'
import type { FactName } from '@/lib/search/document'
import type { Entry, Match } from '@/lib/search/index-documents'

export type FactValue = { value: number | string; phrase: string }
export type Valued = FactValue & { match: Match }

/** Used where a kind of entry lacks a fact. */
const INSTEAD: Partial<Record<FactName, FactName>> = { score: 'rating', area: 'size' }

/** A number, a day, or the length of a list. */
export function valueOf({ facts = {} }: Entry, fact: FactName): FactValue | null {
  const found = facts[fact] ?? facts[INSTEAD[fact] ?? fact]
  if (!found) return null
  const { value, phrase } = found
  if (fact === 'ingredients' && Array.isArray(value)) {
    return { value: value.length, phrase: `has ${value.length} ingredients` }
  }
  return typeof value === 'number' || (fact === 'date' && typeof value === 'string')
    ? { value, phrase }
    : null
}

/** Days count by their order. */
export function numberOf(entry: Entry, fact: FactName): number | null {
  const known = valueOf(entry, fact)
  if (!known) return null
  return typeof known.value === 'number' ? known.value : Date.parse(known.value)
}

export function sortedBy(
  matches: readonly Match[],
  { fact, end }: Pick<Comparison, 'fact' | 'end'>,
): Valued[] {
  const known = matches.flatMap((match) => {
    const value = valueOf(match.entry, fact)
    return value ? [{ match, ...value }] : []
  })
  const sign = end === 'min' ? 1 : -1
  return known.sort((a, b) => (a.value < b.value ? -sign : a.value > b.value ? sign : 0))
}
