import { Types } from 'mongoose'
import { accountChanged } from '@/lib/account/account-changed'
import { deletionNotDue } from '@/lib/auth/accounts'
import { withLastAdminCheck } from '@/lib/account/last-admin'
import { isSelf } from '@/lib/account/profile'
import { confirmUser } from '@/lib/account/reauth'
import type { Caller } from '@/lib/auth/identity'
import type { Viewer } from '@/lib/auth/permissions'
import { nowMs } from '@/lib/clock'
import { DAY_MS } from '@/lib/durations'
import { AppError } from '@/lib/errors'
import { queueMail } from '@/lib/mail/queue-mail'
import { GRACE_DAYS } from '@/lib/account/profile/catalogue'
import { UserModel } from '@/models/user'

/** Idempotent; signing in or `keepAccount` cancels it. 409 for the last admin (G-16, G-39). */
export async function requestDeletion(
  caller: Caller,
  username: string,
): Promise<{ deleteAfter: string }> {
  const { viewer } = caller
  if (!isSelf(viewer, username)) throw new AppError('forbidden')
  await confirmUser(caller)
  const _id = new Types.ObjectId(viewer.id)
  const deleteAfter = new Date(nowMs() + GRACE_DAYS * DAY_MS)
  const { modifiedCount } = await withLastAdminCheck(viewer.id, () =>
    UserModel.updateOne({ _id, deleteAfter: null }, { $set: { deleteAfter } }),
  )
  if (modifiedCount === 0) {
    const user = await UserModel.findById(_id).select({ deleteAfter: 1 }).lean()
    if (!user?.deleteAfter) throw new AppError('unauthorized')
    return { deleteAfter: user.deleteAfter.toISOString() }
  }
  await accountChanged(viewer.id)
  await queueMail({
    kind: 'notice',
    to: viewer.email,
    username: viewer.username,
    userId: viewer.id,
    notice: { event: 'deletion_requested', deleteAfter },
  })
  return { deleteAfter: deleteAfter.toISOString() }
}

/** Throws 401 once the deletion date has passed. */
export async function keepAccount(viewer: Viewer): Promise<void> {
  const { matchedCount } = await UserModel.updateOne(
    { _id: new Types.ObjectId(viewer.id), ...deletionNotDue() },
    { $set: { deleteAfter: null } },
  )
  if (matchedCount === 0) throw new AppError('unauthorized')
  await accountChanged(viewer.id)
}
