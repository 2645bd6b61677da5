import { nowMs } from '@/lib/clock'
import { PATHS } from '@/lib/config/paths'
import { defineFeature } from '@/lib/define-feature'
import { DAY_MS, HOUR_MS } from '@/lib/durations'
import { forgetMailsOf, listMailsTo } from '@/lib/mail/personal-data'
import { startMailSender } from '@/lib/mail/sender'
import { MailModel } from '@/models/mail'

const KEPT_MS = 30 * DAY_MS

export const mail = defineFeature({
  name: 'mail',
  kind: 'service',
  models: [MailModel],
  jobs: [{ name: 'mail-clean-up', everyMs: 6 * HOUR_MS, run: deleteOldMail }],
  workers: [() => startMailSender()],
  personalData: {
    list: async ({ viewer: { email, emailVerified } }) => ({
      // Only a verified address: an unverified one may belong to somebody else.
      lists: { mails: emailVerified ? await listMailsTo(email) : [] },
    }),
    forget: forgetMailsOf,
  },
  stored: [
    'Mail that the site has sent is kept in its outbox for 30 days. Codes in it are valid for 10 minutes, those that no mail server sent for 7 days, links for a new password for 30 minutes, links that confirm a pre-order for 7 days.',
  ],
  adminScreens: [{ label: 'outbox', href: PATHS.adminOutbox }],
})

export async function deleteOldMail(): Promise<void> {
  await MailModel.deleteMany({ queuedAt: { $lt: new Date(nowMs() - KEPT_MS) } })
}
