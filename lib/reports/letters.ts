import { PATHS } from '@/lib/config/paths'
import { type Letter, type MailKind, paragraphsOf } from '@/lib/mail/letter'
import { siteConfig } from '@/lib/settings/site-config'

export const REPORT_MAIL: MailKind = { name: 'report decided', switchedOffBy: 'nobody' }

export const REPORT_CAME_MAIL: MailKind = { name: 'report', switchedOffBy: 'nobody' }

type Decided = { subject: string; isRemoved: boolean; reasons: string }

export function reporterLetter({ subject, isRemoved, reasons }: Decided): Letter {
  const { name } = siteConfig()
  return decisionLetter('Your report was decided', 'Hello,', [
    `You reported this on ${name}: ${subject}. The owner has decided: it ${isRemoved ? 'was removed' : 'stays'}.`,
    `The reasons: ${reasons}`,
  ])
}

/** The statement of reasons (DSA Art. 17), without who reported it. */
export function authorLetter(author: string, { subject, reasons }: Decided): Letter {
  const { name } = siteConfig()
  return decisionLetter('Something of yours was removed', `Hello ${author},`, [
    `Somebody reported this on ${name}: ${subject}. The owner looked at it and removed it.`,
    `The reasons: ${reasons}`,
  ])
}

function decisionLetter(title: string, greeting: string, before: string[]): Letter {
  const { name, url } = siteConfig()
  return {
    subject: `${title} on ${name}`,
    title,
    greeting,
    before: before.flatMap(paragraphsOf),
    link: { label: 'Write to the owner', url: `${url}${PATHS.contact}` },
    after: ['If you disagree, write to the owner. A person decided, no program.'],
  }
}
