import { z } from 'zod'

export const source = z.object({
  title: z.string().meta({ example: 'Two Boats Before the Light Goes' }),
  href: z.string().meta({ example: '/art-of-the-day/2026-03-10' }),
})
export type Source = z.infer<typeof source>

export type Fact = Source & { text: string }

export const assistantAnswer = z.object({
  /** Plain text; paragraphs and lists are lines. */
  content: z.string().meta({ example: 'The tote bag costs €18.' }),
  sources: z.array(source).readonly(),
  /** False where the site has no answer. */
  isKnown: z.boolean(),
})
export type AssistantAnswer = z.infer<typeof assistantAnswer>

export type Turn = { role: 'user' | 'assistant'; content: string }
