import type OpenAI from 'openai'
import { z } from 'zod'
import { env } from '@/lib/env'
import {
  type ChatProvider,
  type ChatTool,
  MAX_OUTPUT_TOKENS,
  type RoundPart,
  type RoundRequest,
  type ConversationMessage,
} from '@/lib/integrations/ai/chat/port'
import { openaiClient, TEXT_TIMEOUT_MS } from '@/lib/integrations/ai/clients'
import { tokenCount } from '@/lib/integrations/ai/prices'
import { ProviderFailed } from '@/lib/integrations/ai/provider-failed'

const chunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({
          content: z.string().nullish(),
          refusal: z.string().nullish(),
          tool_calls: z
            .array(
              z.object({
                index: z.number(),
                id: z.string().nullish(),
                function: z
                  .object({ name: z.string().nullish(), arguments: z.string().nullish() })
                  .nullish(),
              }),
            )
            .nullish(),
        }),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
  usage: z
    .object({ prompt_tokens: tokenCount, completion_tokens: tokenCount })
    .nullish()
    .catch(null),
})

export async function openaiChat(): Promise<ChatProvider | null> {
  const client = await openaiClient({ streams: true })
  if (!client) return null
  const model = env().OPENAI_TEXT_MODEL
  return { name: 'OpenAI', model, round: (...round) => readRound(client, model, ...round) }
}

async function* readRound(
  client: OpenAI,
  model: string,
  { instructions, messages, tools }: RoundRequest,
  signal: AbortSignal,
): AsyncGenerator<RoundPart> {
  const stream = await client.chat.completions.create(
    {
      model,
      messages: [{ role: 'system', content: instructions }, ...messages.map(toMessage)],
      max_completion_tokens: MAX_OUTPUT_TOKENS,
      ...(/^(gpt-5|o\d)/.test(model) && { reasoning_effort: 'low' as const }),
      ...(tools.length > 0 && { tools: tools.map(toTool) }),
      stream: true,
      stream_options: { include_usage: true },
      store: false,
    },
    { signal, timeout: TEXT_TIMEOUT_MS },
  )
  const calls = new Map<number, { id: string; name: string; json: string }>()
  let isComplete = false
  for await (const sent of stream) {
    const { choices, usage } = chunk.parse(sent)
    if (usage) {
      const { prompt_tokens: input, completion_tokens: output } = usage
      yield { kind: 'usage', usage: { input, output } }
    }
    for (const { delta, finish_reason: end } of choices) {
      if (delta.refusal || end === 'content_filter') throw new ProviderFailed('OpenAI refused.')
      if (delta.content) yield { kind: 'text', text: delta.content }
      for (const { index, id, function: part } of delta.tool_calls ?? []) {
        const call = calls.get(index) ?? { id: '', name: '', json: '' }
        call.id += id ?? ''
        call.name += part?.name ?? ''
        call.json += part?.arguments ?? ''
        calls.set(index, call)
      }
      isComplete ||= Boolean(end)
    }
  }
  if (!isComplete) throw new ProviderFailed('OpenAI broke off.')
  for (const call of calls.values()) yield { kind: 'call', ...call }
}

function toMessage(message: ConversationMessage): OpenAI.ChatCompletionMessageParam {
  if (message.role === 'result') {
    return { role: 'tool', tool_call_id: message.id, content: message.content }
  }
  if (message.role !== 'call') return message
  const { id, name, input } = message
  return {
    role: 'assistant',
    tool_calls: [{ id, type: 'function', function: { name, arguments: JSON.stringify(input) } }],
  }
}

function toTool({ name, description, parameters }: ChatTool): OpenAI.ChatCompletionTool {
  return { type: 'function', function: { name, description, parameters } }
}
