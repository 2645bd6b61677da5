import type { AssistantAnswer } from '@/lib/assistant/schema'
import type { Reading } from '@/lib/assistant/read/read-question'
import type { Filter } from '@/lib/search/document'
import type { Match } from '@/lib/search/index-documents'

export type Group = { matches: readonly Match[]; isKnown: boolean; coverage: number }

export type Ranking = {
  matches: readonly Match[]
  isKnown: boolean
  /** What a later comparison, such as `and the cheapest?`, chooses from. */
  pool: readonly Match[] | null
}

export type Interpretation = Reading &
  Ranking & {
    /** Two or more of one kind, to be told beside each other. */
    named: readonly Match[] | null
    /** Finds what the store has of an entry; it is looked up where a sale is asked for alone. */
    sold?: (match: Pick<Match, 'entry'>) => Match | undefined
    /** The words of the last question that named something. */
    subject?: string
    /** What is compared with a match and is not here. */
    absent?: string
    /** What limits the conversation, also where the last answer was of one entry. */
    limitedBy?: readonly Filter[]
    /** What the answer before the last one was about. */
    earlier?: readonly Match[]
    lastComparison?: Interpretation
  }

export type Draft = AssistantAnswer & { about: readonly Match[] }

/** The result of the first rule that has one; the surest rules stand first. */
export function firstOf<From, To>(
  rules: readonly ((from: From) => To | null)[],
  from: From,
): To | null {
  for (const rule of rules) {
    const result = rule(from)
    if (result) return result
  }
  return null
}
