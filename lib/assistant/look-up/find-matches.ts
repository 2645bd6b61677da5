import { havingFirst, NO_GROUP, ranked, topMatches, withPool } from '@/lib/assistant/look-up/groups'
import { hasLeftOut, isAble, kindsMeant } from '@/lib/assistant/look-up/kinds-meant'
import { lookUpHelp, nearHelp } from '@/lib/assistant/look-up/find-help'
import {
  limitsByNames,
  namedEntry,
  namedTogether,
  namesakesOf,
} from '@/lib/assistant/look-up/named-entry'
import { findIn, isIn } from '@/lib/assistant/patterns'
import { contentWords, type Reading } from '@/lib/assistant/read/read-question'
import type { Group, Interpretation, Ranking } from '@/lib/assistant/stages'
import THRESHOLDS from '@/lib/assistant/thresholds.json' with { type: 'json' }
import { bestCoverage, foundTerms, isMake, lostTerms, namesPartOfTitle } from '@/lib/search/entries'
import type { SearchKind } from '@/lib/search/document'
import type { Searcher } from '@/lib/search/find-entries'
import type { Match } from '@/lib/search/index-documents'
import { passes } from '@/lib/search/filters'
import { isCommonWord, termsOf } from '@/lib/search/words'

export function lookUp(searcher: Searcher, reading: Reading): Interpretation {
  const limited = limitsByNames(searcher, reading)
  if (limited) return lookUpLimited(searcher, reading, limited)
  const named = namedTogether(searcher, reading)
  const found = findMatches(searcher, reading)
  const isDeclared = reading.filters.some(({ isUndeclared }) => isUndeclared)
  const isMisled = !named && !found.isKnown && reading.filters.length > 0 && !isDeclared
  const near = isMisled ? namedEntry(searcher, reading.words, reading.kinds) : null
  const isLeftOut = reading.filters.some(
    (one) => one.isNegative && near && !passes(near.entry, one),
  )
  // `She eats no eggs: is the cake all right?`
  const isOfOne = isLeftOut && isIn('asksOfThe', reading.text) && near && namesPartOfTitle(near)
  if (near) {
    return { ...reading, ...found, ...ranked([near], isOfOne === true), named }
  }
  return { ...reading, kinds: kindsMeant(searcher, reading, found), ...found, named }
}

/** Only what stands before the first `than` is sought. */
function lookUpLimited(
  searcher: Searcher,
  reading: Reading,
  { limits, before, absent, present }: NonNullable<ReturnType<typeof limitsByNames>>,
): Interpretation {
  if (absent !== null && present) return { ...reading, absent, named: null, ...ranked([present]) }
  const words = contentWords(searcher.read(before).wordsWithoutKinds)
  const filters = [...limits, ...reading.filters]
  const matches = searcher.find({ words, filters, kinds: reading.kinds })
  return { ...reading, words, filters, comparison: null, named: null, ...ranked(matches) }
}

export function findMatches(searcher: Searcher, reading: Reading): Ranking {
  const { text, wordsWithKinds, kinds } = reading
  const titled = searcher.titled(text)
  if (titled) {
    const terms = termsOf(text)
    const match = { entry: titled, score: 1, coverage: 1, terms, missing: [], matched: terms }
    return ranked([match], true)
  }
  const [, looked = ''] = findIn('asksAccess', text) ?? []
  const shown = namedEntry(searcher, looked, kinds)
  if (shown && namesPartOfTitle(shown)) return ranked([shown])
  if (isAboutPerson(searcher, reading)) return ranked([], false)
  const entries = lookUpEntries(searcher, reading)
  const help = lookUpHelp(searcher, reading)
  if (help.isKnown && isHelpMeant(searcher, reading, help, entries))
    return ranked(help.matches, true)
  const isWhole = (match: Match) => lostTerms(match).length === 0
  const ofEntries = withPool(searcher, reading, entries.matches)
  if (entries.isKnown && entries.matches.some(isWhole)) return ofEntries
  const named = namedEntry(searcher, wordsWithKinds, kinds)
  const isTask = reading.asksHelp && !isIn('whyOfThing', text)
  const task = named && isTask ? lookUpHelp(searcher, withoutTitle(reading, named)) : null
  if (task?.isKnown && task.matches.every(isWhole)) return ranked(task.matches, true)
  if (entries.isKnown) return ofEntries
  const isHelpNearer = help.coverage > entries.coverage
  const near = nearHelp(searcher, reading)
  if (near) return ranked([near.match], true)
  if (named) return ranked([named], false)
  return ranked((isHelpNearer ? help : entries).matches, false)
}

/** `How do I pay for the mug?` asks how one pays. */
function withoutTitle(reading: Reading, { entry }: Match): Reading {
  const title = termsOf(entry.title)
  const isOther = (word: string) => !termsOf(word).some((term) => title.includes(term))
  const text = reading.text.split(' ').filter(isOther).join(' ')
  return { ...reading, text, written: text }
}

function isAboutPerson({ makers }: Searcher, { words, kinds, topic, text }: Reading): boolean {
  const names = new Set(termsOf(makers.join(' ')))
  const terms = termsOf(words).filter((term) => !isCommonWord(term))
  const isAsked = topic !== null || /\b(?:does|is|was|has|will|s) /.test(text)
  return kinds.length === 0 && isAsked && terms.length > 0 && terms.every((term) => names.has(term))
}

