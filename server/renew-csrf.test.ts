import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { csrfTokenFor } from '@/lib/auth/csrf'
import { authSecret } from '@/lib/auth/secret'
import { signToken } from '@/lib/auth/token'
import { renewCsrfCookie } from './renew-csrf'

const server = http.createServer((request, response) => {
  void renewCsrfCookie(request, response).then(() => response.end())
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const SID = 'the-id-of-a-session'
const CSRF = csrfTokenFor(SID)
const DAY_SECONDS = 24 * 60 * 60
const NOW_SECONDS = Math.floor(Date.now() / 1000)

function createToken({ exp = NOW_SECONDS + DAY_SECONDS, secret = authSecret() } = {}) {
  const account = { _id: 'a'.repeat(24), username: 'anna', email: 'a@example.org', role: 'user' }
  const times = { auth_time: NOW_SECONDS, iat: NOW_SECONDS - 2 * DAY_SECONDS, exp }
  return signToken({ ...account, tv: 0, sid: SID, ...times }, secret)
}

async function cookiesSet(path: string, cookie = '', method = 'GET'): Promise<string[]> {
  const response = await fetch(`${origin}${path}`, { method, headers: { cookie } })
  return response.headers.getSetCookie()
}

const sessionOf = (token: string) => `next-auth.session-token=${token}`

test('a page and the status call give the CSRF cookie anew to a session that lost it', async () => {
  const session = sessionOf(await createToken())
  for (const path of ['/', '/profile?p=1', '/user-stats', '/api/stats/status']) {
    for (const csrf of ['', '; XSRF-TOKEN=of-another-program', '; XSRF-TOKEN=']) {
      const [set = '', ...more] = await cookiesSet(path, `${session}${csrf}`)
      expect(more).toEqual([])
      const [, value, seconds] =
        /^XSRF-TOKEN=([\w-]+); Path=\/; Max-Age=(\d+); SameSite=Lax$/.exec(set) ?? []
      expect(value).toBe(CSRF)
      // As long as the session.
      expect(Number(seconds)).toBeGreaterThan(DAY_SECONDS - 600)
      expect(Number(seconds)).toBeLessThanOrEqual(DAY_SECONDS)
    }
  }
})

test('a browser that has the cookie gets none, nor do other calls', async () => {
  const session = sessionOf(await createToken())
  expect(await cookiesSet('/', `${session}; XSRF-TOKEN=${CSRF}`)).toEqual([])
  expect(await cookiesSet('/api/health', session)).toEqual([])
  expect(await cookiesSet('/api/stats/status', session, 'POST')).toEqual([])
})

test('without a valid token nothing is set', async () => {
  const expired = await createToken({ exp: NOW_SECONDS - 60 })
  const forged = await createToken({ secret: 'another secret that is long enough to sign' })
  for (const cookie of ['', 'a=b', sessionOf('x'), sessionOf(expired), sessionOf(forged)]) {
    expect(await cookiesSet('/', cookie), cookie).toEqual([])
  }
})
