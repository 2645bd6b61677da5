import {
  ASKS_COUNT,
  ASKS_LIST,
  type Comparison,
  comparisonOf,
  CONTINUES,
  namingWords,
  REFERS,
  type Topic,
  topicOf,
} from '@/lib/assistant/intents'
import { spaced } from '@/lib/assistant/manners'
import type { FactName, SearchKind } from '@/lib/search/document'
import type { Searcher } from '@/lib/search/find-entries'
import type { Match } from '@/lib/search/index-documents'
import type { ReadQuery } from '@/lib/search/read-query'
import { termsOf } from '@/lib/search/words'

export type Understood = {
  topic: Topic | null
  comparison: Comparison | null
  asksCount: boolean
  asksList: boolean
  kinds: readonly SearchKind[]
  filters: ReadQuery['filters']
  /** What is searched; without words that only ask. */
  words: string
  /** Found equally well, best first. */
  found: readonly Match[]
  /** Whether `found` is what was asked for, and not only near. */
  isKnown: boolean
}

/** From 0 to 1: below it the question is about something else. */
const KNOWN_COVERAGE = 0.6
/** Enough where the question has the whole title. */
const NAMED_COVERAGE = 0.4
const EQUAL_COVERAGE = 0.97
const NEARLY_EQUAL = 0.9

/** What a question asks for, with what was said before. */
export function understand(
  searcher: Searcher,
  question: string,
  before: Understood | null,
): Understood {
  const folded = spaced(question)
  const query = searcher.read(folded)
  const read = {
    topic: topicOf(folded),
    comparison: comparisonOf(folded),
    asksCount: ASKS_COUNT.test(folded) && query.kinds.length > 0,
    asksList: ASKS_LIST.test(folded),
    kinds: query.kinds,
    filters: query.filters,
  }
  const words = namingWords(query.wordsWithoutKinds)
  const refers = REFERS.test(folded)
  const hasWords = termsOf(words).length > 0
  const continues = before !== null && (CONTINUES.test(folded) || refers)
  const isAboutBefore =
    before !== null &&
    !hasWords &&
    read.filters.length === 0 &&
    (refers || (read.kinds.length === 0 && (read.topic !== null || read.comparison !== null)))
  if (isAboutBefore) return { ...read, kinds: [], words, ...among(before) }
  if (continues && !hasWords && read.filters.length > 0) {
    const facts = new Set(read.filters.map(({ fact }) => fact))
    const filters = [...before.filters.filter(({ fact }) => !facts.has(fact)), ...read.filters]
    const { topic, comparison, asksCount, asksList, kinds } = before
    const asked = { topic, comparison, asksCount, asksList, kinds, filters }
    return { ...asked, words: before.words, ...look(searcher, asked, before.words, before.words) }
  }
  const asked = continues && !read.topic ? { ...read, topic: before.topic } : read
  const found = look(searcher, asked, words, namingWords(query.words) || query.words)
  const [only] = before?.found ?? []
  if (!found.isKnown && before && refers && only && before.found.length === 1) {
    return { ...asked, words, ...among(before) }
  }
  return { ...asked, words, ...found }
}

type Found = Pick<Understood, 'found' | 'isKnown'>

function among({ found, isKnown }: Understood): Found {
  return { found, isKnown: isKnown && found.length > 0 }
}

/** First among the kinds that are named, then among all with the kinds' names as words. */
function look(
  searcher: Searcher,
  {
    kinds,
    filters,
    topic,
    comparison,
  }: Pick<Understood, 'kinds' | 'filters' | 'topic' | 'comparison'>,
  words: string,
  allWords: string,
): Found {
  const hasAsked = words !== '' || kinds.length > 0 || filters.length > 0 || comparison !== null
  const fact = comparison?.fact ?? (topic === 'steps' ? null : topic)
  if (!hasAsked) return allWords === '' ? NOTHING : best(searcher.find({ words: allWords }), fact)
  const narrow = best(searcher.find({ words, kinds, filters }), fact)
  if (narrow.isKnown || kinds.length === 0) return narrow
  const wide = best(searcher.find({ words: allWords, filters }), fact)
  return wide.isKnown ? wide : narrow
}

const NOTHING: Found = { found: [], isKnown: false }

/** Of what is found equally well; what has the fact that is asked for comes before the rest. */
function best(matches: readonly Match[], fact: FactName | null): Found {
  const all = topGroup(matches)
  if (fact === null) return all
  const having = topGroup(matches.filter(({ entry }) => entry.facts?.[fact]))
  return having.most >= all.most * NEARLY_EQUAL ? having : all
}

function topGroup(matches: readonly Match[]): Found & { most: number } {
  const most = Math.max(0, ...matches.map(({ coverage }) => coverage))
  const found = matches.filter(({ coverage }) => coverage >= most * EQUAL_COVERAGE)
  const ofType = found.filter(isOfType)
  const isKnown = most >= KNOWN_COVERAGE || (most >= NAMED_COVERAGE && found.some(isNamed))
  return { found: ofType.length > 0 ? ofType : found, isKnown, most }
}

function isNamed({ entry, terms, missing }: Match): boolean {
  const title = termsOf(entry.title)
  const found = terms.filter((term) => !missing.includes(term))
  const isSaid = (word: string) => found.some((term) => term.slice(0, 4) === word.slice(0, 4))
  return title.length > 1 && title.every(isSaid)
}

/** `espresso` is the type of some, and only a word of `freddo espresso`. */
function isOfType({ entry, terms }: Match): boolean {
  const types = [entry.facts?.tags?.value ?? []].flat()
  return types.some((type) => termsOf(String(type)).join(' ') === terms.join(' '))
}
