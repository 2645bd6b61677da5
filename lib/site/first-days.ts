import { findOwner } from '@/lib/account/find-owner'
import { listInvitations } from '@/lib/account/invitations'
import { countMembers } from '@/lib/account/members'
import { hasFirstPassword } from '@/lib/account/owner'
import { readChecklist } from '@/lib/account/admin/visits'
import type { Admin } from '@/lib/auth/permissions'
import { PAGES } from '@/lib/config/pages'
import { PATHS } from '@/lib/config/paths'
import { env } from '@/lib/env'
import { isDeliverable } from '@/lib/mail/addresses'
import { hasMailServer } from '@/lib/mail/has-mail-server'
import { hasSentMail } from '@/lib/mail/outbox'
import { hasSampleContent } from '@/lib/sample/remove'
import { siteConfig } from '@/lib/settings/site-config'
import { newEntriesOf } from '@/lib/site/overview'
import type { FirstDays } from '@/lib/site/schema'

const settings = (section: string) => `${PATHS.adminSettings}#${section}`

/** Null for other admins than the owner (G-166). */
export async function readFirstDays(admin: Admin): Promise<FirstDays | null> {
  const owner = await findOwner()
  if (owner?.id !== admin.id) return null
  const { isClosed, hasCopyElsewhere } = await readChecklist(admin)
  const { SITE_NAME, HOME_TITLE, isSiteUrlSet } = env()
  const entries = newEntriesOf()
  const found = await Promise.all(entries.map(({ hasOwn }) => hasOwn()))
  const sendsMail = (await hasMailServer()) && (await hasSentMail())
  const hasInvited = (await listInvitations(admin)).length > 0 || (await countMembers()) > 1
  const steps = [
    step('Set a password of your own', !(await hasFirstPassword(admin)), PATHS.profile),
    step('Give your e-mail address', isDeliverable(admin.email), PATHS.profile),
    step('Name the site', SITE_NAME !== 'Pochade', settings('site')),
    step('Write the first sentence', HOME_TITLE !== PAGES.home.title, settings('site')),
    step('Say how you can be reached', siteConfig().contacts.length > 0, settings('contact')),
    step('Remove the samples', !(await hasSampleContent()), settings('samples')),
    step('Add something of your own', found.includes(true), entries[0]?.href ?? PATHS.home),
    step('Set a mail server and send a test mail', sendsMail, settings('mail')),
    step('Set the public address of the site', isSiteUrlSet, settings('site')),
    step('Keep a copy of the data elsewhere', hasCopyElsewhere, null),
    step('Invite somebody', hasInvited, `${PATHS.adminUsers}#invitations`),
  ]
  return { isClosed, steps }
}

function step(label: string, isDone: boolean, href: string | null) {
  return { label, isDone, href }
}
