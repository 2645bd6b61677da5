import { answerStep, interpret } from '@/lib/assistant/conversation'
import { inReadersTime } from '@/lib/assistant/compose/draft'
import type { AssistantAnswer, AssistantRequest, Fact, Turn } from '@/lib/assistant/schema'
import type { Interpretation } from '@/lib/assistant/stages'
import { isAboutSite } from '@/lib/search/entries'
import { openSearch, type Searcher } from '@/lib/search/find-entries'

const MAX_TURNS = 6
const MAX_FACTS = 8
const SENTENCES = /(?<=[.!?])\s+/

type Answered = AssistantAnswer & {
  /** What is not the site's own text, and so may be unfit to be shown (G-90). */
  ofOthers?: string
}

export async function answerQuestion(request: AssistantRequest): Promise<Answered> {
  const { question, turns, viewer, utcOffset = 0 } = request
  const searcher = await openSearch(viewer)
  const previous = interpretTurns(searcher, turns)
  const { answer } = answerStep({ searcher, isMember: viewer !== null }, question, previous)
  const ofSite = searcher
    .find({ words: '', kinds: searcher.kinds.filter((kind) => isAboutSite({ kind })) })
    .map(({ entry }) => entry.text)
  const isOfOthers = (sentence: string) => !ofSite.some((text) => text.includes(sentence))
  const ofOthers = answer.content.split(SENTENCES).filter(isOfOthers).join(' ')
  return { ...answer, content: inReadersTime(answer.content, utcOffset), ofOthers }
}

/** What this viewer may see about the question, best first, for a model. */
export async function findFacts(request: AssistantRequest): Promise<readonly Fact[]> {
  const { question, turns, viewer } = request
  const searcher = await openSearch(viewer)
  const previous = interpretTurns(searcher, turns)
  const { matches } = interpret({ searcher }, question, previous)
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
  let previous: Interpretation | null = null
  for (const { content } of turns.filter(({ role }) => role === 'user').slice(-MAX_TURNS)) {
    previous = answerStep({ searcher, isMember: false }, content, previous).interpretation
  }
  return previous
}
