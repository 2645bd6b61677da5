import { lookUpEntries } from '@/lib/assistant/look-up/look-up-entries'
import { lookUpHelp } from '@/lib/assistant/look-up/look-up-help'
import { namedEntry } from '@/lib/assistant/look-up/named-entry'
import { NO_GROUP } from '@/lib/assistant/rank/top-matches'
import type { Candidates, Reading } from '@/lib/assistant/stages'
import { isCommonWord } from '@/lib/search/word-lists'
import type { Searcher } from '@/lib/search/find-entries'
import type { Match } from '@/lib/search/index-documents'
import { termsOf } from '@/lib/search/words'

const NOTHING: Candidates = {
  titled: null,
  isAboutPerson: false,
  entries: NO_GROUP,
  help: NO_GROUP,
  named: null,
}

/** Entries of the named kinds, or any entry, and help answers. */
export function lookUp(searcher: Searcher, reading: Reading): Candidates {
  const titled = titledAs(searcher, reading.text)
  if (titled) return { ...NOTHING, titled }
  if (isAboutPerson(searcher, reading)) return { ...NOTHING, isAboutPerson: true }
  const entries = lookUpEntries(searcher, reading)
  const help = lookUpHelp(searcher, reading)
  const named = entries.isKnown ? null : namedEntry(searcher, reading.wordsWithKinds, reading.kinds)
  return { ...NOTHING, entries, help, named }
}

function titledAs(searcher: Searcher, text: string): Match | null {
  const entry = searcher.titled(text)
  if (!entry) return null
  return { entry, score: 1, coverage: 1, terms: termsOf(text), missing: [], matched: termsOf(text) }
}

/** The site knows of makers only what they made. */
function isAboutPerson({ makers }: Searcher, { words, kinds, topic, text }: Reading): boolean {
  const names = new Set(termsOf(makers.join(' ')))
  const terms = termsOf(words).filter((term) => !isCommonWord(term))
  const isAsked = topic !== null || /\b(?:does|is|was|has|will|s) /.test(text)
  return kinds.length === 0 && isAsked && terms.length > 0 && terms.every((term) => names.has(term))
}
