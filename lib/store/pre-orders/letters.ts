import { PATHS } from '@/lib/config/paths'
import type { MailKind } from '@/lib/mail/kinds'
import type { Letter } from '@/lib/mail/letter'
import { siteConfig } from '@/lib/site-config'
import { erasePreOrdersOf } from '@/lib/store/pre-orders/erase'

export const CONFIRM_MAIL: MailKind = { name: 'pre-order confirm', switchedOffBy: 'nobody' }

/** Whoever wants no mail about pre-orders is on no list (G-44). */
export const AVAILABLE_MAIL: MailKind = {
  name: 'pre-order available',
  switchedOffBy: 'recipient',
  about: 'items that are available',
  switchOff: erasePreOrdersOf,
}

/** `title` is null for any item. */
export function confirmLetter(title: string | null, token: string): Letter {
  const { name, url } = siteConfig()
  const what = title === null ? 'there is something new in the store' : `"${title}" is available`
  return {
    subject: `Confirm your pre-order on ${name}`,
    title: 'Confirm your pre-order',
    greeting: 'Hello,',
    before: [
      `Somebody, hopefully you, asked ${name} to write to this address once, when ${what}.`,
      'Please confirm that it was you. It costs nothing, and nothing is ordered yet.',
    ],
    link: {
      label: 'Confirm the pre-order',
      url: `${url}${PATHS.confirmOrder}?token=${token}`,
    },
    after: [
      'The link works for 7 days.',
      'If it was not you, you can ignore this mail: you get no other one, and the address is deleted after 30 days.',
    ],
  }
}

export function availableLetter(title: string): Letter {
  const { name, url } = siteConfig()
  return {
    subject: `"${title}" is available on ${name}`,
    title: 'Available now',
    greeting: 'Hello,',
    before: [`"${title}" is available in the store of ${name}. You asked to be told.`],
    link: { label: 'Go to the store', url: `${url}${PATHS.store}` },
    after: [
      'This is the only mail about it. Your address is deleted from the list after 12 months, or at once if you unsubscribe.',
    ],
  }
}
