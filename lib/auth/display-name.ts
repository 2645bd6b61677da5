import { findAccount } from '@/lib/auth/accounts'
import { userTag } from '@/lib/auth/sessions'
import { cached } from '@/lib/cache'

/** Stands where the name of an account stood that is gone (G-62b). */
export const GONE = '[deleted]'

/** The present username, by id, so that a rename follows (G-62b). */
export function usernameOf(userId: string): Promise<string> {
  return cached(`username:${userId}`, [userTag(userId)], async () => {
    const account = await findAccount(userId)
    return account?.viewer.username ?? GONE
  })
}
