import { createHmac, randomInt } from 'node:crypto'
import { Types } from 'mongoose'
import { accountChanged } from '@/lib/account/account-changed'
import { ACCOUNT_TEXTS } from '@/lib/account/catalogue'
import { derivedSecret, isSameSecret } from '@/lib/auth/secret'
import { now, nowMs, realNow } from '@/lib/clock'
import { DAY_MS, MINUTE_MS } from '@/lib/durations'
import { AppError, refusedAt } from '@/lib/errors'
import type { RateRule } from '@/lib/http/rate-limit'
import { hasMailServer } from '@/lib/mail/has-mail-server'
import { queueMail } from '@/lib/mail/queue-mail'
import { UserModel } from '@/models/user'
import { VerificationCodeModel } from '@/models/verification-code'

const CODE_MS = 10 * MINUTE_MS
/** A code that no mail server sends is read out by the owner (G-145). */
const UNSENT_DAYS = 7
const MAX_TRIES = 5

/** Counted by the caller of `sendVerificationCode` (G-13). */
export function sendCodeRates(userId: string, perMinute = 1): RateRule[] {
  return [
    { name: 'verify-send', key: userId, max: perMinute, windowMs: MINUTE_MS },
    { name: 'verify-send-day', key: userId, max: 5, windowMs: DAY_MS },
  ]
}

/** What "Verify email" does: without a mail server it asks the owner too (G-145). */
export function requestVerification(userId: string): Promise<void> {
  return sendVerificationCode(userId, { asksOwner: true })
}

/** Replaces an earlier code (G-27); 409 when the address is already verified. */
export async function sendVerificationCode(
  userId: string,
  { asksOwner = false } = {},
): Promise<void> {
  const user = await UserModel.findById(userId)
    .select({ username: 1, email: 1, emailVerified: 1 })
    .lean()
  if (!user) throw new AppError('not_found')
  if (user.emailVerified) throw alreadyVerified()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const sendsMail = await hasMailServer()
  const ms = sendsMail ? CODE_MS : UNSENT_DAYS * DAY_MS
  await VerificationCodeModel.updateOne(
    { _id: user._id },
    {
      $set: {
        email: user.email,
        codeHash: hashCode(userId, code),
        tries: 0,
        askedAt: sendsMail ? null : await findRequest(user, asksOwner),
        expiresAt: new Date(nowMs() + ms),
        purgeAt: new Date(realNow().getTime() + ms + DAY_MS),
      },
    },
    { upsert: true },
  )
  const { email: to, username } = user
  const validDays = sendsMail ? {} : { validDays: UNSENT_DAYS }
  await queueMail({ kind: 'verify', to, username, userId, code, ...validDays })
}

/** A code that the owner sends leaves an open request for the same address as it is (G-145). */
async function findRequest(
  { _id, email }: { _id: Types.ObjectId; email: string },
  asksOwner: boolean,
): Promise<Date | null> {
  if (asksOwner) return now()
  const open = await VerificationCodeModel.findOne({ _id, email, expiresAt: { $gt: now() } }).lean()
  return open?.askedAt ?? null
}

/** Throws 400, or 429 after five attempts, which count before the comparison (G-27). */
export async function verifyCode(userId: string, code: string): Promise<void> {
  const _id = new Types.ObjectId(userId)
  if (await UserModel.exists({ _id, emailVerified: true })) throw alreadyVerified()
  const sent = await VerificationCodeModel.findOneAndUpdate(
    { _id, expiresAt: { $gt: now() }, tries: { $lt: MAX_TRIES } },
    { $inc: { tries: 1 } },
  ).lean()
  if (!sent) throw await refusal(_id)
  if (!isSameSecret(hashCode(userId, code), sent.codeHash))
    throw refusedAt('code', ACCOUNT_TEXTS.codeInvalid)
  const { deletedCount } = await VerificationCodeModel.deleteOne({ _id, codeHash: sent.codeHash })
  if (deletedCount === 0) throw refusedAt('code', ACCOUNT_TEXTS.codeInvalid)
  if (!(await markVerified(userId, sent.email))) throw refusedAt('code', ACCOUNT_TEXTS.codeInvalid)
}

/** False where the account has another address by now. */
export async function markVerified(userId: string, email: string): Promise<boolean> {
  const { matchedCount } = await UserModel.updateOne(
    { _id: new Types.ObjectId(userId), email },
    { $set: { emailVerified: true } },
  )
  if (matchedCount > 0) await accountChanged(userId)
  return matchedCount > 0
}

async function refusal(_id: Types.ObjectId): Promise<AppError> {
  const spent = await VerificationCodeModel.findOne({ _id, expiresAt: { $gt: now() } })
    .select({ expiresAt: 1 })
    .lean()
  if (!spent) return refusedAt('code', ACCOUNT_TEXTS.codeInvalid)
  const retryAfter = Math.max(1, Math.ceil((spent.expiresAt.getTime() - nowMs()) / 1000))
  return new AppError('rate_limited', { message: ACCOUNT_TEXTS.codeSpent, retryAfter }).at('code')
}

function alreadyVerified(): AppError {
  return new AppError('conflict', { message: ACCOUNT_TEXTS.alreadyVerified })
}

/** Keyed: a plain hash of six digits could be reversed by anyone with the database. */
function hashCode(userId: string, code: string): string {
  return createHmac('sha256', derivedSecret('verification'))
    .update(`${userId}:${code}`)
    .digest('hex')
}
