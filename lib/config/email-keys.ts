import { z } from 'zod'
import { readEmailAddress } from '@/lib/config/email-address'

/** An address in the environment; a site at home may have `owner@localhost`. */
export const emailKey = z.string().transform((value, context) => {
  const email = readEmailAddress(value, { allowsOneLabel: true })
  if ('address' in email) return email.address
  context.addIssue({ code: 'custom', message: 'must be an e-mail address' })
  return z.NEVER
})

const NAMED = /^"?([^"<>]*?)"?\s*<([^<>]*)>$/

/** Read here, so that the mail library never parses lists or nested groups. */
export const mailSenderKey = z.string().transform((value, context) => {
  const [, name = '', address = value] = NAMED.exec(value) ?? []
  const email = readEmailAddress(address, { allowsOneLabel: true })
  if ('address' in email) return { name, address: email.address }
  context.addIssue({
    code: 'custom',
    message: 'must be an e-mail address, or a name with one: Pochade <no-reply@example.org>',
  })
  return z.NEVER
})
