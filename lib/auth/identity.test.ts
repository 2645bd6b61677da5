import { expect, test } from 'vitest'
import { z } from 'zod'
import { grantAdmin } from '@/lib/account/admin-cli'
import { sessionCookieName } from '@/lib/auth/cookies'
import { identify } from '@/lib/auth/identity'
import { closeAllSessions, openSession, userTag } from '@/lib/auth/sessions'
import { invalidate } from '@/lib/cache'
import { defineRoute } from '@/lib/http/define-route'
import { withTestDatabase } from '@/testing/db'
import { createUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { UserModel } from '@/models/user'

withTestDatabase()

const kindOf = async (headers: Record<string, string>) =>
  (await identify(new Headers(headers))).kind

test('a header goes before the cookie and never falls back on it (G-4)', async () => {
  const user = await createUser()
  expect(await kindOf({ ...user.cookieOnly, 'x-auth-token': 'nonsense' })).toBe('bad_token')
  for (const authorization of ['Bearer nonsense', 'Bearer a b', 'Bearer ', 'bearer']) {
    expect(await kindOf({ ...user.cookieOnly, authorization }), authorization).toBe('bad_token')
  }
  expect(await kindOf({ ...user.cookieOnly, authorization: 'Basic YTpi' })).toBe('known')
})

test('an expired cookie counts as none (G-4)', async () => {
  expect(await kindOf({ cookie: `${sessionCookieName()}=nonsense` })).toBe('anonymous')
})

test('a role change applies at once and ends the old token (G-3)', async () => {
  const user = await createUser({ username: 'p0rt' })
  const guarded = defineRoute({ access: 'admin', answer: z.string(), run: () => 'in' })
  const call = (headers: Record<string, string>) => callRoute(guarded, '/api/x', { headers })
  expect((await call(user.headers)).status).toBe(403)
  await grantAdmin('port')
  expect((await call(user.headers)).status).toBe(401)
})

test('a second session is valid at once beside the first (G-3)', async () => {
  const user = await createUser()
  expect(await kindOf(user.headers)).toBe('known')
  const { token } = await openSession({ ...user.viewer, tokenVersion: 0 })
  expect(await kindOf({ 'x-auth-token': token })).toBe('known')
  expect(await kindOf(user.headers)).toBe('known')
})

test('a suspended account is refused with a valid token or cookie (G-3, G-35)', async () => {
  const user = await createUser()
  expect(await kindOf(user.headers)).toBe('known')
  await UserModel.updateOne({ username: user.viewer.username }, { $set: { permissions: -1 } })
  await invalidate([userTag(user.viewer.id)])
  expect(await kindOf(user.headers)).toBe('bad_token')
  expect(await kindOf(user.cookieOnly)).toBe('anonymous')
})

test('ending all sessions ends only the tokens of that user', async () => {
  const [user, other] = [await createUser(), await createUser()]
  await closeAllSessions(user.viewer.id)
  expect(await kindOf(user.headers)).toBe('bad_token')
  expect(await kindOf(other.headers)).toBe('known')
})

test.each([
  ['public', 200, 200, 200],
  ['user', 401, 200, 200],
  ['verified', 401, 403, 200],
  ['chef', 401, 403, 403],
  ['gallery_manager', 401, 403, 403],
  ['admin', 401, 403, 403],
] as const)(
  '%s: anonymous %i, unverified %i, member %i, admin 200',
  async (access, ...statuses) => {
    const route = defineRoute({ access, answer: z.string(), run: () => 'in' })
    const call = async (headers: Record<string, string>) =>
      (await callRoute(route, '/api/x', { headers })).status
    const unverified = await createUser({ emailVerified: false })
    const member = await createUser()
    const admin = await createUser({ role: 'user,admin' })
    expect([await call({}), await call(unverified.headers), await call(member.headers)]).toEqual(
      statuses,
    )
    expect(await call(admin.headers)).toBe(200)
  },
)

test('a change by cookie needs the CSRF token, one by header does not (G-5)', async () => {
  const user = await createUser()
  const other = await createUser()
  const route = defineRoute({ access: 'user', answer: z.string(), run: () => 'done' })
  const call = async (headers: Record<string, string>) =>
    (await callRoute(route, '/api/x', { method: 'POST', headers })).status
  expect(await call(user.cookieOnly)).toBe(403)
  expect(await call({ ...other.browser, ...user.cookieOnly })).toBe(403)
  expect(await call(user.browser)).toBe(200)
  expect(await call(user.headers)).toBe(200)
})

test.each(['text', 'error', 'message'] as const)(
  'the refusal without a CSRF token is written as %s (G-112)',
  async (errors) => {
    const user = await createUser()
    const route = defineRoute({ access: 'user', answer: z.string(), errors, run: () => 'done' })
    const options = { method: 'POST', headers: user.cookieOnly }
    const response = await callRoute(route, '/api/x', options)
    expect(response.status).toBe(403)
    const body = await response.text()
    const message = 'Invalid CSRF token'
    expect(body).toBe(errors === 'text' ? message : JSON.stringify({ error: message, message }))
  },
)