function isHelpMeant(searcher: Searcher, reading: Reading, help: Group, entries: Group): boolean {
  const { asksHelp, kinds, words, filters } = reading
  const named = namedEntry(searcher, words, kinds)
  const title = named ? termsOf(named.entry.title) : []
  const isOfTitle = (term: string) => isCommonWord(term) || title.includes(term)
  // `Is the print signed?` is not about printing.
  const isOfThing = help.matches.every((match) => foundTerms(match).every(isOfTitle))
  if (named && isOfThing) return false
  const namesKindsAlone = filters.length === 0 && termsOf(words).every(isCommonWord)
  if (asksHelp || (namesKindsAlone && asksBeyondKinds(reading, help))) {
    const whole = searcher.find({ words: reading.text, kinds: searcher.things })
    const coverage = Math.min(entries.coverage, bestCoverage(whole))
    return namesKindsAlone || help.coverage * THRESHOLDS.helpPreference >= coverage
  }
  const { sureCoverage, knownCoverage } = THRESHOLDS
  const leavesOut = kinds.length > 0 && filters.some(({ isNegative }) => isNegative)
  if (leavesOut || help.coverage < (kinds.length > 0 ? sureCoverage : knownCoverage)) return false
  return !entries.isKnown && (filters.length === 0 || help.coverage >= sureCoverage)
}

function asksForEntries(reading: Reading): boolean {
  const { asksList, asksCount, comparison, filters } = reading
  return asksList || asksCount || comparison !== null || filters.length > 0
}

/** `Where is the archive of the art days?` names a kind but asks for none of its entries. */
function asksBeyondKinds(reading: Reading, { matches: [match] }: Group): boolean {
  const { kinds, topic, asksList, text } = reading
  if (asksForEntries({ ...reading, asksList: false })) return false
  if (topic === 'maker' && !asksList) return true
  const names = new Set(kinds.flatMap(({ words }) => words.flatMap(termsOf)))
  const found = match ? foundTerms(match) : []
  return !isIn('asksWhich', text) && found.some((term) => !isCommonWord(term) && !names.has(term))
}

function lookUpEntries(searcher: Searcher, reading: Reading): Group {
  const { filters, topic, comparison, text } = reading
  const fact = comparison?.fact ?? (topic === 'steps' ? null : topic)
  const able = reading.kinds.filter((kind) => isAble(searcher, kind, reading))
  const telling = able.filter((kind) => hasLeftOut(searcher, kind, filters))
  const kinds = telling.length > 0 ? telling : able
  const isNarrow = kinds.length > 0 || filters.length > 0 || comparison !== null
  const names = termsOf(reading.words).some((term) => !isCommonWord(term))
  const words = names || !isNarrow ? reading.words : ''
  const asksSome = fact !== null && isIn('asksSome', text)
  if (words === '' && !isNarrow && !asksSome) return NO_GROUP
  const isLimited = filters.some((one) => (one.isNegative || one.isAdjective) && !one.isUndeclared)
  const isOfOne = isIn('ofOne', text) && isLimited
  const asksToHold = isIn('asksWhether', text) && topic === 'ingredients'
  const [, presumed = ''] = findIn('whyHolds', text) ?? []
  const holder = namedEntry(searcher, asksToHold || isOfOne ? text : presumed, kinds)
  if (holder?.entry.kind.scale) return { matches: [holder], isKnown: true, coverage: 1 }
  const find = (sought: { words: string; kinds: readonly SearchKind[] }) => {
    const found = withoutMakes(searcher.find({ ...sought, filters }))
    const ofSteps = topic === 'steps' ? found.filter(({ entry }) => entry.kind.scale) : []
    return topMatches(havingFirst(ofSteps.length > 0 ? ofSteps : found, reading), fact)
  }
  const narrow = find({ words, kinds: kinds.length > 0 ? kinds : searcher.things })
  const lost = reading.lost()
  const isOpen = words
    .split(' ')
    .every((word) => isIn('anyMeal', word) || (kinds.length > 0 && lost.includes(word)))
  const isOfTime = filters.some(({ fact }) => fact === 'minutes')
  const isMeal = (isOfTime || (kinds.length > 0 && filters.length > 0)) && isIn('eaten', words)
  if (!narrow.isKnown && isOpen && (isMeal || filters.some(({ note }) => note))) {
    return find({ words: '', kinds })
  }
  if (narrow.isKnown || kinds.length === 0) return narrow
  const cooked = reading.asksMakes ? namedEntry(searcher, reading.words, []) : null
  if (cooked?.entry.kind.scale) {
    const makes = namesakesOf(searcher, cooked, kinds, 0, filters)
    return { matches: makes.length > 0 ? makes : [cooked], isKnown: true, coverage: 1 }
  }
  const plain = find({ words, kinds: searcher.things })
  return plain.isKnown && words !== '' ? plain : narrow
}

/** Who names a recipe means it and not its makes. */
function withoutMakes(found: readonly Match[]): readonly Match[] {
  const isOf = ({ entry }: Match) =>
    found.some((other) => other.entry.kind.scale && entry.title.startsWith(other.entry.title))
  return found.filter((match) => !isMake(match.entry) || !isOf(match))
}
