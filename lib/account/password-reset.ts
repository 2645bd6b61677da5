import { createHash, createHmac, randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Types } from 'mongoose'
import { accountChanged } from '@/lib/account/account-changed'
import { ACCOUNT_TEXTS } from '@/lib/account/catalogue'
import { hashPassword } from '@/lib/account/password'
import { checkPasswordRules } from '@/lib/account/password-rules'
import type { ResetPasswordBody, ResetRequestBody } from '@/lib/account/schema'
import { usernameKey } from '@/lib/config/username'
import { derivedSecret } from '@/lib/auth/secret'
import { closeAllSessions } from '@/lib/auth/sessions'
import { now, nowMs, realNow } from '@/lib/clock'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/durations'
import { AppError } from '@/lib/errors'
import { checkRates, type RateRule } from '@/lib/http/rate-limit'
import { checkCaptcha } from '@/lib/integrations/captcha/check-captcha'
import { logger } from '@/lib/logger'
import { queueMail } from '@/lib/mail/queue-mail'
import { ResetCodeModel } from '@/models/reset-code'
import { UserModel } from '@/models/user'

const CODE_MS = 30 * MINUTE_MS
/** An answer takes this long whoever was named: the mail that only an account gets does not show. */
const ANSWER_MS = 250

/** Accounts that may have a new password: neither suspended nor made up. */
const MAY_RESET = { permissions: { $gte: 0 }, isSample: { $ne: true } }

export function resetRequestRates(ip: string): RateRule[] {
  return [{ name: 'reset-request-ip', key: ip, max: 10, windowMs: HOUR_MS }]
}

export function resetPasswordRates(ip: string): RateRule[] {
  return [{ name: 'reset', key: ip, max: 10, windowMs: HOUR_MS }]
}

/**
 * Mails a reset code to the account that an e-mail address or username names, in place of any before
 * it. Text, status, shape, work and time of the answer are the same where there is none (G-41).
 */
export async function requestPasswordReset(
  body: ResetRequestBody,
  ip: string,
): Promise<{ message: string; email: string }> {
  await checkCaptcha({ action: 'reset-request', response: body['g-recaptcha-response'], ip })
  const { identifier } = body
  await checkRates([identifierRate(identifier)])
  await Promise.all([issueCode(identifier), wait(ANSWER_MS)])
  return { message: 'If there is such an account, a reset link was sent.', email: mask(identifier) }
}

/** Only a solved CAPTCHA counts: nobody uses up the tries of someone else without that work. */
function identifierRate(identifier: string): RateRule {
  return { name: 'reset-request', key: normalise(identifier), max: 3, windowMs: HOUR_MS }
}

const isEmail = (identifier: string) => identifier.includes('@')

/** The username rule is for usernames alone: it would mangle an address (G-21). */
function normalise(identifier: string): string {
  return isEmail(identifier) ? identifier.toLowerCase() : usernameKey(identifier)
}

async function issueCode(identifier: string): Promise<void> {
  const key = normalise(identifier)
  const user = await UserModel.findOne({
    ...(isEmail(identifier) ? { email: key } : { usernameKey: key }),
    ...MAY_RESET,
  })
    .select({ username: 1, email: 1, tokenVersion: 1 })
    .lean()
  const resetCode = randomBytes(32).toString('base64url')
  await ResetCodeModel.updateOne(
    { _id: user ? String(user._id) : standIn(key) },
    {
      $set: {
        userId: user?._id ?? null,
        email: user?.email ?? null,
        tokenVersion: user?.tokenVersion ?? null,
        codeHash: hashCode(resetCode),
        expiresAt: new Date(nowMs() + CODE_MS),
        purgeAt: new Date(realNow().getTime() + CODE_MS + DAY_MS),
      },
    },
    { upsert: true },
  )
  if (user) await queueMail({ kind: 'reset', to: user.email, username: user.username, resetCode })
}

/** Says nothing of what was typed to whoever reads the database. */
function standIn(key: string): string {
  return createHmac('sha256', derivedSecret('reset-stand-in')).update(key).digest('hex')
}

function hashCode(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}

/** `j***@e***.com` of the typed address, or one constant, so that neither tells of an account. */
function mask(identifier: string): string {
  if (!isEmail(identifier)) return 'the address on file'
  const at = identifier.lastIndexOf('@')
  const domain = identifier.slice(at + 1)
  const dot = domain.lastIndexOf('.')
  return `${first(identifier.slice(0, at))}***@${first(domain)}***${dot > 0 ? domain.slice(dot) : ''}`
}

const first = (text: string) => [...text][0] ?? ''

/**
 * Sets a new password by a mailed code, which is good once and for thirty minutes, ends every
 * session and tells the owner by mail (G-42). A password that is refused leaves the code in force.
 */
export async function resetPassword(body: ResetPasswordBody, ip: string): Promise<void> {
  await checkCaptcha({ action: 'reset', response: body['g-recaptcha-response'], ip })
  const { userId, codeHash, username, email } = await findReset(body.resetToken)
  await checkPasswordRules(body.newPassword, { username, email })
  const passwordHash = await hashPassword(body.newPassword)
  const { deletedCount } = await ResetCodeModel.deleteOne({ _id: userId, codeHash })
  if (deletedCount === 0) throw invalidCode()
  await UserModel.updateOne(
    { _id: new Types.ObjectId(userId) },
    { $set: { passwordHash }, $inc: { tokenVersion: 1 } },
  )
  await closeAllSessions(userId)
  await accountChanged(userId)
  const notice = { what: 'password_reset' } as const
  await queueMail({ kind: 'notice', to: email, username, notice }).catch((error: unknown) =>
    logger().error({ err: error, userId }, 'The notice of a password reset was not queued.'),
  )
}

async function findReset(resetToken: string) {
  const codeHash = hashCode(resetToken)
  const code = await ResetCodeModel.findOne({ codeHash, expiresAt: { $gt: now() } }).lean()
  if (!code?.userId) throw invalidCode()
  const { userId, email, tokenVersion } = code
  const user = await UserModel.findOne({ _id: userId, email, tokenVersion, ...MAY_RESET })
    .select({ username: 1, email: 1 })
    .lean()
  if (!user) throw invalidCode()
  return { userId: String(userId), codeHash, username: user.username, email: user.email }
}

function invalidCode(): AppError {
  return new AppError('invalid', { message: ACCOUNT_TEXTS.resetCodeInvalid })
}
