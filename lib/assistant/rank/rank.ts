import { foundTerms, namesWholeTitle } from '@/lib/assistant/entries'
import type { Candidates, Group, Ranking, Reading } from '@/lib/assistant/stages'
import { THRESHOLDS } from '@/lib/assistant/thresholds'
import { isCommonWord } from '@/lib/search/word-lists'
import { termsOf } from '@/lib/search/words'

const ASKS_WHICH = /\b(?:which|what|whose)\b/

/** Chooses between the entries, the help answer and the one entry that the words name. */
export function rank(reading: Reading, candidates: Candidates): Ranking {
  const { titled, isAboutPerson, entries, help, named } = candidates
  if (titled) return { matches: [titled], isKnown: true, pool: null }
  if (isAboutPerson) return { matches: [], isKnown: false, pool: null }
  if (help.isKnown && isHelpMeant(reading, help, entries)) {
    return { matches: help.matches, isKnown: true, pool: null }
  }
  if (entries.isKnown) return { matches: entries.matches, isKnown: true, pool: entries.matches }
  const isHelpNearer = help.coverage > entries.coverage
  if (named && !(isHelpNearer && asksNamedHelp(reading, help))) {
    return { matches: [named], isKnown: false, pool: null }
  }
  return { matches: (isHelpNearer ? help : entries).matches, isKnown: false, pool: null }
}

function isHelpMeant(reading: Reading, help: Group, entries: Group): boolean {
  const { asksHelp, kinds, words, filters } = reading
  const namesKindsAlone = filters.length === 0 && termsOf(words).every(isCommonWord)
  if (asksHelp || (namesKindsAlone && asksBeyondKinds(reading, help))) {
    return namesKindsAlone || help.coverage * THRESHOLDS.helpPreference >= entries.coverage
  }
  const { sureCoverage, knownCoverage } = THRESHOLDS
  if (help.coverage < (kinds.length > 0 ? sureCoverage : knownCoverage)) return false
  const isBetter = help.coverage > entries.coverage * THRESHOLDS.helpPreference
  return !entries.isKnown || (isBetter && !asksForEntries(reading))
}

function asksNamedHelp({ asksHelp, filters }: Reading, { matches }: Group): boolean {
  return asksHelp && (filters.length > 0 || matches.some(namesWholeTitle))
}

function asksForEntries({ kinds, asksList, asksCount, comparison, filters }: Reading): boolean {
  return kinds.length > 0 && (asksList || asksCount || comparison !== null || filters.length > 0)
}

/** `Where is the archive of the art days?` names a kind but asks for none of its entries. */
function asksBeyondKinds(reading: Reading, help: Group): boolean {
  if (asksForEntries({ ...reading, asksList: false })) return false
  // `Who decides what the daily picture shows?` asks for no name.
  const asksForNobody = reading.topic === 'maker' && !reading.asksList
  return asksForNobody || (!ASKS_WHICH.test(reading.text) && sharesMoreThanKinds(help, reading))
}

function sharesMoreThanKinds({ matches: [match] }: Group, { kinds }: Reading): boolean {
  const names = new Set(kinds.flatMap(({ words }) => words.flatMap(termsOf)))
  return (match ? foundTerms(match) : []).some((term) => !isCommonWord(term) && !names.has(term))
}
