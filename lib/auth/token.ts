import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

// Imports only jose and zod, as middleware.ts loads it too.

/** Never extended (G-3). */
export const TOKEN_SECONDS = 30 * 24 * 60 * 60

export const tokenClaims = z.object({
  _id: z.string().regex(/^[0-9a-f]{24}$/),
  username: z.string(),
  email: z.string(),
  role: z.string(),
  tv: z.int(),
  sid: z.string(),
  auth_time: z.int(),
  iat: z.int(),
  exp: z.int(),
})

export type TokenClaims = z.infer<typeof tokenClaims>

export async function signToken(claims: TokenClaims, secret: string): Promise<string> {
  const key = await keyOf(secret)
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(key)
}

export async function readToken(
  token: string,
  secret: string,
  at: Date,
): Promise<TokenClaims | null> {
  const known = verified.get(token)
  if (known?.secret === secret && known.claims.exp * 1000 > at.getTime()) return known.claims
  try {
    const { payload } = await jwtVerify(token, await keyOf(secret), {
      algorithms: ['HS256'],
      currentDate: at,
    })
    const claims = tokenClaims.parse(payload)
    remember(token, { claims, secret })
    return claims
  } catch {
    return null
  }
}

type Verified = { claims: TokenClaims; secret: string }

/** Whole tokens whose signature held: each request of a member asks several times. */
const verified = new Map<string, Verified>()
const MAX_VERIFIED = 1000

function remember(token: string, one: Verified): void {
  const [oldest] = verified.keys()
  if (verified.size >= MAX_VERIFIED && oldest !== undefined) verified.delete(oldest)
  verified.set(token, one)
}

const keys = new Map<string, Promise<CryptoKey>>()

function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(secret)
  if (bytes.length < 32) throw new Error('AUTH_SECRET must be at least 32 bytes long.')
  let key = keys.get(secret)
  if (!key) {
    const algorithm = { name: 'HMAC', hash: 'SHA-256' }
    key = crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign', 'verify'])
    keys.set(secret, key)
  }
  return key
}
