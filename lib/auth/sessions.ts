import { randomBytes } from 'node:crypto'
import { Types } from 'mongoose'
import { csrfTokenFor } from '@/lib/auth/csrf'
import { signInCookies } from '@/lib/auth/cookies'
import { authSecret } from '@/lib/auth/secret'
import { signToken, TOKEN_SECONDS } from '@/lib/auth/token'
import { invalidate } from '@/lib/cache'
import { now, realNow } from '@/lib/clock'
import { connectDb } from '@/lib/db'
import { SessionModel } from '@/models/session'

const DAY_MS = 24 * 60 * 60 * 1000

/** What a token says of its user. */
export type TokenSubject = {
  id: string
  username: string
  email: string
  role: string
  tokenVersion: number
}

export type OpenedSession = { token: string; cookies: string[] }

/** The cache tag under which everything known of a user is kept (G-3). */
export function userTag(userId: string): string {
  return `user:${userId}`
}

/** Opens a session after a password was checked: its token, and the cookies that carry it. */
export async function openSession(user: TokenSubject): Promise<OpenedSession> {
  await connectDb()
  const sid = randomBytes(24).toString('base64url')
  const time = now()
  const seconds = Math.floor(time.getTime() / 1000)
  await SessionModel.create({
    _id: sid,
    userId: new Types.ObjectId(user.id),
    authTime: time,
    expiresAt: new Date(time.getTime() + TOKEN_SECONDS * 1000),
    purgeAt: new Date(realNow().getTime() + TOKEN_SECONDS * 1000 + DAY_MS),
  })
  const token = await signToken(
    {
      _id: user.id,
      username: user.username,
      email: user.email,
      role: user.role,
      tv: user.tokenVersion,
      sid,
      auth_time: seconds,
      iat: seconds,
      exp: seconds + TOKEN_SECONDS,
    },
    authSecret(),
  )
  return { token, cookies: signInCookies(token, csrfTokenFor(sid)) }
}

/** Ends one session of a user; its token is refused from now on, in every process (G-3). */
export async function closeSession(userId: string, sid: string): Promise<void> {
  await connectDb()
  await SessionModel.deleteOne({ _id: sid, userId: new Types.ObjectId(userId) })
  await invalidate([userTag(userId)])
}

/** Ends every session of a user (G-3). */
export async function closeAllSessions(userId: string): Promise<void> {
  await connectDb()
  await SessionModel.deleteMany({ userId: new Types.ObjectId(userId) })
  await invalidate([userTag(userId)])
}

/** Whether a session of this user stands; its time is up to the token. */
export async function isSessionOpen(userId: string, sid: string): Promise<boolean> {
  await connectDb()
  return (await SessionModel.exists({ _id: sid, userId: new Types.ObjectId(userId) })) !== null
}
