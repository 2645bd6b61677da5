import { z } from 'zod'
import { AUTHOR_REPLIES } from '@/lib/aotd/author/authored-art'
import { AUTHOR_TEXTS } from '@/lib/aotd/catalogue'
import { QUOTE, quoteHelp, quoteText } from '@/lib/aotd/schema'
import { emoji, messageAnswer } from '@/lib/http/fields'

/** `date`: the art day that showed the emoji, else the one on which it was chosen. */
export type ReusedEmoji = { emoji: string; date: string }

export const quoteAnswer = messageAnswer(AUTHOR_REPLIES.quoteSet).extend({
  authorQuote: quoteText,
})
export type QuoteAnswer = z.infer<typeof quoteAnswer>

export const suggestionAnswer = messageAnswer(AUTHOR_REPLIES.suggested).extend({
  suggestedQuote: quoteText,
  quoteHelp,
  source: z.literal('embedded').optional(),
})
export type SuggestionAnswer = z.infer<typeof suggestionAnswer>

export const nextEmojisAnswer = messageAnswer(AUTHOR_REPLIES.emojisSet).extend({
  nextAOTDEmojis: z.array(emoji),
})
export type NextEmojisAnswer = z.infer<typeof nextEmojisAnswer>

// The day that the form was opened on; another day's form is refused (G-62d).
const dateKey = z.string().max(10).optional().meta({ example: '2026-03-10' })

/** Lengths are checked in the service, after the author (403 before 400). */
export const quoteBody = z.object({
  quote: z.string(AUTHOR_REPLIES.quoteMissing).meta({ example: QUOTE }),
  dateKey,
})

export const suggestQuoteBody = z.object({
  quote: z.string().optional().meta({ example: '' }),
  dateKey,
})

export const nextEmojisBody = z.object({
  emojis: z
    .array(z.string(AUTHOR_TEXTS.emojisInvalid), AUTHOR_TEXTS.emojisMissing)
    .meta({ example: ['🌊', '⛵'] }),
  dateKey,
})
