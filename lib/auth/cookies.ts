import { TOKEN_SECONDS } from '@/lib/auth/token'
import { env } from '@/lib/env'

export const CSRF_COOKIE = 'XSRF-TOKEN'
export const CSRF_HEADER = 'x-xsrf-token'

const isSecure = () => env().SITE_URL.startsWith('https:')

/** next-auth's cookie name, as both share one session (G-4). */
export function sessionCookieName(): string {
  return isSecure() ? '__Secure-next-auth.session-token' : 'next-auth.session-token'
}

/** The token is HttpOnly; scripts can read the CSRF token. */
export function signInCookies(token: string, csrfToken: string): string[] {
  return [
    cookie(sessionCookieName(), token, TOKEN_SECONDS, true),
    csrfCookie(csrfToken, TOKEN_SECONDS),
  ]
}

export function csrfCookie(csrfToken: string, maxAge: number): string {
  return cookie(CSRF_COOKIE, csrfToken, maxAge, false)
}

/** `Clear-Site-Data` of a sign-out: what the browser has cached may be for the account alone. */
export const CLEAR_CACHE = '"cache"'

export function signOutCookies(): string[] {
  return [cookie(sessionCookieName(), '', 0, true), csrfCookie('', 0)]
}

export function cookie(name: string, value: string, maxAge: number, httpOnly: boolean): string {
  const flags = `${httpOnly ? '; HttpOnly' : ''}${isSecure() ? '; Secure' : ''}`
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${flags}`
}

export function readCookie(header: string | null, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return undefined
}
