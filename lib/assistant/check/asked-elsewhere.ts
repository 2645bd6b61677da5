import { isAboutSite, listOf, lostTerms } from '@/lib/assistant/entries'
import { nameOf } from '@/lib/assistant/compose/draft'
import { topicOf } from '@/lib/assistant/read/intents'
import type { Reading, Topic } from '@/lib/assistant/stages'
import type { Entry, Match } from '@/lib/search/index-documents'
import { termsOf } from '@/lib/search/words'

/** No entry tells these: reasons, replacements, portions, opening hours, sales. */
const BEYOND_ANY: readonly RegExp[] = [
  /^(?:and |but |so )*why\b/,
  /\b(?:instead|substitute|replace|swap)\b/,
  /\bper (?:slice|piece|portion|person|serving|cup|head)\b/,
  /\b(?:opening|closing) (?:times?|hours?)\b|\b(?:opens?|closes?)\b/,
  /\bhow many\b.*\b(?:were|was|been|did (?:you|they)) .*(?:sold|sell|bought|ordered)\b/,
  /\bwhen\b.*\bsold\b/,
]
const WHERE_SOLD = /\bwhere .*\b(?:buy|purchase|sold|sells?)\b/
const WHO_HAS_MOST = /\b(?:who|which|whose)\b.* (?:most|fewest|highest|least)\b/

/** True for what no entry tells, such as a reason or who has most. */
export function asksBeyondEntry(entry: Entry, text: string): boolean {
  if (isAboutSite(entry)) return WHO_HAS_MOST.test(text)
  if (BEYOND_ANY.some((pattern) => pattern.test(text))) return true
  return !entry.kind.isSold && WHERE_SOLD.test(text)
}

const USED = /\b(?:which|what) (\S+) did .*\buse\b/
const ORIGIN = /\b(?:from|comes?|came|grown|roasted)\b/
const ORIGIN_OF =
  /\b(?:where|(?:which|what) (?:country|city|town|place|region)) (?:do|does|did|is|are) (?:the |your |its )?(\S+)/

/** A fact of the whole does not answer for a part: `where do the beans come from?` */
export function asksOfPart(
  match: Match,
  { text, topic }: Pick<Reading, 'text' | 'topic'>,
): boolean {
  const { entry } = match
  if (isAboutSite(entry)) return false
  const title = termsOf(entry.title)
  const parts = termsOf(listOf(entry, 'ingredients').join(' '))
  const [, used = ''] = USED.exec(text) ?? []
  const usedTerms = topicOf(`which ${used}`) === null ? termsOf(used) : []
  if (usedTerms.length > 0) return !usedTerms.some((term) => parts.includes(term))
  if (topic !== 'place' || !ORIGIN.test(text)) return false
  const [, part = ''] = ORIGIN_OF.exec(text) ?? []
  const isPart = termsOf(part).some((term) => parts.includes(term) && !title.includes(term))
  return isPart || lostTerms(match).length > 0
}

/** `Who taught …?` does not ask for the maker. */
export function asksOtherVerb(match: Match, text: string, topic: Topic | null): boolean {
  const [verb = ''] = termsOf(/\bwho (\S+)/.exec(text)?.[1] ?? '')
  return topic === 'maker' && lostTerms(match).includes(verb)
}

/** `How long does it keep?` does not ask for a cooking time. */
export function asksOtherTime(
  match: Match,
  detail: string | null,
  text: string,
  topic: Topic | null,
): boolean {
  const { entry } = match
  const isOfWhole = detail === `${nameOf(entry)} ${entry.facts?.minutes?.phrase ?? ''}.`
  if (topic !== 'minutes' || !isOfWhole) return false
  return lostTerms(match).length > 0 || /\b(?:keeps?|lasts?|stays?|fresh)\b/.test(text)
}

const NUMBER = '(?:\\d[\\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|once|twice)'
const COUNTED = new RegExp(`\\b${NUMBER} (?:\\w+ )?(\\w+)`, 'gi')

/** Whether what the entry tells has a number of the counted word. */
export function tellsAmount(entry: Entry, detail: string, countedTerm: string): boolean {
  if (!isAboutSite(entry)) return [detail, entry.title].flatMap(termsOf).includes(countedTerm)
  return detail
    .split(/(?<=[.!?;])\s+/)
    .flatMap((sentence) => [...sentence.matchAll(COUNTED)])
    .some(([counted]) => termsOf(counted).includes(countedTerm))
}

/** `Which bakery …?` where no result tells of a bakery. */
export function lacksAskedNoun(match: Match, text: string): boolean {
  const [, noun = ''] = /\b(?:which|what|whose|how much) (\S+)/.exec(text) ?? []
  const isOfFact = topicOf(`which ${noun}`) !== null || /^(?:temperature|heat|degrees)$/.test(noun)
  return !isOfFact && termsOf(noun).some((term) => lostTerms(match).includes(term))
}
