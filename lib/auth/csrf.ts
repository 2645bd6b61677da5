import { createHmac, timingSafeEqual } from 'node:crypto'
import { CSRF_HEADER } from '@/lib/auth/cookies'
import { derivedSecret } from '@/lib/auth/secret'
import { AppError } from '@/lib/errors'

/** The CSRF token that belongs to a session: an HMAC of its `sid` (G-5). */
export function csrfTokenFor(sid: string): string {
  return createHmac('sha256', derivedSecret('csrf')).update(sid).digest('base64url')
}

/** Whether a request carries the CSRF token of this session in its header. */
export function hasCsrfToken(headers: Headers, sid: string): boolean {
  const given = Buffer.from(headers.get(CSRF_HEADER) ?? '')
  const wanted = Buffer.from(csrfTokenFor(sid))
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

export function invalidCsrf(): AppError {
  return new AppError('forbidden', { message: 'Invalid CSRF token' })
}

/** Refuses a request that another site's page sent (sign-in and sign-up have no token yet, G-5). */
export function checkOrigin(headers: Headers, ownOrigin: string): void {
  const origin = headers.get('origin')
  if (origin && origin !== ownOrigin && !isSameHost(origin, headers)) throw invalidCsrf()
}

/**
 * A site reached under another of its addresses is still its own: 127.0.0.1 for localhost, or one
 * in the local network, where browsers leave `Sec-Fetch-Site` out for want of TLS.
 */
function isSameHost(origin: string, headers: Headers): boolean {
  const site = headers.get('sec-fetch-site') ?? 'same-origin'
  return (
    site === 'same-origin' && URL.canParse(origin) && new URL(origin).host === headers.get('host')
  )
}
