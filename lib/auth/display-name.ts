import { findAccount } from '@/lib/auth/accounts'
import { userTag } from '@/lib/auth/sessions'
import { cached } from '@/lib/cache'

export const DELETED_NAME = '[deleted]'

export function usernameOf(userId: string): Promise<string> {
  return cached(`username:${userId}`, [userTag(userId)], async () => {
    const account = await findAccount(userId)
    return account?.viewer.username ?? DELETED_NAME
  })
}
