import { usernameKey } from '@/lib/config/username'
import type { Viewer } from '@/lib/auth/permissions'
import { env } from '@/lib/env'

export function hasBirthdayBanner(viewer: Viewer): boolean {
  const names = env().BIRTHDAY_BANNER_USERS?.split(',') ?? []
  return names.map(usernameKey).includes(usernameKey(viewer.username))
}
