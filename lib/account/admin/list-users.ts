import type { Types } from 'mongoose'
import type { AdminUser } from '@/lib/account/admin/schema'
import type { ViewerWith } from '@/lib/auth/permissions'
import { type User, UserModel } from '@/models/user'

/** G-19a */
const MAX_USERS = 5000

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
} as const

export type AdminFields = Pick<User, keyof typeof ADMIN_FIELDS> & { _id: Types.ObjectId }

export async function listAllUsers(_admin: ViewerWith<'admin'>): Promise<AdminUser[]> {
  const users = await UserModel.find()
    .select(ADMIN_FIELDS)
    .sort({ dateSigned: -1, _id: -1 })
    .limit(MAX_USERS)
    .lean()
  return users.map(toAdminUser)
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
  }
}
