import { nowMs } from '@/lib/clock'
import { DAY_MS } from '@/lib/durations'
import { MailModel } from '@/models/mail'

const KEPT_MS = 30 * DAY_MS

export async function deleteOldMail(): Promise<void> {
  await MailModel.deleteMany({ queuedAt: { $lt: new Date(nowMs() - KEPT_MS) } })
}
