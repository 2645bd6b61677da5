import { answerStep } from '@/lib/assistant/conversation'
import { interpret } from '@/lib/assistant/pipeline'
import { toEnglish } from '@/lib/assistant/read/translate'
import type { AssistantAnswer, AssistantRequest, Fact, Turn } from '@/lib/assistant/schema'
import type { Interpretation } from '@/lib/assistant/stages'
import { openSearch, type Searcher } from '@/lib/search/find-entries'

/** How many earlier questions `it` and `the cheaper one` may refer to. */
const MAX_TURNS = 6
const MAX_FACTS = 8

/** Uses no model, and only what this viewer may see. */
export async function answerQuestion(request: AssistantRequest): Promise<AssistantAnswer> {
  const { question, turns, viewer } = request
  const searcher = await openSearch(viewer)
  const previous = interpretTurns(searcher, turns)
  return answerStep({ searcher, isMember: viewer !== null }, question, previous).answer
}

/** What this viewer may see about the question, best first, for a model. */
export async function findFacts(request: AssistantRequest): Promise<readonly Fact[]> {
  const { question, turns, viewer } = request
  const searcher = await openSearch(viewer)
  const previous = interpretTurns(searcher, turns)
  const { matches } = interpret(searcher, toEnglish(question) ?? question, previous)
  return matches
    .slice(0, MAX_FACTS)
    .map(({ entry: { title, href, text, details = '', facts = {} } }) => ({
      title,
      href,
      text: [text, ...Object.values(facts).map(({ phrase }) => `It ${phrase}.`), details]
        .filter((part) => part !== '')
        .join('\n'),
    }))
}

function interpretTurns(searcher: Searcher, turns: readonly Turn[]): Interpretation | null {
  const questions = turns.filter(({ role }) => role === 'user').slice(-MAX_TURNS)
  return questions.reduce<Interpretation | null>(
    (previous, { content }) =>
      answerStep({ searcher, isMember: false }, content, previous).interpretation,
    null,
  )
}
