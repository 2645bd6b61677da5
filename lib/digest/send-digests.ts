import type { Types } from 'mongoose'
import { digestLetter, DIGEST_MAIL } from '@/lib/digest/letters'
import { isDigestOffered } from '@/lib/digest/readers'
import type { ReadDigest } from '@/lib/digest/schema'
import { DAY_MS } from '@/lib/durations'
import { mondayOf } from '@/lib/format'
import { forEachItem } from '@/lib/jobs/each-item'
import { queueLetter } from '@/lib/mail/queue-mail'
import { withdrawWaitingMail } from '@/lib/mail/unsubscribe-link'
import { DigestReaderModel } from '@/models/digest-reader'

/** The key of the mail makes it one, whoever is interrupted and however many processes write. */
export async function sendDigests(
  read: ReadDigest,
  today: string,
  signal: AbortSignal,
): Promise<void> {
  if (!isDigestOffered()) return
  const end = new Date(mondayOf(today))
  const monday = mondayOf(new Date(end.getTime() - DAY_MS).toISOString())
  const due = { confirmedAt: { $ne: null, $lt: end }, lastWeek: { $lt: monday } }
  if (!(await DigestReaderModel.exists(due))) return
  const sections = await read(monday)
  if (!sections) return
  const letter = digestLetter(monday, sections)
  const send = async ({ _id, email }: { _id: Types.ObjectId; email: string }) => {
    await queueLetter(DIGEST_MAIL, { to: email, letter, key: `digest-${monday}-${String(_id)}` })
    const sent = await DigestReaderModel.updateOne({ _id }, { $set: { lastWeek: monday } })
    // Whoever has unsubscribed meanwhile gets none.
    if (sent.matchedCount === 0) await withdrawWaitingMail({ kind: DIGEST_MAIL.name, to: email })
  }
  await forEachItem(DigestReaderModel.find(due).lean().cursor(), send, signal)
}
