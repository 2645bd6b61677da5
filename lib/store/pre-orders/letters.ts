import { PATHS } from '@/lib/config/paths'
import { type Letter, type MailKind, paragraphsOf } from '@/lib/mail/letter'
import { siteConfig } from '@/lib/settings/site-config'
import { isOnList, leaveLists } from '@/lib/store/pre-orders/erase'

export const CONFIRM_MAIL: MailKind = { name: 'pre-order confirm', switchedOffBy: 'nobody' }

/** To the owner, of each order that is confirmed. */
export const ORDER_CAME_MAIL: MailKind = { name: 'order confirmed', switchedOffBy: 'nobody' }

export const ORDER_ANSWER_MAIL: MailKind = { name: 'order answer', switchedOffBy: 'nobody' }

/** Whoever wants no mail about pre-orders is on no list (G-44). */
export const AVAILABLE_MAIL: MailKind = {
  name: 'pre-order available',
  switchedOffBy: 'recipient',
  about: 'items that are available',
  isOn: isOnList,
  switchOff: leaveLists,
  switchOn: 'Your address is on no list of the store. A pre-order puts it there.',
}

type LetterItem = { title: string; stock: number } | null

/** Null is any item. */
export function confirmLetter(item: LetterItem, token: string): Letter {
  const { name, url } = siteConfig()
  return {
    subject: `Confirm your pre-order on ${name}`,
    title: 'Confirm your pre-order',
    greeting: 'Hello,',
    before: [
      `Somebody, hopefully you, ${reasonOf(item, name)}`,
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

function reasonOf(item: LetterItem, site: string): string {
  const once = `asked ${site} to write to this address once, when`
  if (!item) return `${once} there is something new in the store.`
  if (item.stock === 0) return `${once} "${item.title}" is available again.`
  return `left this address for "${item.title}" in the store of ${site}.`
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

/** Each line of what the owner wrote is a paragraph. */
export function orderAnswerLetter({ subject, text }: { subject: string; text: string }): Letter {
  const [greeting = '', ...before] = paragraphsOf(text)
  const { url } = siteConfig()
  return {
    subject,
    title: subject,
    greeting,
    before,
    link: { label: 'Write to the site', url: `${url}${PATHS.contact}` },
    after: ['Please write there rather than answer this mail.'],
  }
}
