import { asksBeyondEntry, lacksAskedNoun } from '@/lib/assistant/check/asked-elsewhere'
import { draftOf, nameOf, sourceOfKind } from '@/lib/assistant/compose/draft'
import { list } from '@/lib/assistant/compose/lists'
import { detailOf } from '@/lib/assistant/compose/sentences'
import { yesOrNo } from '@/lib/assistant/compose/yes-or-no'
import { foundTerms, isAboutSite, namesPartOfTitle } from '@/lib/assistant/entries'
import type { Draft, Interpretation } from '@/lib/assistant/stages'
import { THRESHOLDS } from '@/lib/assistant/thresholds'
import { PATHS } from '@/lib/config/paths'
import { isCommonWord } from '@/lib/search/word-lists'
import type { SearchKind } from '@/lib/search/document'
import type { Match } from '@/lib/search/index-documents'
import { termsOf } from '@/lib/search/words'

/** It gives a part of an answer, the nearest entry, or where to look if nothing answers it all. */
export function composeUnknown(interpretation: Interpretation): Draft {
  const { matches, asksForOne, filters, kinds } = interpretation
  const [near] = matches
  const part = near && partOfAnswer(near, interpretation)
  if (part) return part
  const first = asksForOne || filters.length > 0 ? 'No, I do not find that.' : 'I do not know that.'
  const [kind] = kinds
  // A question about things is not one about the site.
  const isOther =
    near && kind && isAboutSite(near.entry) && !isAboutSite({ kind }) && filters.length > 0
  if (near && !isOther && isNear(near, kinds)) {
    const content = `${first} The nearest that I found is ${nameOf(near.entry)}.`
    return draftOf(content, [near], { isKnown: false })
  }
  const content = kind
    ? `${asksForOne ? 'No, ' : ''}I do not find that among the ${kind.plural}.`
    : `${first} I only know what this site shows: its pictures, store, recipes, coffees and pages.`
  const sources = [kind ? sourceOfKind(kind) : { title: 'Search', href: PATHS.search }]
  return draftOf(content, [], { sources, isKnown: false })
}

function partOfAnswer(near: Match, interpretation: Interpretation): Draft | null {
  const { matches, asksWhether, text } = interpretation
  const isNamed = !isAboutSite(near.entry) && namesPartOfTitle(near)
  const answer = asksWhether && isNamed ? yesOrNo(near, interpretation) : null
  if (answer) return draftOf(answer, [near])
  const isElsewhere = lacksAskedNoun(near, text) || asksBeyondEntry(near.entry, text)
  const detail = isElsewhere ? null : partOf(near)
  if (detail === null) return null
  const equal = matches.filter((one) => one.coverage === near.coverage && partOf(one) !== null)
  return equal.length > 1 ? list({ ...interpretation, matches: equal }) : draftOf(detail, [near])
}

/** The sentences of a named entry that have more of the question than its title has. */
function partOf(match: Match): string | null {
  const { entry, coverage } = match
  if (isAboutSite(entry) || coverage < THRESHOLDS.partCoverage) return null
  const title = termsOf(entry.title)
  const found = foundTerms(match).filter((term) => !isCommonWord(term))
  const more = found.filter((term) => !title.includes(term))
  return more.length > 0 && more.length < found.length ? detailOf(entry, null, more) : null
}

/** Has some of the naming words of the question, or of its own title. */
function isNear(match: Match, kinds: readonly SearchKind[]): boolean {
  const kindWords = new Set(kinds.flatMap(({ words }) => words.flatMap(termsOf)))
  const naming = match.terms.filter((term) => !isCommonWord(term) && !kindWords.has(term))
  const found = naming.filter((term) => !match.missing.includes(term))
  return (
    found.length > naming.length * THRESHOLDS.nearShare ||
    (!isAboutSite(match.entry) && namesPartOfTitle(match))
  )
}
