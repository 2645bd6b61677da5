import { listOf, namesWholeTitle, titleShare } from '@/lib/assistant/entries'
import { valueOf } from '@/lib/assistant/fact-values'
import type { Group, Reading } from '@/lib/assistant/stages'
import { THRESHOLDS } from '@/lib/assistant/thresholds'
import type { FactName } from '@/lib/search/document'
import type { Entry, Match } from '@/lib/search/index-documents'
import { termsOf } from '@/lib/search/words'

export const NO_GROUP: Group = { matches: [], isKnown: false, coverage: 0 }

/** The matches with the most of the question; equal ones that have the fact come first. */
export function topMatches(
  matches: readonly Match[],
  reading: Reading,
  fact: FactName | null = null,
): Group {
  const all = topGroup(matches, reading)
  if (fact === null) return all
  const having = topGroup(
    matches.filter(({ entry }) => entry.facts?.[fact] ?? valueOf(entry, fact)),
    reading,
  )
  return having.coverage >= all.coverage * THRESHOLDS.equalCoverage ? having : all
}

const bestCoverage = (matches: readonly Match[]) =>
  Math.max(0, ...matches.map(({ coverage }) => coverage))

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
  const ofType = ofNamedType(equal, reading.wordsWithKinds)
  const isKnown =
    coverage >= THRESHOLDS.knownCoverage ||
    (coverage >= THRESHOLDS.namedCoverage && equal.some(namesWholeTitle))
  return { matches: ofType.length > 0 ? ofType : equal, isKnown, coverage }
}

/** `espresso` is the type of some coffees, and only a word of `freddo espresso`. */
function ofNamedType(matches: readonly Match[], words: string): Match[] {
  const askedTerms = ` ${termsOf(words).join(' ')} `
  const longestFirst = (types: readonly string[]) =>
    types.toSorted((a, b) => b.length - a.length)[0] ?? ''
  const typeOf = (entry: Entry) =>
    longestFirst(
      listOf(entry, 'tags')
        .map((type) => termsOf(type).join(' '))
        .filter((type) => askedTerms.includes(` ${type} `)),
    )
  const types = matches.map(({ entry }) => typeOf(entry))
  const longest = longestFirst(types)
  return longest === '' ? [] : matches.filter((_, i) => types[i] === longest)
}

const IS_NEGATED = /\b(?:no|not|without|never|free|lacks?)\b/

/** `With milk` does not match `no milk`. */
export function havingFirst(matches: readonly Match[], text: string): readonly Match[] {
  if (IS_NEGATED.test(text)) return matches
  const having = matches.filter(
    ({ entry, matched }) =>
      !listOf(entry, 'ingredients').some(
        (row) => row.startsWith('no ') && termsOf(row).some((term) => matched.includes(term)),
      ),
  )
  // A named entry stays, as in `was there sugar in the one at Two Chairs?`.
  return bestCoverage(having) >= bestCoverage(matches) * THRESHOLDS.equalCoverage ? having : matches
}

/** Those of which the viewer sees more than the colours come first. */
export function shownFirst(matches: readonly Match[], kinds: Reading['kinds']): readonly Match[] {
  const shown = matches.filter(({ entry }) => entry.access !== 'visitors')
  return kinds.length > 1 && shown.length > 0 ? shown : matches
}

/** An entry of another kind has the kind's word in its name: `coffee` in a cake. */
export function namesWithKinds({ matches }: Group, { words, wordsWithKinds }: Reading): boolean {
  const ownTerms = new Set(termsOf(words))
  const names = termsOf(wordsWithKinds).filter((term) => !ownTerms.has(term))
  return matches.some((match) => names.some((name) => !match.missing.includes(name)))
}
