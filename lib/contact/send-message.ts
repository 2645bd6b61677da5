import { Types } from 'mongoose'
import { findOwner } from '@/lib/account/find-owner'
import type { Viewer } from '@/lib/auth/permissions'
import { CAPTCHA_FIELD } from '@/lib/captcha/catalogue'
import { checkCaptcha } from '@/lib/captcha/check-captcha'
import { now } from '@/lib/clock'
import { CONTACT_TEXTS } from '@/lib/contact/catalogue'
import { CONTACT_MAIL, contactLetter } from '@/lib/contact/letters'
import type { ContactBody } from '@/lib/contact/schema'
import { DAY_MS, HOUR_MS } from '@/lib/durations'
import { addressKey } from '@/lib/http/address-key'
import type { RateRule } from '@/lib/http/rate-limit'
import { asExtra } from '@/lib/mail/as-extra'
import { hasMailServer } from '@/lib/mail/has-mail-server'
import { queueLetter } from '@/lib/mail/queue-mail'
import { siteConfig } from '@/lib/settings/site-config'
import { ContactMessageModel } from '@/models/contact-message'

/** G-144 */
export function contactRates(ip: string): RateRule[] {
  const { perHour, perDay } = CONTACT_TEXTS
  const hourly = { key: addressKey(ip), max: 5, windowMs: HOUR_MS, refusal: perHour }
  const daily = { key: 'all', max: 30, windowMs: DAY_MS, refusal: perDay }
  return [
    { name: 'contact', ...hourly, counts: 'done' },
    { name: 'contact-day', ...daily, counts: 'done' },
  ]
}

type Sender = { viewer: Viewer | null; ip: string }

/** The message is stored, so that it reaches the owner without a mail server too. */
export async function sendMessage(
  { viewer, ip }: Sender,
  { [CAPTCHA_FIELD]: response, ...fields }: ContactBody,
): Promise<{ message: string }> {
  await checkCaptcha({ action: 'contact', response, ip })
  await ContactMessageModel.create({
    ...fields,
    userId: viewer && new Types.ObjectId(viewer.id),
    sentAt: now(),
  })
  await asExtra('a message', () => mailOwner(fields))
  return { message: CONTACT_TEXTS.sent }
}

/** The row in *waiting* is enough where there is no mail server. */
async function mailOwner(fields: Omit<ContactBody, typeof CAPTCHA_FIELD>): Promise<void> {
  const owner = await findOwner()
  if (!owner || !(await hasMailServer())) return
  await queueLetter(CONTACT_MAIL, {
    to: siteConfig().contactEmail ?? owner.email,
    letter: contactLetter(owner.username, fields),
  })
}
