import { sendCodeRates, sendVerificationCode } from '@/lib/account/verification'
import type { Viewer } from '@/lib/auth/permissions'
import { checkRates } from '@/lib/http/rate-limit'
import { logger } from '@/lib/logger'
import type { Notice } from '@/lib/mail/message'
import { queueMail } from '@/lib/mail/queue-mail'
import type { SelfChanges } from '@/lib/account/profile/schema'

/**
 * Tells the user by mail what changed, at the address that they had until now, and sends the new one
 * its code (G-29). The change stands, whatever becomes of a mail.
 */
export async function announceChanges(before: Viewer, changes: SelfChanges): Promise<void> {
  const { username, email, password } = changes
  const notices: Notice[] = [
    ...(username ? [{ what: 'username_changed', newUsername: username } as const] : []),
    ...(password !== undefined ? [{ what: 'password_changed' } as const] : []),
    ...(email ? [{ what: 'email_changed', newEmail: email } as const] : []),
  ]
  try {
    for (const notice of notices) {
      await queueMail({ kind: 'notice', to: before.email, username: before.username, notice })
    }
    if (email) await sendCode(before.id)
  } catch (error) {
    logger().error({ err: error, userId: before.id }, 'A mail on a changed account was not sent.')
  }
}

/**
 * Counts as a send (G-13): changing the address over and over must not flood others with mail. The
 * minute holds one more, as the code of the old address is of no use to the new one.
 */
async function sendCode(userId: string): Promise<void> {
  await checkRates(sendCodeRates(userId, 2))
  await sendVerificationCode(userId)
}
