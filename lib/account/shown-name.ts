import { ACCOUNTS_TAG } from '@/lib/account/account-changed'
import { findOwner } from '@/lib/account/find-owner'
import { usernameOf } from '@/lib/auth/display-name'
import { cached } from '@/lib/cache'
import { hasOwnerName, siteConfig } from '@/lib/settings/site-config'

/** As everybody sees an account: the owner by OWNER_NAME where it is set (G-168). */
export async function shownNameOf(userId: string): Promise<string> {
  if (!hasOwnerName()) return usernameOf(userId)
  const ownerId = await cached('owner-id', [ACCOUNTS_TAG], async () => (await findOwner())?.id)
  return userId === ownerId ? siteConfig().ownerName : usernameOf(userId)
}
