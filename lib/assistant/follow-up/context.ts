import { isMake } from '@/lib/assistant/entries'
import { CONTINUES, REFERS } from '@/lib/assistant/follow-up/references'
import type { Interpretation, Ranking, Reading } from '@/lib/assistant/stages'
import { isCommonWord } from '@/lib/search/word-lists'
import type { Searcher } from '@/lib/search/find-entries'
import type { Match } from '@/lib/search/index-documents'
import { termsOf } from '@/lib/search/words'

export type Search = {
  searcher: Searcher
  /** Looks up and ranks. */
  rank: (reading: Reading) => Ranking
}

export type Context = Search & {
  reading: Reading
  previous: Interpretation
  /** The one entry of the last answer. */
  only: Match | null
  /** It names something itself. */
  hasWords: boolean
  hasFilters: boolean
  refers: boolean
  continues: boolean
}

/** What a rule changes of the reading, with what it finds; null where it does not apply. */
export type Rule = (context: Context) => (Ranking & Partial<Interpretation>) | null

export function contextOf(search: Search, reading: Reading, last: Interpretation): Context {
  const previous = withoutMakes(last)
  const [only = null, other] = previous.matches
  const refers = REFERS.test(reading.text)
  return {
    ...search,
    reading,
    previous,
    only: other ? null : only,
    hasWords: termsOf(reading.words).some((term) => !isCommonWord(term)),
    hasFilters: reading.filters.length > 0,
    refers,
    continues: CONTINUES.test(reading.text) || refers,
  }
}

/** `it` means the recipe after a recipe and its makes. */
function withoutMakes(last: Interpretation): Interpretation {
  const matches = last.matches.filter(({ entry }) => !isMake(entry))
  return matches.length === 1 ? { ...last, matches } : last
}
