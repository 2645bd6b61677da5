import { ACCOUNTS_TAG } from '@/lib/account/account-changed'
import { findOwner } from '@/lib/account/find-owner'
import { usernameOf } from '@/lib/auth/display-name'
import { cached } from '@/lib/cache'
import { hasOwnerName, siteConfig } from '@/lib/settings/site-config'

/** As everybody sees an account: the owner by OWNER_NAME where it is set (G-168). */
export async function shownNameOf(userId: string): Promise<string> {
  if (!hasOwnerName()) return usernameOf(userId)
  return userId === (await readOwnerId()) ? siteConfig().ownerName : usernameOf(userId)
}

export function readOwnerId(): Promise<string | undefined> {
  return cached('owner-id', [ACCOUNTS_TAG], async () => (await findOwner())?.id)
}
