import { z } from 'zod'
import { emailSchema } from '@/lib/account/schema'
import { CAPTCHA_FIELD } from '@/lib/captcha/catalogue'
import { messageAnswer } from '@/lib/http/fields'
import { absentIfEmpty } from '@/lib/http/form-fields'
import { requiredLines } from '@/lib/http/text'
import { REPORT_LIMITS, REPORT_TEXTS } from '@/lib/reports/catalogue'

export const reportBody = z.object({
  path: z.string(REPORT_TEXTS.unknown).max(400, REPORT_TEXTS.unknown).meta({
    example: '/cookbook/lemon-potatoes#make-65ed3f0a1c9d440000a1b2c3',
  }),
  reason: requiredLines(REPORT_LIMITS.reason, {
    missing: REPORT_TEXTS.reasonMissing,
    tooLong: `Reason must be at most ${REPORT_LIMITS.reason} characters.`,
  }).meta({ example: 'It shows a person who did not agree.' }),
  email: absentIfEmpty(emailSchema),
  [CAPTCHA_FIELD]: z.string().optional(),
})
export type ReportBody = z.output<typeof reportBody>

export const reportAnswer = messageAnswer(REPORT_TEXTS.sent)

export const reportParams = z.object({ id: z.string() })

export const decisionBody = z.object({
  reasons: requiredLines(REPORT_LIMITS.reason, {
    missing: REPORT_TEXTS.reasonsMissing,
    tooLong: `Reasons must be at most ${REPORT_LIMITS.reason} characters.`,
  }).meta({ example: 'The person on the photo asked for it.' }),
})
export const keptAnswer = messageAnswer(REPORT_TEXTS.stays)
export const removedAnswer = messageAnswer(REPORT_TEXTS.removed)

export type ReportNotice = {
  id: string
  /** Whether it is about what the member wrote, or about what the member reported. */
  isAuthor: boolean
  isRemoved: boolean
  subject: string
  reasons: string
  at: string
}
