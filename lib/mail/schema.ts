import { z } from 'zod'
import { EMAIL_MAX, readEmailAddress } from '@/lib/config/email-address'
import { count, documentId, instant, limitField, timeCursorField } from '@/lib/http/fields'
import { MAIL_STATES, TEST_MAIL_TEXTS, UNSUBSCRIBE_TEXTS } from '@/lib/mail/catalogue'

/** `cursor` is the last response's `next` (G-19a). */
export const outboxQuery = z.object({
  limit: limitField.default(50),
  cursor: timeCursorField.optional(),
})

export type OutboxQuery = z.output<typeof outboxQuery>

/** `by` tells the page's own button from a mail program. */
export const unsubscribeQuery = z.object({
  token: z.string(UNSUBSCRIBE_TEXTS.invalid),
  by: z.literal('page').optional(),
})
export type UnsubscribeQuery = z.output<typeof unsubscribeQuery>

const mailRow = z.object({
  id: documentId,
  kind: z.string().meta({ example: 'verify' }),
  to: z.string().meta({ example: 'anna@example.org' }),
  subject: z.string().meta({ example: 'Verify your email' }),
  state: z.enum(MAIL_STATES),
  canBeSent: z.boolean(),
  tries: count,
  error: z.string().nullable(),
  queuedAt: instant,
  nextTryAt: instant.nullable(),
  endedAt: instant.nullable(),
})
export type MailRow = z.infer<typeof mailRow>

export const outboxPage = z.object({
  mails: z.array(mailRow),
  next: z.string().nullable().meta({ example: '1773144000000-65ed3f0a1c9d440000a1b2c3' }),
  sendable: count,
})
export type OutboxPage = z.infer<typeof outboxPage>

export const sentKeptMail = z.object({ queued: count })
export type SentKeptMail = z.infer<typeof sentKeptMail>

/** A mail that has left is shown without its code (G-146). */
export const mailView = mailRow.extend({ text: z.string() }).meta({ id: 'MailView' })
export type MailView = z.infer<typeof mailView>

const address = z
  .string(TEST_MAIL_TEXTS.invalid)
  .transform((text, context) => {
    const email = readEmailAddress(text)
    if ('address' in email) return email.address
    context.addIssue({ code: 'custom', message: email.problem ?? TEST_MAIL_TEXTS.invalid })
    return z.NEVER
  })
  .meta({ example: 'anna@example.org', maxLength: EMAIL_MAX })

/** The mail goes to the caller where no address is given. */
export const testMailBody = z.object({ to: address.optional() })
export type TestMailBody = z.output<typeof testMailBody>

export const testMailAnswer = z.object({
  to: z.string().meta({ example: 'anna@example.org' }),
  isAccepted: z.boolean(),
  /** The words of the mail server, or what kept the site from reaching it. */
  answer: z.string().meta({ example: '250 OK: message queued' }),
})
export type TestMailAnswer = z.infer<typeof testMailAnswer>

export const mailSwitchBody = z.object({
  kind: z.string('Please name a kind of mail.').meta({ example: 'make confirmed' }),
  isOn: z.boolean('Please say on or off.'),
})
export type MailSwitchBody = z.output<typeof mailSwitchBody>

const mailSwitch = z.object({
  kind: z.string().meta({ example: 'make confirmed' }),
  about: z.string().meta({ example: 'your makes' }),
  isOn: z.boolean(),
  /** What brings the mail back, where that is no switch. */
  note: z.string().nullable().meta({ example: null }),
})
export type MailSwitch = z.infer<typeof mailSwitch>

export const mailSwitches = z.array(mailSwitch)
