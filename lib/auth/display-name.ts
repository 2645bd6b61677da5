import { findAccount } from '@/lib/auth/accounts'
import { userTag } from '@/lib/auth/sessions'
import { cached } from '@/lib/cache'

/** Shown in place of a deleted account's name (G-62b). */
export const DELETED_NAME = '[deleted]'

export function usernameOf(userId: string): Promise<string> {
  return cached(`username:${userId}`, [userTag(userId)], async () => {
    const account = await findAccount(userId)
    return account?.viewer.username ?? DELETED_NAME
  })
}
