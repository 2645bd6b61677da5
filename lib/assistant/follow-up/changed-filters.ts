import type { Rule } from '@/lib/assistant/follow-up/context'
import { findMatches } from '@/lib/assistant/look-up/find-matches'
import { isIn } from '@/lib/assistant/patterns'
import type { Filter } from '@/lib/search/document'
import { termsOf } from '@/lib/search/words'

export const changedFilters: Rule = ({
  searcher,
  reading,
  previous,
  hasWords,
  hasFilters,
  continues,
}) => {
  if (!continues || hasWords || !hasFilters) return null
  const { text, people, asksCount, filters, kinds, comparison, rank } = reading
  const facts = new Set(filters.flatMap((one) => (one.isNegative ? [] : one.fact)))
  // `Vegan ones` of the mains are mains.
  const isOther = ({ fact, isAdjective }: Filter) =>
    fact === 'tags' && filters.every((one) => one.fact !== fact || one.isAdjective !== isAdjective)
  const isKept = (one: Filter) => !facts.has(one.fact) || isOther(one)
  const leftOut = filters.flatMap(({ isNegative, label }) => (isNegative ? termsOf(label) : []))
  const words = (previous.subject ?? previous.words)
    .split(' ')
    .filter((word) => !termsOf(word).some((term) => leftOut.includes(term)))
    .join(' ')
  const changed = {
    ...previous,
    // `Any good coffee in Lisbon?`, `and on Kos?`
    text: isIn('asksGood', previous.text) ? `${text} ${previous.text}` : text,
    people,
    step: null,
    asksCount: asksCount || previous.asksCount,
    filters: [...(previous.limitedBy ?? previous.filters).filter(isKept), ...filters],
    kinds: kinds.length > 0 ? kinds : previous.kinds,
    words,
    wordsWithKinds: words,
    named: null,
    ...(comparison?.isRelative === false && { comparison, rank }),
  }
  return { ...changed, ...findMatches(searcher, changed) }
}
