import { besidePrevious, dayBeside } from '@/lib/assistant/follow-up/beside'
import { changedFilters } from '@/lib/assistant/follow-up/changed-filters'
import {
  all,
  type Context,
  contextOf,
  isSameAs,
  previousRanking,
  type Rule,
} from '@/lib/assistant/follow-up/context'
import { findMatches, lookUp } from '@/lib/assistant/look-up/find-matches'
import { ranked } from '@/lib/assistant/look-up/groups'
import { limitBy, namedEntry, namesakesOf } from '@/lib/assistant/look-up/named-entry'
import { findIn, isIn } from '@/lib/assistant/patterns'
import type { Reading } from '@/lib/assistant/read/read-question'
import { firstOf, type Interpretation } from '@/lib/assistant/stages'
import THRESHOLDS from '@/lib/assistant/thresholds.json' with { type: 'json' }
import {
  isAboutSite,
  kindOf,
  listOf,
  matchedBy,
  namesPartOfTitle,
  termsOfEntry,
} from '@/lib/search/entries'
import { byName, passes } from '@/lib/search/filters'
import type { Searcher } from '@/lib/search/find-entries'
import type { Match } from '@/lib/search/index-documents'
import { fold, termsOf } from '@/lib/search/words'

const wordCount = (text: string) => text.split(' ').length

const nextInOrder: Rule = ({ reading, previous, isBare }) => {
  const compared = previous.comparison ? previous : previous.lastComparison
  const asksNext = isIn('next', reading.text)
  const isAsked = isBare && reading.kinds.length === 0 && (asksNext || reading.rank > 0)
  if (!compared || !isAsked) return null
  const { comparison, filters, isKnown, pool, matches } = compared
  const rank = asksNext ? compared.rank + 1 : reading.rank
  return { comparison, rank, filters, isKnown, pool, matches: pool ?? matches }
}

const sameMakerOrPlace: Rule = ({ searcher, reading, previous, only, hasWords }) => {
  const { text, comparison } = reading
  const fact = isIn('sameMaker', text) ? 'maker' : isIn('samePlace', text) ? 'place' : null
  const [name] = fact && only ? listOf(only.entry, fact) : []
  if (!only || !fact || name === undefined || hasWords) return null
  const { kind, key } = only.entry
  const filter = byName(fact, name)
  const limits = comparison?.isRelative ? limitBy(comparison, only.entry, text) : []
  const filters = [...limits, filter, ...reading.filters]
  const found = searcher.find({ words: '', kinds: [kind], filters })
  const matches = found.filter(({ entry }) => reading.rank > 0 || entry.key !== key)
  return {
    topic: matches.length === 1 ? (reading.topic ?? previous.topic) : null,
    asksList: true,
    comparison: limits.length > 0 ? null : comparison,
    filters,
    ...all(matches),
  }
}

/** `Which of them is baked`, `do any of them have nuts`. */
const someOfPrevious: Rule = ({ reading, previous }) => {
  const { text, filters, wordsWithKinds } = reading
  const { matches } = previous
  const [first, second] = matches
  if (!first || !second) return null
  const passing = matches
    .filter(({ entry }) => filters.every((filter) => passes(entry, filter)))
    .map((match) => matchedBy(match, wordsWithKinds))
  const having = passing.filter(({ missing }) => missing.length === 0)
  const isPicked = having.length === 0 && passing.length === 1
  const chosen = isPicked ? passing : having
  const isNarrowed = isIn('ofBefore', text) || isIn('narrows', text)
  if (isNarrowed && chosen.length > 0) return { kinds: [], ...all(chosen) }
  return isIn('anyOfBefore', text) ? { kinds: [first.entry.kind], ...ranked([]) } : null
}

/** `And the other one?` is of those that the last one was chosen from, else of its kind. */
const othersThanPrevious: Rule = ({ searcher, reading, previous, only }) => {
  if (!only || !isIn('asksOther', reading.text)) return null
  const { named, pool, comparison } = previous
  const chosenFrom = [named, pool].find((one) => (one?.length ?? 0) > 1)
  const all = chosenFrom ?? searcher.find({ words: '', kinds: [only.entry.kind] })
  const others = all.filter(({ entry }) => entry.key !== only.entry.key)
  const topic = reading.topic ?? previous.topic ?? comparison?.fact ?? null
  return { topic, words: '', kinds: [], ...ranked(others, others.length > 0, all) }
}

