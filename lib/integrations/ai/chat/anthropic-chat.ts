import type Anthropic from '@anthropic-ai/sdk'
import { z } from 'zod'
import { env } from '@/lib/env'
import {
  type ChatProvider,
  MAX_OUTPUT_TOKENS,
  type RoundPart,
  type RoundRequest,
  type ConversationMessage,
} from '@/lib/integrations/ai/chat/port'
import { anthropicClient, TEXT_TIMEOUT_MS } from '@/lib/integrations/ai/clients'
import { tokenCount } from '@/lib/integrations/ai/prices'
import { ProviderFailed } from '@/lib/integrations/ai/provider-failed'

const streamEvent = z.object({
  type: z.string(),
  index: z.number().default(0),
  message: z
    .object({ usage: z.object({ input_tokens: tokenCount }) })
    .optional()
    .catch(undefined),
  content_block: z
    .object({ type: z.string(), id: z.string().optional(), name: z.string().optional() })
    .optional(),
  delta: z
    .object({
      text: z.string().optional(),
      partial_json: z.string().optional(),
      stop_reason: z.string().nullish(),
    })
    .optional(),
  usage: z.object({ output_tokens: tokenCount }).optional().catch(undefined),
})

export async function anthropicChat(): Promise<ChatProvider | null> {
  const client = await anthropicClient({ streams: true })
  if (!client) return null
  const model = env().ANTHROPIC_MODEL
  return { name: 'Anthropic', model, round: (...round) => readRound(client, model, ...round) }
}

async function* readRound(
  client: Anthropic,
  model: string,
  { instructions, messages, tools }: RoundRequest,
  signal: AbortSignal,
): AsyncGenerator<RoundPart> {
  const stream = await client.messages.create(
    {
      model,
      max_tokens: MAX_OUTPUT_TOKENS,
      system: instructions,
      messages: messages.map(toMessage),
      ...(tools.length > 0 && {
        tools: tools.map(({ name, description, parameters }) => ({
          name,
          description,
          input_schema: { ...parameters, type: 'object' as const },
        })),
      }),
      stream: true,
    },
    { signal, timeout: TEXT_TIMEOUT_MS },
  )
  const calls = new Map<number, { id: string; name: string; json: string }>()
  let isComplete = false
  for await (const sent of stream) {
    const { type, index, message, content_block: block, delta, usage } = streamEvent.parse(sent)
    if (message) yield { kind: 'usage', usage: { input: message.usage.input_tokens } }
    if (usage) yield { kind: 'usage', usage: { output: usage.output_tokens } }
    if (block?.type === 'tool_use') {
      calls.set(index, { id: block.id ?? '', name: block.name ?? '', json: '' })
    }
    const call = calls.get(index)
    if (call && delta?.partial_json) call.json += delta.partial_json
    if (delta?.text) yield { kind: 'text', text: delta.text }
    if (delta?.stop_reason === 'refusal') throw new ProviderFailed('Anthropic refused.')
    isComplete ||= type === 'message_stop'
  }
  if (!isComplete) throw new ProviderFailed('Anthropic broke off.')
  for (const call of calls.values()) yield { kind: 'call', ...call }
}

function toMessage(message: ConversationMessage): Anthropic.MessageParam {
  if (message.role === 'call') {
    const { id, name, input } = message
    return { role: 'assistant', content: [{ type: 'tool_use', id, name, input }] }
  }
  if (message.role !== 'result') return message
  const { id, content } = message
  return { role: 'user', content: [{ type: 'tool_result', tool_use_id: id, content }] }
}
