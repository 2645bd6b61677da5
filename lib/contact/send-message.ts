import { Types } from 'mongoose'
import { mailOwner } from '@/lib/account/mail-owner'
import type { Viewer } from '@/lib/auth/permissions'
import { CAPTCHA_FIELD } from '@/lib/captcha/catalogue'
import { checkCaptcha } from '@/lib/captcha/check-captcha'
import { now } from '@/lib/clock'
import { CONTACT_TEXTS } from '@/lib/contact/catalogue'
import type { ContactBody } from '@/lib/contact/schema'
import { DAY_MS, HOUR_MS } from '@/lib/durations'
import { addressKey } from '@/lib/http/address-key'
import { type RateRule } from '@/lib/http/rate-limit'
import { type MailKind, paragraphsOf } from '@/lib/mail/letter'
import { siteConfig } from '@/lib/settings/site-config'
import { ContactMessageModel } from '@/models/contact-message'

export const CONTACT_MAIL: MailKind = { name: 'contact message', switchedOffBy: 'nobody' }

export function contactRates(ip: string): RateRule[] {
  const { perHour, perDay } = CONTACT_TEXTS
  const hourly = { key: addressKey(ip), max: 5, windowMs: HOUR_MS, refusal: perHour }
  const daily = { key: 'all', max: 30, windowMs: DAY_MS, refusal: perDay }
  return [
    { name: 'contact', ...hourly, counts: 'done' },
    { name: 'contact-day', ...daily, counts: 'done' },
  ]
}

/** The message is stored, so that it reaches the owner without a mail server too. */
export async function sendMessage(
  { viewer, ip }: { viewer: Viewer | null; ip: string },
  { [CAPTCHA_FIELD]: response, ...fields }: ContactBody,
): Promise<{ message: string }> {
  await checkCaptcha({ action: 'contact', response, ip })
  await ContactMessageModel.create({
    ...fields,
    userId: viewer && new Types.ObjectId(viewer.id),
    sentAt: now(),
  })
  const { name, email, message } = fields
  const site = siteConfig()
  await mailOwner(CONTACT_MAIL, {
    to: site.contactEmail,
    needsServer: true,
    subject: `A message from ${name || email} on ${site.name}`,
    title: 'A message for you',
    before: paragraphsOf(message),
    facts: [...(name ? [['Name', name] as const] : []), ['E-mail', email]],
    after: ['The address is as it was typed: the site has not checked whose it is.'],
  })
  return { message: CONTACT_TEXTS.sent }
}
