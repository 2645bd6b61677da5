import { PATHS } from '@/lib/config/paths'
import type { MailKind } from '@/lib/mail/kinds'
import { type Letter, paragraphsOf } from '@/lib/mail/letter'
import { siteConfig } from '@/lib/settings/site-config'

export const CONTACT_MAIL: MailKind = { name: 'contact message', switchedOffBy: 'nobody' }

type Message = { name: string; email: string; message: string }

export function contactLetter(owner: string, { name, email, message }: Message): Letter {
  const site = siteConfig()
  return {
    subject: `A message from ${name || email} on ${site.name}`,
    title: 'A message for you',
    greeting: `Hello ${owner},`,
    before: paragraphsOf(message),
    facts: [...(name ? [['Name', name] as const] : []), ['E-mail', email]],
    link: { label: 'Look at what waits', url: `${site.url}${PATHS.adminWaiting}` },
    after: ['The address is as it was typed: the site has not checked whose it is.'],
  }
}
