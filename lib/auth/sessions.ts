import { randomBytes } from 'node:crypto'
import { Types } from 'mongoose'
import { csrfTokenFor } from '@/lib/auth/csrf'
import { signInCookies } from '@/lib/auth/cookies'
import { authSecret } from '@/lib/auth/secret'
import { signToken, TOKEN_SECONDS, type TokenClaims } from '@/lib/auth/token'
import { invalidate } from '@/lib/cache'
import { now, realNow } from '@/lib/clock'
import { DAY_MS } from '@/lib/durations'
import { SessionModel } from '@/models/session'

export type TokenSubject = {
  id: string
  username: string
  email: string
  role: string
  tokenVersion: number
}

type SessionOrigin = {
  device: string
  ip: string
  /** Identifies the browser; the same one has one session of an account. */
  browser: string
}

/** It limits one account; the next sign-in ends the oldest. */
const MAX_SESSIONS = 20

export type OpenedSession = { token: string; cookies: string[] }

export function userTag(userId: string): string {
  return `user:${userId}`
}

export async function openSession(
  user: TokenSubject,
  { device, ip, browser }: Partial<SessionOrigin> = {},
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
    browser,
    expiresAt: new Date(time.getTime() + TOKEN_SECONDS * 1000),
    purgeAt: new Date(realNow().getTime() + TOKEN_SECONDS * 1000 + DAY_MS),
  })
  await endReplaced(user.id, sid, browser)
  return issue(user, { sid, auth_time: seconds, exp: seconds + TOKEN_SECONDS })
}

async function endReplaced(userId: string, sid: string, browser?: string): Promise<void> {
  const others = await SessionModel.find({ ...ofUser(userId), _id: { $ne: sid } })
    .select({ browser: 1 })
    .sort({ openedAt: -1, _id: 1 })
    .lean()
  const replaced = others.filter((session) => browser && session.browser === browser)
  const remaining = others.filter((session) => !replaced.includes(session))
  const ended = [...replaced, ...remaining.slice(MAX_SESSIONS - 1)].map(({ _id }) => _id)
  if (ended.length === 0) return
  await SessionModel.deleteMany({ _id: { $in: ended }, ...ofUser(userId) })
  await invalidate([userTag(userId)])
}

/** Keeps the session's expiry and `auth_time`, unless a password was just given (G-3). */
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

export async function listOpenSessions(userId: string) {
  return SessionModel.find({ ...ofUser(userId), expiresAt: { $gt: now() } })
    .select({ openedAt: 1, device: 1, ip: 1, authTime: 1 })
    .sort({ openedAt: -1, _id: 1 })
    .lean()
}

export async function closeSession(userId: string, sid: string): Promise<void> {
  await SessionModel.deleteOne({ _id: sid, ...ofUser(userId) })
  await invalidate([userTag(userId)])
}

export async function closeOtherSessions(userId: string, sid: string): Promise<void> {
  await SessionModel.deleteMany({ _id: { $ne: sid }, ...ofUser(userId) })
  await invalidate([userTag(userId)])
}

export async function closeAllSessions(userId: string): Promise<void> {
  await SessionModel.deleteMany(ofUser(userId))
  await invalidate([userTag(userId)])
}

/** Does not check the token's expiry. */
export async function isSessionOpen(userId: string, sid: string): Promise<boolean> {
  return (await SessionModel.exists({ _id: sid, ...ofUser(userId) })) !== null
}
