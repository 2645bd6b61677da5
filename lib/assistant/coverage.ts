import type { Match } from '@/lib/search/index-documents'
import { termsOf } from '@/lib/search/words'

export type Group = { found: readonly Match[]; isKnown: boolean; most: number }

/** From 0 to 1: below it the question is about something else. */
export const KNOWN_COVERAGE = 0.6

/** Enough where the question has the whole title. */
export const NAMED_COVERAGE = 0.4

/** Where the question names things, too. */
export const SURE_COVERAGE = 0.75

export const NOTHING: Group = { found: [], isKnown: false, most: 0 }

/** Of a title, for the thing to be named. */
export const LEAST_SHARE = 0.4

/** How much of its title the question has. */
export function titleShare({ entry, terms }: Match): number {
  const title = termsOf(entry.title)
  return title.length === 0 ? 0 : title.filter((term) => terms.includes(term)).length / title.length
}
