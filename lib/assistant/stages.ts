import type { AssistantAnswer } from '@/lib/assistant/schema'
import type { Filter, FactName, SearchKind } from '@/lib/search/document'
import type { Match } from '@/lib/search/index-documents'

export type Topic = FactName | 'steps'

export type Comparison = {
  fact: FactName
  end: 'min' | 'max'
  label: string
  isRelative: boolean
}

export type Reading = {
  /** Folded, in English and with corrected spelling. */
  text: string
  isForeign: boolean
  topic: Topic | null
  comparison: Comparison | null
  otherComparison: Comparison | null
  rank: number
  /** How many from `rank` on: 3 for `top 3`. */
  limit: number
  asksCount: boolean
  /** What `how many` asks for if it is no kind of entry, as an index term. */
  countedTerm: string | null
  people: number | null
  /** The number of a step; -1 is the last one, 0 the next. */
  step: number | null
  asksList: boolean
  asksHelp: boolean
  kinds: readonly SearchKind[]
  filters: readonly Filter[]
  words: string
  wordsWithKinds: string
  /** Those of the words that nothing on the site has. */
  lost: () => readonly string[]
}

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
    comparedWith: Match | null
    /** The words of the last question that named something. */
    subject?: string
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
