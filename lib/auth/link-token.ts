import { jwtVerify, SignJWT } from 'jose'
import { derivedSecret } from '@/lib/auth/secret'
import { now, nowMs } from '@/lib/clock'

type Purpose = 'confirm' | 'unsubscribe'
type Claims = Readonly<Record<string, string>>

/** It proves that whoever has the link got the mail; without `validMs` it never expires. */
export async function signLinkToken(
  purpose: Purpose,
  claims: Claims,
  validMs?: number,
): Promise<string> {
  const token = new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256' })
  if (validMs !== undefined) token.setExpirationTime(new Date(nowMs() + validMs))
  return token.sign(keyOf(purpose))
}

export async function readLinkToken(
  purpose: Purpose,
  token: string,
): Promise<Record<string, unknown> | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(purpose), {
      algorithms: ['HS256'],
      currentDate: now(),
    })
    const { exp: _, ...claims } = payload
    return claims
  } catch {
    return null
  }
}

function keyOf(purpose: Purpose): Uint8Array {
  return Buffer.from(derivedSecret(`link-${purpose}`), 'hex')
}
