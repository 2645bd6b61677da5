import { Types } from 'mongoose'
import { ACCOUNT_TEXTS } from '@/lib/account/catalogue'
import { usernameKey } from '@/lib/config/username'
import { now, realNow } from '@/lib/clock'
import { DAY_MS } from '@/lib/durations'
import { AppError, isDuplicateKey } from '@/lib/errors'
import { isOffensiveName } from '@/lib/integrations/ai/moderation/is-offensive-name'
import { ReservedNameModel } from '@/models/reserved-name'
import { UserModel } from '@/models/user'

const RESERVED_DAYS = 90

/** Compared by key, so that other spellings are reserved too (G-22). */
const RESERVED_KEYS = new Set(
  ['admin', 'root', 'api', 'system', 'bot', 'me', 'owner', 'null', 'undefined', 'deleted'].map(
    usernameKey,
  ),
)

function usernameTaken(): AppError {
  const message = ACCOUNT_TEXTS.usernameTaken
  return new AppError('conflict', { message }).at('username')
}

export function emailTaken(): AppError {
  const message = ACCOUNT_TEXTS.emailTaken
  return new AppError('conflict', { message }).at('email')
}

/** Maps a unique index violation to a 409; null for any other error. */
export function toConflict(error: unknown): AppError | null {
  if (!isDuplicateKey(error)) return null
  const keys = error instanceof Error && 'keyPattern' in error ? error.keyPattern : {}
  return Object.hasOwn(Object(keys), 'email') ? emailTaken() : usernameTaken()
}

/** 409 for a reserved, offensive, taken or recently released name (G-22, G-28); the index settles races. */
export async function assertUsernameAvailable(
  username: string,
  exceptUserId?: string,
): Promise<void> {
  const key = usernameKey(username)
  const others = exceptUserId ? { $ne: new Types.ObjectId(exceptUserId) } : { $exists: true }
  const [account, former] = await Promise.all([
    UserModel.exists({ usernameKey: key, _id: others }),
    ReservedNameModel.exists({ _id: key, userId: others, expiresAt: { $gt: now() } }),
  ])
  if (account || former) throw usernameTaken()
  if (!RESERVED_KEYS.has(key) && !isOffensiveName(username)) return
  const isOwn = exceptUserId && (await UserModel.exists({ _id: exceptUserId, usernameKey: key }))
  if (!isOwn) throw usernameTaken()
}

export async function releaseNames(userId: Types.ObjectId): Promise<void> {
  const user = await UserModel.findById(userId).select({ usernameKey: 1 }).lean()
  if (user) await reserveName(null, user.usernameKey)
  await ReservedNameModel.updateMany({ userId }, { $set: { userId: null } })
}

/** Blocks the name for others for 90 days (G-28); call before the rename. */
export async function reserveName(userId: string | null, key: string): Promise<void> {
  const lifeMs = RESERVED_DAYS * DAY_MS
  await ReservedNameModel.updateOne(
    { _id: key },
    {
      $set: {
        userId: userId && new Types.ObjectId(userId),
        expiresAt: new Date(now().getTime() + lifeMs),
        purgeAt: new Date(realNow().getTime() + lifeMs + DAY_MS),
      },
    },
    { upsert: true },
  )
}

export async function listFormerNames(
  userId: string,
): Promise<{ name: string; keptUntil: string }[]> {
  const found = await ReservedNameModel.find({ userId: new Types.ObjectId(userId) })
    .sort({ expiresAt: 1 })
    .lean()
  return found.map(({ _id, expiresAt }) => ({ name: _id, keptUntil: expiresAt.toISOString() }))
}
