import { comparisonOf, orderOf, SEVERAL, withoutComparison } from '@/lib/assistant/read/comparisons'
import { contentWords } from '@/lib/assistant/read/content-words'
import {
  ASKING_CLAUSE,
  ASKS_AVERAGE,
  ASKS_COUNT,
  ASKS_FOR_ONE,
  ASKS_HELP,
  ASKS_LIST,
  ASKS_MAKES,
  ASKS_WHETHER,
  topicOf,
} from '@/lib/assistant/read/intents'
import { normalize } from '@/lib/assistant/read/normalize'
import { peopleCountOf } from '@/lib/assistant/read/people-count'
import { rewrite } from '@/lib/assistant/read/rewrites'
import type { Reading } from '@/lib/assistant/stages'
import type { Searcher } from '@/lib/search/find-entries'
import { termsOf } from '@/lib/search/words'

/** `45x60`: the letter is no typing error. */
const SIDES = /(\d)\s*[x×]\s*(?=\d)/gi
const COUNTED = /\b(?:how many|number of) (\S+(?: \S+){0,2})/

export function readQuestion(searcher: Searcher, question: string): Reading {
  const text = rewrite(searcher.correct(normalize(question.replace(SIDES, '$1 by '))))
  const isCompared = comparisonOf(text, true) !== null
  const count = peopleCountOf(text)
  const plain = count ? text.replace(count.wording, ' ') : text
  const query = searcher.read(isCompared ? withoutComparison(plain.replace(SEVERAL, ' ')) : plain)
  const comparison = comparisonOf(text, query.kinds.length > 0)
  const asksHelp = ASKS_HELP.test(text)
  const asksMakes = ASKS_MAKES.test(text) && !asksHelp && comparison?.fact !== 'makes'
  return {
    text,
    topic: topicOf(text),
    comparison,
    ...orderOf(text),
    ...countingOf(searcher, text, query.filters.length > 0),
    people: count?.people ?? null,
    asksAverage: ASKS_AVERAGE.test(text),
    asksList: ASKS_LIST.test(text),
    asksWhether: ASKS_WHETHER.test(text),
    asksForOne: ASKS_FOR_ONE.test(text),
    asksHelp: asksHelp || ASKING_CLAUSE.test(text),
    kinds: asksMakes ? searcher.kinds.filter(({ name }) => name === 'make') : query.kinds,
    filters: query.filters,
    words: contentWords(query.wordsWithoutKinds),
    wordsWithKinds: contentWords(query.words) || query.words,
  }
}

function countingOf(
  searcher: Searcher,
  text: string,
  hasFilters: boolean,
): Pick<Reading, 'asksCount' | 'countedTerm'> {
  if (!ASKS_COUNT.test(text)) return { asksCount: false, countedTerm: null }
  const counted = searcher.read(COUNTED.exec(text)?.[1] ?? '')
  const [countedTerm = null] = termsOf(counted.words)
  // `How many are from Athens?` counts what the filter leaves.
  const asksCount = counted.kinds.length > 0 || (countedTerm === null && hasFilters)
  // In questions about an oven, `how many` asks for degrees.
  const isAmount = !asksCount && !/\boven\b/.test(text)
  return { asksCount, countedTerm: isAmount ? countedTerm : null }
}
