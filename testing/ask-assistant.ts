import { answerQuestion } from '@/lib/assistant/answer'
import type { AssistantAnswer, Turn } from '@/lib/assistant/schema'
import type { Viewer } from '@/lib/auth/permissions'

/** The answer to the last of these turns of a conversation. */
export async function askAssistant(
  questions: readonly string[],
  viewer: Viewer | null = null,
): Promise<AssistantAnswer> {
  const turns: Turn[] = []
  let answer: AssistantAnswer = { content: '', sources: [], isKnown: false }
  for (const question of questions) {
    answer = await answerQuestion({ question, turns, viewer })
    turns.push({ role: 'user', content: question }, { role: 'assistant', content: answer.content })
  }
  return answer
}
