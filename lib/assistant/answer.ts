import { compose } from '@/lib/assistant/compose'
import { toEnglish } from '@/lib/assistant/translate'
import { answerWithManners } from '@/lib/assistant/manners'
import type { AssistantAnswer, Fact, Turn } from '@/lib/assistant/schema'
import { understand, type Understood } from '@/lib/assistant/understand'
import type { Viewer } from '@/lib/auth/permissions'
import { PATHS } from '@/lib/config/paths'
import { openSearch, type Searcher } from '@/lib/search/find-entries'

export type Asked = {
  question: string
  /** Oldest first, without the question. */
  turns: readonly Turn[]
  viewer: Viewer | null
}

/** How many earlier questions `it` and `the cheaper one` may refer to. */
const REMEMBERED = 6
const MAX_FACTS = 8
const IS_OF_ART_DAY =
  /\b(?:art|picture|painting|image) (?:of|for|from|on) (?:the |that |this )?(?:day|today|yesterday|week|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d)|\b(?:daily|today s|yesterday s|day s) (?:art|picture|painting|image)|\bart days?\b|\baotd\b|\b(?:paint(?:ed)?|art|pictures?) .*\b(?:in|on|of) (?:january|february|march|april|may|june|july|august|september|october|november|december|\d)/
const IS_FUTURE = /\b(?:will|tomorrow|next|going to)\b/
const ENGLISH_ONLY = 'I speak English only.'

/** Uses no model, and only what this viewer may see. */
export async function answerQuestion({ question, turns, viewer }: Asked): Promise<AssistantAnswer> {
  const searcher = await openSearch(viewer)
  const before = remember(searcher, turns)
  return step(searcher, question, before, viewer).answer
}

/** What this viewer may see about the question, best first, for a model. */
export async function findFacts({ question, turns, viewer }: Asked): Promise<readonly Fact[]> {
  const searcher = await openSearch(viewer)
  const before = remember(searcher, turns)
  const { found } = understand(searcher, toEnglish(question) ?? question, before)
  return found
    .slice(0, MAX_FACTS)
    .map(({ entry: { title, href, text, details = '', facts = {} } }) => ({
      title,
      href,
      text: [text, ...Object.values(facts).map(({ phrase }) => `It ${phrase}.`), details]
        .filter((part) => part !== '')
        .join('\n'),
    }))
}

function remember(searcher: Searcher, turns: readonly Turn[]): Understood | null {
  const asked = turns.filter(({ role }) => role === 'user').slice(-REMEMBERED)
  return asked.reduce<Understood | null>(
    (before, { content }) => step(searcher, content, before, null).after,
    null,
  )
}

/** `I like the houses on the water, how tall is it?`: the last part asks. */
const LAST_PART =
  /^(.{6,}?)[,.;:!?–]+\s+((?:and |but |so |or )?(?:how|what|when|where|which|who|whose|why|is|are|was|were|does|do|did|can|could|may|will|would|has|have|any)\S*\s.*)$/is

type Step = { answer: AssistantAnswer; after: Understood | null }

function step(
  searcher: Searcher,
  question: string,
  before: Understood | null,
  viewer: Viewer | null,
): Step {
  const whole = stepWhole(searcher, question, before, viewer)
  const [, first, last] = LAST_PART.exec(question) ?? []
  if (whole.answer.isKnown || !first || !last) return whole
  const told = step(searcher, first, before, viewer)
  const asked = stepWhole(searcher, last, told.after, viewer)
  return asked.answer.isKnown ? asked : whole
}

function stepWhole(
  searcher: Searcher,
  question: string,
  before: Understood | null,
  viewer: Viewer | null,
): Step {
  const polite = answerWithManners(question)
  if (polite) return { answer: polite, after: before }
  const english = toEnglish(question)
  const understood = understand(searcher, english ?? question, before)
  const { about, ...answer } = compose(understood)
  if (!answer.isKnown) {
    return {
      answer: withLanguage(viewer ? answer : orForMembers(answer, understood), english),
      // Kept also where it does not answer, as the next question may refer to it.
      after:
        about.length > 0
          ? { ...understood, found: about, isKnown: true }
          : (afterUnknown(searcher, understood) ?? before),
    }
  }
  return {
    answer: withLanguage(answer, english),
    after: { ...understood, found: about, ranked: understood.found },
  }
}

function afterUnknown(searcher: Searcher, understood: Understood): Understood | null {
  const { filters } = understood
  const found = filters.length > 0 ? searcher.find({ words: '', filters }) : []
  return found.length > 0 ? { ...understood, words: '', found, ranked: found, isKnown: true } : null
}

function withLanguage(answer: AssistantAnswer, english: string | null): AssistantAnswer {
  return english === null ? answer : { ...answer, content: `${ENGLISH_ONLY} ${answer.content}` }
}

/** Must not tell whether members would find something. */
function orForMembers(answer: AssistantAnswer, { text }: Understood): AssistantAnswer {
  if (!IS_OF_ART_DAY.test(text) || IS_FUTURE.test(text)) return answer
  return {
    content:
      'I do not find that. The art of the day is for members: log in, and I can tell you more. Everybody sees its colours.',
    sources: [{ title: 'Art of the day', href: PATHS.artOfTheDay }],
    isKnown: false,
  }
}
