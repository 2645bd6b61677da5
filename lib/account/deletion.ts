import { Types } from 'mongoose'
import { accountChanged } from '@/lib/account/account-changed'
import { deletionNotDue } from '@/lib/auth/accounts'
import { withLastAdminCheck } from '@/lib/account/last-admin'
import { readUser } from '@/lib/account/admin/read-user'
import { isSelf } from '@/lib/account/profile'
import { confirmUser } from '@/lib/account/reauth'
import { recordUserChange } from '@/lib/account/record-user-change'
import type { Caller } from '@/lib/auth/identity'
import type { Viewer, ViewerWith } from '@/lib/auth/permissions'
import { now, nowMs } from '@/lib/clock'
import { DAY_MS } from '@/lib/durations'
import { AppError } from '@/lib/errors'
import { queueMail } from '@/lib/mail/queue-mail'
import { GRACE_DAYS } from '@/lib/account/profile/catalogue'
import { UserModel } from '@/models/user'

const DELETE_OWN_IN_PROFILE = 'Delete your own account in your profile.'
const NOT_BEING_DELETED = 'This account is not being deleted.'
const DELETED_BY_OWNER = 'The owner of this site deletes this account. Ask the owner to keep it.'

/** Idempotent; signing in or `keepAccount` cancels it. 409 for the last admin (G-16, G-39). */
export async function requestDeletion(
  caller: Caller,
  username: string,
): Promise<{ deleteAfter: string }> {
  const { viewer } = caller
  if (!isSelf(viewer, username)) throw new AppError('forbidden')
  await confirmUser(caller)
  return planDeletion(viewer, { isDeletedByOwner: false })
}

/** The same notice period as for a member; signing in does not cancel it (G-39). */
export async function deleteUser(
  admin: ViewerWith<'admin'>,
  nameOrId: string,
): Promise<{ deleteAfter: string }> {
  const user = await readUser(nameOrId)
  const { username, email } = user
  const id = String(user._id)
  if (id === admin.id) throw new AppError('conflict', { message: DELETE_OWN_IN_PROFILE })
  const planned = await planDeletion({ id, username, email }, { isDeletedByOwner: true })
  await recordUserChange(admin, user, { action: 'delete user', before: {}, after: planned })
  return planned
}

export async function keepUser(admin: ViewerWith<'admin'>, nameOrId: string): Promise<void> {
  const user = await readUser(nameOrId)
  const { matchedCount } = await UserModel.updateOne(
    { _id: user._id, deleteAfter: { $gt: now() } },
    { $set: { deleteAfter: null, isDeletedByOwner: false } },
  )
  if (matchedCount === 0) throw new AppError('conflict', { message: NOT_BEING_DELETED })
  await accountChanged(String(user._id))
  await recordUserChange(admin, user, { action: 'keep user', before: null, after: {} })
}

async function planDeletion(
  { id, username, email }: Pick<Viewer, 'id' | 'username' | 'email'>,
  { isDeletedByOwner }: { isDeletedByOwner: boolean },
): Promise<{ deleteAfter: string }> {
  const _id = new Types.ObjectId(id)
  const deleteAfter = new Date(nowMs() + GRACE_DAYS * DAY_MS)
  const { modifiedCount } = await withLastAdminCheck(id, () =>
    UserModel.updateOne({ _id, deleteAfter: null }, { $set: { deleteAfter, isDeletedByOwner } }),
  )
  if (modifiedCount === 0) {
    const user = await UserModel.findById(_id).select({ deleteAfter: 1 }).lean()
    if (!user?.deleteAfter) throw new AppError('unauthorized')
    if (isDeletedByOwner) await UserModel.updateOne({ _id }, { $set: { isDeletedByOwner } })
    return { deleteAfter: user.deleteAfter.toISOString() }
  }
  await accountChanged(id)
  const notice = { event: 'deletion_requested', deleteAfter, isByOwner: isDeletedByOwner } as const
  await queueMail({ kind: 'notice', to: email, username, userId: id, notice })
  return { deleteAfter: deleteAfter.toISOString() }
}

/** Throws 401 once the deletion date has passed, 403 where the owner deletes the account. */
export async function keepAccount(viewer: Viewer): Promise<void> {
  const _id = new Types.ObjectId(viewer.id)
  if (await UserModel.exists({ _id, isDeletedByOwner: true })) {
    throw new AppError('forbidden', { message: DELETED_BY_OWNER })
  }
  const { matchedCount } = await UserModel.updateOne(
    { _id, ...deletionNotDue() },
    { $set: { deleteAfter: null } },
  )
  if (matchedCount === 0) throw new AppError('unauthorized')
  await accountChanged(viewer.id)
}
