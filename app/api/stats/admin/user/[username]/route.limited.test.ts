import { Types } from 'mongoose'
import { expect, test } from 'vitest'
import { identify } from '@/lib/auth/identity'
import { openSession } from '@/lib/auth/sessions'
import type { RouteHandler } from '@/lib/http/define-route'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createAdmin, createUser, type TestUser } from '@/testing/factories'
import { withRateLimits } from '@/testing/rate-limits'
import { callRoute } from '@/testing/request'
import { stored } from '@/testing/stored'
import { POST as RESET } from './password-reset/route'
import { DELETE as END } from './sessions/[session]/route'
import { DELETE as END_ALL, GET as LIST } from './sessions/route'
import { POST as VERIFY } from './verification/route'

withRateLimits()
// The beginning of a minute, so that one window of the limits holds.
withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()

const PATH = '/api/stats/admin/user'

function call(route: RouteHandler, method: string) {
  return (admin: TestUser, username: string, params: Record<string, string> = {}) =>
    callRoute(route, PATH, {
      method,
      headers: admin.headers,
      params: { username, ...params },
    })
}
const list = call(LIST, 'GET')
const end = call(END, 'DELETE')
const endAll = call(END_ALL, 'DELETE')
const verify = call(VERIFY, 'POST')
const reset = call(RESET, 'POST')

const isKnown = async ({ headers }: TestUser) =>
  (await identify(new Headers(headers))).kind === 'known'

const actions = async () =>
  (await (await stored('auditentries')).find({}).sort({ _id: 1 }).toArray()).map(
    ({ action, target, before, after }) => ({ action, name: target.name, before, after }),
  )

const mails = async () => (await stored('mails')).find({}).toArray()

async function sessionsOf(admin: TestUser, username: string) {
  const answer = await list(admin, username)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { sessions: { id: string; isCurrent: boolean }[] }).sessions
}

test('an admin sees the sessions of an account, ends one and then all of them, audited', async () => {
  const admin = await createAdmin({ username: 'ann4' })
  const ben = await createUser({ username: 'ben' })
  const subject = { ...ben.viewer, tokenVersion: 0 }
  await openSession(subject, { device: 'Firefox on Linux', ip: '203.0.113.7', browser: 'x' })
  const sessions = await sessionsOf(admin, 'ben')
  expect(sessions).toHaveLength(2)
  expect(JSON.stringify(sessions)).not.toContain('203.0.113.7')
  const device = sessions.find((session) => JSON.stringify(session).includes('Firefox'))
  expect((await end(admin, 'ben', { session: device?.id ?? '' })).status).toBe(204)
  expect(await isKnown(ben)).toBe(true)
  // The id works too; the session that ended is unknown.
  const again = await end(admin, ben.viewer.id, { session: device?.id ?? '' })
  expect(again.status).toBe(404)
  expect((await endAll(admin, ben.viewer.id)).status).toBe(204)
  expect([await isKnown(ben), await sessionsOf(admin, 'ben')]).toEqual([false, []])
  expect(await isKnown(admin)).toBe(true)
  expect(await actions()).toEqual([
    { action: 'end sessions', name: 'ben', before: { sessions: 2 }, after: { sessions: 1 } },
    { action: 'end sessions', name: 'ben', before: { sessions: 1 }, after: { sessions: 0 } },
  ])
})

test('the session of the admin is marked, and nobody ends one of another account by its id', async () => {
  const admin = await createAdmin({ username: 'ann4' })
  await createUser({ username: 'ben' })
  const [adminsSession] = await sessionsOf(admin, 'ann4')
  expect(adminsSession?.isCurrent).toBe(true)
  expect((await end(admin, 'ben', { session: adminsSession?.id ?? '' })).status).toBe(404)
  expect(await isKnown(admin)).toBe(true)
})

test('a code is mailed to an address that is not verified, once a minute (G-13, G-27)', async () => {
  const admin = await createAdmin({ username: 'ann4' })
  await createUser({ username: 'ben', emailVerified: false })
  const answer = await verify(admin, 'ben')
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { message: 'Verification email sent.' },
  ])
  expect((await verify(admin, 'ben')).status).toBe(429)
  expect(await mails()).toMatchObject([{ kind: 'verify', to: 'ben@example.org' }])
  expect((await verify(admin, 'ann4')).status).toBe(409)
  expect(await actions()).toEqual([
    { action: 'mail verification', name: 'ben', before: null, after: { email: 'ben@example.org' } },
  ])
})

test('a reset is mailed three times an hour at most, and the password stays (G-13, G-102)', async () => {
  const admin = await createAdmin({ username: 'ann4' })
  const ben = await createUser({ username: 'ben' })
  const answer = await reset(admin, 'ben')
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { message: 'Password reset email sent.' },
  ])
  const statuses = []
  for (let i = 0; i < 3; i++) statuses.push((await reset(admin, 'ben')).status)
  expect(statuses).toEqual([200, 200, 429])
  expect((await mails()).map(({ kind }) => kind)).toEqual(['reset', 'reset', 'reset'])
  const user = await (await stored('users')).findOne({ _id: new Types.ObjectId(ben.viewer.id) })
  expect([user?.passwordHash, await isKnown(ben)]).toEqual(['none', true])
})

test('a suspended account gets no reset, and an unknown one or a sample is 404', async () => {
  const admin = await createAdmin({ username: 'ann4' })
  await createUser({ username: 'ben', permissions: -1 })
  const made = await createUser({ username: 'clef', usernameKey: 'sample:clef', isSample: true })
  const refused = await reset(admin, 'ben')
  expect([refused.status, (await refused.json()).error]).toEqual([
    409,
    'This account is suspended.',
  ])
  for (const name of ['n0b0dy', 'clef', made.viewer.id]) {
    for (const ask of [list, endAll, verify, reset]) {
      expect((await ask(admin, name)).status, name).toBe(404)
    }
  }
  expect(await mails()).toEqual([])
})
