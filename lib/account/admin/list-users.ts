import type { Types } from 'mongoose'
import type { AdminUser } from '@/lib/account/admin/schema'
import type { Admin } from '@/lib/auth/permissions'
import { LIMITS } from '@/lib/config/limits'
import { csvReply, type Reply } from '@/lib/http/reply'
import { type User, UserModel } from '@/models/user'

export const ADMIN_FIELDS = {
  username: 1,
  userEmoji: 1,
  email: 1,
  emailVerified: 1,
  role: 1,
  dateSigned: 1,
  lastSigned: 1,
  timesSigned: 1,
  chatTokensUsed: 1,
  permissions: 1,
  isSample: 1,
  isAwaitingApproval: 1,
  deleteAfter: 1,
} as const

const NEWEST_FIRST = { dateSigned: -1, _id: -1 } as const

export type AdminFields = Pick<User, keyof typeof ADMIN_FIELDS> & { _id: Types.ObjectId }

export async function listAllUsers(_admin: Admin): Promise<AdminUser[]> {
  const users = await UserModel.find()
    .select(ADMIN_FIELDS)
    .sort(NEWEST_FIRST)
    .limit(LIMITS.listEntries)
    .lean()
  return users.map(toAdminUser)
}

/** The file has no samples, hashes, codes or birthdays. */
export function exportUsers(_admin: Admin): Reply {
  const head = ['username', 'email', 'verified', 'role', 'permissions', 'signed up', 'last seen']
  return csvReply('users.csv', head, userRows())
}

async function* userRows(): AsyncGenerator<string[]> {
  const users = UserModel.find({ isSample: { $ne: true } })
    .select(ADMIN_FIELDS)
    .sort(NEWEST_FIRST)
  for await (const user of users.lean().cursor()) {
    const { username, email, role, permissions, dateSigned, lastSigned } = user
    const verified = user.emailVerified ? 'yes' : 'no'
    const times = [dateSigned.toISOString(), lastSigned.toISOString()]
    yield [username, email, verified, role, String(permissions), ...times]
  }
}

export function toAdminUser(user: AdminFields): AdminUser {
  return {
    id: String(user._id),
    username: user.username,
    userEmoji: user.userEmoji ?? null,
    email: user.email,
    emailVerified: user.emailVerified,
    role: user.role,
    dateSigned: user.dateSigned.toISOString(),
    lastSigned: user.lastSigned.toISOString(),
    timesSigned: user.timesSigned,
    chatTokensUsed: user.chatTokensUsed ?? 0,
    permissions: user.permissions,
    isSample: user.isSample ?? false,
    isAwaitingApproval: user.isAwaitingApproval ?? false,
    deleteAfter: user.deleteAfter?.toISOString() ?? null,
  }
}
