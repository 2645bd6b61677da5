import { findIn, isIn } from '@/lib/assistant/patterns'
import { nameOf } from '@/lib/assistant/compose/draft'
import { deniedText } from '@/lib/assistant/compose/premises'
import { describe } from '@/lib/assistant/compose/sentences'
import { passageText, wholeText } from '@/lib/assistant/compose/rate-passages'
import { contentWords, topicOf } from '@/lib/assistant/read/read-question'
import type { Interpretation } from '@/lib/assistant/stages'
import { capital } from '@/lib/format'
import { isAboutSite, lacksFact, listOf, lostTerms, tellsAmount } from '@/lib/search/entries'
import FACTS from '@/lib/search/facts.json' with { type: 'json' }
import type { Match } from '@/lib/search/index-documents'
import { toNumber } from '@/lib/search/numbers'
import { termOf, termsOf } from '@/lib/search/words'

/** `detail` is what the entry tells of the topic, `fact` another fact that answers. */
export type Told = {
  basis: 'fact' | 'detail' | 'text' | 'description'
  content: string
  detail?: string
}

/** An answer about one entry must be to the question that was asked. */
export function refusalOf(
  match: Match,
  { basis, detail = '' }: Told,
  interpretation: Interpretation,
): string | null {
  const { entry } = match
  const { text, topic, countedTerm } = interpretation
  const nearest = `The nearest that I found is ${nameOf(entry)}.`
  const open = isIn('beyondAny', text) ? 'The site does not say that.' : 'I do not know that.'
  const notKnown = `${open} This is what I found: ${describe(entry)}`
  if (asksBeyondEntry(match, interpretation)) return notKnown
  if (asksOfPart(match, interpretation)) return `The site does not say that. ${nearest}`
  if (!isAboutSite(entry) && isIn('asksFuture', text)) {
    const { stock } = entry.facts ?? {}
    const known = stock ? `. ${nameOf(entry)} ${stock.phrase}.` : `: ${nameOf(entry)}.`
    return `The site does not say when that will be${known}`
  }
  const isCounted = isAboutSite(entry) || topic === null || topic === 'ingredients'
  if (basis !== 'fact' && countedTerm !== null && isCounted) {
    const isTold = tellsAmount(entry, detail, countedTerm)
    if (!isTold) return `The site does not say how many. ${nearest}`
  }
  if (basis === 'detail' || basis === 'description') {
    const lacksNoun = !isAboutSite(entry) && lacksAskedNoun(match, text)
    if (lacksNoun || asksOtherTime(match, detail, interpretation)) return notKnown
  }
  if (basis !== 'description' || !lacksFact(entry, topic)) return null
  const unsaid = topic && topic !== 'steps' ? FACTS.names[topic] : 'how it is made'
  return `The site does not say ${unsaid}: ${nameOf(entry)}.`
}

/** `The seafood goulash` is not the potato goulash. */
export function misnamed(match: Match, { text }: Interpretation): string | null {
  const title = termsOf(match.entry.title)
  const isWhole = title.length > 1 && title.every((term) => match.matched.includes(term))
  const lost = lostTerms(match)
  const [, whole = '', part = ''] = findIn('withPart', text) ?? []
  const isOfIt = termsOf(whole).some((term) => title.includes(term))
  if (isOfIt && termsOf(part).some((term) => lost.includes(term))) {
    return `${capital(nameOf(match.entry))} names no ${part}. `
  }
  if (isWhole || isAboutSite(match.entry)) return null
  const words = text.split(' ')
  const at = words.findIndex((word, i) => {
    const isModifier = contentWords(word) !== '' && Number.isNaN(toNumber(word))
    const [noun = ''] = termsOf(words[i + 1] ?? '')
    return isModifier && title.includes(noun) && lost.includes(termOf(word) ?? '')
  })
  return at < 0
    ? null
    : `There is no ${words[at]} ${words[at + 1]} here. The nearest that I found: `
}

export function asksBeyondEntry(match: Match, interpretation: Interpretation): boolean {
  const { entry } = match
  const { text } = interpretation
  if (isAboutSite(entry)) return isIn('whoHasMost', text)
  const stated =
    wholeText(entry, text) ??
    (isIn('asksReason', text) ? passageText(match, interpretation, 'sure') : null) ??
    deniedText(entry, interpretation)
  if (stated !== null) return false
  return isIn('beyondAny', text) || (!entry.kind.isSold && isIn('whereSold', text))
}

function lacksAskedNoun(match: Match, text: string): boolean {
  const [, noun = ''] = findIn('askedNoun', text) ?? []
  return (
    topicOf(`which ${noun}`) === null &&
    termsOf(noun).some((term) => lostTerms(match).includes(term))
  )
}

function asksOfPart(match: Match, { text, topic }: Interpretation): boolean {
  const { entry } = match
  if (isAboutSite(entry)) return false
  const parts = termsOf(listOf(entry, 'ingredients').join(' '))
  const [, used = ''] = findIn('used', text) ?? []
  const usedTerms = termsOf(used)
  if (usedTerms.length > 0) return !usedTerms.some((term) => parts.includes(term))
  if (topic !== 'place' || !isIn('origin', text)) return false
  const [, part = ''] = findIn('originOf', text) ?? []
  return termsOf(part).some((term) => parts.includes(term))
}

function asksOtherTime(match: Match, detail: string, { text, topic }: Interpretation): boolean {
  const { entry } = match
  const isOfWhole = detail === `${nameOf(entry)} ${entry.facts?.minutes?.phrase ?? ''}.`
  if (topic !== 'minutes' || !isOfWhole) return false
  return lostTerms(match).length > 0 || isIn('keeping', text)
}
