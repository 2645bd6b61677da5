import { toConflict, assertUsernameAvailable, emailTaken } from '@/lib/account/names'
import { accountChanged } from '@/lib/account/account-changed'
import { ACCOUNT_TEXTS } from '@/lib/account/catalogue'
import { ADMISSION_MAILS } from '@/lib/account/admin/letters'
import { withInvitation } from '@/lib/account/invitations'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import type { Client } from '@/lib/account/devices'
import { mailOwner } from '@/lib/account/mail-owner'
import { hashPassword } from '@/lib/account/password'
import { checkPasswordRules } from '@/lib/account/password-rules'
import type { SignUpBody } from '@/lib/account/schema'
import { openSessionIn } from '@/lib/account/sign-in'
import { usernameKey } from '@/lib/config/username'
import { sendCodeRates, sendVerificationCode } from '@/lib/account/verification'
import type { OpenedSession } from '@/lib/auth/sessions'
import { now } from '@/lib/clock'
import { HOUR_MS } from '@/lib/durations'
import { addressKey } from '@/lib/http/address-key'
import { checkRates, type RateRule } from '@/lib/http/rate-limit'
import { checkCaptcha } from '@/lib/captcha/check-captcha'
import { logger } from '@/lib/logger'
import { UserModel } from '@/models/user'

/** Made and refused ones apart (G-111). */
export function signUpRates(ip: string): RateRule[] {
  const rule = { key: addressKey(ip), windowMs: HOUR_MS }
  return [
    { name: 'signup', ...rule, max: 5, counts: 'done' },
    { name: 'signup-refused', ...rule, max: 20, counts: 'refused' },
  ]
}

/** 409 for a taken name or address (G-22 to G-26), 403 while closed; null: approval is needed. */
export async function signUp(body: SignUpBody, client: Client): Promise<OpenedSession | null> {
  const { email, username, password, invitation } = body
  const mode = env().SIGN_UP
  if (mode === 'closed' && invitation === undefined) {
    throw new AppError('forbidden', { message: ACCOUNT_TEXTS.signUpClosed })
  }
  await checkCaptcha({ action: 'signup', response: body['g-recaptcha-response'], ip: client.ip })
  await checkPasswordRules(password, { username, email })
  await assertUsernameAvailable(username)
  if (await UserModel.exists({ email })) throw emailTaken()
  const isAwaitingApproval = mode === 'approval' && invitation === undefined
  const user = await (invitation === undefined
    ? createAccount(body, { isAwaitingApproval })
    : withInvitation(invitation, (role) => createAccount(body, { role })))
  const id = String(user._id)
  await accountChanged(id)
  if (isAwaitingApproval) {
    await mailOwner(ADMISSION_MAILS.waits, {
      needsServer: true,
      title: 'A sign-up waits for you',
      before: [`${username} wants an account, with the address ${email}.`],
    })
    return null
  }
  await sendFirstCode(id)
  const { role, tokenVersion } = user
  return openSessionIn(client, { id, username, email, role, tokenVersion })
}

type Admission = { role?: string; isAwaitingApproval?: boolean }

async function createAccount({ email, username, password }: SignUpBody, admission: Admission) {
  const passwordHash = await hashPassword(password)
  const time = now()
  try {
    return await UserModel.create({
      username,
      usernameKey: usernameKey(username),
      email,
      passwordHash,
      dateSigned: time,
      lastSigned: time,
      timesSigned: 1,
      ...admission,
    })
  } catch (error) {
    throw toConflict(error) ?? error
  }
}

/** Counts as a send (G-13); sign-up succeeds even if the mail fails (G-26). */
async function sendFirstCode(userId: string): Promise<void> {
  try {
    await checkRates(sendCodeRates(userId))
    await sendVerificationCode(userId)
  } catch (error) {
    logger().error({ err: error, userId }, 'The verification mail of a sign-up was not sent.')
  }
}
