import {
  anyOfPrevious,
  aroundDay,
  beyondPrevious,
  type Context,
  contextOf,
  nextInOrder,
  nthOfPrevious,
  ofTheTwo,
  pickedOfPrevious,
  type Rule,
  sameMakerOrPlace,
} from '@/lib/assistant/follow-up/relations'
import { findMatches, lookUp, ranked } from '@/lib/assistant/look-up/find-matches'
import { namedEntry } from '@/lib/assistant/look-up/named-entry'
import { isIn } from '@/lib/assistant/patterns'
import type { Interpretation, Ranking, Reading } from '@/lib/assistant/stages'
import THRESHOLDS from '@/lib/assistant/thresholds.json' with { type: 'json' }
import { isAboutSite, matchedBy, namesPartOfTitle, termsOfEntry } from '@/lib/search/entries'
import type { Searcher } from '@/lib/search/find-entries'
import type { Match } from '@/lib/search/index-documents'
import { termsOf } from '@/lib/search/words'

const wordCount = (text: string) => text.split(' ').length

const isSurelyHelp = ({ entry, coverage }: Match) =>
  isAboutSite(entry) && coverage >= THRESHOLDS.sureCoverage

function previousRanking({ matches, pool, isKnown }: Interpretation, ofPool: boolean): Ranking {
  const chosen = ofPool && pool ? pool : matches
  return ranked(chosen, isKnown && chosen.length > 0, pool)
}

/** The makes of a recipe, the original of a print: what has its name among another kind. */
const namesakesOfPrevious: Rule = ({ searcher, reading, previous, only, refers, hasWords }) => {
  const { kinds, text, topic } = reading
  const isOriginal = isIn('original', text)
  const isAsked = isOriginal || (refers && kinds.some(({ name }) => name === 'make'))
  if (!isAsked || hasWords || !only || kinds.includes(only.entry.kind)) return null
  const found = searcher.find({ words: only.entry.title, kinds })
  const matches = found.filter(({ missing }) => missing.length <= (isOriginal ? 1 : 0))
  return { topic: topic ?? previous.topic, ...ranked(matches, undefined, matches) }
}

const aboutPrevious: Rule = (context) => {
  const { searcher, reading, previous, only } = context
  const { comparison } = reading
  if (!isAboutPrevious(context)) return null
  if (only && comparison && (previous.pool?.length ?? 1) < 2) {
    const ofKind = { ...reading, kinds: [only.entry.kind] }
    return { kinds: ofKind.kinds, ...findMatches(searcher, ofKind) }
  }
  const lastComparison = previous.comparison ? previous : previous.lastComparison
  const ranking = previousRanking(previous, comparison !== null)
  const step = reading.step === 0 ? (previous.step ?? 0) + 1 : reading.step
  const isOfAmount = reading.people !== null && isIn('asksQuantity', previous.text)
  const text = isOfAmount ? `${reading.text} ${previous.text}` : reading.text
  return { kinds: [], text, step, ...ranking, ...(lastComparison && { lastComparison }) }
}

function isAboutPrevious({ reading, only, hasWords, hasFilters, refers }: Context): boolean {
  if (hasWords || hasFilters || isIn('ofSite', reading.text)) return false
  const { text, kinds, topic, comparison, countedTerm, people } = reading
  if (refers || people !== null) return true
  if (kinds.length === 0) {
    const isBare = wordCount(text) <= THRESHOLDS.bareWords
    const isOfFact = topic !== null || comparison !== null || isIn('named', text)
    return isBare || isOfFact || countedTerm !== null
  }
  const names = only && kinds.includes(only.entry.kind) ? only.entry.kind.words : []
  const isOfItsKind = names.some((name) => text.split(' ').includes(name))
  return isOfItsKind && topic !== null && /\bthe\b/.test(text)
}

