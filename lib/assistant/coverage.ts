import type { Match } from '@/lib/search/index-documents'
import { termsOf } from '@/lib/search/words'

export type Group = { found: readonly Match[]; isKnown: boolean; most: number }

/** It goes from 0 to 1; a question below it is about something else. */
export const KNOWN_COVERAGE = 0.6

/** It applies to a question that contains a whole title. */
export const NAMED_COVERAGE = 0.4

/** It applies to a question that also names entries. */
export const SURE_COVERAGE = 0.75

export const NOTHING: Group = { found: [], isKnown: false, most: 0 }

/** The least share of a title by which a question names its entry. */
export const LEAST_SHARE = 0.4

export function titleShare({ entry, terms }: Match): number {
  const title = termsOf(entry.title)
  return title.length === 0 ? 0 : title.filter((term) => terms.includes(term)).length / title.length
}
