import { isValidObjectId, type Types } from 'mongoose'
import { usernameKey } from '@/lib/account/username'
import { parseRoles, type Viewer } from '@/lib/auth/permissions'
import { now } from '@/lib/clock'
import { connectDb } from '@/lib/db'
import { type User, UserModel } from '@/models/user'

/** What the site needs to know of an account at each request. */
export type Account = { viewer: Viewer; tokenVersion: number; isSuspended: boolean }

const ACCOUNT_FIELDS = {
  username: 1,
  email: 1,
  role: 1,
  permissions: 1,
  emailVerified: 1,
  userEmoji: 1,
  tokenVersion: 1,
} as const

export type AccountFields = Pick<User, keyof typeof ACCOUNT_FIELDS> & { _id: Types.ObjectId }

/** The account with this id, or null. */
export async function findAccount(id: string): Promise<Account | null> {
  if (!isValidObjectId(id)) return null
  await connectDb()
  const user = await UserModel.findById(id).select(ACCOUNT_FIELDS).lean<AccountFields>()
  return user && toAccount(user)
}

/**
 * Whether what is written about this account is forgotten with it: its deletion, which is only begun
 * when it is due, has not begun yet.
 */
export async function isStaying(id: string): Promise<boolean> {
  await connectDb()
  const staying = { $or: [{ deleteAfter: null }, { deleteAfter: { $gt: now() } }] }
  return (await UserModel.exists({ _id: id, ...staying })) !== null
}

/** Whose name this is, in any spelling (G-21), or null; what was made up has no name to be found by. */
export async function findByUsername(
  name: string,
): Promise<{ id: string; username: string } | null> {
  await connectDb()
  const user = await UserModel.findOne({ usernameKey: usernameKey(name) })
    .select({ username: 1 })
    .lean()
  return user && { id: String(user._id), username: user.username }
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
  }
}
