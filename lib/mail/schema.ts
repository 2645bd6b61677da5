import { z } from 'zod'
import type { MailKind, MailState } from '@/lib/mail/catalogue'

const LIMIT_RULE = 'Limit must be a whole number from 1 to 100.'

/** `?limit=&cursor=` of the outbox (G-19a); the cursor is what the last answer gave as `next`. */
export const outboxQuery = z.object({
  limit: z
    .string()
    .regex(/^([1-9]\d?|100)$/, LIMIT_RULE)
    .transform(Number)
    .default(50),
  cursor: z
    .string()
    .regex(/^\d{1,14}-[0-9a-f]{24}$/, 'Cursor must be one that a list gave.')
    .optional(),
})

export type OutboxQuery = z.output<typeof outboxQuery>

/** One mail in the list that admins read; times are ISO. */
export type MailRow = {
  id: string
  kind: MailKind
  to: string
  subject: string
  state: MailState
  tries: number
  /** What went wrong last. */
  error: string | null
  queuedAt: string
  /** When it is tried again; null once it is sent, kept or given up. */
  nextTryAt: string | null
  endedAt: string | null
}

export type OutboxPage = { mails: MailRow[]; next: string | null }

/** One mail as it may be read; without its code where a mail server passes that on (G-44). */
export type MailView = MailRow & { text: string }
