import { continued } from '@/lib/assistant/continued'
import {
  ASKING_CLAUSE,
  ASKS_AVERAGE,
  ASKS_COUNT,
  ASKS_FOR_ONE,
  ASKS_HELP,
  ASKS_LIST,
  ASKS_MAKES,
  ASKS_WHETHER,
  type Comparison,
  comparisonOf,
  rankOf,
  SEVERAL,
  type Topic,
  topicOf,
  withoutComparison,
} from '@/lib/assistant/intents'
import { type Found, look } from '@/lib/assistant/look'
import { spaced } from '@/lib/assistant/manners'
import { contentWords } from '@/lib/assistant/content-words'
import { pairOf } from '@/lib/assistant/pair'
import { peopleOf } from '@/lib/assistant/people'
import { reworded } from '@/lib/assistant/wordings'
import type { SearchKind } from '@/lib/search/document'
import type { Searcher } from '@/lib/search/find-entries'
import type { Match } from '@/lib/search/index-documents'
import type { ReadQuery } from '@/lib/search/read-query'
import { termsOf } from '@/lib/search/words'

export type Reading = {
  /** Folded and with corrected spelling. */
  text: string
  topic: Topic | null
  comparison: Comparison | null
  /** It counts from 0, in the order of the comparison. */
  rank: number
  /** How many from the beginning of that order. */
  most: number
  asksCount: boolean
  /** What `how many` asks for if it is no kind of entry, as an index term. */
  amountOf: string | null
  people: number | null
  asksAverage: boolean
  asksList: boolean
  asksWhether: boolean
  asksForOne: boolean
  asksHelp: boolean
  kinds: readonly SearchKind[]
  filters: ReadQuery['filters']
  /** The search words, without words that only ask. */
  words: string
}

export type Understood = Reading &
  Found & {
    pair: readonly [Match, Match] | null
    /** The entry that `cheaper` compares with. */
    than: Match | null
    /** The last question that compared, for `and the second?`. */
    ordered?: Understood
  }

export type Read = Reading & { wordsWithKinds: string }

/** `45x60`: the letter is no typing error. */
const SIDES = /(\d)\s*[x×]\s*(?=\d)/gi

export function understand(
  searcher: Searcher,
  question: string,
  before: Understood | null,
): Understood {
  const reading = read(
    searcher,
    reworded(searcher.correct(spaced(question.replace(SIDES, '$1 by ')))),
  )
  return (
    (before && continued(searcher, reading, before)) ?? {
      ...reading,
      than: null,
      pair: pairOf(searcher, reading),
      ...look(searcher, reading),
    }
  )
}

function read(searcher: Searcher, text: string): Read {
  const isCompared = comparisonOf(text, true) !== null
  const people = peopleOf(text)
  const plain = people ? text.replace(people.said, ' ') : text
  const query = searcher.read(isCompared ? withoutComparison(plain.replace(SEVERAL, ' ')) : plain)
  const topic = topicOf(text)
  const isAmount = ASKS_COUNT.test(text)
  const counted = /\b(?:how many|number of) (\S+(?: \S+){0,2})/.exec(text)?.[1] ?? ''
  const ofCounted = searcher.read(counted)
  const [amountOf = null] = termsOf(ofCounted.words)
  // `How many are from Athens?` counts what the filter leaves.
  const asksCount =
    isAmount && (ofCounted.kinds.length > 0 || (amountOf === null && query.filters.length > 0))
  const make = searcher.kinds.filter(({ name }) => name === 'make')
  const comparison = comparisonOf(text, query.kinds.length > 0)
  const isOfMakes = ASKS_MAKES.test(text) && !ASKS_HELP.test(text) && comparison?.fact !== 'makes'
  const { rank, most } = rankOf(text)
  return {
    text,
    topic,
    rank,
    most,
    asksCount,
    filters: query.filters,
    comparison,
    people: people?.number ?? null,
    // In questions about an oven, `how many` asks for degrees.
    amountOf: isAmount && !asksCount && !/\boven\b/.test(text) ? amountOf : null,
    asksAverage: ASKS_AVERAGE.test(text),
    asksList: ASKS_LIST.test(text),
    asksWhether: ASKS_WHETHER.test(text),
    asksForOne: ASKS_FOR_ONE.test(text),
    asksHelp: ASKS_HELP.test(text) || ASKING_CLAUSE.test(text),
    kinds: isOfMakes ? make : query.kinds,
    words: contentWords(query.wordsWithoutKinds),
    wordsWithKinds: contentWords(query.words) || query.words,
  }
}
