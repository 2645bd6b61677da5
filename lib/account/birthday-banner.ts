import { usernameKey } from '@/lib/config/username'
import type { Viewer } from '@/lib/auth/permissions'
import { env } from '@/lib/env'

/** Whether this viewer is one of the two whom the banner is for, by key (G-107). */
export function hasBirthdayBanner(viewer: Viewer): boolean {
  const names = env().BIRTHDAY_BANNER_USERS?.split(',') ?? []
  return names.map(usernameKey).includes(usernameKey(viewer.username))
}
