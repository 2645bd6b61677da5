import { TOKEN_SECONDS } from '@/lib/auth/token'
import { env } from '@/lib/env'

export const CSRF_COOKIE = 'XSRF-TOKEN'
export const CSRF_HEADER = 'x-xsrf-token'

const isSecure = () => env().SITE_URL.startsWith('https:')

/** next-auth's own cookie name, so that its session and ours are one (G-4). */
export function sessionCookieName(): string {
  return isSecure() ? '__Secure-next-auth.session-token' : 'next-auth.session-token'
}

/** The `Set-Cookie` values of a sign-in: the token for the server alone, the CSRF token for scripts. */
export function signInCookies(token: string, csrfToken: string): string[] {
  return [
    cookie(sessionCookieName(), token, TOKEN_SECONDS, true),
    cookie(CSRF_COOKIE, csrfToken, TOKEN_SECONDS, false),
  ]
}

/** The `Set-Cookie` values of a sign-out. */
export function signOutCookies(): string[] {
  return [cookie(sessionCookieName(), '', 0, true), cookie(CSRF_COOKIE, '', 0, false)]
}

/** A `Set-Cookie` value for the whole site; `maxAge` in seconds. */
export function cookie(name: string, value: string, maxAge: number, httpOnly: boolean): string {
  const flags = `${httpOnly ? '; HttpOnly' : ''}${isSecure() ? '; Secure' : ''}`
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${flags}`
}

/** The value of a cookie in a `Cookie` header; the first one counts. */
export function readCookie(header: string | null, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return undefined
}
