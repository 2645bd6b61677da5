import type { Types } from 'mongoose'
import { usernameKey } from '@/lib/config/username'
import { parseRoles, type Viewer } from '@/lib/auth/permissions'
import { now, nowMs } from '@/lib/clock'
import { toDocumentId } from '@/lib/document-id'
import { type User, UserModel } from '@/models/user'

export type Account = {
  viewer: Viewer
  tokenVersion: number
  isSuspended: boolean
  endsAt: number | null
}

const ACCOUNT_FIELDS = {
  username: 1,
  email: 1,
  role: 1,
  permissions: 1,
  emailVerified: 1,
  userEmoji: 1,
  tokenVersion: 1,
  deleteAfter: 1,
} as const

type AccountFields = Pick<User, keyof typeof ACCOUNT_FIELDS> & { _id: Types.ObjectId }

export async function findAccount(id: string): Promise<Account | null> {
  const _id = toDocumentId(id)
  if (!_id) return null
  const user = await UserModel.findById(_id).select(ACCOUNT_FIELDS).lean()
  return user && toAccount(user)
}

export function deletionNotDue() {
  return { $or: [{ deleteAfter: null }, { deleteAfter: { $gt: now() } }] }
}

export async function accountExists(id: string): Promise<boolean> {
  return (await UserModel.exists({ _id: id, ...deletionNotDue() })) !== null
}

/** True from the due date on, even before the deletion job has run. */
export function isDeletionDue({ endsAt }: Pick<Account, 'endsAt'>): boolean {
  return endsAt !== null && endsAt <= nowMs()
}

/** It compares username keys (G-21), and never finds a sample account. */
export async function findByUsername(
  name: string,
): Promise<{ id: string; username: string } | null> {
  const user = await UserModel.findOne({ usernameKey: usernameKey(name) })
    .select({ username: 1 })
    .lean()
  return user && { id: String(user._id), username: user.username }
}

export function deletionTimeOf({ deleteAfter }: { deleteAfter?: Date | null }): number | null {
  return deleteAfter?.getTime() ?? null
}

export function toAccount(user: AccountFields): Account {
  return {
    viewer: {
      id: String(user._id),
      username: user.username,
      email: user.email,
      role: user.role,
      roles: parseRoles(user.role),
      emailVerified: user.emailVerified,
      userEmoji: user.userEmoji ?? null,
    },
    tokenVersion: user.tokenVersion,
    isSuspended: user.permissions < 0,
    endsAt: deletionTimeOf(user),
  }
}
