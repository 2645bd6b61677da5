import type { IncomingMessage, ServerResponse } from 'node:http'
import { CSRF_COOKIE, csrfCookie, readCookie, sessionCookieName } from '@/lib/auth/cookies'
import { csrfTokenFor } from '@/lib/auth/csrf'
import { authSecret } from '@/lib/auth/secret'
import { readToken } from '@/lib/auth/token'
import { now, nowMs } from '@/lib/clock'

const STATUS_PATH = '/api/stats/status'

/** Another program on the same host may overwrite the cookie. Pages cannot set cookies. */
export async function renewCsrfCookie(
  { method, url = '', headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [path = ''] = url.split('?', 1)
  if (method !== 'GET' || (path.startsWith('/api/') && path !== STATUS_PATH)) return
  const cookies = headers.cookie ?? null
  const token = readCookie(cookies, sessionCookieName())
  const claims = token ? await readToken(token, authSecret(), now()) : null
  if (!claims) return
  const csrfToken = csrfTokenFor(claims.sid)
  if (readCookie(cookies, CSRF_COOKIE) === csrfToken) return
  const seconds = Math.ceil(claims.exp - nowMs() / 1000)
  response.appendHeader('set-cookie', csrfCookie(csrfToken, seconds))
}
