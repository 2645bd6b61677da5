import type { AssistantAnswer } from '@/lib/assistant/schema'
import type { Filter, FactName, SearchKind } from '@/lib/search/document'
import type { Match } from '@/lib/search/index-documents'

/** What a question asks of an entry; `steps` are the sentences of its text. */
export type Topic = FactName | 'steps'

export type Comparison = {
  fact: FactName
  end: 'min' | 'max'
  label: string
  /** `cheaper` compares with the answer before. */
  isRelative: boolean
}

/** The first stage makes it of the text alone. */
export type Reading = {
  /** Folded and with corrected spelling. */
  text: string
  topic: Topic | null
  comparison: Comparison | null
  /** It counts from 0, in the order of the comparison. */
  rank: number
  /** `rank` is of the one after the last answer's. */
  isNextRank: boolean
  /** How many from that rank on: 3 for `top 3`. */
  limit: number
  asksCount: boolean
  /** What `how many` asks for if it is no kind of entry, as an index term. */
  countedTerm: string | null
  people: number | null
  asksAverage: boolean
  asksList: boolean
  asksWhether: boolean
  asksForOne: boolean
  asksHelp: boolean
  kinds: readonly SearchKind[]
  filters: readonly Filter[]
  /** The search words, without words that only ask. */
  words: string
  wordsWithKinds: string
}

/** Matches that fit equally well, with how much of the question the best of them has. */
export type Group = { matches: readonly Match[]; isKnown: boolean; coverage: number }

/** What the search finds for a reading, before one of it is chosen. */
export type Candidates = {
  /** The entry whose title is the question. */
  titled: Match | null
  isAboutPerson: boolean
  entries: Group
  help: Group
  /** The entry that the words name, where nothing else is known. */
  named: Match | null
}

export type Ranking = {
  /** Equally good ones, best first. */
  matches: readonly Match[]
  /** False where they are only near to what was asked for. */
  isKnown: boolean
  /** What a later comparison, such as `and the cheapest?`, chooses from. */
  pool: readonly Match[] | null
}

export type Interpretation = Reading &
  Ranking & {
    /** The two entries that a comparison names. */
    pair: readonly [Match, Match] | null
    /** The entry that `cheaper` compares with. */
    comparedWith: Match | null
    /** The last question that compared, for `and the second?`. */
    lastComparison?: Interpretation
  }

/** `detail` is what the entry tells of the topic, `fact` another fact that answers. */
type Basis = 'fact' | 'detail' | 'text' | 'description'

export type Draft = AssistantAnswer & {
  /** The entries that the next question may refer to. */
  about: readonly Match[]
  /** Set for an answer about one entry, which is checked. */
  single?: { match: Match; basis: Basis; detail: string | null }
}
