import { hideSecret } from '@/lib/mail/hide-secret'
import { MailModel } from '@/models/mail'

/** One mail to a member that the outbox still holds, as it is handed out to them, without its code. */
export type OwnMail = { kind: string; subject: string; text: string; queuedAt: string }

/** The mails to an address that the outbox still holds (G-44), the oldest first. */
export async function listMailsTo(address: string): Promise<OwnMail[]> {
  const mails = await MailModel.find({ to: address }).sort({ queuedAt: 1, _id: 1 }).lean()
  return mails.map(({ kind, subject, queuedAt, ...words }) => ({
    ...{ kind, subject, text: hideSecret(words).text },
    queuedAt: queuedAt.toISOString(),
  }))
}

/** Forgets the mails to an address but those that are still to leave. */
export async function forgetMailsTo(address: string): Promise<void> {
  await MailModel.deleteMany({ to: address, endedAt: { $ne: null } })
}
