import { randomBytes } from 'node:crypto'
import { Types } from 'mongoose'
import { csrfTokenFor } from '@/lib/auth/csrf'
import { signInCookies } from '@/lib/auth/cookies'
import { authSecret } from '@/lib/auth/secret'
import { signToken, TOKEN_SECONDS, type TokenClaims } from '@/lib/auth/token'
import { invalidate } from '@/lib/cache'
import { now, realNow } from '@/lib/clock'
import { DAY_MS } from '@/lib/durations'
import { type Session, SessionModel } from '@/models/session'

/** What a token says of its user. */
export type TokenSubject = {
  id: string
  username: string
  email: string
  role: string
  tokenVersion: number
}

/** Where a session is opened, for the list of one's sessions. */
export type SessionOrigin = { device: string; ip: string }

export type OpenedSession = { token: string; cookies: string[] }

/** The cache tag under which everything known of a user is kept (G-3). */
export function userTag(userId: string): string {
  return `user:${userId}`
}

/** Opens a session after a password was checked: its token, and the cookies that carry it. */
export async function openSession(
  user: TokenSubject,
  { device, ip }: Partial<SessionOrigin> = {},
): Promise<OpenedSession> {
  const sid = randomBytes(24).toString('base64url')
  const time = now()
  const seconds = toSeconds(time)
  await SessionModel.create({
    _id: sid,
    userId: new Types.ObjectId(user.id),
    authTime: time,
    openedAt: time,
    device,
    ip,
    expiresAt: new Date(time.getTime() + TOKEN_SECONDS * 1000),
    purgeAt: new Date(realNow().getTime() + TOKEN_SECONDS * 1000 + DAY_MS),
  })
  return issue(user, { sid, auth_time: seconds, exp: seconds + TOKEN_SECONDS })
}

/**
 * Issues the token of an open session anew, after what it says of its user has changed. It ends
 * when the session ends; `auth_time` is copied, or set to now by a password (G-3).
 */
export async function reissueToken(
  user: TokenSubject,
  { sid, auth_time, exp }: TokenClaims,
  { hasPassword }: { hasPassword: boolean },
): Promise<OpenedSession> {
  if (!hasPassword) return issue(user, { sid, auth_time, exp })
  const time = now()
  await SessionModel.updateOne({ _id: sid, ...ofUser(user.id) }, { $set: { authTime: time } })
  return issue(user, { sid, auth_time: toSeconds(time), exp })
}

async function issue(
  user: TokenSubject,
  session: Pick<TokenClaims, 'sid' | 'auth_time' | 'exp'>,
): Promise<OpenedSession> {
  const { id, username, email, role, tokenVersion } = user
  const claims = { _id: id, username, email, role, tv: tokenVersion, iat: toSeconds(now()) }
  const token = await signToken({ ...claims, ...session }, authSecret())
  return { token, cookies: signInCookies(token, csrfTokenFor(session.sid)) }
}

function toSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000)
}

const ofUser = (userId: string) => ({ userId: new Types.ObjectId(userId) })

/** The sessions of a user that have not run out, the newest first. */
export async function listOpenSessions(userId: string) {
  return SessionModel.find({ ...ofUser(userId), expiresAt: { $gt: now() } })
    .select({ openedAt: 1, device: 1, ip: 1, authTime: 1 })
    .sort({ openedAt: -1, _id: 1 })
    .lean<(Pick<Session, 'openedAt' | 'device' | 'ip' | 'authTime'> & { _id: string })[]>()
}

/** Ends one session of a user; its token is refused from now on, in every process (G-3). */
export async function closeSession(userId: string, sid: string): Promise<void> {
  await SessionModel.deleteOne({ _id: sid, ...ofUser(userId) })
  await invalidate([userTag(userId)])
}

/** Ends every session of a user but one. */
export async function closeOtherSessions(userId: string, sid: string): Promise<void> {
  await SessionModel.deleteMany({ _id: { $ne: sid }, ...ofUser(userId) })
  await invalidate([userTag(userId)])
}

/** Ends every session of a user (G-3). */
export async function closeAllSessions(userId: string): Promise<void> {
  await SessionModel.deleteMany(ofUser(userId))
  await invalidate([userTag(userId)])
}

/** Whether a session of this user stands; its time is up to the token. */
export async function isSessionOpen(userId: string, sid: string): Promise<boolean> {
  return (await SessionModel.exists({ _id: sid, ...ofUser(userId) })) !== null
}
