import { readCookie } from '@/lib/auth/cookies'

/** What a browser sends back after this response, added to the cookies that it had. */
export function cookiesOf(response: Response, before = ''): string {
  const set = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  const names = set.map((cookie) => cookie.slice(0, cookie.indexOf('=')))
  const remaining = before
    .split('; ')
    .filter((cookie) => cookie && !names.some((name) => readCookie(cookie, name) !== undefined))
  return [...remaining, ...set].join('; ')
}
