import { z } from 'zod'
import { source } from '@/lib/assistant/schema'
import { CHAT_LIMITS, CHAT_TEXTS } from '@/lib/chat/catalogue'
import { documentId, instant, messageAnswer } from '@/lib/http/fields'
import { requiredLines } from '@/lib/http/text'

const number = z
  .int(CHAT_TEXTS.wrongNumber)
  .min(1, CHAT_TEXTS.wrongNumber)
  .max(CHAT_LIMITS.maxNumber, CHAT_TEXTS.wrongNumber)
  .meta({ example: 123456789 })

/** G-88, G-130 */
const chatMessage = z
  .object({
    /** A question and its answer have the same. */
    id: number,
    content: z.string().meta({ example: 'The flat white at The Yellow Door, 9.1.' }),
    role: z.enum(['user', 'assistant']),
    dateSent: instant,
    timeSent: z.string().meta({ example: '09:02' }),
    /** It is set where no model has answered. */
    source: z.literal('embedded').optional(),
    sources: z.array(source).optional(),
    isReported: z.literal(true).optional(),
  })
  .meta({ id: 'ChatMessage' })
export type ChatMessage = z.infer<typeof chatMessage>

/** Visitors without an account send it back as `x-chat-token` or `chat_token` (G-87). */
const chatToken = z.string().meta({ example: 'xWc0Tj3yq1m0uYx7o0b5r2d9' })

export const chatHistory = z.object({
  chatID: documentId,
  messages: z.array(chatMessage),
  chat_token: chatToken.optional(),
})
export type ChatHistory = z.infer<typeof chatHistory>

export const sendBody = z.object({
  message: requiredLines(CHAT_LIMITS.message, {
    missing: CHAT_TEXTS.blank,
    tooLong: CHAT_TEXTS.tooLong,
  }),
  /** The server's time is stored (G-129); an offset of it is the reader's, for times in the answer. */
  dateSent: z.unknown().optional(),
  /** Makes a repeat harmless for 24 hours; without it the server chooses (G-89). */
  id: number.optional(),
})
export type SendBody = z.output<typeof sendBody>

export const chatAnswer = chatMessage.extend({
  role: z.literal('assistant'),
  chat_token: chatToken.optional(),
})
export type ChatAnswer = z.infer<typeof chatAnswer>

export const reportBody = z.object({ id: number })
export const reportedAnswer = messageAnswer(CHAT_TEXTS.reported)

export const exportQuery = z.object({ format: z.enum(['json', 'txt']).default('json') })
