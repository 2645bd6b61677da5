import type { Topic } from '@/lib/assistant/stages'
import { isCommonWord } from '@/lib/search/word-lists'
import type { SearchKind } from '@/lib/search/document'
import type { Entry, Match } from '@/lib/search/index-documents'
import { termsOf } from '@/lib/search/words'

/** Pages and help answers tell of the site, all other entries are its content. */
export function isAboutSite({ kind }: { kind: Pick<SearchKind, 'name'> }): boolean {
  return kind.name === 'page' || kind.name === 'help'
}

export const isMake = ({ kind }: Pick<Entry, 'kind'>) => kind.name === 'make'

export function termsOfEntry({ title, text, details = '', facts = {} }: Entry): Set<string> {
  const values = Object.values(facts).flatMap(({ value }) => [value].flat())
  return new Set(termsOf([title, text, details, ...values].join(' ')))
}

export const foundTerms = ({ terms, missing }: Match) =>
  terms.filter((term) => !missing.includes(term))

/** Words of the question that name something which the entry lacks. */
export const lostTerms = ({ missing }: Match) => missing.filter((term) => !isCommonWord(term))

export function lacksFact({ facts = {} }: Entry, topic: Topic | null): boolean {
  return topic !== null && topic !== 'steps' && facts[topic] === undefined
}

/** How much of the title the question has, from 0 to 1. */
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

/** Words with one beginning count as one: `tomatoes` and `tomato's`. */
export const isBeginningOf = (word: string) => (term: string) =>
  term.slice(0, 4) === word.slice(0, 4)

/** The match as the answer to other words. */
export function matchedBy(match: Match, words: string): Match {
  const ownTerms = termsOfEntry(match.entry)
  const terms = termsOf(words)
  const missing = terms.filter((term) => !ownTerms.has(term))
  return { ...match, terms, missing, matched: terms.filter((term) => ownTerms.has(term)) }
}

/** A list of a fact, such as the rows of the ingredients. */
export function listOf({ facts }: Entry, fact: 'ingredients' | 'tags' | 'maker' | 'place') {
  return [facts?.[fact]?.value ?? []].flat().map(String)
}
