import { Types } from 'mongoose'
import { checkPassword } from '@/lib/account/password'
import type { Caller } from '@/lib/auth/identity'
import { reissueToken, type OpenedSession } from '@/lib/auth/sessions'
import { nowMs } from '@/lib/clock'
import { MINUTE_MS } from '@/lib/durations'
import { AppError } from '@/lib/errors'
import { checkRates } from '@/lib/http/rate-limit'
import { PROFILE_TEXTS, REAUTH } from '@/lib/account/profile/catalogue'
import { UserModel } from '@/models/user'

const FRESH_MS = 15 * MINUTE_MS

/** Throws 403 `REAUTH` without the password or one from the last 15 minutes (G-29). */
export async function confirmUser(
  { viewer, claims }: Caller,
  currentPassword?: string,
): Promise<{ hasPassword: boolean }> {
  if (currentPassword === undefined) {
    if (nowMs() - claims.auth_time * 1000 >= FRESH_MS) throw unconfirmed()
    return { hasPassword: false }
  }
  // Limits guessing the password with a stolen token.
  await checkRates([{ name: 'reauth', key: viewer.id, max: 10, windowMs: FRESH_MS }])
  const user = await UserModel.findById(new Types.ObjectId(viewer.id))
    .select({ passwordHash: 1 })
    .lean()
  if (!(await checkPassword(user?.passwordHash, currentPassword))) throw unconfirmed()
  return { hasPassword: true }
}

export async function reauthenticate(
  caller: Caller,
  currentPassword: string,
): Promise<OpenedSession> {
  await confirmUser(caller, currentPassword)
  const { viewer, claims } = caller
  return reissueToken({ ...viewer, tokenVersion: claims.tv }, claims, { hasPassword: true })
}

function unconfirmed(): AppError {
  const message = PROFILE_TEXTS.confirmPassword
  return new AppError('forbidden', { message, extra: { code: REAUTH } }).at('currentPassword')
}
