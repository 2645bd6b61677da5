import { isAboutSite, matchedBy, termsOfEntry } from '@/lib/assistant/entries'
import type { Context, Rule } from '@/lib/assistant/follow-up/context'
import { GOES_ON, IS_OF_IT } from '@/lib/assistant/follow-up/references'
import { namedPair } from '@/lib/assistant/look-up/named-pair'
import type { Interpretation, Ranking } from '@/lib/assistant/stages'
import { THRESHOLDS } from '@/lib/assistant/thresholds'
import type { Match } from '@/lib/search/index-documents'
import { termsOf } from '@/lib/search/words'

const wordCount = (text: string) => text.split(' ').length

const isSurelyHelp = ({ entry, coverage }: Match) =>
  isAboutSite(entry) && coverage >= THRESHOLDS.sureCoverage

/** The last answer again, or all that it was chosen from. */
function previousRanking({ matches, pool, isKnown }: Interpretation, ofPool: boolean): Ranking {
  const chosen = ofPool && pool ? pool : matches
  return { matches: chosen, isKnown: isKnown && chosen.length > 0, pool }
}

/** `How big is it?`, `why not?`, `and the cheapest?` */
export const aboutPrevious: Rule = (context) => {
  const { reading, previous, only, rank } = context
  const { comparison } = reading
  if (!isAboutPrevious(context)) return null
  if (only && comparison && (previous.pool?.length ?? 1) < 2) {
    const ofKind = { ...reading, kinds: [only.entry.kind] }
    return { kinds: ofKind.kinds, ...rank(ofKind) }
  }
  const lastComparison = previous.comparison ? previous : previous.lastComparison
  const ranking = previousRanking(previous, comparison !== null)
  return { kinds: [], ...ranking, ...(lastComparison && { lastComparison }) }
}

function isAboutPrevious({ reading, only, hasWords, hasFilters, refers }: Context): boolean {
  if (hasWords || hasFilters) return false
  const { text, kinds, topic, comparison, countedTerm } = reading
  if (refers) return true
  if (kinds.length === 0) {
    const isBare = wordCount(text) <= THRESHOLDS.bareWords
    return isBare || topic !== null || comparison !== null || countedTerm !== null
  }
  const names = only && kinds.includes(only.entry.kind) ? only.entry.kind.words : []
  const isOfItsKind = names.some((name) => text.split(' ').includes(name))
  return isOfItsKind && topic !== null && /\bthe\b/.test(text)
}

/** `How can I delete mine?` after an answer about chats, and `and when I log in?` about cookies. */
export const aboutSite: Rule = ({ reading, previous, only, hasWords, refers, rank }) => {
  const goesOn = refers ? reading.asksHelp : GOES_ON.test(reading.text)
  if (!only || !isAboutSite(only.entry) || !goesOn) return null
  const both = rank({ ...reading, text: `${reading.text} ${previous.text}` })
  const isSame = both.matches.some(({ entry }) => entry.key === only.entry.key)
  const alone = isSame && hasWords ? rank(reading) : null
  if (alone?.isKnown && alone.matches.some(isSurelyHelp)) return alone
  return both.isKnown && both.matches.some(({ entry }) => isAboutSite(entry)) ? both : null
}

/** `Is there any flour in it?` */
export const ofPreviousEntry: Rule = ({ reading, only, hasFilters, rank }) => {
  const { kinds, text, wordsWithKinds } = reading
  if (!only || isAboutSite(only.entry) || hasFilters || !IS_OF_IT.test(text)) return null
  if (kinds.length > 0 && !kinds.includes(only.entry.kind)) return null
  const help = reading.asksHelp ? rank(reading) : null
  if (help?.isKnown && help.matches.some(isSurelyHelp)) return help
  const matches = [matchedBy(only, wordsWithKinds)]
  return { kinds: [], words: wordsWithKinds, matches, isKnown: true, pool: null }
}

/** `And the eggs?` asks for a word of the last entry. */
export const detailOfPrevious: Rule = ({ reading, previous, only, refers, hasWords }) => {
  if (!only) return null
  const { text, kinds, words, asksWhether } = reading
  const terms = termsOf(words)
  const isShort =
    kinds.length === 0 &&
    wordCount(text) <= THRESHOLDS.shortText &&
    terms.length <= THRESHOLDS.shortTerms
  const entryTerms = termsOfEntry(only.entry)
  const isDetail = isShort && terms.length > 0 && terms.every((term) => entryTerms.has(term))
  if (!isDetail && !(refers && !hasWords && asksWhether)) return null
  return { kinds: [], ...previousRanking(isDetail ? { ...previous, pool: null } : previous, false) }
}

/** `And in Athens?` */
export const changedFilters: Rule = ({
  reading,
  previous,
  hasWords,
  hasFilters,
  continues,
  rank,
}) => {
  if (!continues || hasWords || !hasFilters) return null
  const facts = new Set(reading.filters.map(({ fact }) => fact))
  const others = previous.filters.filter(({ fact }) => !facts.has(fact))
  const kinds = reading.kinds.length > 0 ? reading.kinds : previous.kinds
  const changed = {
    ...previous,
    text: reading.text,
    filters: [...others, ...reading.filters],
    kinds,
  }
  return { ...changed, ...rank({ ...changed, wordsWithKinds: previous.words }), ...NOTHING_RELATED }
}

const NOTHING_RELATED = { pair: null, comparedWith: null } as const

/** A question of its own; what it lacks is the last one's. */
export const standingAlone: Rule = ({
  searcher,
  reading,
  previous,
  only,
  refers,
  continues,
  rank,
}) => {
  const withTopic = continues && !reading.topic ? { ...reading, topic: previous.topic } : reading
  const ranking = rank(withTopic)
  const pair = namedPair(searcher, withTopic)
  if (!ranking.isKnown && !pair && refers && only) {
    return { topic: withTopic.topic, ...previousRanking(previous, false) }
  }
  return { topic: withTopic.topic, ...ranking, pair }
}
