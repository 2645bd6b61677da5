import { beforeEach, expect, test } from 'vitest'
import { setPassword } from '@/lib/account/admin-cli'
import type { SessionDto } from '@/lib/account/profile/schema'
import { withTestClock } from '@/lib/testing/clock'
import { createUser } from '@/lib/testing/factories'
import { withTestDatabase } from '@/lib/testing/db'
import { callRoute } from '@/lib/testing/request'
import { SessionModel } from '@/models/session'
import { POST as signIn } from '../../signin/route'
import { DELETE as endOne } from './[id]/route'
import { POST as endOthers } from './end-others/route'
import { DELETE as endAll, GET } from './route'

const START = '2026-11-21T12:00:00.000Z'
const setClock = withTestClock(START)
withTestDatabase()
beforeEach(() => setClock(START))

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

async function signInFrom(userAgent: string): Promise<Record<string, string>> {
  const response = await callRoute(signIn, '/api/signin', {
    method: 'POST',
    body: { username: 'anna', password: 'correct horse battery' },
    headers: { 'user-agent': userAgent, 'x-client-ip': '192.0.2.7' },
  })
  return { 'x-auth-token': await response.text() }
}

async function list(headers: Record<string, string>): Promise<SessionDto[]> {
  const response = await callRoute(GET, '/api/edit/sessions', { headers })
  if (response.status !== 200) throw new Error(String(response.status))
  return (await response.json()).sessions
}

const isOpen = async (headers: Record<string, string>) =>
  (await callRoute(GET, '/api/edit/sessions', { headers })).status === 200

async function createAnna() {
  await createUser({ username: 'anna' })
  await setPassword('anna', 'correct horse battery')
  const windows = await signInFrom(FIREFOX)
  setClock('2026-11-21T13:00:00.000Z')
  const phone = await signInFrom(SAFARI)
  return { windows, phone }
}

test('sessions are listed by device, newest first, without tokens', async () => {
  const { windows, phone } = await createAnna()
  const [first, second, ...more] = await list(windows)
  expect(first).toMatchObject({ device: 'Safari on iOS', ip: '192.0.2.7', isCurrent: false })
  expect(second).toMatchObject({ device: 'Firefox on Windows', isCurrent: true })
  expect(second?.openedAt).toMatch(/^2026-11-21T12:00/)
  expect(more).toEqual([])
  const told = JSON.stringify([await list(windows), await list(phone)])
  for (const { _id } of await SessionModel.find().lean()) expect(told).not.toContain(_id)
})

test('a session that has run out is not listed', async () => {
  const { phone } = await createAnna()
  setClock('2026-12-21T12:30:00.000Z')
  expect(await list(phone)).toHaveLength(1)
})

test('a session ended by its id is invalid at once; others’ ids are 404', async () => {
  const { windows, phone } = await createAnna()
  const ben = await createUser({ username: 'ben' })
  const [ofPhone] = await list(windows)
  const end = (headers: Record<string, string>, id = '') =>
    callRoute(endOne, `/api/edit/sessions/${id}`, { method: 'DELETE', headers, params: { id } })
  expect((await end(ben.headers, ofPhone?.id)).status).toBe(404)
  expect((await end({}, ofPhone?.id)).status).toBe(401)
  expect(await isOpen(phone)).toBe(true)
  expect((await end(windows, ofPhone?.id)).status).toBe(204)
  expect([await isOpen(phone), await isOpen(windows), await isOpen(ben.headers)]).toEqual([
    false,
    true,
    true,
  ])
  expect((await end(windows, ofPhone?.id)).status).toBe(404)
})

test('the other sessions are ended, this one and those of others stay', async () => {
  const { windows, phone } = await createAnna()
  const ben = await createUser({ username: 'ben' })
  const call = (headers: Record<string, string>) =>
    callRoute(endOthers, '/api/edit/sessions/end-others', { method: 'POST', headers })
  expect((await call({})).status).toBe(401)
  expect((await call(ben.cookieOnly)).status).toBe(403)
  expect((await call(phone)).status).toBe(204)
  expect([await isOpen(phone), await isOpen(windows), await isOpen(ben.headers)]).toEqual([
    true,
    false,
    true,
  ])
})

test('signing out everywhere ends every session, this one too, and clears its cookies and the cache (G-3)', async () => {
  const { windows, phone } = await createAnna()
  const ben = await createUser({ username: 'ben' })
  const options = { method: 'DELETE', headers: windows }
  const response = await callRoute(endAll, '/api/edit/sessions', options)
  expect(response.status).toBe(204)
  expect(response.headers.getSetCookie().join()).toMatch(/session-token=; .*Max-Age=0/)
  expect(response.headers.get('clear-site-data')).toBe('"cache"')
  expect([await isOpen(phone), await isOpen(windows), await isOpen(ben.headers)]).toEqual([
    false,
    false,
    true,
  ])
})
