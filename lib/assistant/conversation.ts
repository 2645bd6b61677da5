import { compose } from '@/lib/assistant/compose/compose'
import { withoutIdle } from '@/lib/assistant/follow-up/idle'
import { followUp } from '@/lib/assistant/follow-up/follow-up'
import { namedEntry, namesakesOf } from '@/lib/assistant/look-up/named-entry'
import { lookUp } from '@/lib/assistant/look-up/find-matches'
import { findIn, isIn, patternOf } from '@/lib/assistant/patterns'
import { isCompared } from '@/lib/assistant/read/comparisons'
import { contentWords, ORDINALS, readQuestion } from '@/lib/assistant/read/read-question'
import { resolved, rewritten } from '@/lib/assistant/read/rewrite'
import SMALL_TALK from '@/lib/assistant/read/small-talk.json' with { type: 'json' }
import { partsOf } from '@/lib/assistant/follow-up/parts'
import { readMessage } from '@/lib/assistant/follow-up/statements'
import { answerSmallTalk } from '@/lib/assistant/read/small-talk'
import type { AssistantAnswer } from '@/lib/assistant/schema'
import type { Draft, Interpretation } from '@/lib/assistant/stages'
import type { Filter } from '@/lib/search/document'
import { isOfStore } from '@/lib/search/entries'
import type { Searcher } from '@/lib/search/find-entries'
import { fold, termsOf } from '@/lib/search/words'
import { inAskedUnit } from '@/lib/units/convert'

const ENGLISH_ONLY = 'I speak English only.'

export type Step = { answer: AssistantAnswer; interpretation: Interpretation | null }

type Stated = (searcher: Searcher) => readonly Filter[]

type Ask = { searcher: Searcher; isMember: boolean; stated?: Stated }

/** What is stated beside the question goes with it. */
export function answerStep(
  { searcher, isMember }: Pick<Ask, 'searcher' | 'isMember'>,
  message: string,
  previous: Interpretation | null,
): Step {
  const { pointing, before: last } = pointedAt(withoutIdle(message), previous)
  const { question, stated, subject } = readMessage(searcher, resolved(pointing))
  const smallTalk = question === message ? null : answerSmallTalk(message)
  if (smallTalk) return { answer: smallTalk, interpretation: previous }
  const ask = { searcher, isMember, stated }
  const before = subject === null ? last : interpret(ask, subject, null)
  return answerParted(ask, question, before)
}

/** `The second one sounds good, how long does it take?` goes on from that of the last list. */
function pointedAt(message: string, previous: Interpretation | null) {
  const [wording = '', place = ''] = findIn('nthOfBefore', fold(message)) ?? []
  // `Cake or pie` has both, also where only one of them was told of.
  const listed = previous?.named ?? previous?.matches ?? []
  const at = /^\d/.test(place) ? Number.parseInt(place, 10) : ORDINALS.indexOf(place)
  const nth = place === 'last' ? listed.at(-1) : listed[at - 1]
  if (!previous || !nth || listed.length < 2) return { pointing: message, before: previous }
  return {
    pointing: fold(message).replace(wording, 'it'),
    before: { ...previous, comparison: null, rank: 0, named: null, matches: [nth], pool: listed },
  }
}

function answerParted(ask: Ask, question: string, previous: Interpretation | null): Step {
  const whole = answerWhole(ask, question, previous)
  const joined = rewritten(question).toLowerCase()
  const { isForeign } = ask.searcher.understand(question)
  // `The phone number and the opening hours`
  const nouns = whole.answer.isKnown ? [] : joined.split(patternOf('betweenNouns'))
  const parts = [partsOf(ask.searcher, joined), joined.split(patternOf('betweenBest')), nouns]
    .find(({ length }) => length > 1)
    ?.map((part) => (isForeign ? ask.searcher.understand(`¿${part}`).text : part))
  // What is not declared is not offered either: `I am allergic to nuts, what can I eat?`
  if (!parts || asksUndeclared(whole.interpretation)) return whole
  return answerParts(ask, parts, previous, whole)
}

function answerParts(
  ask: Ask,
  parts: readonly string[],
  previous: Interpretation | null,
  whole: Step,
): Step {
  const [first = '', second = ''] = parts
  const { words, kinds, filters } = ask.searcher.read(first)
  const isNamed =
    kinds.length + filters.length > 0 || namedEntry(ask.searcher, contentWords(words), []) !== null
  // `How long and how hard is the pie?` names it at the end.
  const isNamedLater = !isNamed && !isCompared(fold(first))
  let interpretation = isNamedLater ? answerWhole(ask, second, previous).interpretation : previous
  const shared = sharedPlaces(ask, parts)
  const answers = parts.map((part) => {
    const step = answerWhole({ ...ask, stated: shared(part) }, part, interpretation)
    interpretation = step.interpretation
    return step.answer
  })
  const known = answers.filter(({ isKnown }) => isKnown)
  const isOfPart = known.some(({ content }) => whole.answer.content.startsWith(content))
  if (known.length === 0) return whole
  if (known.length < answers.length && whole.answer.isKnown && !isOfPart) return whole
  const sources = answers.flatMap((answer) => answer.sources)
  const lines = answers.flatMap(({ content, isKnown }, i) => {
    if (isKnown) return content
    const part = parts[i] ?? ''
    const isRefused = isIn('notSaid', content) && !isIn('asksQuantity', part)
    const isOpen = contentWords(part) === '' && !isRefused
    return isOpen ? [] : `To the ${ORDINALS[i + 1] ?? 'last'} question: ${content}`
  })
  return {
    answer: {
      content: [...new Set(lines)].join('\n'),
      sources: [...new Map(sources.map((source) => [source.href + source.title, source])).values()],
      isKnown: true,
    },
    interpretation,
  }
}

