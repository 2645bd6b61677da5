import { answerWith } from '@/lib/assistant/pipeline'
import { answerSmallTalk } from '@/lib/assistant/read/small-talk'
import { toEnglish } from '@/lib/assistant/read/translate'
import type { AssistantAnswer } from '@/lib/assistant/schema'
import type { Interpretation } from '@/lib/assistant/stages'
import { PATHS } from '@/lib/config/paths'
import type { Searcher } from '@/lib/search/find-entries'

/** `I like the houses on the water, how tall is it?`: the last part asks. */
const LAST_PART =
  /^(.{6,}?)[,.;:!?–]+\s+((?:and |but |so |or )?(?:how|what|when|where|which|who|whose|why|is|are|was|were|does|do|did|can|could|may|will|would|has|have|any)\S*\s.*)$/is
const IS_OF_ART_DAY =
  /\b(?:art|picture|painting|image) (?:of|for|from|on) (?:the |that |this )?(?:day|today|yesterday|week|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d)|\b(?:daily|today s|yesterday s|day s) (?:art|picture|painting|image)|\bart days?\b|\baotd\b|\b(?:paint(?:ed)?|art|pictures?) .*\b(?:in|on|of) (?:january|february|march|april|may|june|july|august|september|october|november|december|\d)/
const IS_FUTURE = /\b(?:will|tomorrow|next|going to)\b/
const ENGLISH_ONLY = 'I speak English only.'
/** Must not tell whether members would find something. */
const FOR_MEMBERS: AssistantAnswer = {
  content:
    'I do not find that. The art of the day is for members: log in, and I can tell you more. Everybody sees its colours.',
  sources: [{ title: 'Art of the day', href: PATHS.artOfTheDay }],
  isKnown: false,
}

export type Step = {
  answer: AssistantAnswer
  /** What the next question may refer to. */
  interpretation: Interpretation | null
}

type Ask = { searcher: Searcher; isMember: boolean }

/** The answer to a question as a whole, or to its last part where the whole has none. */
export function answerStep(ask: Ask, question: string, previous: Interpretation | null): Step {
  const whole = answerWhole(ask, question, previous)
  const [, statement, last] = LAST_PART.exec(question) ?? []
  // What is not declared is not offered either: `I am allergic to nuts, what can I eat?`
  const isWhole = whole.answer.isKnown || asksUndeclared(whole.interpretation)
  if (isWhole || !statement || !last) return whole
  const { interpretation } = answerStep(ask, statement, previous)
  const part = answerWhole(ask, last, interpretation)
  return part.answer.isKnown ? part : whole
}

function answerWhole(
  { searcher, isMember }: Ask,
  question: string,
  previous: Interpretation | null,
): Step {
  const smallTalk = answerSmallTalk(question)
  if (smallTalk) return { answer: smallTalk, interpretation: previous }
  const english = toEnglish(question)
  const { interpretation, draft } = answerWith(searcher, english ?? question, previous)
  const { about, content, sources, isKnown } = draft
  const isForMembers = !isKnown && !isMember && asksForArtDay(interpretation.text)
  const answer = isForMembers ? FOR_MEMBERS : { content, sources, isKnown }
  const goesOn = isKnown || about.length > 0 || asksUndeclared(interpretation)
  return {
    answer: english === null ? answer : { ...answer, content: `${ENGLISH_ONLY} ${answer.content}` },
    interpretation: goesOn
      ? {
          ...interpretation,
          matches: about,
          isKnown: true,
          pool: isKnown ? interpretation.matches : interpretation.pool,
        }
      : (ofFilters(searcher, interpretation) ?? previous),
  }
}

function asksUndeclared(interpretation: Interpretation | null): boolean {
  return interpretation?.filters.some(({ isUndeclared }) => isUndeclared) ?? false
}

function asksForArtDay(text: string): boolean {
  return IS_OF_ART_DAY.test(text) && !IS_FUTURE.test(text)
}

/** What has only the filters of the question, which the next one may go on from. */
function ofFilters(searcher: Searcher, interpretation: Interpretation): Interpretation | null {
  const { filters } = interpretation
  const matches = filters.length > 0 ? searcher.find({ words: '', filters }) : []
  if (matches.length === 0) return null
  return { ...interpretation, words: '', matches, pool: matches, isKnown: true }
}
