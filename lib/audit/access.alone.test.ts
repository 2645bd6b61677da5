import { beforeEach, expect, test, vi } from 'vitest'
import { POST as requestReset } from '@/app/api/reset-password/request/route'
import { POST as reset } from '@/app/api/reset-password/reset/route'
import { POST as signIn } from '@/app/api/signin/route'
import { GET as listAudit } from '@/app/api/stats/admin/audit/route'
import { PUT as editUser } from '@/app/api/stats/user/[username]/route'
import { setPassword } from '@/lib/account/admin-cli'
import { listChangesTo } from '@/lib/audit/feature'
import type { RouteHandler } from '@/lib/http/define-route'
import { queueMail } from '@/lib/mail/queue-mail'
import { JOBS } from '@/lib/site/jobs'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { AuditEntryModel } from '@/models/audit-entry'

vi.hoisted(() => (process.env.CAPTCHA_PROVIDER = 'off'))
vi.mock('@/lib/mail/queue-mail')
const START = '2026-03-01T12:00:00.000Z'
const setClock = withTestClock(START)
withTestDatabase()
beforeEach(() => {
  setClock(START)
  vi.mocked(queueMail).mockReset().mockResolvedValue()
})

const PASSWORD = 'correct horse battery'
const IP = '203.0.113.7'

const post = (handler: RouteHandler, body: unknown) =>
  callRoute(handler, '/api/x', { method: 'POST', body, headers: { 'x-client-ip': IP } })

async function createAnna(fields = {}) {
  const anna = await createUser({ username: 'anna', ...fields })
  await setPassword('anna', PASSWORD)
  await AuditEntryModel.deleteMany({})
  return anna
}

const entries = () => AuditEntryModel.find().sort({ _id: 1 }).lean()

const purge = () =>
  JOBS.find(({ name }) => name === 'audit-clean-up')?.run(new AbortController().signal)

const ofAnna = (id: string) => ({ kind: 'user', id, name: 'anna' })

test('a sign-in and a refusal are recorded with account and address, and no password', async () => {
  const { viewer } = await createAnna()
  await post(signIn, { username: 'Anna', password: PASSWORD })
  await post(signIn, { username: 'anna', password: 'a wrong password' })
  await post(signIn, { username: 'a wrong password', password: 'another' })
  const target = ofAnna(viewer.id)
  const found = await entries()
  expect(found).toMatchObject([
    { action: 'sign in', actorName: 'anna', target, address: IP, before: null, after: null },
    { action: 'refuse sign-in', actorName: null, target, address: IP },
    { action: 'refuse sign-in', actorName: null, target: { id: null }, address: IP },
  ])
  expect(String(found[0]?.actorId)).toBe(viewer.id)
  expect(JSON.stringify(found)).not.toMatch(/password|wr0ng/)
})

test('the refused sign-in of a suspended account is recorded', async () => {
  const { viewer } = await createAnna({ permissions: -1 })
  await post(signIn, { username: 'anna', password: PASSWORD })
  const target = ofAnna(viewer.id)
  expect(await entries()).toMatchObject([{ action: 'refuse sign-in', target, address: IP }])
})

test('a finished reset is recorded with account and address', async () => {
  const { viewer } = await createAnna()
  await post(requestReset, { identifier: 'anna' })
  const [mail] = vi.mocked(queueMail).mock.calls.at(-1) ?? []
  const resetToken = mail?.kind === 'reset' ? mail.resetCode : ''
  expect((await post(reset, { resetToken, newPassword: 'another fine one' })).status).toBe(200)
  const found = await entries()
  expect(found).toMatchObject([
    { action: 'reset password', actorName: 'anna', target: ofAnna(viewer.id), address: IP },
  ])
  expect(JSON.stringify(found)).not.toContain(resetToken)
})

test('a change of role has the address of the admin, other changes have none', async () => {
  const { viewer } = await createAnna()
  const admin = await createUser({ username: 'ben', role: 'admin' })
  for (const body of [{ userEmoji: '🌊' }, { role: 'chef' }, { permissions: 1 }]) {
    const headers = { ...admin.headers, 'x-client-ip': IP }
    const params = { username: 'anna' }
    await callRoute(editUser, '/api/x', { method: 'PUT', body, headers, params })
  }
  const target = ofAnna(viewer.id)
  expect(await entries()).toMatchObject([
    { action: 'update user', target, after: { userEmoji: '🌊' }, address: null },
    { action: 'update user', target, after: { role: 'chef' }, address: IP },
    { action: 'update user', target, after: { permissions: 1 }, address: IP },
  ])
})

test('entries with an address are purged after 90 days, other changes are kept', async () => {
  await createAnna()
  const admin = await createUser({ username: 'ben', role: 'admin' })
  await post(signIn, { username: 'anna', password: PASSWORD })
  for (const body of [{ userEmoji: '🌊' }, { role: 'chef' }]) {
    const params = { username: 'anna' }
    const { headers } = admin
    await callRoute(editUser, '/api/x', { method: 'PUT', body, headers, params })
  }
  setClock('2026-05-30T11:59:00.000Z')
  await purge()
  expect(await entries()).toHaveLength(3)
  setClock('2026-05-30T12:01:00.000Z')
  await purge()
  expect(await entries()).toMatchObject([{ after: { userEmoji: '🌊' } }])
})

test('an admin reads changes and sign-ins apart or together', async () => {
  await createAnna()
  const admin = await createUser({ username: 'ben', role: 'admin' })
  await post(signIn, { username: 'anna', password: PASSWORD })
  const body = { userEmoji: '🌊' }
  const params = { username: 'anna' }
  await callRoute(editUser, '/api/x', { method: 'PUT', body, headers: admin.headers, params })
  const read = async (query: string) => {
    const response = await callRoute(listAudit, `/api/x${query}`, { headers: admin.headers })
    const { entries: rows } = (await response.json()) as { entries: { action: string }[] }
    return rows?.map(({ action }) => action)
  }
  expect(await read('')).toEqual(['update user', 'sign in'])
  expect(await read('?kind=change')).toEqual(['update user'])
  expect(await read('?kind=access')).toEqual(['sign in'])
  const wrong = await callRoute(listAudit, '/api/x?kind=other', { headers: admin.headers })
  expect(wrong.status).toBe(400)
})

test('the data export has the address of one’s own sign-ins, and not that of an admin', async () => {
  const { viewer } = await createAnna()
  const admin = await createUser({ username: 'ben', role: 'admin' })
  await post(signIn, { username: 'anna', password: PASSWORD })
  const headers = { ...admin.headers, 'x-client-ip': '198.51.100.1' }
  const options = { method: 'PUT', body: { role: 'chef' }, headers, params: { username: 'anna' } }
  await callRoute(editUser, '/api/x', options)
  const changes = await listChangesTo(viewer.id)
  expect(changes).toMatchObject([
    { action: 'sign in', address: IP },
    { action: 'update user', after: { role: 'chef' } },
  ])
  expect(JSON.stringify(changes)).not.toMatch(/198\.51|ben/)
})