/** The makes of a recipe, the original of a print: what has its name among another kind. */
const namesakesOfPrevious: Rule = ({ searcher, reading, previous, only, refers }) => {
  const { kinds, text, topic } = reading
  const isOriginal = isIn('original', text)
  const isAsked = isOriginal || (refers && kinds.some(({ name }) => name === 'make'))
  if (!isAsked || !only || kinds.includes(only.entry.kind)) return null
  const matches = namesakesOf(searcher, only, kinds, isOriginal ? 1 : 0)
  return { topic: topic ?? previous.topic, ...all(matches) }
}

const aboutPrevious: Rule = (context) => {
  const { searcher, reading, previous, only } = context
  const { comparison } = reading
  if (!isAboutPrevious(context)) return null
  if (only && comparison && (previous.pool?.length ?? 1) < 2) {
    const kinds = [only.entry.kind]
    return { kinds, ...findMatches(searcher, { ...reading, kinds }) }
  }
  const lastComparison = previous.comparison ? previous : previous.lastComparison
  const isNext = reading.step === 0 || (previous.step !== null && isIn('next', reading.text))
  const step = isNext ? (previous.step ?? 0) + 1 : reading.step
  const isOfAmount =
    isIn('asksQuantity', reading.people === null ? reading.text : previous.text) &&
    reading.topic === null
  const text = isOfAmount ? `${reading.text} ${previous.text}` : reading.text
  const ranking = previousRanking(previous, comparison !== null)
  const words = isOfAmount ? previous.words : reading.words
  return { kinds: [], text, words, step, ...ranking, ...(lastComparison && { lastComparison }) }
}

function isAboutPrevious({ reading, isBare, refers }: Context): boolean {
  const { text, kinds, topic, comparison, countedTerm, people } = reading
  if (!isBare || isIn('ofSite', text)) return false
  if (refers || people !== null) return true
  if (kinds.length === 0) {
    const isOfFact =
      topic !== null || comparison !== null || isIn('named', text) || isIn('asksQuantity', text)
    return wordCount(text) <= THRESHOLDS.bareWords || isOfFact || countedTerm !== null
  }
  return topic !== null
}

const isSurelyHelp = ({ entry, coverage }: Match) =>
  isAboutSite(entry) && coverage >= THRESHOLDS.sureCoverage

const aboutSite: Rule = ({ searcher, reading, previous, only, hasWords, refers }) => {
  const goesOn = refers ? reading.asksHelp : isIn('goesOn', reading.text)
  if (!only || !isAboutSite(only.entry) || !goesOn) return null
  // `How long are chats kept?`, `what if I am logged in?`
  if (isIn('isState', reading.text) && isIn('isOfMembers', fold(only.entry.text))) {
    return { text: previous.text, topic: previous.topic, ...ranked([only]) }
  }
  // `How long are chats kept?`, `and reports?`
  const about = searcher.kinds.filter((kind) => isAboutSite({ kind }))
  const isTimed = hasWords && isIn('asksHowLong', previous.text)
  const [timed] = (isTimed ? searcher.find({ words: reading.words, kinds: about }) : [])
    .filter(({ entry }) => isIn('statesPeriod', entry.text))
    .toSorted((a, b) => b.coverage - a.coverage)
  if (timed)
    return { text: `${reading.text} ${previous.text}`, topic: 'minutes', ...ranked([timed]) }
  const text = `${reading.text} ${previous.text}`
  const both = findMatches(searcher, { ...reading, text, written: text })
  const isSame = both.matches.some(({ entry }) => entry.key === only.entry.key)
  const alone = isSame && hasWords ? findMatches(searcher, reading) : null
  if (alone?.isKnown && alone.matches.some(isSurelyHelp)) return alone
  return both.isKnown && both.matches.some(({ entry }) => isAboutSite(entry)) ? both : null
}

