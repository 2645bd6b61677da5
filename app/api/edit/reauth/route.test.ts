import { beforeEach, expect, test } from 'vitest'
import { setPassword } from '@/lib/account/admin-cli'
import { openSession } from '@/lib/auth/sessions'
import { authSecret } from '@/lib/auth/secret'
import { readToken } from '@/lib/auth/token'
import { now } from '@/lib/clock'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { POST } from './route'

const START = '2026-11-21T12:00:00.000Z'
const setClock = withTestClock(START)
withTestDatabase()
beforeEach(() => setClock(START))

const PASSWORD = 'correct horse battery'

const confirm = (headers: Record<string, string>, currentPassword: unknown = PASSWORD) =>
  callRoute(POST, '/api/edit/reauth', { method: 'POST', body: { currentPassword }, headers })

async function createAnna() {
  const { viewer } = await createUser({ username: 'anna' })
  // A new password ends what was open.
  await setPassword('anna', PASSWORD)
  const { token } = await openSession({ ...viewer, tokenVersion: 1 })
  return { 'x-auth-token': token }
}

test('the right password is answered with a token of the same session that is fresh (G-29)', async () => {
  const headers = await createAnna()
  setClock('2026-11-21T13:00:00.000Z')
  const response = await confirm(headers)
  expect(response.status).toBe(200)
  expect(response.headers.getSetCookie().length).toBeGreaterThan(0)
  const before = await readToken(headers['x-auth-token'], authSecret(), now())
  const after = await readToken(await response.text(), authSecret(), now())
  expect(after?.sid).toBe(before?.sid)
  expect(after?.auth_time).toBeGreaterThanOrEqual(Date.parse('2026-11-21T13:00:00Z') / 1000)
})

test('a wrong password is refused with 403 and its code (G-29)', async () => {
  const response = await confirm(await createAnna(), 'wrong horse battery')
  expect(response.status).toBe(403)
  expect(await response.json()).toMatchObject({
    code: 'REAUTH',
    fields: { currentPassword: expect.any(String) as string },
  })
  expect(response.headers.getSetCookie()).toEqual([])
})

test.each([[undefined], [1], [{ $ne: null }], ['x'.repeat(129)]])(
  'the password %j is refused with 400',
  async (password) => {
    expect((await confirm(await createAnna(), password ?? null)).status).toBe(400)
  },
)

test('without a session it is 401, with the cookie alone 403 (G-5)', async () => {
  const ben = await createUser({ username: 'ben' })
  expect((await confirm({})).status).toBe(401)
  expect((await confirm(ben.cookieOnly)).status).toBe(403)
})
