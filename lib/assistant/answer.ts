import { compose } from '@/lib/assistant/compose'
import { toEnglish } from '@/lib/assistant/languages'
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

/** So many earlier questions count for what "it" and "the cheaper one" are. */
const REMEMBERED = 6
const MOST_FACTS = 8
const ENGLISH_ONLY = 'I speak English only.'

/** From what this viewer may see, without a model. */
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
    .slice(0, MOST_FACTS)
    .map(({ entry: { title, href, text, details = '', facts = {} } }) => ({
      ...{ title, href },
      text: [text, ...Object.values(facts).map(({ says }) => `It ${says}.`), details]
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

function step(
  searcher: Searcher,
  question: string,
  before: Understood | null,
  viewer: Viewer | null,
): { answer: AssistantAnswer; after: Understood | null } {
  const polite = answerWithManners(question)
  if (polite) return { answer: polite, after: before }
  const english = toEnglish(question)
  const understood = understand(searcher, english ?? question, before)
  const { about, ...answer } = compose(understood)
  if (!answer.isKnown) {
    return {
      answer: withLanguage(viewer ? answer : orForMembers(answer, understood), english),
      after: before,
    }
  }
  return { answer: withLanguage(answer, english), after: { ...understood, found: about } }
}

function withLanguage(answer: AssistantAnswer, english: string | null): AssistantAnswer {
  return english === null ? answer : { ...answer, content: `${ENGLISH_ONLY} ${answer.content}` }
}

/** Says nothing about whether members would find something. */
function orForMembers(answer: AssistantAnswer, { kinds }: Understood): AssistantAnswer {
  if (!kinds.some(({ name }) => name === 'art-day')) return answer
  return {
    content:
      'I do not find that. The art of the day is for members: log in, and I can tell you more. Everybody sees its colours.',
    sources: [{ title: 'Art of the day', href: PATHS.artOfTheDay }],
    isKnown: false,
  }
}
