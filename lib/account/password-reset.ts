import { createHmac, randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Types } from 'mongoose'
import { accountChanged } from '@/lib/account/account-changed'
import { ACCOUNT_TEXTS } from '@/lib/account/catalogue'
import { hashPassword } from '@/lib/account/password'
import { checkPasswordRules } from '@/lib/account/password-rules'
import type { ResetPasswordBody, ResetRequestBody } from '@/lib/account/schema'
import { clearSignInRates } from '@/lib/account/sign-in-rates'
import { recordAccess } from '@/lib/audit/record-access'
import { readEmailAddress } from '@/lib/config/email-address'
import { usernameKey } from '@/lib/config/username'
import { derivedSecret, hashCode } from '@/lib/auth/secret'
import { closeAllSessions } from '@/lib/auth/sessions'
import { now, nowMs, realNow } from '@/lib/clock'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/durations'
import { AppError } from '@/lib/errors'
import { addressKey } from '@/lib/http/address-key'
import { checkRates, type RateRule } from '@/lib/http/rate-limit'
import { checkCaptcha } from '@/lib/captcha/check-captcha'
import { logger } from '@/lib/logger'
import { maskAddress } from '@/lib/mail/addresses'
import { queueMail } from '@/lib/mail/queue-mail'
import { ResetCodeModel } from '@/models/reset-code'
import { UserModel } from '@/models/user'

const CODE_MS = 30 * MINUTE_MS
/** Every response takes this long, so that timing does not reveal whether an account exists. */
const ANSWER_MS = 250

const MAY_RESET = { permissions: { $gte: 0 }, isSample: { $ne: true } }

export function resetRequestRates(ip: string): RateRule[] {
  return [{ name: 'reset-request-ip', key: addressKey(ip), max: 10, windowMs: HOUR_MS }]
}

export function resetPasswordRates(ip: string): RateRule[] {
  return [{ name: 'reset', key: addressKey(ip), max: 10, windowMs: HOUR_MS }]
}

/** Response and timing are the same for unknown names; a new code replaces the old one (G-41). */
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

/** Counted by the caller of `sendPasswordReset` (G-13). */
export function sendResetRates(username: string): RateRule[] {
  return [identifierRate(username)]
}

/** Counted after the CAPTCHA, so that using up another user's attempts costs work. */
function identifierRate(identifier: string): RateRule {
  return { name: 'reset-request', key: normalise(identifier), max: 3, windowMs: HOUR_MS }
}

const isEmail = (identifier: string) => identifier.includes('@')

/** The username rule would change letters of an address (G-21); its domain is compared in punycode. */
function normalise(identifier: string): string {
  if (!isEmail(identifier)) return usernameKey(identifier)
  const email = readEmailAddress(identifier)
  return 'address' in email ? email.address : identifier.toLowerCase()
}

async function issueCode(identifier: string): Promise<void> {
  const key = normalise(identifier)
  const user = await findResettable(isEmail(identifier) ? { email: key } : { usernameKey: key })
  await storeCode(user ? String(user._id) : hashIdentifier(key), user)
}

/** An admin, who never sets a password, calls it (G-102); 409 where the account may not sign in. */
export async function sendPasswordReset(userId: string): Promise<void> {
  const user = await findResettable({ _id: new Types.ObjectId(userId) })
  if (!user) throw new AppError('conflict', { message: 'This account is suspended.' })
  await storeCode(userId, user)
}

function findResettable(which: Record<string, unknown>) {
  return UserModel.findOne({ ...which, ...MAY_RESET })
    .select({ username: 1, email: 1, tokenVersion: 1 })
    .lean()
}

export async function issueFirstPassword(userId: string, validMs: number): Promise<string> {
  const user = await findResettable({ _id: new Types.ObjectId(userId) })
  return writeCode(userId, user, validMs)
}

/** The same is stored under a stand-in if there is no account, so that the time reveals nothing. */
async function storeCode(id: string, user: Resettable): Promise<void> {
  const resetCode = await writeCode(id, user, CODE_MS)
  if (!user) return
  const { email: to, username } = user
  await queueMail({ kind: 'reset', to, username, userId: String(user._id), resetCode })
}

type Resettable = Awaited<ReturnType<typeof findResettable>>

async function writeCode(id: string, user: Resettable, validMs: number): Promise<string> {
  const resetCode = randomBytes(32).toString('base64url')
  await ResetCodeModel.updateOne(
    { _id: id },
    {
      $set: {
        userId: user?._id ?? null,
        email: user?.email ?? null,
        tokenVersion: user?.tokenVersion ?? null,
        codeHash: hashCode(resetCode),
        expiresAt: new Date(nowMs() + validMs),
        purgeAt: new Date(realNow().getTime() + validMs + DAY_MS),
      },
    },
    { upsert: true },
  )
  return resetCode
}

/** A code dies with the address that it was mailed to, even where that address comes back. */
export async function voidResetCode(userId: string): Promise<void> {
  await ResetCodeModel.deleteOne({ _id: userId })
}

/** The database stores no typed identifiers. */
function hashIdentifier(key: string): string {
  return createHmac('sha256', derivedSecret('reset-stand-in')).update(key).digest('hex')
}

/** `j***@e***.com`, or a constant for usernames, so that neither reveals an account. */
function mask(identifier: string): string {
  return isEmail(identifier) ? maskAddress(identifier) : 'the address on file'
}

/** Single use, 30 minutes; ends all sessions; a rejected password keeps the code (G-42). */
export async function resetPassword(body: ResetPasswordBody, ip: string): Promise<void> {
  await checkCaptcha({ action: 'reset', response: body['g-recaptcha-response'], ip })
  const { userId, codeHash, username, email } = await findReset(body.resetToken)
  await checkPasswordRules(body.newPassword, { username, email }, 'newPassword')
  const passwordHash = await hashPassword(body.newPassword)
  const { deletedCount } = await ResetCodeModel.deleteOne({ _id: userId, codeHash })
  if (deletedCount === 0) throw invalidCode()
  await UserModel.updateOne(
    { _id: new Types.ObjectId(userId) },
    { $set: { passwordHash }, $inc: { tokenVersion: 1 } },
  )
  await closeAllSessions(userId)
  await accountChanged(userId)
  await clearSignInRates(username)
  await recordAccess({ action: 'reset password', account: { id: userId, username }, address: ip })
  const notice = { event: 'password_reset' } as const
  await queueMail({ kind: 'notice', to: email, username, userId, notice }).catch((error: unknown) =>
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
