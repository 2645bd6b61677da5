import {
  asksBeyondEntry,
  asksOfPart,
  asksOtherTime,
  asksOtherVerb,
  lacksAskedNoun,
  tellsAmount,
} from '@/lib/assistant/check/asked-elsewhere'
import { draftOf, nameOf } from '@/lib/assistant/compose/draft'
import { describe } from '@/lib/assistant/compose/sentences'
import { isAboutSite, lacksFact } from '@/lib/assistant/entries'
import { ASKS_FUTURE } from '@/lib/assistant/read/intents'
import type { Draft, Interpretation, Topic } from '@/lib/assistant/stages'

type Single = NonNullable<Draft['single']>

type Check = {
  fails: (single: Single, interpretation: Interpretation) => boolean
  /** What is said in place of the draft. */
  refusal: (single: Single, interpretation: Interpretation) => string
}

const nearest = ({ match }: Single) => `The nearest that I found is ${nameOf(match.entry)}.`
const notKnown = ({ match }: Single) =>
  `I do not know that. This is what I found: ${describe(match.entry)}`

/** An answer about one entry must be to the question that was asked; the first that fails counts. */
const CHECKS: readonly Check[] = [
  {
    fails: ({ match }, { text }) => asksBeyondEntry(match.entry, text),
    refusal: notKnown,
  },
  {
    fails: ({ match }, interpretation) => asksOfPart(match, interpretation),
    refusal: (single) => `The site does not say that. ${nearest(single)}`,
  },
  {
    fails: ({ match }, { text }) => !isAboutSite(match.entry) && ASKS_FUTURE.test(text),
    refusal: ({ match: { entry } }) => {
      const { stock } = entry.facts ?? {}
      const known = stock ? `. ${nameOf(entry)} ${stock.phrase}.` : `: ${nameOf(entry)}.`
      return `The site does not say when that will be${known}`
    },
  },
  {
    fails: ({ match: { entry }, basis, detail }, { countedTerm, topic }) => {
      const isCounted = isAboutSite(entry) || topic === null || topic === 'ingredients'
      if (basis === 'fact' || countedTerm === null || !isCounted) return false
      return !tellsAmount(entry, detail ?? '', countedTerm)
    },
    refusal: (single) => `The site does not say how many. ${nearest(single)}`,
  },
  {
    fails: ({ match, basis, detail }, { text, topic }) =>
      (basis === 'detail' || basis === 'description') &&
      (asksOtherTime(match, detail, text, topic) ||
        (!isAboutSite(match.entry) && lacksAskedNoun(match, text)) ||
        asksOtherVerb(match, text, topic)),
    refusal: notKnown,
  },
  {
    fails: ({ match, basis }, { topic }) =>
      basis === 'description' && lacksFact(match.entry, topic),
    refusal: ({ match }, { topic }) =>
      `The site does not say ${NOT_SAID[topic ?? 'steps']}: ${nameOf(match.entry)}.`,
  },
]

/** Each of them ends `The site does not say …`. */
const NOT_SAID: Readonly<Record<Topic, string>> = {
  price: 'what it costs',
  stock: 'whether it is for sale',
  size: 'how large it is',
  area: 'how large it is',
  width: 'how large it is',
  height: 'how large it is',
  maker: 'who made it',
  date: 'when it was made',
  minutes: 'how long it takes',
  difficulty: 'how difficult it is',
  servings: 'for how many people it is',
  ingredients: 'what it is made of',
  tags: 'of which kind it is',
  score: 'how it is rated',
  rating: 'how it is rated',
  makes: 'how often it was cooked',
  place: 'where it is',
  colours: 'which colours it has',
  quote: 'that it has a quote',
  steps: 'how it is made',
}

export function check(draft: Draft, interpretation: Interpretation): Draft {
  const { single } = draft
  const failed = single && CHECKS.find(({ fails }) => fails(single, interpretation))
  if (!single || !failed) return draft
  return draftOf(failed.refusal(single, interpretation), [single.match], { isKnown: false })
}
