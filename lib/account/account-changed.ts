import { userTag } from '@/lib/auth/sessions'
import { invalidate } from '@/lib/cache'
import { memberActed } from '@/lib/member-events'

export const ACCOUNTS_TAG = 'accounts'
/** Raised by every message of a member, so that nothing but the totals is read anew for it. */
export const CHAT_TOKENS_TAG = 'chat-tokens'

/** Every service that writes more of an account than its chat tokens calls this after the write; cached reads become stale. */
export async function accountChanged(userId: string): Promise<void> {
  await invalidate([userTag(userId), ACCOUNTS_TAG])
  await memberActed(userId)
}
