import { all, beside, type Rule } from '@/lib/assistant/follow-up/context'
import { ranked } from '@/lib/assistant/look-up/groups'
import { limitBy, namedEntry } from '@/lib/assistant/look-up/named-entry'
import { findIn, isIn, patternOf } from '@/lib/assistant/patterns'
import { addDays } from '@/lib/format'
import { onDate } from '@/lib/search/date-filters'
import { kindOf, namesPartOfTitle, valueOf } from '@/lib/search/entries'
import { toNumber } from '@/lib/search/numbers'

/** Those of the last two answers, or of the last one, beside each other. */
export const besidePrevious: Rule = ({ searcher, reading, previous, only, isBare }) => {
  const { comparison, text, kinds } = reading
  const { named, earlier = [] } = previous
  const isCounted = isIn('together', text) || isIn('severalOfIt', text)
  // `Is it smaller than the vase?` compares the last one, `is the vase smaller?` compares with it.
  const isThan = isIn('comparesIt', text)
  const isOpen = only && (isCounted || comparison?.isRelative)
  const ofKinds = only && kinds.length === 0 ? [only.entry.kind] : kinds
  const other = isOpen ? namedEntry(searcher, reading.words, ofKinds) : null
  // `Is the mug dearer?`, `and two of them with the mug?`: the last entry is meant with it.
  const isOther = other && namesPartOfTitle(other) && other.entry.key !== only?.entry.key
  if (only && isOther && other.entry.kind === only.entry.kind) {
    const topic = reading.topic ?? previous.topic
    const titled = text.replace(patternOf('pronoun'), only.entry.title.toLowerCase())
    return { topic, text: titled, ...beside(isThan ? [only, other] : [other, only]) }
  }
  if (!isBare) return null
  // `Does it cost less?` after two entries compares the last one with that before.
  const isOfLast = only && comparison?.isRelative && isIn('asksWhether', text)
  const isOfTwo =
    (comparison !== null || isCounted) && kinds.length === 0 && (isOfLast || isIn('ofTheTwo', text))
  const last = new Map([...previous.matches, ...earlier].map((match) => [match.entry.key, match]))
  const both = [...last.values()]
  const isLater = both.length === 2 || (earlier.length > 0 && both.length > 1)
  const isAlike = comparison && both.every(({ entry }) => valueOf(entry, comparison.fact))
  if (isOfTwo && isLater && (kindOf(both) || isAlike)) {
    return { topic: reading.topic ?? previous.topic, ...beside(both) }
  }
  const isOfAll = kinds.length > 0 && comparison?.isRelative === false
  const isOfNamed = isIn('together', text) || isIn('isOfIt', text) || comparison !== null
  if (named && isIn('asksDifference', text)) {
    return { topic: null, comparison: comparison ?? previous.comparison, ...beside(named) }
  }
  if (named && isOfNamed && !isOfAll) {
    return { topic: reading.topic ?? previous.topic, ...beside(named) }
  }
  const filters = only && comparison?.isRelative ? limitBy(comparison, only.entry, text) : []
  if (filters.length === 0) return null
  return { filters, comparison: null, ...all(searcher.find({ words: '', filters })) }
}

export const dayBeside: Rule = ({ searcher, reading, previous, only, isBare }) => {
  const [wording] = findIn('dayBeside', reading.text) ?? []
  const day = only?.entry.facts?.date?.value
  if (!only || typeof day !== 'string' || wording === undefined || !isBare) return null
  const count = toNumber(findIn('severalDays', reading.text)?.[1] ?? '') || 1
  const days = /before|previous|earlier/.test(wording) ? -count : count
  const filters = [onDate(addDays(day, days))]
  const matches = searcher.find({ words: '', kinds: [only.entry.kind], filters })
  return { topic: reading.topic ?? previous.topic, ...ranked(matches) }
}
