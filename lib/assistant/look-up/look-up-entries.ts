import { isAboutSite, listOf, titleShare } from '@/lib/assistant/entries'
import { valueOf } from '@/lib/assistant/fact-values'
import DEMONYMS from '@/lib/assistant/look-up/demonyms.json' with { type: 'json' }
import {
  havingFirst,
  namesWithKinds,
  NO_GROUP,
  shownFirst,
  topMatches,
} from '@/lib/assistant/rank/top-matches'
import type { Group, Reading } from '@/lib/assistant/stages'
import { THRESHOLDS } from '@/lib/assistant/thresholds'
import { isCommonWord } from '@/lib/search/word-lists'
import type { SearchKind } from '@/lib/search/document'
import type { Searcher } from '@/lib/search/find-entries'
import type { Match } from '@/lib/search/index-documents'
import { termsOf } from '@/lib/search/words'

const demonyms = new Map(Object.entries(DEMONYMS.countries))

/** First among the named kinds, then among all, with the kinds' names as search words. */
export function lookUpEntries(searcher: Searcher, reading: Reading): Group {
  const { kinds, filters, topic, comparison, wordsWithKinds, asksAverage } = reading
  const isNarrow = kinds.length > 0 || filters.length > 0 || comparison !== null
  const names = termsOf(reading.words).some((term) => !isCommonWord(term))
  const words = names || !isNarrow ? reading.words : ''
  if (words === '' && !isNarrow) return NO_GROUP
  const things = searcher.kinds.filter((kind) => !isAboutSite({ kind }))
  if (comparison && words === '' && kinds.length === 0 && filters.length === 0) {
    const all = searcher.find({ words, kinds: things })
    const having = all.filter(({ entry }) => valueOf(entry, comparison.fact) !== null)
    return topMatches(having, reading)
  }
  const holder =
    reading.asksWhether && topic === 'ingredients' ? holderOf(searcher, words, reading.text) : null
  if (holder) return { matches: [holder], isKnown: true, coverage: 1 }
  const fact = asksAverage ? 'score' : (comparison?.fact ?? (topic === 'steps' ? null : topic))
  const find = (sought: { words: string; kinds: readonly SearchKind[] }) => {
    const found = shownFirst(searcher.find({ ...sought, filters, isExact: true }), kinds)
    return topMatches(havingFirst(found, reading.text), reading, fact)
  }
  const narrow = find({ words, kinds: kinds.length > 0 ? kinds : things })
  if (narrow.isKnown || kinds.length === 0) return narrow
  const ofOrigin = byOrigin(searcher, reading, words)
  if (ofOrigin.length > 0) return topMatches(ofOrigin, reading)
  const wide = find({ words: wordsWithKinds, kinds: things })
  if (wide.isKnown && namesWithKinds(wide, reading)) return wide
  // `What do I buy for …?` names a kind only by its verb.
  const plain = find({ words, kinds: things })
  return plain.isKnown && words !== '' ? plain : narrow
}

/** `From Greece` also means `Greek`. */
function byOrigin(searcher: Searcher, { kinds, filters }: Reading, words: string): Match[] {
  const origins = filters.flatMap(({ fact, label }) =>
    fact === 'place' ? (demonyms.get(label.replace(/^in /, '')) ?? []) : [],
  )
  if (origins.length === 0) return []
  const others = filters.filter(({ fact }) => fact !== 'place')
  const sought = `${words} ${origins.join(' ')}`
  return searcher.find({ words: sought, kinds, filters: others, isExact: true })
}

/** The dish in `does the loaf contain eggs?` */
function holderOf(searcher: Searcher, words: string, text: string): Match | null {
  const share = (match: Match) => titleShare({ ...match, terms: termsOf(text) })
  const [first, second] = searcher
    .find({ words, isExact: true })
    .filter(({ entry }) => listOf(entry, 'ingredients').length > 0 && entry.kind.scale)
    .sort((a, b) => share(b) - share(a))
  if (!first || share(first) < THRESHOLDS.titleShare) return null
  return !second || share(second) < share(first) ? first : null
}
