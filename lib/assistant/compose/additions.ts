import { isAboutSite } from '@/lib/assistant/entries'
import { topicOf } from '@/lib/assistant/read/intents'
import type { Interpretation } from '@/lib/assistant/stages'
import type { Entry } from '@/lib/search/index-documents'
import { termsOf } from '@/lib/search/words'

const SECOND_QUESTION = /\band ((?:when|where|who|how) ?.*)$/
const HEAT = termsOf('temperature hot heat degrees')
const TIMED_STEPS = termsOf('bake roast simmer boil fry rise soak cool')

/** `Where was that and when?` asks for two facts. */
export function secondFact({ facts = {}, kind }: Entry, { text, topic }: Interpretation): string {
  const second = topicOf(SECOND_QUESTION.exec(text)?.[1] ?? '')
  if (!second || second === topic || second === 'steps' || isAboutSite({ kind })) return ''
  const fact = facts[second]
  return fact ? ` It ${fact.phrase}.` : ''
}

export function withFilters(
  sentence: string,
  { facts = {} }: Entry,
  filters: Interpretation['filters'],
): string {
  const phrases = filters.flatMap(({ fact }) => facts[fact]?.phrase ?? [])
  const others = phrases.filter((phrase) => !sentence.includes(phrase))
  return sentence + others.map((phrase) => ` It ${phrase}.`).join('')
}

/** The steps that answer `how long must it bake?` and `how hot?`. */
export function askedSteps({ topic, text }: Interpretation): string[] {
  const steps = topic === 'minutes' ? [...HEAT, ...TIMED_STEPS] : HEAT
  return termsOf(text).filter((term) => steps.includes(term))
}
