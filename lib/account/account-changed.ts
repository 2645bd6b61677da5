import { userTag } from '@/lib/auth/sessions'
import { invalidate } from '@/lib/cache'

/** The cache tag of what is read of many accounts: lists, totals, birthdays, names. */
export const ACCOUNTS_TAG = 'accounts'

/**
 * Called by every service that writes an account, after the write: whatever any process keeps of
 * it, or of accounts as a whole, is read anew.
 */
export function accountChanged(userId: string): Promise<void> {
  return invalidate([userTag(userId), ACCOUNTS_TAG])
}
