import { compareAmounts } from '@/lib/assistant/amounts'
import {
  alsoAsked,
  asksBeyond,
  asksOfPart,
  isOtherTime,
  isWhoElse,
  lacks,
  lacksAskedNoun,
  notSaid,
  notSaidOf,
  notSaidOfPart,
  stepsAsked,
  tellsAmount,
  withFilters,
} from '@/lib/assistant/asked-of-one'
import { ownTerms } from '@/lib/assistant/before'
import { average, compare, comparePair, compareWith, counted } from '@/lib/assistant/calculate'
import { compareAverages, compareCounts, listNames } from '@/lib/assistant/groups'
import { askBack, list } from '@/lib/assistant/lists'
import { scaledFor } from '@/lib/assistant/people'
import type { AssistantAnswer } from '@/lib/assistant/schema'
import {
  describe,
  detail,
  isAboutSite,
  isNotSaid,
  named,
  placeOf,
  sentenceOf,
  sourceOf,
} from '@/lib/assistant/sentences'
import type { Understood } from '@/lib/assistant/understand'
import { unknown } from '@/lib/assistant/unknown'
import { valueOf } from '@/lib/assistant/values'
import { yesOrNo } from '@/lib/assistant/yes-or-no'
import { capital } from '@/lib/format'
import { isCommonWord } from '@/lib/search/common-words'
import type { SearchKind } from '@/lib/search/document'
import type { Entry, Match } from '@/lib/search/index-documents'
import { termsOf } from '@/lib/search/words'

/** The best match is the one that is meant if it is this much better than the next. */
const CLEARLY_BETTER = 1.4
/** It matches the future, of which the site knows nothing. */
const ASKS_FUTURE =
  /^(?:and |but |so )*will (?:there|you|it|they)\b|\b(?:when|what (?:day|date|month|year|time)|which (?:day|month|year|week)|how soon) (?:will|is .* (?:going to|back|again))\b/

export type Composed = AssistantAnswer & { about: readonly Match[] }

export function compose(understood: Understood): Composed {
  const { isKnown, asksCount } = understood
  const related = comparePair(understood) ?? compareWith(understood)
  if (related) return related
  if (!isKnown) return unknown(understood)
  if (!understood.asksCount) {
    const missing = lackedByAll(understood)
    if (missing) return missing
  }
  const calculated =
    compareAverages(understood) ??
    average(understood) ??
    compareAmounts(understood) ??
    compareCounts(understood) ??
    compare(understood) ??
    listNames(understood)
  if (calculated) return calculated
  if (asksCount && understood.found.some(({ entry }) => !isAboutSite(entry))) {
    return hasAllWords(understood) ? counted(understood) : unknown(understood)
  }
  const meant = theOneMeant(understood)
  if (meant) return about(meant, understood)
  if (ASKS_FUTURE.test(understood.text)) return unknown({ ...understood, found: [] })
  const kind = kindCounted(understood)
  if (kind) return counted({ ...understood, kinds: [kind] })
  if (lacksAmount(understood)) return unknown(understood)
  return asksBack(understood) ? askBack(understood.found) : list(understood)
}

/** `How many …?` about something that no entry names. */
function lacksAmount({ found, amountOf }: Understood): boolean {
  return amountOf !== null && found.every(({ matched }) => !matched.includes(amountOf))
}

function lackedByAll({ found, comparison, topic, asksAverage }: Understood): Composed | null {
  const fact = comparison?.fact ?? (topic === 'price' || asksAverage ? topic : null)
  const [first, second] = found
  if (!first || !second || !fact || fact === 'steps' || isAboutSite(first.entry)) return null
  if (found.some(({ entry }) => valueOf(entry, fact) !== null)) return null
  const { kind } = first.entry
  return {
    content: `The site does not say that of the ${kind.plural}.`,
    sources: [placeOf(kind)],
    isKnown: false,
    about: found,
  }
}

/** The kind of entry that `how many espressos` names by a title. */
function kindCounted({ found, amountOf }: Understood): SearchKind | null {
  const isNamed = found.every(({ entry }) => termsOf(entry.title).includes(amountOf ?? ''))
  return isNamed ? (found[0]?.entry.kind ?? null) : null
}

function hasAllWords({ found }: Understood): boolean {
  return found.every(({ missing }) => missing.every(isCommonWord))
}

/** The only one, or the only one that the words name by its title, or one far ahead. */
function theOneMeant({ found, words, asksList, topic, filters }: Understood): Match | null {
  const [first, second] = found
  if (!first) return null
  if (!second) return first
  if (filters.length > 0 && topic === null) return null
  const inTitle = words ? found.filter(({ entry, terms }) => isNamedBy(entry, terms)) : []
  if (inTitle.length === 1 && !asksList) return inTitle[0] ?? null
  if (asksList && topic === null) return null
  return first.score > second.score * CLEARLY_BETTER ? first : null
}

