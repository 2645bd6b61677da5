import { userTag } from '@/lib/auth/sessions'
import { invalidate } from '@/lib/cache'

export const ACCOUNTS_TAG = 'accounts'

/** Every service that writes an account calls this after the write; cached reads become stale. */
export function accountChanged(userId: string): Promise<void> {
  return invalidate([userTag(userId), ACCOUNTS_TAG])
}