/** `The best and the worst cup of Lisbon`: a part that compares and names no place has that of the others. */
function sharedPlaces({ searcher, stated = () => [] }: Ask, parts: readonly string[]) {
  const placesIn = (text: string) =>
    searcher.read(text).filters.filter(({ fact }) => fact === 'place')
  const places = parts.flatMap(placesIn)
  return (part: string): Stated => {
    const { kinds } = searcher.read(part)
    const isOpen = places.length > 0 && placesIn(part).length === 0 && isCompared(fold(part))
    const isHere = isOpen && searcher.find({ words: '', kinds, filters: places }).length > 0
    return isHere ? () => [...stated(searcher), ...places] : stated
  }
}

function answerWhole(ask: Ask, question: string, previous: Interpretation | null): Step {
  const smallTalk = answerSmallTalk(question)
  if (smallTalk) return { answer: smallTalk, interpretation: previous }
  const interpretation = interpret(ask, question, previous)
  const draft = compose(interpretation)
  return {
    answer: answerOf(draft, interpretation, ask.isMember),
    interpretation: continued(ask.searcher, draft, interpretation) ?? previous,
  }
}

function answerOf(
  { content, sources, isKnown }: Draft,
  { text, isForeign, kinds, filters, comparison, words, lost }: Interpretation,
  isMember: boolean,
): AssistantAnswer {
  const isNamed = kinds.length + filters.length > 0 || lost().length < termsOf(words).length
  const isUnderstood = isNamed || comparison !== null
  const ofArtDay = isIn('isFuture', text) ? SMALL_TALK.future : !isMember && SMALL_TALK.forMembers
  // Must not tell whether members would find something, but everybody sees which days there are.
  const isHidden = isIn('isFuture', text) || words !== '' || !/\b20\d\d\b/.test(text)
  const hidden = !isKnown && isHidden && isIn('isOfArtDay', text) && ofArtDay
  const answer = hidden || { content: inAskedUnit(content, text), sources, isKnown }
  return isKnown || !isForeign || isUnderstood
    ? answer
    : { ...answer, content: `${ENGLISH_ONLY} ${answer.content}` }
}

/** What the next question goes on from; without an answer, what has the filters of this one. */
function continued(
  searcher: Searcher,
  { about, isKnown }: Draft,
  interpretation: Interpretation,
): Interpretation | null {
  const { filters, matches, pool, named } = interpretation
  if (isKnown || about.length > 0 || asksUndeclared(interpretation)) {
    const chosenFrom = named ?? (isKnown ? matches : pool)
    return { ...interpretation, matches: about, isKnown: true, pool: chosenFrom }
  }
  const passing = filters.length > 0 ? searcher.find({ words: '', filters }) : []
  if (passing.length === 0) return null
  return { ...interpretation, words: '', matches: passing, pool: passing, isKnown: true }
}

function asksUndeclared(interpretation: Interpretation | null): boolean {
  return interpretation?.filters.some(({ isUndeclared }) => isUndeclared) ?? false
}

export function interpret(
  { searcher, stated = () => [] }: Pick<Ask, 'searcher' | 'stated'>,
  question: string,
  previous: Interpretation | null,
): Interpretation {
  const byLists = { ...searcher, read: searcher.readByLists }
  const isAvoided = isIn('asksAvoided', fold(question))
  const reading = readQuestion(searcher, question, stated(isAvoided ? byLists : searcher))
  const interpreted = previous ? followUp(searcher, reading, previous) : lookUp(searcher, reading)
  const store = searcher.kinds.find(isOfStore)
  const found: Interpretation = {
    ...interpreted,
    sold: (match) => store && namesakesOf(searcher, match, [store], 1)[0],
  }
  const [undeclared] = found.filters.filter(({ isUndeclared }) => isUndeclared)
  const isAsked = undeclared && isIn('asksWithout', reading.text) && !found.isKnown
  if (!isAsked || searcher.read === searcher.readByLists) return found
  // As the search does: the lists of ingredients tell it where nothing is declared.
  const listed = interpret({ searcher: byLists, stated }, question, previous)
  const isListed = listed.matches.every(({ entry }) => entry.facts?.ingredients)
  if (!listed.isKnown || asksUndeclared(listed) || !isListed) return found
  const note = `The site does not declare what is ${undeclared.label}.`
  return {
    ...listed,
    filters: listed.filters.map((one) => (one.isNegative ? { ...one, note } : one)),
  }
}
