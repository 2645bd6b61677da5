import { askedSteps, secondFact, withFilters } from '@/lib/assistant/compose/additions'
import { draftOf, nameOf } from '@/lib/assistant/compose/draft'
import { scaledAmounts } from '@/lib/assistant/compose/scaled-amounts'
import { describe, detailOf, sentenceOf } from '@/lib/assistant/compose/sentences'
import { yesOrNo } from '@/lib/assistant/compose/yes-or-no'
import { isAboutSite, isMake, lacksFact, lostTerms, termsOfEntry } from '@/lib/assistant/entries'
import type { Draft, Interpretation } from '@/lib/assistant/stages'
import { capital } from '@/lib/format'
import { isCommonWord } from '@/lib/search/word-lists'
import type { Match } from '@/lib/search/index-documents'
import { termsOf } from '@/lib/search/words'

/** What one entry answers: the first of these that tells something. */
export function composeEntry(match: Match, interpretation: Interpretation): Draft {
  const { entry } = match
  const fact =
    (interpretation.asksWhether ? yesOrNo(match, interpretation) : null) ??
    ofMake(match, interpretation) ??
    scaledAmounts(entry, interpretation)
  if (fact !== null) {
    return { ...draftOf(fact, [match]), single: { match, basis: 'fact', detail: null } }
  }
  const detail = ofTopic(match, interpretation)
  if (detail !== null) {
    const content = withPrefix(detail + secondFact(entry, interpretation), match, interpretation)
    return { ...draftOf(content, [match]), single: { match, basis: 'detail', detail } }
  }
  const text = ofOtherWords(match, interpretation) ?? ofText(match, interpretation)
  if (text !== null) {
    return { ...draftOf(text, [match]), single: { match, basis: 'text', detail } }
  }
  const description = withFilters(describe(entry), entry, interpretation.filters)
  const isKnown = lostTerms(match).length === 0
  const content = isKnown
    ? withPrefix(description, match, interpretation)
    : `I do not know that. This is what I found: ${description}`
  return {
    ...draftOf(content, [match], { isKnown }),
    single: { match, basis: 'description', detail },
  }
}

function ofMake({ entry }: Match, { topic }: Interpretation): string | null {
  const isOfAll = topic === null || topic === 'maker' || topic === 'score'
  return isMake(entry) && isOfAll ? sentenceOf(entry, undefined) : null
}

function ofTopic({ entry }: Match, interpretation: Interpretation): string | null {
  const { topic, text, words } = interpretation
  if (isAboutSite(entry)) return detailOf(entry, topic, termsOf(text))
  const title = termsOf(entry.title)
  const askedTerms = termsOf(words).filter((term) => !title.includes(term))
  return detailOf(entry, topic, [...askedTerms, ...askedSteps(interpretation)])
}

/** Words that only seem to ask, such as `stock` in a list of ingredients. */
function ofOtherWords({ entry }: Match, { topic, text }: Interpretation): string | null {
  if (!lacksFact(entry, topic) || topic === 'place' || topic === 'maker') return null
  const ownTerms = termsOfEntry(entry)
  const title = termsOf(entry.title)
  const words = termsOf(text).filter(
    (term) => ownTerms.has(term) && !title.includes(term) && !isCommonWord(term),
  )
  return detailOf(entry, null, words)
}

function ofText(match: Match, { topic }: Interpretation): string | null {
  const { entry } = match
  const isAsked = topic === 'ingredients' && lacksFact(entry, topic) && entry.text !== ''
  return isAsked && lostTerms(match).length === 0 ? `${nameOf(entry)}: ${entry.text}` : null
}

function withPrefix(content: string, match: Match, { asksForOne }: Interpretation): string {
  const isOne = asksForOne && !isAboutSite(match.entry) && lostTerms(match).length === 0
  return isOne ? `Yes: ${content}` : capital(content)
}
