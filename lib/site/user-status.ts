import type { UserStatus } from '@/lib/account/profile/schema'
import { getAccountStatus } from '@/lib/account/status'
import type { Viewer } from '@/lib/auth/permissions'
import { countCollected } from '@/lib/badges/collect'

export async function getUserStatus(viewer: Viewer): Promise<UserStatus> {
  return { ...(await getAccountStatus(viewer)), badges: await countCollected(viewer) }
}
