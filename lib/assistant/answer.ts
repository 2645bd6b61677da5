import { answerStep, interpret } from '@/lib/assistant/conversation'
import { loadPhrasings } from '@/lib/assistant/look-up/nearest-help'
import { inReadersTime } from '@/lib/assistant/compose/draft'
import type { AssistantAnswer, AssistantRequest, Fact } from '@/lib/assistant/schema'
import type { Interpretation } from '@/lib/assistant/stages'
import { MINUTE_MS } from '@/lib/durations'
import { isAboutSite } from '@/lib/search/entries'
import { openSearch, type Searcher } from '@/lib/search/find-entries'
import { LRUCache } from 'lru-cache'

const MAX_TURNS = 6
const MAX_CONVERSATIONS = 100
const MAX_FACTS = 8
const SENTENCES = /(?<=[.!?])\s+/

type Answered = AssistantAnswer & {
  /** What is not the site's own text, and so may be unfit to be shown (G-90). */
  ofOthers?: string
}

export async function answerQuestion(request: AssistantRequest): Promise<Answered> {
  const { question, viewer, utcOffset = 0 } = request
  const [searcher] = await Promise.all([openSearch(viewer), loadPhrasings()])
  const { previous, remember } = interpretTurns(searcher, request)
  const step = answerStep({ searcher, isMember: viewer !== null }, question, previous)
  remember(step.interpretation)
  const { answer } = step
  const ofSite = searcher
    .find({ words: '', kinds: searcher.kinds.filter((kind) => isAboutSite({ kind })) })
    .map(({ entry }) => entry.text)
  const isOfOthers = (sentence: string) => !ofSite.some((text) => text.includes(sentence))
  const ofOthers = answer.content.split(SENTENCES).filter(isOfOthers).join(' ')
  return { ...answer, content: inReadersTime(answer.content, utcOffset), ofOthers }
}

/** What this viewer may see about the question, best first, for a model. */
export async function findFacts(request: AssistantRequest): Promise<readonly Fact[]> {
  const { question, viewer } = request
  const [searcher] = await Promise.all([openSearch(viewer), loadPhrasings()])
  const { previous } = interpretTurns(searcher, request)
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

type Interpreted = { interpretation: Interpretation | null }

/** Visitors all see the same, so that equal questions come to the same while an index is current. */
const conversations = new WeakMap<Searcher['kinds'], LRUCache<string, Interpreted>>()

function interpretTurns(searcher: Searcher, { turns, question, viewer }: AssistantRequest) {
  const present =
    conversations.get(searcher.kinds) ??
    new LRUCache<string, Interpreted>({ max: MAX_CONVERSATIONS, ttl: 10 * MINUTE_MS })
  conversations.set(searcher.kinds, present)
  const all = turns.flatMap(({ role, content }) => (role === 'user' ? content : []))
  const remember = (questions: readonly string[], interpretation: Interpretation | null) => {
    if (!viewer) present.set(JSON.stringify(questions), { interpretation })
  }
  const recent = all.slice(-MAX_TURNS)
  const previous = recent.reduce<Interpretation | null>((former, one, i) => {
    const questions = recent.slice(0, i + 1)
    const before = viewer ? undefined : present.get(JSON.stringify(questions))
    if (before) return before.interpretation
    const { interpretation } = answerStep({ searcher, isMember: false }, one, former)
    remember(questions, interpretation)
    return interpretation
  }, null)
  return {
    previous,
    remember: (interpretation: Interpretation | null) =>
      remember([...recent, question], interpretation),
  }
}
