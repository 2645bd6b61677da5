import { nowMs } from '@/lib/clock'
import { MailModel } from '@/models/mail'

const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** After 30 days (G-44). */
export async function deleteOldMail(): Promise<void> {
  await MailModel.deleteMany({ queuedAt: { $lt: new Date(nowMs() - KEPT_MS) } })
}
