import { toPreferences } from '@/lib/account/preferences'
import type { Caller } from '@/lib/auth/identity'
import { listSessions } from '@/lib/account/sessions-list'
import { usernameKey } from '@/lib/config/username'
import { hasRole, type Viewer } from '@/lib/auth/permissions'
import { ADMIN_REQUIRED, AppError } from '@/lib/errors'
import type { ProfilePage, SelfAnswer } from '@/lib/account/profile/schema'
import { type User, UserModel } from '@/models/user'

/** Throws 403 for anyone but the owner and admins (G-30). */
export async function getSelf(viewer: Viewer, username: string): Promise<SelfAnswer> {
  if (!isSelf(viewer, username) && !hasRole(viewer, 'admin')) {
    throw new AppError('forbidden', { message: ADMIN_REQUIRED })
  }
  const user = await UserModel.findOne({ usernameKey: usernameKey(username) })
    .select({ username: 1, email: 1, role: 1, dateSigned: 1, userEmoji: 1 })
    .lean()
  if (!user) throw new AppError('not_found')
  return toSelfAnswer(user)
}

export function isSelf(viewer: Viewer, username: string): boolean {
  return usernameKey(username) === usernameKey(viewer.username)
}

export async function getProfilePage(caller: Caller): Promise<ProfilePage> {
  const user = await UserModel.findById(caller.viewer.id)
    .select({
      username: 1,
      email: 1,
      role: 1,
      dateSigned: 1,
      userEmoji: 1,
      usernameChangedAt: 1,
      artPreferences: 1,
      publicPage: 1,
      deleteAfter: 1,
      isDeletedByOwner: 1,
    })
    .lean()
  if (!user) throw new AppError('unauthorized')
  return {
    user: toSelfAnswer(user),
    canRename: !user.usernameChangedAt,
    preferences: toPreferences(user),
    sessions: await listSessions(caller),
    deleteAfter: user.deleteAfter?.toISOString() ?? null,
    isDeletedByOwner: user.isDeletedByOwner ?? false,
  }
}

type SelfFields = Pick<User, 'username' | 'email' | 'role' | 'userEmoji'> & { dateSigned?: Date }

function toSelfAnswer({ username, email, role, dateSigned, userEmoji }: SelfFields): SelfAnswer {
  return {
    username,
    email,
    role,
    ...(dateSigned && { dateSigned: dateSigned.toUTCString() }),
    ...(userEmoji && { userEmoji }),
  }
}
