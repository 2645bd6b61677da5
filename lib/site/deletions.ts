import type { Types } from 'mongoose'
import { accountChanged } from '@/lib/account/account-changed'
import { closeAllSessions } from '@/lib/auth/sessions'
import { now } from '@/lib/clock'
import { FEATURES } from '@/lib/features'
import { queueMail } from '@/lib/mail/queue-mail'
import { UserModel } from '@/models/user'

/** The account goes last, so that an interrupted deletion is retried (G-39, G-62b). */
export async function runDueDeletions(signal: AbortSignal): Promise<void> {
  const due = await UserModel.find({ deleteAfter: { $ne: null, $lte: now() } })
    .select({ username: 1, email: 1 })
    .lean()
  for (const user of due) {
    signal.throwIfAborted()
    await erase(user)
  }
}

async function erase({
  _id,
  username,
  email,
}: {
  _id: Types.ObjectId
  username: string
  email: string
}) {
  const id = String(_id)
  await closeAllSessions(id)
  for (const { personalData } of FEATURES) await personalData?.forget({ id, email })
  await queueMail({ kind: 'notice', to: email, username, notice: { event: 'account_deleted' } })
  await UserModel.deleteOne({ _id })
  await accountChanged(id)
}
