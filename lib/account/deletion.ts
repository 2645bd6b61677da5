import { Types } from 'mongoose'
import { accountChanged } from '@/lib/account/account-changed'
import { staying } from '@/lib/auth/accounts'
import { withAdminKept } from '@/lib/account/last-admin'
import { isSelf } from '@/lib/account/profile'
import { type Caller, confirmUser } from '@/lib/account/reauth'
import { forgetViews } from '@/lib/aotd/personal-data'
import { forgetInAudit } from '@/lib/audit/forget-account'
import type { Viewer } from '@/lib/auth/permissions'
import { closeAllSessions } from '@/lib/auth/sessions'
import { now, nowMs } from '@/lib/clock'
import { connectDb } from '@/lib/db'
import { AppError } from '@/lib/errors'
import type { Notice } from '@/lib/mail/message'
import { forgetMailsTo } from '@/lib/mail/personal-data'
import { queueMail } from '@/lib/mail/queue-mail'
import { GRACE_DAYS } from '@/lib/account/profile/catalogue'
import { KnownDeviceModel } from '@/models/known-device'
import { ReservedNameModel } from '@/models/reserved-name'
import { ResetCodeModel } from '@/models/reset-code'
import { UserModel } from '@/models/user'
import { VerificationCodeModel } from '@/models/verification-code'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Has the caller's account deleted in seven days, unless they sign in or keep it before (G-39). To
 * ask again changes nothing; the last admin is refused (409, G-16).
 */
export async function requestDeletion(
  caller: Caller,
  username: string,
): Promise<{ deleteAfter: string }> {
  const { viewer } = caller
  if (!isSelf(viewer, username)) throw new AppError('forbidden')
  await confirmUser(caller)
  const _id = new Types.ObjectId(viewer.id)
  const deleteAfter = new Date(nowMs() + GRACE_DAYS * DAY_MS)
  await connectDb()
  const { modifiedCount } = await withAdminKept(viewer.id, () =>
    UserModel.updateOne({ _id, deleteAfter: null }, { $set: { deleteAfter } }),
  )
  if (modifiedCount === 0) {
    const user = await UserModel.findById(_id).select({ deleteAfter: 1 }).lean()
    if (!user?.deleteAfter) throw new AppError('unauthorized')
    return { deleteAfter: user.deleteAfter.toISOString() }
  }
  await accountChanged(viewer.id)
  await tell(viewer, { what: 'deletion_requested', deleteAfter })
  return { deleteAfter: deleteAfter.toISOString() }
}

/** Takes the request back, if there is one; an account whose time has passed is none (401). */
export async function keepAccount(viewer: Viewer): Promise<void> {
  await connectDb()
  const { matchedCount } = await UserModel.updateOne(
    { _id: new Types.ObjectId(viewer.id), ...staying() },
    { $set: { deleteAfter: null } },
  )
  if (matchedCount === 0) throw new AppError('unauthorized')
  await accountChanged(viewer.id)
}

/**
 * Deletes the accounts whose time has come. Their art stays, as `[deleted]` is what an unknown
 * author's id is shown as (G-62b). The account goes last, so that a deletion that is cut off is
 * begun again by the next run.
 */
export async function carryOutDeletions(signal: AbortSignal): Promise<void> {
  await connectDb()
  const due = await UserModel.find({ deleteAfter: { $ne: null, $lte: now() } })
    .select({ username: 1, email: 1 })
    .lean()
  for (const user of due) {
    signal.throwIfAborted()
    await erase(user)
  }
}

async function erase(user: { _id: Types.ObjectId; username: string; email: string }) {
  const { _id: userId } = user
  const id = String(userId)
  await closeAllSessions(id)
  await VerificationCodeModel.deleteOne({ _id: userId })
  await ResetCodeModel.deleteOne({ _id: id })
  await KnownDeviceModel.deleteMany({ userId })
  await ReservedNameModel.deleteMany({ userId })
  await forgetViews(id)
  await forgetInAudit(id)
  await forgetMailsTo(user.email)
  await tell(user, { what: 'account_deleted' })
  await UserModel.deleteOne({ _id: userId })
  await accountChanged(id)
}

function tell({ email, username }: { email: string; username: string }, notice: Notice) {
  return queueMail({ kind: 'notice', to: email, username, notice })
}
