import { Types } from 'mongoose'
import { toAccount } from '@/lib/auth/accounts'
import { birthdayKeyOf } from '@/lib/account/birthday'
import { usernameKey } from '@/lib/config/username'
import { CSRF_HEADER, sessionCookieName } from '@/lib/auth/cookies'
import { csrfTokenFor } from '@/lib/auth/csrf'
import type { PaletteBand } from '@/lib/aotd/schema'
import { type Admin, grantRole, type Viewer } from '@/lib/auth/permissions'
import { authSecret } from '@/lib/auth/secret'
import { openSession } from '@/lib/auth/sessions'
import { readToken } from '@/lib/auth/token'
import { now } from '@/lib/clock'
import { type Artwork, ArtworkModel } from '@/models/artwork'
import { type User, UserModel } from '@/models/user'

let made = 0

export type TestUser = {
  viewer: Viewer
  token: string
  /** They carry the token. */
  headers: Record<string, string>
  /** They carry the cookie and the CSRF token, as the site's own scripts do. */
  browser: Record<string, string>
  /** They carry the cookie alone, as a navigation does. */
  cookieOnly: Record<string, string>
}

/** The user's address is verified. */
export async function createUser(fields: Partial<User> = {}): Promise<TestUser> {
  const username = fields.username ?? `u5er${++made}`
  const user = await UserModel.create({
    username,
    usernameKey: usernameKey(username),
    email: `${username}@example.org`,
    passwordHash: 'none',
    emailVerified: true,
    dateSigned: now(),
    lastSigned: now(),
    birthdayKey: fields.birthday ? birthdayKeyOf(fields.birthday) : null,
    ...fields,
  })
  const { viewer, tokenVersion } = toAccount(user)
  const { token } = await openSession({ ...viewer, tokenVersion })
  const claims = await readToken(token, authSecret(), now())
  if (!claims) throw new Error('The session that was just opened does not hold.')
  const cookie = `${sessionCookieName()}=${token}`
  return {
    viewer,
    token,
    headers: { 'x-auth-token': token },
    browser: { cookie, [CSRF_HEADER]: csrfTokenFor(claims.sid) },
    cookieOnly: { cookie },
  }
}

export type TestAdmin = TestUser & { viewer: Admin }

export async function createAdmin(fields: Partial<User> = {}): Promise<TestAdmin> {
  const user = await createUser({ role: 'admin', ...fields })
  const viewer = grantRole(user.viewer, 'admin')
  if (!viewer) throw new Error('The account that was just made is no admin.')
  return { ...user, viewer }
}

export type ArtworkFields = Partial<Omit<Artwork, 'palette'>> & { palette?: PaletteBand[] }

/** The pictures that it names are not stored. */
export async function createArtwork(author: Viewer, fields: ArtworkFields = {}) {
  return ArtworkModel.create({
    dateKey: '2026-01-01',
    createdById: new Types.ObjectId(author.id),
    createdBy: author.username,
    title: 'Harbour in the Morning',
    altText: 'A harbour in the morning',
    files: { original: 'a.png', full: 'b.webp', small: 'c.webp' },
    width: 1024,
    height: 768,
    seed: { author: author.id, secret: '00' },
    streak: 1,
    generationStatus: {
      status: 'completed',
      message: 'The art of the day is ready.',
      state: 'done',
      startedAt: now(),
      completedAt: now(),
      error: null,
    },
    ...fields,
  })
}
