import { ranked } from '@/lib/assistant/look-up/groups'
import { isIn } from '@/lib/assistant/patterns'
import type { Reading } from '@/lib/assistant/read/read-question'
import type { Interpretation, Ranking } from '@/lib/assistant/stages'
import type { Filter } from '@/lib/search/document'
import type { Match } from '@/lib/search/index-documents'
import { passes } from '@/lib/search/filters'
import type { Searcher } from '@/lib/search/find-entries'
import { kindOf } from '@/lib/search/entries'
import { isCommonWord, termsOf } from '@/lib/search/words'

export type Context = ReturnType<typeof contextOf>

/** One way to go on from the last answer, or null where the question does not ask for it. */
export type Rule = (context: Context) => (Ranking & Partial<Interpretation>) | null

export function contextOf(searcher: Searcher, reading: Reading, previous: Interpretation) {
  const [only = null, other] = previous.matches
  const refers = isIn('refers', reading.text)
  const hasWords = termsOf(reading.words).some((term) => !isCommonWord(term))
  // `The espresso there` is the last one.
  const isOfOnly = (one: Filter) =>
    only !== null && !other && one.fact === 'tags' && !one.isNegative && passes(only.entry, one)
  const hasFilters = !reading.filters.every(isOfOnly)
  const isConnected = isIn('continues', reading.text) || refers
  return {
    searcher,
    reading,
    previous,
    only: other ? null : only,
    hasWords,
    hasFilters,
    /** It has neither words nor filters. */
    isBare: !hasWords && !hasFilters,
    refers,
    isConnected,
    continues: isConnected || isElliptical(reading, previous),
  }
}

/** `The tote bag?`, `anything without milk`: it names something and asks nothing of its own. */
function isElliptical(reading: Reading, { matches }: Interpretation): boolean {
  const { text, topic, comparison, countedTerm, asksHelp, asksMakes, kinds, filters } = reading
  const isWhole = asksHelp || asksMakes || kinds.length > 0 || isIn('asksOwn', text)
  if (isWhole || (topic ?? comparison ?? countedTerm) !== null) return false
  const kind = kindOf(matches)
  const isOfKind = (one: Filter) =>
    matches.some(({ entry }) => entry.facts?.[one.fact]) && (!one.kind || one.kind === kind)
  return kind !== undefined && filters.every(isOfKind)
}

export const all = (matches: readonly Match[]) => ranked(matches, undefined, matches)

export const beside = (named: readonly Match[]) => ({ named, ...all(named) })

export function previousRanking(
  { matches, pool, isKnown }: Interpretation,
  ofPool: boolean,
): Ranking {
  const chosen = ofPool && pool ? pool : matches
  return ranked(chosen, isKnown && chosen.length > 0, pool)
}

/** `Does it cost less?` asks of the entry before: the one before that stays. */
export const isSameAs = (some: readonly Match[], others: readonly Match[]) =>
  some.length === others.length && some.every(({ entry }, i) => entry.key === others[i]?.entry.key)
