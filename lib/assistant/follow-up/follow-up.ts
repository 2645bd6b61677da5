import { contextOf, type Rule, type Search } from '@/lib/assistant/follow-up/context'
import {
  anyOfPrevious,
  aroundDay,
  beyondPrevious,
  nextInOrder,
  pickedOfPrevious,
  sameMakerOrPlace,
} from '@/lib/assistant/follow-up/relations'
import {
  aboutPrevious,
  aboutSite,
  changedFilters,
  detailOfPrevious,
  ofPreviousEntry,
  standingAlone,
} from '@/lib/assistant/follow-up/continuations'
import type { Interpretation, Reading } from '@/lib/assistant/stages'

/** The first rule that applies counts; the last one always does. */
const RULES: readonly Rule[] = [
  nextInOrder,
  beyondPrevious,
  aroundDay,
  sameMakerOrPlace,
  pickedOfPrevious,
  anyOfPrevious,
  aboutPrevious,
  aboutSite,
  ofPreviousEntry,
  detailOfPrevious,
  changedFilters,
  standingAlone,
]

/** The question with what it takes over from the last one. */
export function followUp(
  search: Search,
  reading: Reading,
  last: Interpretation,
): Interpretation | null {
  const context = contextOf(search, reading, last)
  for (const rule of RULES) {
    const found = rule(context)
    if (found) return { ...reading, pair: null, comparedWith: null, ...found }
  }
  return null
}
