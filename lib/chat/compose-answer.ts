import { answerQuestion } from '@/lib/assistant/answer'
import type { AssistantRequest, Source } from '@/lib/assistant/schema'
import { askModel } from '@/lib/chat/ask-model'
import type { Parts } from '@/lib/chat/parts'
import { asksForHelp, HELP_TEXT } from '@/lib/chat/self-harm'
import { SECOND_MS } from '@/lib/durations'
import { isDatabaseGone } from '@/lib/errors'
import { OverBudget } from '@/lib/integrations/ai/budget'
import { isOffensive } from '@/lib/integrations/ai/moderation/is-offensive'
import { logger } from '@/lib/logger'
import { withTimeLimit } from '@/lib/runtime/time-limit'

/** A message has 45 seconds (G-130); the rest is for the embedded answer. */
const MODEL_MS = 42 * SECOND_MS

const UNFIT = 'I found something about that, but I do not want to repeat its words.'

export type Composed = {
  content: string
  sources: readonly Source[]
  isEmbedded: boolean
  isKnown: boolean
  tokens: number
}

/** A model's answer, or the embedded one where no model answers well and in time (G-91). */
export async function composeAnswer(
  request: AssistantRequest,
  { parts, signal, modelMs = MODEL_MS }: { parts: Parts; signal: AbortSignal; modelMs?: number },
): Promise<Composed> {
  if (asksForHelp(request.question)) {
    return embedded(request, { content: HELP_TEXT, sources: [], isKnown: true })
  }
  try {
    const run = (limit: AbortSignal) => askModel(request, { parts, signal: limit })
    const answer = await withTimeLimit(modelMs, run, signal)
    if (answer) return { ...answer, isEmbedded: false, isKnown: true }
  } catch (error) {
    signal.throwIfAborted()
    if (isDatabaseGone(error)) throw error
    if (!(error instanceof OverBudget)) logger().warn({ err: error }, 'no model has answered')
  }
  const { ofOthers, ...answer } = await answerQuestion(request)
  return embedded(
    request,
    isOffensive(ofOthers ?? answer.content) ? { ...answer, content: UNFIT } : answer,
  )
}

function embedded(
  { question }: AssistantRequest,
  answer: { content: string; sources: readonly Source[]; isKnown: boolean },
): Composed {
  // G-130
  const tokens = Math.ceil((question.length + answer.content.length) / 4)
  return { ...answer, isEmbedded: true, tokens }
}
