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

export type AdminFields = Pick<User, keyof typeof ADMIN_FIELDS> & { _id: Types.ObjectId }

export async function listAllUsers(_admin: Admin): Promise<AdminUser[]> {
  const users = await UserModel.find()
    .select(ADMIN_FIELDS)
    .sort({ dateSigned: -1, _id: -1 })
    .limit(LIMITS.listEntries)
    .lean()
  return users.map(toAdminUser)
}

/** The file has no samples, hashes, codes or birthdays. */
export async function exportUsers(admin: Admin): Promise<Reply> {
  const users = (await listAllUsers(admin)).filter(({ isSample }) => !isSample)
  const head = ['username', 'email', 'verified', 'role', 'permissions', 'signed up', 'last seen']
  const rows = users.map((user) => [
    user.username,
    user.email,
    user.emailVerified ? 'yes' : 'no',
    user.role,
    String(user.permissions),
    user.dateSigned,
    user.lastSigned,
  ])
  return csvReply('users.csv', head, rows)
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
