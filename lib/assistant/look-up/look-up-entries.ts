import { namedEntry } from '@/lib/assistant/look-up/named-entry'
import { findIn, isIn } from '@/lib/assistant/patterns'
import type { Group, Reading } from '@/lib/assistant/stages'
import THRESHOLDS from '@/lib/assistant/thresholds.json' with { type: 'json' }
import type { FactName, SearchKind } from '@/lib/search/document'
import { bestCoverage, listOf, namesWholeTitle, titleShare, valueOf } from '@/lib/search/entries'
import type { Searcher } from '@/lib/search/find-entries'
import type { Match } from '@/lib/search/index-documents'
import { isCommonWord, termsOf } from '@/lib/search/words'

export function lookUpEntries(searcher: Searcher, reading: Reading): Group {
  const { filters, topic, comparison, text } = reading
  const fact = isIn('asksAverage', text)
    ? 'score'
    : (comparison?.fact ?? (topic === 'steps' ? null : topic))
  const kinds = reading.kinds.filter((kind) => isAble(searcher, kind, reading))
  const isNarrow = kinds.length > 0 || filters.length > 0 || comparison !== null
  const names = termsOf(reading.words).some((term) => !isCommonWord(term))
  const words = names || !isNarrow ? reading.words : ''
  const asksSome = fact !== null && isIn('asksSome', text)
  if (words === '' && !isNarrow && !asksSome) return NO_GROUP
  const asksToHold = isIn('asksWhether', text) && topic === 'ingredients'
  const [, , whole = ''] = (reading.lost().length === 0 && findIn('amountFor', text)) || []
  const holding = asksToHold ? text : whole
  const holder = namedEntry(searcher, holding, kinds)
  if (holder?.entry.kind.scale) return { matches: [holder], isKnown: true, coverage: 1 }
  const find = (sought: { words: string; kinds: readonly SearchKind[] }) => {
    const found = searcher.find({ ...sought, filters })
    const ofSteps = topic === 'steps' ? found.filter(({ entry }) => entry.kind.scale) : []
    return topMatches(havingFirst(ofSteps.length > 0 ? ofSteps : found, text), reading, fact)
  }
  const narrow = find({ words, kinds: kinds.length > 0 ? kinds : searcher.things })
  if (narrow.isKnown || kinds.length === 0) return narrow
  if (isIn('likes', text)) {
    const { matches } = narrow.matches.length > 0 ? narrow : find({ words: '', kinds })
    return { matches, isKnown: matches.length > 0, coverage: 1 }
  }
  const plain = find({ words, kinds: searcher.things })
  return plain.isKnown && words !== '' ? plain : narrow
}

/** No item of the store is in Greece, so `which shop in Greece?` asks for no item. */
function isAble(searcher: Searcher, kind: SearchKind, { filters }: Reading): boolean {
  const facts = filters.flatMap((one) => (one.isNegative || one.isOfWhole ? [] : one.fact))
  const all = facts.length > 0 ? searcher.find({ words: '', kinds: [kind] }) : []
  return facts.every((fact) => all.some(({ entry }) => entry.facts?.[fact]))
}

export const NO_GROUP: Group = { matches: [], isKnown: false, coverage: 0 }

function topMatches(matches: readonly Match[], reading: Reading, fact?: FactName | null) {
  const all = topGroup(matches, reading)
  if (!fact) return all
  const having = topGroup(
    matches.filter(({ entry }) => entry.facts?.[fact] ?? valueOf(entry, fact)),
    reading,
  )
  return having.coverage >= all.coverage * THRESHOLDS.equalCoverage ? having : all
}

function topGroup(matches: readonly Match[], reading: Reading): Group {
  const coverage = bestCoverage(matches)
  const equal = matches.filter((match) => match.coverage >= coverage * THRESHOLDS.equalCoverage)
  const [titled, other] = matches.filter(
    (match) => termsOf(match.entry.title).length > 1 && titleShare(match) === 1,
  )
  if (titled && !other && reading.comparison === null && !reading.asksList) {
    const isKnown = titled.coverage >= THRESHOLDS.namedCoverage
    return { matches: [titled], isKnown, coverage }
  }
  const isKnown =
    coverage >= THRESHOLDS.knownCoverage ||
    (coverage >= THRESHOLDS.namedCoverage && equal.some(namesWholeTitle))
  return { matches: equal, isKnown, coverage }
}

function havingFirst(matches: readonly Match[], text: string): readonly Match[] {
  if (isIn('isNegated', text)) return matches
  const having = matches.filter(
    ({ entry, matched }) =>
      !listOf(entry, 'ingredients').some(
        (row) => row.startsWith('no ') && termsOf(row).some((term) => matched.includes(term)),
      ),
  )
  return bestCoverage(having) >= bestCoverage(matches) * THRESHOLDS.equalCoverage ? having : matches
}
