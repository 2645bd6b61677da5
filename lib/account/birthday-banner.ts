import { usernameKey } from '@/lib/config/username'
import type { Viewer } from '@/lib/auth/permissions'
import { env } from '@/lib/env'

/** Whether the viewer is one of the two users of the banner, by username key (G-107). */
export function hasBirthdayBanner(viewer: Viewer): boolean {
  const names = env().BIRTHDAY_BANNER_USERS?.split(',') ?? []
  return names.map(usernameKey).includes(usernameKey(viewer.username))
}
