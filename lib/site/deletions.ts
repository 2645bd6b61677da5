import type { Types } from 'mongoose'
import { accountChanged } from '@/lib/account/account-changed'
import { decideSignUp } from '@/lib/account/admin/approval'
import { recordUserChange } from '@/lib/account/record-user-change'
import type { Admin } from '@/lib/auth/permissions'
import { closeAllSessions } from '@/lib/auth/sessions'
import { now } from '@/lib/clock'
import { FEATURES } from '@/lib/features'
import { forEachItem } from '@/lib/jobs/each-item'
import { queueMail } from '@/lib/mail/queue-mail'
import { type User, UserModel } from '@/models/user'

/** The account goes last, so that an interrupted deletion is retried (G-39, G-62b). */
export async function runDueDeletions(signal: AbortSignal): Promise<void> {
  const due = await UserModel.find({ deleteAfter: { $ne: null, $lte: now() } })
    .select({ username: 1, email: 1, emailVerified: 1 })
    .lean()
  await forEachItem(due, (user) => erase(user), signal)
}

/** A sign-up that the owner does not approve; 409 for an account that is open. */
export async function refuseSignUp(admin: Admin, nameOrId: string): Promise<void> {
  // What is interrupted is completed by the job.
  const user = await decideSignUp(nameOrId, { deleteAfter: now() })
  await recordUserChange(admin, user, { action: 'refuse user', before: {}, after: null })
  await erase(user, 'account_refused')
}

type Leaving = Pick<User, 'username' | 'email' | 'emailVerified'> & { _id: Types.ObjectId }

async function erase(
  { _id, username, email, emailVerified }: Leaving,
  event: 'account_deleted' | 'account_refused' = 'account_deleted',
) {
  const id = String(_id)
  await closeAllSessions(id)
  for (const { personalData } of FEATURES) await personalData?.forget({ id, email, emailVerified })
  // Whatever ends before the account is gone is done again, but the mail is not.
  await queueMail({ kind: 'notice', to: email, username, notice: { event }, key: `erased-${id}` })
  await UserModel.deleteOne({ _id })
  await accountChanged(id)
}
