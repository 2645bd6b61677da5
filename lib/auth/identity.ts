import { readCookie, sessionCookieName } from '@/lib/auth/cookies'
import type { Viewer } from '@/lib/auth/permissions'
import { authSecret } from '@/lib/auth/secret'
import { isSessionOpen, userTag } from '@/lib/auth/sessions'
import { readToken, type TokenClaims } from '@/lib/auth/token'
import { findAccount, isGone } from '@/lib/auth/accounts'
import { cached } from '@/lib/cache'
import { now } from '@/lib/clock'
import { AppError } from '@/lib/errors'

/** Who a request comes from, and what carried the proof (G-4). */
export type Identity =
  | { kind: 'anonymous' }
  | { kind: 'bad_token' }
  | { kind: 'known'; viewer: Viewer; claims: TokenClaims; via: 'header' | 'cookie' }

/**
 * Reads `x-auth-token`, else `Authorization: Bearer`, else the session cookie. A header beats the
 * cookie and never falls back on it; a cookie that no longer holds is the same as none (G-4).
 */
export async function identify(headers: Headers): Promise<Identity> {
  const fromHeader = headers.get('x-auth-token') ?? bearer(headers.get('authorization'))
  if (fromHeader !== undefined) {
    return (await verify(fromHeader, 'header')) ?? { kind: 'bad_token' }
  }
  const fromCookie = readCookie(headers.get('cookie'), sessionCookieName())
  if (!fromCookie) return { kind: 'anonymous' }
  return (await verify(fromCookie, 'cookie')) ?? { kind: 'anonymous' }
}

/** What stands after `Bearer`, be it a token or not; undefined where the header is of another kind. */
function bearer(header: string | null): string | undefined {
  return /^Bearer(?: +(.*))?$/i.exec(header ?? '')?.map((part) => part ?? '')[1]
}

async function verify(token: string, via: 'header' | 'cookie'): Promise<Identity | null> {
  const claims = await readToken(token, authSecret(), now())
  if (!claims) return null
  const viewer = await viewerOf(claims)
  return viewer && { kind: 'known', viewer, claims, via }
}

/** The viewer of valid claims, as the database knows the user now (G-3); null once they ended. */
export async function viewerOf(claims: TokenClaims): Promise<Viewer | null> {
  const { _id, sid, tv } = claims
  // A key of its own for each session: one that was opened since is not looked for in an old list.
  const account = await cached(`viewer:${_id}:${sid}`, [userTag(_id)], async () =>
    (await isSessionOpen(_id, sid)) ? findAccount(_id) : null,
  )
  if (!account || account.isSuspended || isGone(account)) return null
  return account.tokenVersion === tv ? account.viewer : null
}

/** A signed-in caller with the claims of the token that they came with. */
export type Caller = { viewer: Viewer; claims: TokenClaims }

/** The caller of a route that asks for a session. */
export function callerOf(identity: Identity): Caller {
  if (identity.kind !== 'known') throw new AppError('unauthorized')
  return { viewer: identity.viewer, claims: identity.claims }
}
