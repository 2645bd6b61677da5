import { z } from 'zod'

/** Tokens that a provider says it used; more than any call can take is nonsense. */
export const tokenCount = z.number().int().min(0).max(10_000_000)

/** What an answer of Anthropic, or of a picture of OpenAI, says that it cost. */
export const tokensBilled = z.object({
  usage: z.object({ input_tokens: tokenCount, output_tokens: tokenCount }),
})
