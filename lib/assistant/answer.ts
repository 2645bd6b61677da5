import type { AssistantAnswer, Fact, Turn } from '@/lib/assistant/schema'
import type { Viewer } from '@/lib/auth/permissions'

export type Asked = {
  question: string
  /** Oldest first, without the question. */
  turns: readonly Turn[]
  viewer: Viewer | null
}

/** From what this viewer may see, without a model. */
export async function answerQuestion(_asked: Asked): Promise<AssistantAnswer> {
  return { content: 'I do not know that.', sources: [], isKnown: false }
}

/** What this viewer may see about the question, best first, for a model. */
export async function findFacts(_asked: Asked): Promise<readonly Fact[]> {
  return []
}
