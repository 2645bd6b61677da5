import { Types } from 'mongoose'
import { accountChanged } from '@/lib/account/account-changed'
import { deletionNotDue } from '@/lib/auth/accounts'
import { withLastAdminCheck } from '@/lib/account/last-admin'
import { readUser } from '@/lib/account/admin/read-user'
import { isSelf } from '@/lib/account/profile'
import { confirmUser } from '@/lib/account/reauth'
import { recordUserChange } from '@/lib/account/record-user-change'
import type { Caller } from '@/lib/auth/identity'
import type { Admin, Viewer } from '@/lib/auth/permissions'
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
export async function deleteUser(admin: Admin, nameOrId: string): Promise<{ deleteAfter: string }> {
  const user = await readUser(nameOrId)
  const { username, email } = user
  const id = String(user._id)
  if (id === admin.id) throw new AppError('conflict', { message: DELETE_OWN_IN_PROFILE })
  const planned = await planDeletion({ id, username, email }, { isDeletedByOwner: true })
  await recordUserChange(admin, user, { action: 'delete user', before: {}, after: planned })
  return planned
}

export async function keepUser(admin: Admin, nameOrId: string): Promise<void> {
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
  const planned = { deleteAfter: new Date(nowMs() + GRACE_DAYS * DAY_MS), isDeletedByOwner }
  const { modifiedCount } = await withLastAdminCheck(id, () =>
    UserModel.updateOne({ _id, deleteAfter: null }, { $set: planned }),
  )
  const isNew = modifiedCount > 0
  const deleteAfter = isNew ? planned.deleteAfter : await readDeletionTime(_id)
  const isNotified = isNew || (isDeletedByOwner && (await takeOverDeletion(_id)))
  if (!isNotified) return { deleteAfter: deleteAfter.toISOString() }
  await accountChanged(id)
  const notice = { event: 'deletion_requested', deleteAfter, isByOwner: isDeletedByOwner } as const
  await queueMail({ kind: 'notice', to: email, username, userId: id, notice })
  return { deleteAfter: deleteAfter.toISOString() }
}

async function readDeletionTime(_id: Types.ObjectId): Promise<Date> {
  const user = await UserModel.findById(_id).select({ deleteAfter: 1 }).lean()
  if (!user?.deleteAfter) throw new AppError('unauthorized')
  return user.deleteAfter
}

const BY_MEMBER = { isDeletedByOwner: { $ne: true } }

/** A deletion that the member asked for becomes one of the owner; false where it was one before. */
async function takeOverDeletion(_id: Types.ObjectId): Promise<boolean> {
  const pending = { _id, deleteAfter: { $ne: null }, ...BY_MEMBER }
  const $set = { isDeletedByOwner: true }
  return (await UserModel.updateOne(pending, { $set })).modifiedCount > 0
}

/** Throws 401 once the deletion date has passed, 403 where the owner deletes the account. */
export async function keepAccount({ id }: Viewer): Promise<void> {
  const _id = new Types.ObjectId(id)
  if (await cancelDeletion(_id)) return
  const isByOwner = await UserModel.exists({ _id, isDeletedByOwner: true })
  throw isByOwner
    ? new AppError('forbidden', { message: DELETED_BY_OWNER })
    : new AppError('unauthorized')
}

/** False once the deletion date has passed, and where the owner deletes the account. */
export async function cancelDeletion(_id: Types.ObjectId): Promise<boolean> {
  const { matchedCount } = await UserModel.updateOne(
    { _id, ...BY_MEMBER, ...deletionNotDue() },
    { $set: { deleteAfter: null } },
  )
  if (matchedCount > 0) await accountChanged(String(_id))
  return matchedCount > 0
}
