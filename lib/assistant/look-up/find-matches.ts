import { lookUpEntries, NO_GROUP } from '@/lib/assistant/look-up/look-up-entries'
import { beyondNamed, namedEntry, namedTogether } from '@/lib/assistant/look-up/named-entry'
import { findIn, isIn } from '@/lib/assistant/patterns'
import type { Group, Interpretation, Ranking, Reading } from '@/lib/assistant/stages'
import THRESHOLDS from '@/lib/assistant/thresholds.json' with { type: 'json' }
import {
  bestCoverage,
  foundTerms,
  isAboutSite,
  lostTerms,
  namesWholeTitle,
  tellsAmount,
  titleShare,
} from '@/lib/search/entries'
import type { Searcher } from '@/lib/search/find-entries'
import type { Match } from '@/lib/search/index-documents'
import { isCommonWord, termsOf } from '@/lib/search/words'

export function lookUp(searcher: Searcher, reading: Reading): Interpretation {
  const named = namedTogether(searcher, reading)
  const beyond = named ? null : beyondNamed(searcher, reading)
  const found = beyond ?? { ...findMatches(searcher, reading), comparedWith: null }
  return { ...reading, ...found, named }
}

export function findMatches(searcher: Searcher, reading: Reading): Ranking {
  const { text, wordsWithKinds, kinds } = reading
  const titled = searcher.titled(text)
  if (titled) {
    const terms = termsOf(text)
    const match = { entry: titled, score: 1, coverage: 1, terms, missing: [], matched: terms }
    return ranked([match], true)
  }
  if (isAboutPerson(searcher, reading)) return ranked([], false)
  const entries = lookUpEntries(searcher, reading)
  const help = lookUpHelp(searcher, reading)
  if (help.isKnown && isHelpMeant(searcher, reading, help, entries))
    return ranked(help.matches, true)
  if (entries.isKnown) return ranked(entries.matches, true, entries.matches)
  const isHelpNearer = help.coverage > entries.coverage
  const named = namedEntry(searcher, wordsWithKinds, kinds)
  const task = named && reading.asksHelp ? lookUpHelp(searcher, withoutTitle(reading, named)) : null
  const isTask = task?.isKnown && task.matches.every((match) => lostTerms(match).length === 0)
  if (isTask) return ranked(task.matches, true)
  if (named && !(isHelpNearer && asksNamedHelp(reading, help))) return ranked([named], false)
  return ranked((isHelpNearer ? help : entries).matches, false)
}

/** `How do I pay for the mug?` asks how one pays. */
function withoutTitle(reading: Reading, { entry }: Match): Reading {
  const title = termsOf(entry.title)
  const isOther = (word: string) => !termsOf(word).some((term) => title.includes(term))
  return { ...reading, text: reading.text.split(' ').filter(isOther).join(' ') }
}

export function ranked(
  matches: readonly Match[],
  isKnown = matches.length > 0,
  pool: Ranking['pool'] = null,
): Ranking {
  return { matches, isKnown, pool }
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
  if (named && help.matches.every((match) => foundTerms(match).every(isOfTitle))) return false
  const namesKindsAlone = filters.length === 0 && termsOf(words).every(isCommonWord)
  if (asksHelp || (namesKindsAlone && asksBeyondKinds(reading, help))) {
    const whole = searcher.find({ words: reading.text, kinds: searcher.things })
    const coverage = Math.min(entries.coverage, bestCoverage(whole))
    return namesKindsAlone || help.coverage * THRESHOLDS.helpPreference >= coverage
  }
  const { sureCoverage, knownCoverage } = THRESHOLDS
  if (help.coverage < (kinds.length > 0 ? sureCoverage : knownCoverage)) return false
  const isBetter = help.coverage > entries.coverage * THRESHOLDS.helpPreference
  if (!entries.isKnown) return filters.length === 0 || help.coverage >= sureCoverage
  return isBetter && !asksForEntries(reading)
}

function asksNamedHelp({ asksHelp, filters }: Reading, { matches }: Group): boolean {
  return asksHelp && (filters.length > 0 || matches.some(namesWholeTitle))
}

function asksForEntries(reading: Reading): boolean {
  const { kinds, asksList, asksCount, comparison, filters, topic, text } = reading
  const asksSum = topic === 'price' && isIn('together', text)
  const asksSome = asksList || asksCount || comparison !== null || filters.length > 0
  return kinds.length > 0 && (asksSome || asksSum)
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

const SEES = termsOf('see visible shown public know read')

function lookUpHelp(searcher: Searcher, { text, kinds, countedTerm }: Reading): Group {
  const about = searcher.kinds.filter((kind) => isAboutSite({ kind }))
  const find = (words: string) => searcher.find({ words, kinds: about })
  const asking = findIn('askingClause', text)?.[0] ?? text
  const clause = termsOf(asking).every(isCommonWord) ? text : asking
  const asksWhoSees = isIn('asksWhoSees', text)
  const rate = ({ entry, matched }: Match) => {
    const lacksSeeing = asksWhoSees && !matched.some((term) => SEES.includes(term))
    const lacksPeriod = isIn('asksHowLong', text) && !isIn('statesPeriod', entry.text)
    const lacksAmount = countedTerm !== null && !tellsAmount(entry, entry.text, countedTerm)
    const isLacking = lacksSeeing || lacksPeriod || lacksAmount
    const ofStatement =
      clause === text ? 0 : THRESHOLDS.statementWeight * searcher.rateHelp(entry, text)
    return (
      (searcher.rateHelp(entry, clause) + ofStatement) * (isLacking ? THRESHOLDS.passageWeight : 1)
    )
  }
  const [best] = find(clause)
    .filter(isTelling)
    .map((match) => ({ match, rate: rate(match) }))
    .sort((a, b) => b.rate - a.rate)
  if (!best) return NO_GROUP
  const { coverage } = best.match
  const isAsked = kinds.some((kind) => isAboutSite({ kind }))
  const minCoverage = isAsked ? THRESHOLDS.namedCoverage : THRESHOLDS.helpCoverage
  return { matches: [best.match], isKnown: coverage >= minCoverage, coverage }
}

function isTelling(match: Match): boolean {
  if (foundTerms(match).some((term) => !isCommonWord(term))) return true
  const isLong = match.terms.length > 2 || titleShare(match) > THRESHOLDS.titleShare
  return match.missing.length === 0 && isLong
}
