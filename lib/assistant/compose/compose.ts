import { compareAmounts } from '@/lib/assistant/compose/amounts'
import { compare, comparePair, compareWithPrevious } from '@/lib/assistant/compose/comparisons'
import { composeEntry } from '@/lib/assistant/compose/compose-entry'
import { composeUnknown } from '@/lib/assistant/compose/compose-unknown'
import { draftOf, sourceOfKind } from '@/lib/assistant/compose/draft'
import { compareAverages, compareCounts, listNames } from '@/lib/assistant/compose/groups'
import { askBack, list } from '@/lib/assistant/compose/lists'
import { average, countMatches } from '@/lib/assistant/compose/numbers'
import { declarationOf } from '@/lib/assistant/compose/yes-or-no'
import { isAboutSite, isBeginningOf, lostTerms, namesWholeTitle } from '@/lib/assistant/entries'
import { valueOf } from '@/lib/assistant/fact-values'
import { ASKS_FUTURE } from '@/lib/assistant/read/intents'
import type { Draft, Interpretation } from '@/lib/assistant/stages'
import { THRESHOLDS } from '@/lib/assistant/thresholds'
import { PATHS } from '@/lib/config/paths'
import type { Entry, Match } from '@/lib/search/index-documents'
import { termsOf } from '@/lib/search/words'

/** The first kind of answer that the question asks for and the matches give. */
export function compose(interpretation: Interpretation): Draft {
  const related =
    comparePair(interpretation) ??
    compareWithPrevious(interpretation) ??
    declaredOfNamed(interpretation)
  if (related) return related
  if (!interpretation.isKnown) {
    return notDeclared(interpretation) ?? composeUnknown(interpretation)
  }
  return withUndeclared(
    composeNumbers(interpretation) ?? composeMatches(interpretation),
    interpretation,
  )
}

function composeNumbers(interpretation: Interpretation): Draft | null {
  const { asksCount, matches } = interpretation
  const numbers =
    (asksCount ? null : notSaidOfAny(interpretation)) ??
    compareAverages(interpretation) ??
    average(interpretation) ??
    compareAmounts(interpretation) ??
    compareCounts(interpretation) ??
    compare(interpretation) ??
    listNames(interpretation)
  if (numbers) return numbers
  if (!asksCount || !matches.some(({ entry }) => !isAboutSite(entry))) return null
  const isWhole = matches.every((match) => lostTerms(match).length === 0)
  return isWhole ? countMatches(interpretation) : composeUnknown(interpretation)
}

function composeMatches(interpretation: Interpretation): Draft {
  const { matches, countedTerm, topic, asksList, words, text } = interpretation
  const meant = theOneMeant(interpretation)
  if (meant) return composeEntry(meant, interpretation)
  if (ASKS_FUTURE.test(text)) return composeUnknown({ ...interpretation, matches: [] })
  const [kind] = matches.map(({ entry }) => entry.kind)
  // `How many espressos` names a kind of entries by their titles.
  const isCounted = matches.every(({ entry }) => termsOf(entry.title).includes(countedTerm ?? ''))
  if (isCounted && kind) return countMatches({ ...interpretation, kinds: [kind] })
  const lacksAmount =
    countedTerm !== null && !matches.some(({ matched }) => matched.includes(countedTerm))
  if (lacksAmount) return composeUnknown(interpretation)
  const asksBack =
    topic !== null && topic !== 'place' && !asksList && words !== '' && matches.length > 1
  return asksBack ? askBack(matches) : list(interpretation)
}

/** `A cake without nuts`, where no list says what is without them; nothing is offered then. */
function notDeclared({ filters, kinds, matches }: Interpretation): Draft | null {
  const filter = filters.find(({ isUndeclared }) => isUndeclared)
  if (!filter) return null
  const content = `The site does not declare what is ${filter.label}, so I cannot tell.`
  const [named] = matches.filter(namesWholeTitle)
  if (named) return draftOf(content, [named], { isKnown: false })
  const [kind] = kinds
  const sources = [kind ? sourceOfKind(kind) : { title: 'Search', href: PATHS.search }]
  return draftOf(content, [], { sources, isKnown: false })
}

/** `Does the walnut cake contain nuts?` */
function declaredOfNamed({ matches, asksWhether, text }: Interpretation): Draft | null {
  const [named, other] = asksWhether ? matches.filter(namesWholeTitle) : []
  const answer = named && !other ? declarationOf(named.entry, text) : null
  return named && answer !== null ? draftOf(answer, [named]) : null
}

/** What declares nothing is left out, which is told. */
function withUndeclared(draft: Draft, { filters }: Interpretation): Draft {
  const filter = filters.find(({ isUndeclared }) => isUndeclared)
  if (!filter || !draft.isKnown) return draft
  const content = `${draft.content}\nThese are declared ${filter.label}. Of others that declare nothing I cannot tell.`
  return { ...draft, content }
}

/** No entry has the fact that is compared or counted. */
function notSaidOfAny({ matches, comparison, topic, asksAverage }: Interpretation): Draft | null {
  const fact = comparison?.fact ?? (topic === 'price' || asksAverage ? topic : null)
  const [first, second] = matches
  if (!first || !second || !fact || fact === 'steps' || isAboutSite(first.entry)) return null
  if (matches.some(({ entry }) => valueOf(entry, fact) !== null)) return null
  const { kind } = first.entry
  const sources = [sourceOfKind(kind)]
  const content = `The site does not say that of the ${kind.plural}.`
  return draftOf(content, matches, { sources, isKnown: false })
}

/** The only one, or the only one that the words name by its title, or one far ahead. */
function theOneMeant(interpretation: Interpretation): Match | null {
  const { matches, words, asksList, topic, filters } = interpretation
  const [first, second] = matches
  if (!first) return null
  if (!second) return first
  if (filters.length > 0 && topic === null) return null
  const [named, other] = words ? matches.filter(({ entry, terms }) => isNamedBy(entry, terms)) : []
  if (named && !other && !asksList) return named
  if (asksList && topic === null) return null
  return first.score > second.score * THRESHOLDS.clearlyBetterScore ? first : null
}

function isNamedBy({ title }: Entry, terms: readonly string[]): boolean {
  const ownTerms = termsOf(title)
  return terms.every((term) => ownTerms.some(isBeginningOf(term)))
}
