import type Anthropic from '@anthropic-ai/sdk'
import type OpenAI from 'openai'
import { z } from 'zod'
import { cutText } from '@/lib/config/cut-text'
import type { ImageModel } from '@/lib/config/image-models'
import { env } from '@/lib/env'
import { isDatabaseGone } from '@/lib/errors'
import { cleanLine } from '@/lib/http/clean-text'
import { OverBudget, withBudget } from '@/lib/integrations/ai/budget'
import { anthropicClient, openaiClient } from '@/lib/integrations/ai/clients'
import { costEur, tokenCount, tokensBilled, type TokenUsage } from '@/lib/integrations/ai/prices'
import { rethrowAs, toProviderFailed } from '@/lib/integrations/ai/provider-failed'
import { withOwnSignal } from '@/lib/runtime/time-limit'

export type Question<T> = {
  name: string
  /** The site's own words alone, against prompt injection. */
  instructions: string
  /** Goes into the user's turn, never among the instructions. */
  material: Record<string, unknown>
  answer: z.ZodType<T>
  imgenModel: ImageModel
}

type AskOptions = { signal: AbortSignal; timeoutMs: number }

type Provider = {
  name: string
  model: string
  ask(question: Question<unknown>, options: AskOptions): Promise<unknown>
  read(reply: unknown): unknown
  usage(reply: unknown): TokenUsage | null
}

/** Reasoning tokens count too. */
const MAX_OUTPUT_TOKENS = 2000

/** Null without any provider. Throws `OverBudget` or `ProviderFailed`. */
export async function askProvider<T>(
  question: Question<T>,
  options: AskOptions,
): Promise<T | null> {
  const provider = await chooseProvider(question.imgenModel)
  if (!provider) return null
  const { name, model } = provider
  const sent = question.instructions.length + JSON.stringify(question.material).length
  const estimateEur = costEur(model, { input: sent / 2 + 500, output: MAX_OUTPUT_TOKENS })
  try {
    const reply = await withBudget({
      feature: 'aotd',
      estimateEur,
      run: async () => {
        // OpenAI's client never removes the listeners of its attempts.
        const ask = (signal: AbortSignal) => provider.ask(question, { ...options, signal })
        const value = await withOwnSignal([options.signal], ask).catch(rethrowAs(name))
        const usage = provider.usage(value)
        return { value, costEur: usage ? costEur(model, usage) : estimateEur }
      },
    })
    return question.answer.parse(provider.read(reply))
  } catch (error) {
    if (error instanceof OverBudget || isDatabaseGone(error)) throw error
    throw toProviderFailed(name, error)
  }
}

async function chooseProvider(imgenModel: ImageModel): Promise<Provider | null> {
  const factories = [openaiProvider, anthropicProvider]
  if (imgenModel === 'claude') factories.reverse()
  for (const create of factories) {
    const provider = await create()
    if (provider) return provider
  }
  return null
}

function schemaOf({ answer }: Question<unknown>): Record<string, unknown> {
  return z.toJSONSchema(answer)
}

async function openaiProvider(): Promise<Provider | null> {
  const client = await openaiClient()
  if (!client) return null
  const model = env().OPENAI_TEXT_MODEL
  return { name: 'OpenAI', model, ask: askOpenai(client, model), ...openaiReply }
}

function askOpenai(client: OpenAI, model: string): Provider['ask'] {
  return (question, { signal, timeoutMs }) => {
    const schema = schemaOf(question)
    return client.chat.completions.create(
      {
        model,
        messages: [
          { role: 'system', content: question.instructions },
          { role: 'user', content: JSON.stringify(question.material) },
        ],
        max_completion_tokens: MAX_OUTPUT_TOKENS,
        ...(/^(gpt-5|o\d)/.test(model) && { reasoning_effort: 'low' }),
        response_format: {
          type: 'json_schema',
          json_schema: { name: question.name, strict: true, schema },
        },
        store: false,
      },
      { signal, timeout: timeoutMs },
    )
  }
}

const chatReply = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
})
const chatUsage = z.object({
  usage: z.object({ prompt_tokens: tokenCount, completion_tokens: tokenCount }),
})

const openaiReply: Pick<Provider, 'read' | 'usage'> = {
  read: (reply) => JSON.parse(chatReply.parse(reply).choices[0]?.message.content ?? ''),
  usage(reply) {
    const usage = chatUsage.safeParse(reply).data?.usage
    return usage ? { input: usage.prompt_tokens, output: usage.completion_tokens } : null
  },
}

async function anthropicProvider(): Promise<Provider | null> {
  const client = await anthropicClient()
  if (!client) return null
  const model = env().ANTHROPIC_MODEL
  return { name: 'Anthropic', model, ask: askAnthropic(client, model), ...anthropicReply }
}

function askAnthropic(client: Anthropic, model: string): Provider['ask'] {
  return (question, { signal, timeoutMs }) =>
    client.messages.create(
      {
        model,
        max_tokens: MAX_OUTPUT_TOKENS,
        system: question.instructions,
        messages: [{ role: 'user', content: JSON.stringify(question.material) }],
        tools: [
          { name: question.name, input_schema: { ...schemaOf(question), type: 'object' as const } },
        ],
        tool_choice: { type: 'tool', name: question.name },
      },
      { signal, timeout: timeoutMs },
    )
}

const toolReply = z.object({
  content: z.array(z.object({ type: z.string(), input: z.unknown().optional() })),
})

const anthropicReply: Pick<Provider, 'read' | 'usage'> = {
  read: (reply) => toolReply.parse(reply).content.find(({ type }) => type === 'tool_use')?.input,
  usage(reply) {
    const usage = tokensBilled.safeParse(reply).data?.usage
    return usage ? { input: usage.input_tokens, output: usage.output_tokens } : null
  },
}

const QUOTED = /^["'«»“”„‘’]+(.*?)["'«»“”„‘’]+$/u

/** One clean line (G-11) of at most `max` UTF-16 units, cut between words where possible. */
export function providerLine(text: string, max: number): string {
  const line = cleanLine(text.slice(0, max * 8).replace(/\0|\p{Cs}/gu, '')).replace(/\s+/g, ' ')
  return cut(line.replace(QUOTED, '$1').trim(), max)
}

function cut(line: string, max: number): string {
  const fitting = cutText(line, max)
  if (fitting === line) return line
  const isWordEnd = line.charAt(fitting.length) === ' '
  const lastSpace = fitting.lastIndexOf(' ')
  const whole = isWordEnd || lastSpace < max / 2 ? fitting : fitting.slice(0, lastSpace)
  return whole.replace(/[\s,;:–-]+$/u, '')
}
