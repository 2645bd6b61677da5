import { z } from 'zod'
import { emailSchema } from '@/lib/account/schema'
import { CAPTCHA_FIELD } from '@/lib/captcha/catalogue'
import { CONTACT_TEXTS } from '@/lib/contact/catalogue'
import { CONTACT_FIELDS } from '@/lib/contact/form'
import { rulesOf } from '@/lib/form/rules'
import { messageAnswer } from '@/lib/http/fields'

const { name, message } = rulesOf(CONTACT_FIELDS)

export const contactBody = z.object({
  name: name.default(''),
  email: emailSchema,
  message,
  [CAPTCHA_FIELD]: z.string().optional(),
})
export type ContactBody = z.output<typeof contactBody>

export const contactAnswer = messageAnswer(CONTACT_TEXTS.sent)

export const messageParams = z.object({ id: z.string() })
export const messageDoneAnswer = messageAnswer(CONTACT_TEXTS.done)
export const messageReopenedAnswer = messageAnswer(CONTACT_TEXTS.reopened)
