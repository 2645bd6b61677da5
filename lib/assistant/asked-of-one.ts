import { topicOf } from '@/lib/assistant/intents'
import type { AssistantAnswer } from '@/lib/assistant/schema'
import { describe, isAboutSite, named } from '@/lib/assistant/sentences'
import type { Understood } from '@/lib/assistant/understand'
import type { Entry, Match } from '@/lib/search/index-documents'
import { isCommonWord } from '@/lib/search/common-words'
import { termsOf } from '@/lib/search/words'

const NUMBER = '(?:\\d[\\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|once|twice)'
const TIMED_STEPS = termsOf('bake roast simmer boil fry rise soak cool')

const HEAT = termsOf('temperature hot heat degrees')

/** These steps answer `how long must it bake?` and `how hot?`. */
export function stepsAsked({ topic, text }: Understood): string[] {
  const steps = topic === 'minutes' ? [...HEAT, ...TIMED_STEPS] : HEAT
  return termsOf(text).filter((term) => steps.includes(term))
}

/** `Where was that and when?` asks for two facts. */
export function alsoAsked({ facts = {}, kind }: Entry, { text, topic }: Understood): string {
  const second = topicOf(/\band ((?:when|where|who|how) ?.*)$/.exec(text)?.[1] ?? '')
  if (!second || second === topic || second === 'steps' || isAboutSite({ kind })) return ''
  const fact = facts[second]
  return fact ? ` It ${fact.phrase}.` : ''
}

export function withFilters(
  told: string,
  { facts = {} }: Entry,
  filters: Understood['filters'],
): string {
  const phrase = filters.flatMap(({ fact }) => facts[fact]?.phrase ?? [])
  const more = phrase.filter((one) => !told.includes(one)).map((one) => ` It ${one}.`)
  return told + more.join('')
}

export const lacks = ({ facts = {} }: Entry, topic: Understood['topic']) =>
  topic !== null && topic !== 'steps' && facts[topic] === undefined

/** True for what no entry tells, such as a reason or who has most. */
export function asksBeyond(entry: Entry, text: string): boolean {
  if (isAboutSite(entry))
    return /\b(?:who|which|whose)\b.* (?:most|fewest|highest|least)\b/.test(text)
  const isSold = entry.kind.name === 'item' || entry.kind.name === 'coffee'
  return (
    /^(?:and |but |so )*why\b/.test(text) ||
    /\b(?:instead|substitute|replace|swap)\b/.test(text) ||
    /\bper (?:slice|piece|portion|person|serving|cup|head)\b/.test(text) ||
    /\b(?:opening|closing) (?:times?|hours?)\b|\b(?:opens?|closes?)\b/.test(text) ||
    /\bhow many\b.*\b(?:were|was|been|did (?:you|they)) .*(?:sold|sell|bought|ordered)\b/.test(
      text,
    ) ||
    /\bwhen\b.*\bsold\b/.test(text) ||
    (!isSold && /\bwhere .*\b(?:buy|purchase|sold|sells?)\b/.test(text))
  )
}

/** A fact of the whole does not answer for a part: `where do the beans come from?` */
export function asksOfPart(
  { entry, missing }: Match,
  { text, topic }: Pick<Understood, 'text' | 'topic'>,
): boolean {
  if (isAboutSite(entry)) return false
  const title = termsOf(entry.title)
  const parts = termsOf([entry.facts?.ingredients?.value ?? []].flat().join(' '))
  const [, used = ''] = /\b(?:which|what) (\S+) did .*\buse\b/.exec(text) ?? []
  const ofUsed = topicOf(`which ${used}`) === null ? termsOf(used) : []
  if (ofUsed.length > 0) return !ofUsed.some((term) => parts.includes(term))
  if (topic !== 'place' || !/\b(?:from|comes?|came|grown|roasted)\b/.test(text)) return false
  const [, of = ''] =
    /\b(?:where|(?:which|what) (?:country|city|town|place|region)) (?:do|does|did|is|are) (?:the |your |its )?(\S+)/.exec(
      text,
    ) ?? []
  const isPart = termsOf(of).some((term) => parts.includes(term) && !title.includes(term))
  return isPart || missing.some((term) => !isCommonWord(term))
}

/** `Who taught …?` does not ask for the maker. */
export function isWhoElse(
  text: string,
  topic: Understood['topic'],
  lost: readonly string[],
): boolean {
  const [verb = ''] = termsOf(/\bwho (\S+)/.exec(text)?.[1] ?? '')
  return topic === 'maker' && lost.length > 0 && lost.includes(verb)
}

/** `How long does it keep?` does not ask for a cooking time. */
export function isOtherTime(text: string, topic: Understood['topic'], lost: readonly string[]) {
  return topic === 'minutes' && (lost.length > 0 || /\b(?:keeps?|lasts?|stays?|fresh)\b/.test(text))
}

export function notSaidOf(entry: Entry): Pick<AssistantAnswer, 'content' | 'isKnown'> {
  const content = `I do not know that. This is what I found: ${describe(entry)}`
  return { content, isKnown: false }
}

export function notSaidOfPart(entry: Entry): Pick<AssistantAnswer, 'content' | 'isKnown'> {
  const content = `The site does not say that. The nearest that I found is ${named(entry)}.`
  return { content, isKnown: false }
}

export function notSaid(entry: Entry): Pick<AssistantAnswer, 'content' | 'isKnown'> {
  const content = `The site does not say how many. The nearest that I found is ${named(entry)}.`
  return { content, isKnown: false }
}

export function tellsAmount(entry: Entry, told: string, amountOf: string): boolean {
  const terms = termsOf(told)
  const title = termsOf(entry.title)
  if (!isAboutSite(entry)) return terms.includes(amountOf) || title.includes(amountOf)
  return told
    .split(/(?<=[.!?;])\s+/)
    .some((sentence) =>
      [...sentence.matchAll(new RegExp(`\\b${NUMBER} (?:\\w+ )?(\\w+)`, 'gi'))].some(([said]) =>
        termsOf(said).includes(amountOf),
      ),
    )
}

/** `Which bakery …?` where no result tells of a bakery. */
export function lacksAskedNoun({ missing }: Match, text: string): boolean {
  const [, noun = ''] = /\b(?:which|what|whose|how much) (\S+)/.exec(text) ?? []
  const isOfFact = topicOf(`which ${noun}`) !== null || /^(?:temperature|heat|degrees)$/.test(noun)
  return !isOfFact && termsOf(noun).some((term) => missing.includes(term) && !isCommonWord(term))
}