const aboutSite: Rule = ({ searcher, reading, previous, only, hasWords, refers }) => {
  const goesOn = refers ? reading.asksHelp : isIn('goesOn', reading.text)
  if (!only || !isAboutSite(only.entry) || !goesOn) return null
  const both = findMatches(searcher, { ...reading, text: `${reading.text} ${previous.text}` })
  const isSame = both.matches.some(({ entry }) => entry.key === only.entry.key)
  const alone = isSame && hasWords ? findMatches(searcher, reading) : null
  if (alone?.isKnown && alone.matches.some(isSurelyHelp)) return alone
  return both.isKnown && both.matches.some(({ entry }) => isAboutSite(entry)) ? both : null
}

const ofPreviousEntry: Rule = ({ searcher, reading, only, hasFilters }) => {
  const { kinds, text, wordsWithKinds } = reading
  if (!only || isAboutSite(only.entry) || hasFilters || !isIn('isOfIt', text)) return null
  if (kinds.length > 0 && !kinds.includes(only.entry.kind)) return null
  const help = reading.asksHelp ? findMatches(searcher, reading) : null
  if (help?.isKnown && help.matches.some(isSurelyHelp)) return help
  return { kinds: [], words: wordsWithKinds, ...ranked([matchedBy(only, wordsWithKinds)]) }
}

const detailOfPrevious: Rule = (context) => {
  const { searcher, reading, previous, only, refers, continues, hasWords } = context
  if (!only) return null
  const { text, kinds, words } = reading
  const terms = termsOf(words)
  const isShort =
    kinds.length === 0 &&
    wordCount(text) <= THRESHOLDS.shortText &&
    terms.length <= THRESHOLDS.shortTerms
  const entryTerms = termsOfEntry(only.entry)
  const other = continues && namedEntry(searcher, words, kinds)
  const names = termsOf(only.entry.title)
  const isOther = other && namesPartOfTitle(other) && !terms.some((term) => names.includes(term))
  const isDetail =
    isShort && terms.length > 0 && terms.every((term) => entryTerms.has(term)) && !isOther
  if (!isDetail && !(refers && !hasWords && isIn('asksWhether', text))) return null
  return { kinds: [], ...previousRanking(isDetail ? { ...previous, pool: null } : previous, false) }
}

const changedFilters: Rule = (context) => {
  const { searcher, reading, previous, hasWords, hasFilters, continues } = context
  if (!continues || hasWords || !hasFilters) return null
  const { text, people, asksCount, filters, kinds } = reading
  const facts = new Set(filters.map(({ fact }) => fact))
  const changed = {
    ...previous,
    text,
    people,
    step: null,
    asksCount: asksCount || previous.asksCount,
    filters: [...previous.filters.filter(({ fact }) => !facts.has(fact)), ...filters],
    kinds: kinds.length > 0 ? kinds : previous.kinds,
    words: previous.subject ?? previous.words,
    named: null,
    comparedWith: null,
  }
  return { ...changed, ...findMatches(searcher, { ...changed, wordsWithKinds: changed.words }) }
}

function standingAlone(context: Context): Interpretation {
  const { searcher, reading, previous, only, refers, continues } = context
  const countedTerm = reading.countedTerm ?? previous.countedTerm
  const sought =
    continues && !reading.topic ? { ...reading, topic: previous.topic, countedTerm } : reading
  const found = lookUp(searcher, sought)
  const isLost = !found.isKnown && !found.named && refers && only
  return isLost ? { ...found, ...previousRanking(previous, false) } : found
}

const RULES: readonly Rule[] = [
  nextInOrder,
  ofTheTwo,
  beyondPrevious,
  aroundDay,
  sameMakerOrPlace,
  nthOfPrevious,
  pickedOfPrevious,
  anyOfPrevious,
  namesakesOfPrevious,
  aboutPrevious,
  aboutSite,
  ofPreviousEntry,
  detailOfPrevious,
  changedFilters,
]

export function followUp(searcher: Searcher, reading: Reading, last: Interpretation) {
  const context = contextOf(searcher, reading, last)
  const earlier = context.only ?? last.earlier ?? null
  for (const rule of RULES) {
    const found = rule(context)
    const subject = context.hasWords ? reading.words : (last.subject ?? last.words)
    if (found) return { ...reading, named: null, comparedWith: null, ...found, earlier, subject }
  }
  return { ...standingAlone(context), earlier }
}
