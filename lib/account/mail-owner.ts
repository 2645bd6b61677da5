import { findOwner } from '@/lib/account/find-owner'
import { PATHS } from '@/lib/config/paths'
import { hasMailServer } from '@/lib/mail/has-mail-server'
import type { Letter, MailKind } from '@/lib/mail/letter'
import { asExtra } from '@/lib/mail/as-extra'
import { queueLetter } from '@/lib/mail/queue-mail'
import { siteConfig } from '@/lib/settings/site-config'

type OwnerMail = Pick<Letter, 'title' | 'before'> &
  Partial<Pick<Letter, 'subject' | 'facts' | 'link' | 'after'>> & {
    /** Default the address of the owner's account. */
    to?: string | null
    key?: string
    /** Who caused it, who is not told if it is the owner. */
    by?: { id: string }
    /** Nothing is queued without a mail server. */
    needsServer?: boolean
  }

export async function mailOwner(kind: MailKind, mail: OwnerMail): Promise<void> {
  await asExtra(`“${kind.name}”`, async () => {
    const { to, key, by, needsServer, title, ...parts } = mail
    const owner = await findOwner()
    if (!owner || owner.id === by?.id || (needsServer && !(await hasMailServer()))) return
    const { name, url } = siteConfig()
    const letter: Letter = {
      subject: `${title} on ${name}`,
      greeting: `Hello ${owner.username},`,
      link: { label: 'Look at what waits', url: `${url}${PATHS.adminWaiting}` },
      after: [],
      title,
      ...parts,
    }
    await queueLetter(kind, { to: to ?? owner.email, letter, ...(key && { key }) })
  })
}
