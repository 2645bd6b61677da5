import type { FactName, SearchDocument, SearchKind } from '@/lib/search/document'
import type { Entry, Match } from '@/lib/search/index-documents'
import { isCommonWord, termsOf } from '@/lib/search/words'

export function isAboutSite({ kind }: { kind: Pick<SearchKind, 'name'> }): boolean {
  return kind.name === 'page' || kind.name === 'help'
}

export function kindOf(matches: readonly Match[]): SearchKind | undefined {
  const [kind, other] = new Set(matches.map(({ entry }) => entry.kind))
  return other ? undefined : kind
}

export const isOfStore = ({ name }: Pick<SearchKind, 'name'>) => name === 'item'

export const isMake = ({ kind }: Pick<Entry, 'kind'>) => kind.name === 'make'

export function termsOfEntry({ title, text, details = '', facts = {} }: Entry): Set<string> {
  const values = Object.values(facts).flatMap(({ value }) => [value].flat())
  return new Set(termsOf([title, text, details, ...values].join(' ')))
}

export const bestCoverage = (matches: readonly Match[]) =>
  Math.max(0, ...matches.map(({ coverage }) => coverage))

export const foundTerms = ({ terms, missing }: Match) =>
  terms.filter((term) => !missing.includes(term))

export const lostTerms = ({ missing }: Match) => missing.filter((term) => !isCommonWord(term))

export function lacksFact(entry: Entry, topic: FactName | 'steps' | null): boolean {
  return topic !== null && topic !== 'steps' && factOf(entry, topic) === undefined
}

/** The stars of a recipe are told for its score. */
export const factOf = ({ facts = {} }: Pick<Entry, 'facts'>, fact: FactName) =>
  facts[fact] ?? facts[INSTEAD[fact] ?? fact]

export function titleShare({ entry, terms }: Match): number {
  const title = termsOf(entry.title)
  return title.length === 0 ? 0 : title.filter((term) => terms.includes(term)).length / title.length
}

export function namesWholeTitle(match: Match): boolean {
  const title = termsOf(match.entry.title)
  return title.length > 1 && title.every((word) => foundTerms(match).some(isBeginningOf(word)))
}

export function namesPartOfTitle(match: Match): boolean {
  const title = termsOf(match.entry.title)
  return foundTerms(match).some((term) => title.includes(term) && !isCommonWord(term))
}

const isBeginningOf = (word: string) => (term: string) => term.slice(0, 5) === word.slice(0, 5)

export function matchedBy(match: Match, words: string): Match {
  const ownTerms = termsOfEntry(match.entry)
  const terms = termsOf(words)
  const missing = terms.filter((term) => !ownTerms.has(term))
  return { ...match, terms, missing, matched: terms.filter((term) => ownTerms.has(term)) }
}

export function listOf({ facts }: Pick<Entry, 'facts'>, fact: FactName): string[] {
  return [facts?.[fact]?.value ?? []].flat().map(String)
}

export type FactValue = { value: number | string; phrase: string }
export type Valued = FactValue & { match: Match }

const INSTEAD: Partial<Record<FactName, FactName>> = { score: 'rating', area: 'size' }

export function valueOf(entry: Pick<Entry, 'facts'>, fact: FactName): FactValue | null {
  const found = factOf(entry, fact)
  if (!found) return null
  const { value, phrase } = found
  if (fact === 'ingredients' && Array.isArray(value)) {
    return { value: value.length, phrase: `has ${value.length} ingredients` }
  }
  return typeof value === 'number' || (fact === 'date' && typeof value === 'string')
    ? { value, phrase }
    : null
}

export function sortedBy(
  matches: readonly Match[],
  { fact, end }: { fact: FactName; end: 'min' | 'max' },
): Valued[] {
  const known = matches.flatMap((match) => {
    const value = valueOf(match.entry, fact)
    return value ? [{ match, ...value }] : []
  })
  const sign = end === 'min' ? 1 : -1
  return known.sort((a, b) => (a.value < b.value ? -sign : a.value > b.value ? sign : 0))
}

const MAIN = ['score', 'price', 'stock', 'minutes', 'difficulty', 'place', 'maker', 'date'] as const

export function summaryOf({ facts = {} }: SearchDocument): string[] {
  return MAIN.flatMap((name) => facts[name]?.phrase ?? []).slice(0, 3)
}

const COUNTS = 'one|two|three|four|five|six|seven|eight|nine|ten|twelve|once|twice'
const COUNTED = new RegExp(`\\b(?:\\d[\\d.,]*|${COUNTS}) (?:\\w+ )?(\\w+)`, 'gi')

export function tellsAmount(entry: Entry, detail: string, countedTerm: string): boolean {
  if (!isAboutSite(entry)) return [detail, entry.title].flatMap(termsOf).includes(countedTerm)
  return [...detail.matchAll(COUNTED)].some(([counted]) => termsOf(counted).includes(countedTerm))
}
