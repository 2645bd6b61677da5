import { readCookie, sessionCookieName } from '@/lib/auth/cookies'
import type { Viewer } from '@/lib/auth/permissions'
import { authSecret } from '@/lib/auth/secret'
import { isSessionOpen, userTag } from '@/lib/auth/sessions'
import { readToken, type TokenClaims } from '@/lib/auth/token'
import { findAccount, isDeletionDue } from '@/lib/auth/accounts'
import { cached } from '@/lib/cache'
import { now } from '@/lib/clock'
import { AppError } from '@/lib/errors'

export type Identity =
  | { kind: 'anonymous' }
  | { kind: 'bad_token' }
  | { kind: 'known'; viewer: Viewer; claims: TokenClaims; via: 'header' | 'cookie' }

export async function identify(headers: Headers): Promise<Identity> {
  const sent = sentToken(headers)
  if (!sent) return { kind: 'anonymous' }
  const known = await verify(sent)
  if (known) return known
  return sent.via === 'header' ? { kind: 'bad_token' } : { kind: 'anonymous' }
}

type SentToken = { token: string; via: 'header' | 'cookie' }

/** Header tokens go before the cookie; an invalid header token never falls back (G-4). */
function sentToken(headers: Headers): SentToken | null {
  const fromHeader = headers.get('x-auth-token') ?? bearer(headers.get('authorization'))
  if (fromHeader !== undefined) return { token: fromHeader, via: 'header' }
  const fromCookie = readCookie(headers.get('cookie'), sessionCookieName())
  return fromCookie ? { token: fromCookie, via: 'cookie' } : null
}

/** The account that a signed token names, without a look at the database; null without one. */
export async function claimedAccount(headers: Headers): Promise<string | null> {
  const sent = sentToken(headers)
  const claims = sent && (await readToken(sent.token, authSecret(), now()))
  return claims?._id ?? null
}

function bearer(header: string | null): string | undefined {
  const match = /^Bearer(?: +(.*))?$/i.exec(header ?? '')
  return match ? (match[1] ?? '') : undefined
}

async function verify({ token, via }: SentToken): Promise<Identity | null> {
  const claims = await readToken(token, authSecret(), now())
  if (!claims) return null
  const viewer = await viewerOf(claims)
  return viewer && { kind: 'known', viewer, claims, via }
}

/** Reads the user from the database, not the claims (G-3); null once the session has ended. */
export async function viewerOf(claims: TokenClaims): Promise<Viewer | null> {
  const { _id, sid, tv } = claims
  // Keyed by session: a cached list would miss sessions opened since.
  const account = await cached(`viewer:${_id}:${sid}`, [userTag(_id)], async () =>
    (await isSessionOpen(_id, sid)) ? findAccount(_id) : null,
  )
  if (!account || account.isSuspended || isDeletionDue(account)) return null
  return account.tokenVersion === tv ? account.viewer : null
}

export type Caller = { viewer: Viewer; claims: TokenClaims }

export function callerOf(identity: Identity): Caller {
  if (identity.kind !== 'known') throw new AppError('unauthorized')
  return { viewer: identity.viewer, claims: identity.claims }
}
