import { nowMs } from '@/lib/clock'
import { PATHS } from '@/lib/config/paths'
import { defineFeature } from '@/lib/define-feature'
import { DAY_MS, HOUR_MS } from '@/lib/durations'
import { startMailSender } from '@/lib/mail/sender'
import { MailModel } from '@/models/mail'
import { Types } from 'mongoose'
import { redactSecret } from '@/lib/mail/redact-secret'

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

type OwnMail = { kind: string; subject: string; text: string; queuedAt: string }

export async function listMailsTo(address: string): Promise<OwnMail[]> {
  const mails = await MailModel.find({ to: address }).sort({ queuedAt: 1, _id: 1 }).lean()
  return mails.map(({ kind, subject, queuedAt, ...words }) => ({
    kind,
    subject,
    text: redactSecret(words).text,
    queuedAt: queuedAt.toISOString(),
  }))
}

/** Keeps mails that are still waiting for the last address. */
export async function forgetMailsOf({ id, email }: { id: string; email: string }): Promise<void> {
  const [userId, endedAt] = [new Types.ObjectId(id), { $ne: null }]
  await MailModel.deleteMany({ userId, $or: [{ to: { $ne: email } }, { endedAt }] })
  // Older mails do not store their account.
  await MailModel.deleteMany({ userId: null, to: email, endedAt })
}
