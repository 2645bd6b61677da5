import { findIn, isIn } from '@/lib/assistant/patterns'
import { nameOf } from '@/lib/assistant/compose/draft'
import { describe } from '@/lib/assistant/compose/sentences'
import { cookedPart, reasonText } from '@/lib/assistant/compose/steps'
import { contentWords, topicOf } from '@/lib/assistant/read/read-question'
import type { Interpretation } from '@/lib/assistant/stages'
import {
  isAboutSite,
  lacksFact,
  listOf,
  lostTerms,
  tellsAmount,
  termsOfEntry,
} from '@/lib/search/entries'
import FACTS from '@/lib/search/facts.json' with { type: 'json' }
import { isNamedIn } from '@/lib/search/filters'
import type { Entry, Match } from '@/lib/search/index-documents'
import { familyOf, isOfFamily, usesOf } from '@/lib/search/negations'
import { toNumber } from '@/lib/search/numbers'
import { absentIn } from '@/lib/search/vocabulary'
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
  const notKnown = `I do not know that. This is what I found: ${describe(entry)}`
  if (asksBeyondEntry(entry, text)) return notKnown
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
  const isOfStore = entry.kind.isSold || topic !== 'stock' || !isIn('asksSale', text)
  const where = isOfStore ? '' : ', and it is not in the store'
  return `The site does not say ${unsaid}${where}: ${nameOf(entry)}.`
}

/** `The seafood goulash` is not the potato goulash. */
export function misnamed(match: Match, { text }: Interpretation): string | null {
  const title = termsOf(match.entry.title)
  const isWhole = title.length > 1 && title.every((term) => match.matched.includes(term))
  if (isWhole || isAboutSite(match.entry)) return null
  const words = text.split(' ')
  const at = words.findIndex((word, i) => {
    const isModifier = contentWords(word) !== '' && Number.isNaN(toNumber(word))
    const [noun = ''] = termsOf(words[i + 1] ?? '')
    return isModifier && title.includes(noun) && lostTerms(match).includes(termOf(word) ?? '')
  })
  return at < 0
    ? null
    : `There is no ${words[at]} ${words[at + 1]} here. The nearest that I found: `
}

export function asksBeyondEntry(entry: Entry, text: string): boolean {
  if (isAboutSite(entry)) return isIn('whoHasMost', text)
  if ((reasonText(entry, text) ?? deniedText(entry, text)) !== null) return false
  return (
    isIn('beyondAny', text) ||
    isIn('pairing', text) ||
    (!entry.kind.isSold && isIn('whereSold', text))
  )
}

export function lacksAskedNoun(match: Match, text: string): boolean {
  const [, noun = ''] = findIn('askedNoun', text) ?? []
  const isOfFact = topicOf(`which ${noun}`) !== null || isIn('heat', noun)
  if (familyOf(noun, [match.entry.kind]).length > 0) return false
  return !isOfFact && termsOf(noun).some((term) => lostTerms(match).includes(term))
}

function asksOfPart(match: Match, { text, topic }: Interpretation): boolean {
  const { entry } = match
  if (isAboutSite(entry)) return false
  const parts = termsOf(listOf(entry, 'ingredients').join(' '))
  const [, used = ''] = findIn('used', text) ?? []
  const usedTerms = topicOf(`which ${used}`) === null ? termsOf(used) : []
  if (usedTerms.length > 0) return !usedTerms.some((term) => parts.includes(term))
  if (topic !== 'place' || !isIn('origin', text)) return false
  const title = termsOf(entry.title)
  const [, part = ''] = findIn('originOf', text) ?? []
  const isPart = termsOf(part).some((term) => parts.includes(term) && !title.includes(term))
  return isPart || lostTerms(match).length > 0
}

function asksOtherTime(match: Match, detail: string, { text, topic }: Interpretation): boolean {
  const { entry } = match
  const isOfWhole = detail === `${nameOf(entry)} ${entry.facts?.minutes?.phrase ?? ''}.`
  if (topic !== 'minutes' || !isOfWhole) return false
  return cookedPart(entry, text).length > 0 || lostTerms(match).length > 0 || isIn('keeping', text)
}

/** `Can I look at it without an account?` */
function accessText({ access, ...entry }: Entry, text: string): string | null {
  if (!isIn('asksAccess', text) || isAboutSite(entry)) return null
  if (access === 'everybody') return `Yes: everybody sees ${nameOf(entry)}.`
  const seen = entry.kind.name === 'art-day' ? 'Visitors see only its colours.' : ''
  return `No: ${nameOf(entry)} is for members. ${seen}`.trim()
}

/** What costs something is not free: `why is the mug free?` */
function priceText({ facts, ...entry }: Entry, text: string): string | null {
  const [, subject = ''] = findIn('costless', text) ?? []
  const isOfWhole =
    /^(?:it|they|that|this|these)$/.test(subject) ||
    termsOf(entry.title).includes(termOf(subject) ?? '')
  const isPriced = Number(facts?.price?.value) > 0 && isOfWhole
  return isPriced ? `No: ${nameOf(entry)} ${facts?.price?.phrase}.` : null
}

/** What the title denies, or no ingredient is: `how long must I knead the no-knead loaf?` */
export function deniedText(entry: Entry, text: string): string | null {
  const stated = accessText(entry, text) ?? priceText(entry, text)
  if (stated !== null) return stated
  const title = termsOf(entry.title)
  const sought = termsOf(text)
  const absent = absentIn(entry.title).find(
    (term) => sought.includes(term) && title.filter((one) => one === term).length === 1,
  )
  if (absent !== undefined && !isIn('isNegated', text) && !isAboutSite(entry)) {
    return `No: ${nameOf(entry)} does without that, as its title says.`
  }
  const oven = isIn('asksBaking', text) ? entry.kind.equipment?.oven : undefined
  const isBaked = !oven || isNamedIn(entry, 'texts', usesOf(oven, entry))
  if (!isBaked) return `No: ${nameOf(entry)} is not baked: its steps name no oven.`
  const [, amount = ''] = (entry.kind.scale && findIn('amountFor', text)) || []
  const [noun = ''] = contentWords(amount).split(' ')
  const members = [noun, ...familyOf(noun, [entry.kind])].flatMap(termsOf)
  const isNamed = members.some((term) => termsOfEntry(entry).has(term))
  const isFood = isOfFamily(noun, entry.kind)
  return isFood && !isNamed ? `The ingredients of ${nameOf(entry)} name no ${noun}.` : null
}
