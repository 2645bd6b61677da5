import { createHmac, timingSafeEqual } from 'node:crypto'
import { CSRF_HEADER } from '@/lib/auth/cookies'
import { foreignAddress } from '@/lib/auth/foreign-page'
import { derivedSecret } from '@/lib/auth/secret'
import { AppError } from '@/lib/errors'

export function csrfTokenFor(sid: string): string {
  return createHmac('sha256', derivedSecret('csrf')).update(sid).digest('base64url')
}

export function hasCsrfToken(headers: Headers, sid: string): boolean {
  const given = Buffer.from(headers.get(CSRF_HEADER) ?? '')
  const wanted = Buffer.from(csrfTokenFor(sid))
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

export function invalidCsrf(): AppError {
  return new AppError('forbidden', { message: 'Invalid CSRF token' })
}

/** Says more where the site's own page was opened at an address that is not the site's (G-157). */
export function refusedForm(headers: Headers, ownOrigin: string): AppError {
  const isOwn = hasOwnOrigin(headers, ownOrigin)
  return (isOwn ? null : foreignAddress(headers)) ?? invalidCsrf()
}

/** Throws 403 for another site's request; sign-in and sign-up have no CSRF token yet (G-5). */
export function checkOrigin(headers: Headers, ownOrigin: string): void {
  if (headers.get('origin') && !hasOwnOrigin(headers, ownOrigin)) {
    throw refusedForm(headers, ownOrigin)
  }
}

/** False without an `Origin`, which browsers send with every POST. */
export function hasOwnOrigin(headers: Headers, ownOrigin: string): boolean {
  const origin = headers.get('origin')
  if (!origin) return false
  return origin === ownOrigin || isSameHost(origin, headers)
}

/** Browsers omit `Sec-Fetch-Site` over plain HTTP, as in a local network. */
function isSameHost(origin: string, headers: Headers): boolean {
  const site = headers.get('sec-fetch-site') ?? 'same-origin'
  return (
    site === 'same-origin' && URL.canParse(origin) && new URL(origin).host === headers.get('host')
  )
}
