import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

// Imports nothing but jose and zod: middleware.ts runs it too.

/** How long a token lives; it is never rolled on by itself (G-3). */
export const TOKEN_SECONDS = 30 * 24 * 60 * 60

/** The claims of a token (G-3). */
export const tokenClaims = z.object({
  _id: z.string().regex(/^[0-9a-f]{24}$/),
  username: z.string(),
  email: z.string(),
  role: z.string(),
  tv: z.int(),
  sid: z.string(),
  /** Seconds since 1970, as `iat` and `exp`. */
  auth_time: z.int(),
  iat: z.int(),
  exp: z.int(),
})

export type TokenClaims = z.infer<typeof tokenClaims>

/** Signs claims as an HS256 JWT (G-3). The secret must be at least 32 bytes long. */
export function signToken(claims: TokenClaims, secret: string): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(keyOf(secret))
}

/** The claims of a token that is whole, ours and not expired at `at`; else null. */
export async function readToken(
  token: string,
  secret: string,
  at: Date,
): Promise<TokenClaims | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: ['HS256'],
      currentDate: at,
    })
    return tokenClaims.parse(payload)
  } catch {
    return null
  }
}

function keyOf(secret: string): Uint8Array {
  const key = new TextEncoder().encode(secret)
  if (key.length < 32) throw new Error('AUTH_SECRET must be at least 32 bytes long.')
  return key
}
