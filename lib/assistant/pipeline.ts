import { check } from '@/lib/assistant/check/check'
import { compose } from '@/lib/assistant/compose/compose'
import { followUp } from '@/lib/assistant/follow-up/follow-up'
import { lookUp } from '@/lib/assistant/look-up/look-up'
import { namedPair } from '@/lib/assistant/look-up/named-pair'
import { rank } from '@/lib/assistant/rank/rank'
import { readQuestion } from '@/lib/assistant/read/read-question'
import type { Draft, Interpretation, Ranking, Reading } from '@/lib/assistant/stages'
import type { Searcher } from '@/lib/search/find-entries'

/**
 * The stages of an answer: read the question, look it up, rank what was found, compose an answer
 * and check it. `stages.ts` has what they hand on.
 */
export function answerWith(
  searcher: Searcher,
  question: string,
  previous: Interpretation | null,
): { interpretation: Interpretation; draft: Draft } {
  const interpretation = interpret(searcher, question, previous)
  const draft = check(compose(interpretation), interpretation)
  return { interpretation, draft }
}

/** The question with the entries that it is about. */
export function interpret(
  searcher: Searcher,
  question: string,
  previous: Interpretation | null,
): Interpretation {
  const find = (sought: Reading): Ranking => rank(sought, lookUp(searcher, sought))
  const reading = readQuestion(searcher, question)
  const continued = previous && followUp({ searcher, rank: find }, reading, previous)
  return (
    continued ?? {
      ...reading,
      ...find(reading),
      pair: namedPair(searcher, reading),
      comparedWith: null,
    }
  )
}
