import { z } from 'zod'
import { CHAT_ADMIN_TEXTS } from '@/lib/chat/admin/catalogue'
import { messageAnswer } from '@/lib/http/fields'

export const closeParams = z.object({ id: z.string() })
export const closedAnswer = messageAnswer(CHAT_ADMIN_TEXTS.closed)

export type ChatDayRow = {
  /** UTC, YYYY-MM-DD. */
  day: string
  questions: number
  byModel: number
  embedded: number
  unknown: number
  flagged: number
  reported: number
  tokens: number
}
