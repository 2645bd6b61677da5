import { z } from 'zod'

export type TokenUsage = { input: number; output: number }

/** US dollars per million tokens, October 2025; a dollar counts as a euro. */
const PRICES = new Map<string, TokenUsage>(
  Object.entries({
    'gpt-4.1': { input: 2, output: 8 },
    'gpt-4.1-mini': { input: 0.4, output: 1.6 },
    'gpt-4.1-nano': { input: 0.1, output: 0.4 },
    'gpt-4o': { input: 2.5, output: 10 },
    'gpt-4o-mini': { input: 0.15, output: 0.6 },
    'gpt-5': { input: 1.25, output: 10 },
    'gpt-5-mini': { input: 0.25, output: 2 },
    'gpt-5-nano': { input: 0.05, output: 0.4 },
    'gpt-image-1': { input: 10, output: 40 },
    'gpt-image-1-mini': { input: 2.5, output: 8 },
    'claude-haiku-4-5': { input: 1, output: 5 },
    'claude-opus-4-1': { input: 15, output: 75 },
    'claude-sonnet-4-5': { input: 3, output: 15 },
  }),
)

const MOST_EXPENSIVE: TokenUsage = {
  input: Math.max(...[...PRICES.values()].map(({ input }) => input)),
  output: Math.max(...[...PRICES.values()].map(({ output }) => output)),
}

/** It is in euros; an unknown model counts as the most expensive one. */
export function costEur(model: string, usage: TokenUsage): number {
  // A dated snapshot costs the same as its model.
  const { input, output } =
    PRICES.get(model.replace(/-(\d{8}|\d{4}-\d{2}-\d{2})$/, '')) ?? MOST_EXPENSIVE
  return (usage.input * input + usage.output * output) / 1_000_000
}

/** Tokens that a provider says it used; more than any call can take is nonsense. */
export const tokenCount = z.number().int().min(0).max(10_000_000)

export const tokensBilled = z.object({
  usage: z.object({ input_tokens: tokenCount, output_tokens: tokenCount }),
})
