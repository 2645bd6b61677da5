import type { PaidFeature } from '@/lib/config/ai-shares'
import { isDatabaseGone } from '@/lib/errors'
import { OverBudget, withBudget } from '@/lib/integrations/ai/budget'
import { anthropicChat } from '@/lib/integrations/ai/chat/anthropic-chat'
import { openaiChat } from '@/lib/integrations/ai/chat/openai-chat'
import {
  type ChatProvider,
  type ChatTool,
  MAX_OUTPUT_TOKENS,
  type RoundRequest,
  type ConversationMessage,
} from '@/lib/integrations/ai/chat/port'
import { costEur, type TokenUsage } from '@/lib/integrations/ai/prices'
import { toProviderFailed } from '@/lib/integrations/ai/provider-failed'
import { parseJson } from '@/lib/json-fields'

/** The last one has no tools, so that it ends with an answer. */
const MAX_ROUNDS = 3
/** More calls of one round are not run. */
const MAX_CALLS = 4
const MAX_CHARACTERS = 8000

type ChatRequest = RoundRequest & {
  feature: PaidFeature
  signal: AbortSignal
  onText: (text: string) => Promise<void>
}

/** Null without any provider. Throws `OverBudget`, `ProviderFailed` or what `onText` throws. */
export async function streamChat(request: ChatRequest): Promise<{ tokens: number } | null> {
  const provider = (await openaiChat()) ?? (await anthropicChat())
  if (!provider) return null
  const messages: ConversationMessage[] = [...request.messages]
  let tokens = 0
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    const tools = round < MAX_ROUNDS ? request.tools : []
    const { calls, usage } = await payRound(provider, { ...request, messages, tools })
    tokens += usage.input + usage.output
    if (calls.length === 0) break
    for (const call of calls.slice(0, MAX_CALLS)) {
      messages.push({ role: 'call', ...call })
      messages.push({ role: 'result', id: call.id, content: await runTool(tools, call) })
    }
  }
  return { tokens }
}

type Call = { id: string; name: string; input: unknown }

async function payRound(provider: ChatProvider, request: ChatRequest) {
  const { model } = provider
  const sent = request.instructions.length + JSON.stringify(request.messages).length
  const estimate = { input: Math.ceil(sent / 2) + 500, output: MAX_OUTPUT_TOKENS }
  return withBudget({
    feature: request.feature,
    estimateEur: costEur(model, estimate),
    run: async () => {
      const { calls, ...read } = await readRound(provider, request)
      const usage = { ...estimate, ...read.usage }
      return { value: { calls, usage }, costEur: costEur(model, usage) }
    },
  })
}

async function readRound(provider: ChatProvider, request: ChatRequest) {
  const usage: Partial<TokenUsage> = {}
  const calls: Call[] = []
  let length = 0
  const parts = provider.round(request, request.signal)[Symbol.asyncIterator]()
  for (;;) {
    const { done, value: part } = await parts.next().catch((error: unknown) => {
      request.signal.throwIfAborted()
      if (error instanceof OverBudget || isDatabaseGone(error)) throw error
      throw toProviderFailed(provider.name, error)
    })
    if (done) return { calls, usage }
    if (part.kind === 'usage') Object.assign(usage, part.usage)
    else if (part.kind === 'call') calls.push({ ...part, input: parseJson(part.json || '{}') })
    else {
      length += part.text.length
      if (length <= MAX_CHARACTERS) await endAlso(parts, request.onText(part.text))
    }
  }
}

/** A thrown error must also end the provider's call. */
async function endAlso(parts: AsyncIterator<unknown>, work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    await parts.return?.()
    throw error
  }
}

async function runTool(tools: readonly ChatTool[], { name, input }: Call): Promise<string> {
  const tool = tools.find((known) => known.name === name)
  return tool ? tool.run(input) : 'There is no such tool.'
}
