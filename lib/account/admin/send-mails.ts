import { SENT_TEXTS } from '@/lib/account/admin/catalogue'
import { readUser } from '@/lib/account/admin/read-user'
import type { AdminFields } from '@/lib/account/admin/list-users'
import { sendPasswordReset, sendResetRates } from '@/lib/account/password-reset'
import { recordUserChange } from '@/lib/account/record-user-change'
import { sendCodeRates, sendVerificationCode } from '@/lib/account/verification'
import type { Admin } from '@/lib/auth/permissions'
import { type RateRule, withRates } from '@/lib/http/rate-limit'

export function mailVerification(admin: Admin, username: string): Promise<{ message: string }> {
  return mail(admin, username, {
    action: 'mail verification',
    message: SENT_TEXTS.verification,
    rates: ({ _id, emailVerified }) => (emailVerified ? [] : sendCodeRates(String(_id))),
    send: sendVerificationCode,
  })
}

/** The member sets the new password (G-102). */
export function mailPasswordReset(admin: Admin, username: string): Promise<{ message: string }> {
  return mail(admin, username, {
    action: 'mail password reset',
    message: SENT_TEXTS.reset,
    rates: ({ username: name }) => sendResetRates(name),
    send: sendPasswordReset,
  })
}

type Mail = {
  action: string
  message: string
  /** The same as for the member's own requests (G-13). */
  rates: (user: AdminFields) => RateRule[]
  send: (userId: string) => Promise<void>
}

async function mail(
  admin: Admin,
  username: string,
  { action, message, rates, send }: Mail,
): Promise<{ message: string }> {
  const user = await readUser(username)
  const id = String(user._id)
  await withRates(rates(user), () => send(id))
  await recordUserChange(admin, user, { action, before: null, after: { email: user.email } })
  return { message }
}
