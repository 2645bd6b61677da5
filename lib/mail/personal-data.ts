import { Types } from 'mongoose'
import { redactSecret } from '@/lib/mail/redact-secret'
import { MailModel } from '@/models/mail'

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
