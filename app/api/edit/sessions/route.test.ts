import { beforeEach, expect, test } from 'vitest'
import { setPassword } from '@/lib/account/admin-cli'
import type { SessionDto } from '@/lib/account/profile/schema'
import { readCookie } from '@/lib/auth/cookies'
import { openSession } from '@/lib/auth/sessions'
import { withTestClock } from '@/testing/clock'
import { cookiesOf } from '@/testing/cookies'
import { createUser } from '@/testing/factories'
import { withTestDatabase } from '@/testing/db'
import { callRoute } from '@/testing/request'
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

function callSignIn(userAgent: string, { cookie = '', username = 'anna' } = {}) {
  return callRoute(signIn, '/api/signin', {
    method: 'POST',
    body: { username, password: 'correct horse battery' },
    headers: { 'user-agent': userAgent, 'x-client-ip': '192.0.2.7', cookie },
  })
}

async function signInFrom(userAgent: string): Promise<Record<string, string>> {
  return { 'x-auth-token': await (await callSignIn(userAgent)).text() }
}

/** A browser that keeps its cookies. */
function createBrowser() {
  let cookie = ''
  return async (username = 'anna') => {
    const response = await callSignIn(FIREFOX, { cookie, username })
    cookie = cookiesOf(response, cookie)
    return { 'x-auth-token': await response.text() }
  }
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
  const listed = JSON.stringify([await list(windows), await list(phone)])
  for (const { _id } of await SessionModel.find().lean()) expect(listed).not.toContain(_id)
})

test('a session that has run out is not listed', async () => {
  const { phone } = await createAnna()
  setClock('2026-12-21T12:30:00.000Z')
  expect(await list(phone)).toHaveLength(1)
})

test('a new sign-in replaces the session of the same browser, and no other one', async () => {
  const { windows } = await createAnna()
  await createUser({ username: 'ben' })
  await setPassword('ben', 'correct horse battery')
  const signInHere = createBrowser()
  const first = await signInHere()
  const ofBen = await signInHere('ben')
  const second = await signInHere()
  expect([await isOpen(first), await isOpen(second)]).toEqual([false, true])
  expect([await isOpen(ofBen), await isOpen(windows)]).toEqual([true, true])
  expect(await list(second)).toHaveLength(3)
})

test('a new session on a browser that has lost its session cookie replaces the old one', async () => {
  await createAnna()
  const response = await callSignIn(FIREFOX)
  const token = await response.text()
  const device = readCookie(cookiesOf(response), 'device') ?? ''
  await callSignIn(FIREFOX, { cookie: `device=${device}` })
  expect(await isOpen({ 'x-auth-token': token })).toBe(false)
})

test('twenty sessions stay open; the next sign-in ends the oldest', async () => {
  const { windows, phone } = await createAnna()
  const ben = await createUser({ username: 'ben' })
  for (let i = 0; i < 18; i++) {
    setClock(`2026-11-21T14:${String(i).padStart(2, '0')}:00.000Z`)
    await signInFrom(SAFARI)
  }
  expect([await isOpen(windows), await isOpen(phone)]).toEqual([true, true])
  const newest = await signInFrom(SAFARI)
  expect([await isOpen(windows), await isOpen(phone)]).toEqual([false, true])
  expect(await list(newest)).toHaveLength(20)
  expect(await isOpen(ben.headers)).toBe(true)
})

test('concurrent sign-ins leave twenty sessions at most', async () => {
  const { viewer } = await createUser({ username: 'anna' })
  const subject = { ...viewer, tokenVersion: 0 }
  await Promise.all(Array.from({ length: 30 }, () => openSession(subject)))
  const open = await SessionModel.countDocuments()
  expect(open).toBeGreaterThan(0)
  expect(open).toBeLessThanOrEqual(20)
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