function isNamedBy({ title }: Entry, terms: readonly string[]): boolean {
  const own = termsOf(title)
  return terms.every((term) => own.some((word) => word.slice(0, 4) === term.slice(0, 4)))
}

function asksBack({ topic, asksList, found, words }: Understood): boolean {
  return topic !== null && topic !== 'place' && !asksList && words !== '' && found.length > 1
}

/** Words that only seem to ask, such as `stock` in a list of ingredients. */
function wordsLeft(match: Match, text: string): string[] {
  const own = ownTerms(match)
  const title = termsOf(match.entry.title)
  return termsOf(text).filter(
    (term) => own.has(term) && !title.includes(term) && !isCommonWord(term),
  )
}

function about(match: Match, understood: Understood): Composed {
  const { entry, missing } = match
  if (asksBeyond(entry, understood.text)) {
    return { ...notSaidOf(entry), sources: [sourceOf(entry)], about: [match] }
  }
  if (asksOfPart(match, understood)) {
    return { ...notSaidOfPart(entry), sources: [sourceOf(entry)], about: [match] }
  }
  if (!isAboutSite(entry) && ASKS_FUTURE.test(understood.text)) {
    const { phrase = '' } = entry.facts?.stock ?? {}
    const known = phrase === '' ? `: ${named(entry)}.` : `. ${named(entry)} ${phrase}.`
    const content = `The site does not say when that will be${known}`
    return { content, sources: [sourceOf(entry)], isKnown: false, about: [match] }
  }
  const { topic, words, asksForOne, amountOf, asksWhether, filters, people } = understood
  const sources = [sourceOf(entry)]
  const whether = asksWhether ? yesOrNo(match, understood) : null
  if (whether) return { content: whether, sources, isKnown: true, about: [match] }
  const terms = termsOf(isAboutSite(entry) ? understood.text : words)
  const isOfMake = topic === null || topic === 'maker' || topic === 'score'
  if (entry.kind.name === 'make' && isOfMake) {
    return { content: sentenceOf(entry, undefined), sources, isKnown: true, about: [match] }
  }
  const scaled =
    people !== null ? scaledFor(entry, people, termsOf(understood.text), amountOf) : null
  if (scaled) return { content: scaled, sources, isKnown: true, about: [match] }
  const title = termsOf(entry.title)
  const told = detail(
    entry,
    topic,
    isAboutSite(entry)
      ? terms
      : [...terms.filter((term) => !title.includes(term)), ...stepsAsked(understood)],
  )
  const isCounted = isAboutSite(entry) || topic === null || topic === 'ingredients'
  if (amountOf !== null && isCounted && !tellsAmount(entry, told ?? '', amountOf)) {
    return { ...notSaid(entry), sources, about: [match] }
  }
  const isLacking = topic !== null && !isAboutSite(entry) && lacks(entry, topic) && told === null
  const isOfWords = isLacking && topic !== 'place' && topic !== 'maker'
  const other = isOfWords ? detail(entry, null, wordsLeft(match, understood.text)) : null
  if (other) return { content: other, sources, isKnown: true, about: [match] }
  const lost = missing.filter((term) => !isCommonWord(term))
  const isOfText = topic === 'ingredients' && entry.text !== '' && lacks(entry, topic)
  if (told === null && isOfText && lost.length === 0) {
    return { content: `${named(entry)}: ${entry.text}`, sources, isKnown: true, about: [match] }
  }
  const isOfAll = told === `${named(entry)} ${entry.facts?.minutes?.phrase ?? ''}.`
  const isOther = isOfAll && isOtherTime(understood.text, topic, lost)
  const isOfOther = !isAboutSite(entry) && lacksAskedNoun(match, understood.text)
  if (isOther || isOfOther || isWhoElse(understood.text, topic, lost)) {
    return { ...notSaidOf(entry), sources, about: [match] }
  }
  if (isLacking) {
    return { content: isNotSaid(entry, topic), sources, isKnown: false, about: [match] }
  }
  const isKnown = isAboutSite(entry) || told !== null || lost.length === 0
  const content =
    (told && told + alsoAsked(entry, understood)) ?? withFilters(describe(entry), entry, filters)
  const isOne = asksForOne && isKnown && !isAboutSite(entry) && lost.length === 0
  return {
    content: isKnown
      ? `${isOne ? 'Yes: ' : ''}${isOne ? content : capital(content)}`
      : `I do not know that. This is what I found: ${content}`,
    sources,
    isKnown,
    about: [match],
  }
}