/** `Has it any eggs?`, `and the dill?` */
const ofPreviousEntry: Rule = (context) => {
  const { searcher, reading, previous, only, refers, hasWords, hasFilters } = context
  const { kinds, text, words, wordsWithKinds, asksHelp } = reading
  if (!only || isAboutSite(only.entry)) return null
  const terms = termsOf(words)
  const isShort = terms.length <= THRESHOLDS.shortTerms
  const entryTerms = termsOfEntry(only.entry)
  const other = context.continues && namedEntry(searcher, words, kinds)
  const isOther = other && namesPartOfTitle(other)
  const isPart = terms.length > 0 && terms.every((term) => entryTerms.has(term))
  const isDetail = kinds.length === 0 && isShort && isPart && !isOther
  if (isIn('isOfIt', text) && !hasFilters) {
    const help = asksHelp ? findMatches(searcher, reading) : null
    if (help?.isKnown && help.matches.some(isSurelyHelp)) return help
    return { kinds: [], words: wordsWithKinds, ...ranked([matchedBy(only, wordsWithKinds)]) }
  }
  const isAsked = isDetail || (refers && !hasWords && isIn('asksWhether', text))
  return isAsked ? { kinds: [], ...previousRanking(previous, false) } : null
}

/** The surest first. */
const RULES: readonly Rule[] = [
  othersThanPrevious,
  sameMakerOrPlace,
  nextInOrder,
  besidePrevious,
  dayBeside,
  someOfPrevious,
  namesakesOfPrevious,
  aboutPrevious,
  aboutSite,
  ofPreviousEntry,
  changedFilters,
]

export function followUp(searcher: Searcher, reading: Reading, previous: Interpretation) {
  const context = contextOf(searcher, reading, previous)
  const { hasWords, isBare, continues } = context
  const isFew = previous.matches.length <= THRESHOLDS.beside
  const before = (isFew ? previous.matches : previous.earlier) ?? []
  const subject = hasWords ? reading.words : (previous.subject ?? previous.words)
  const limitedBy = isBare ? (previous.limitedBy ?? previous.filters) : reading.filters
  // The amounts of a dish stay those for the people who were named.
  const isScaled = isIn('asksQuantity', reading.text)
  const people = reading.people ?? (isScaled ? previous.people : null)
  const found = firstOf(RULES, context)
  if (found)
    return {
      ...reading,
      people,
      named: null,
      ...found,
      earlier: isSameAs(found.matches, previous.matches) ? (previous.earlier ?? before) : before,
      subject,
      limitedBy: found.filters ?? limitedBy,
    }
  // `And how much sugar?` after the eggs.
  const title = termsOf(namedEntry(searcher, reading.words, reading.kinds)?.entry.title ?? '')
  const [food] = termsOf(reading.words).filter(
    (term) => searcher.ingredients.has(term) && !title.includes(term),
  )
  const [last = null] = isIn('asksQuantity', previous.text)
    ? [previous.countedTerm, ...termsOf(previous.words)].filter((term) =>
        searcher.ingredients.has(term ?? ''),
      )
    : []
  const countedTerm = reading.countedTerm ?? (last && (food ?? last))
  const isOpen = continues && !reading.topic
  // `The one with the loaves` is of the same kind.
  const kind = kindOf(previous.matches)
  const isOfSuch = isIn('ofSuchOne', reading.text)
  const ofKind =
    isOfSuch && kind && reading.kinds.length === 0 ? { ...reading, kinds: [kind] } : reading
  // `And the bread?` after the heat of an oven.
  const [heat = ''] = (isOpen && findIn('askedHeat', previous.text)) || []
  const text = heat === '' ? reading.text : `which oven temperature ${reading.text}`
  const sought = isOpen ? { ...ofKind, text, topic: previous.topic, countedTerm } : ofKind
  const looked = lookUp(searcher, sought)
  // `Lemon potatoes?` after a price is a question of its own.
  const isOther = isOpen && !context.isConnected && kindOf(looked.matches) !== kind
  return { ...(isOther ? lookUp(searcher, reading) : looked), earlier: before }
}
