import { sendCodeRates, sendVerificationCode } from '@/lib/account/verification'
import type { Viewer } from '@/lib/auth/permissions'
import { checkRates } from '@/lib/http/rate-limit'
import { logger } from '@/lib/logger'
import type { Notice } from '@/lib/mail/message'
import { queueMail } from '@/lib/mail/queue-mail'
import type { SelfChanges } from '@/lib/account/profile/schema'

/** Mails the old address, and a code to a new one (G-29); a failed mail undoes nothing. */
export async function announceChanges(before: Viewer, changes: SelfChanges): Promise<void> {
  const { username, email, password } = changes
  const recipient = { to: before.email, username: before.username, userId: before.id }
  const notices: Notice[] = [
    ...(username ? [{ event: 'username_changed', newUsername: username } as const] : []),
    ...(password !== undefined ? [{ event: 'password_changed' } as const] : []),
    ...(email ? [{ event: 'email_changed', newEmail: email } as const] : []),
  ]
  try {
    for (const notice of notices) {
      await queueMail({ kind: 'notice', ...recipient, notice })
    }
    if (email) await sendCode(before.id)
  } catch (error) {
    logger().error({ err: error, userId: before.id }, 'A mail on a changed account was not sent.')
  }
}

/** Allows two codes a minute, as the old address's code is useless for the new one (G-13). */
async function sendCode(userId: string): Promise<void> {
  await checkRates(sendCodeRates(userId, 2))
  await sendVerificationCode(userId)
}
