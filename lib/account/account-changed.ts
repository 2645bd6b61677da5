import { userTag } from '@/lib/auth/sessions'
import { invalidate } from '@/lib/cache'
import { memberActed } from '@/lib/jobs/member-events'

export const ACCOUNTS_TAG = 'accounts'
/** Apart, as every message of a member raises it and only the totals depend on it. */
export const CHAT_TOKENS_TAG = 'chat-tokens'

/** Call it after each write to an account except of chat tokens; cached reads become stale. */
export async function accountChanged(userId: string): Promise<void> {
  await invalidate([userTag(userId), ACCOUNTS_TAG])
  await memberActed(userId)
}
