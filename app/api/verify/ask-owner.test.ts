import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { listWaiting } from '@/lib/site/waiting'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { setEnv } from '@/testing/env'
import { createAdmin, createUser, type TestAdmin, type TestUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { AuditEntryModel } from '@/models/audit-entry'
import { MailModel } from '@/models/mail'
import { UserModel } from '@/models/user'
import { PUT as CHANGE_SELF } from '../edit/userself/[username]/route'
import { DELETE, POST as RESEND, PUT } from '../stats/admin/user/[username]/verification/route'
import { GET as HUH } from './huh/route'
import { POST as SEND } from './send-verification-code/route'
import { POST as VERIFY } from './verify-code/route'

const setClock = withTestClock('2026-03-01T12:00:00Z')
withTestDatabase()

let admin: TestAdmin
let maria: TestUser
beforeEach(async () => {
  setClock('2026-03-01T12:00:00Z')
  admin = await createAdmin()
  const email = 'maria@example.org'
  maria = await createUser({ username: 'm4ri4', email, emailVerified: false })
})

const ask = () =>
  callRoute(SEND, '/api/verify/send-verification-code', { method: 'POST', headers: maria.headers })

const decide = (method: 'PUT' | 'DELETE', email = 'maria@example.org') =>
  callRoute(
    method === 'PUT' ? PUT : DELETE,
    `/api/stats/admin/user/verification?email=${encodeURIComponent(email)}`,
    { method, headers: admin.headers, params: { username: maria.viewer.id } },
  )

const isVerified = async () =>
  (await (await callRoute(HUH, '/api/verify/huh', { headers: maria.headers })).json()) as unknown

test('without a mail server "Verify email" asks the owner, who confirms by one button (G-145)', async () => {
  const answer = await ask()
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({
    message: 'Verification email sent. Please check your inbox.',
  })
  const [row, ...others] = await listWaiting(admin.viewer)
  expect(others).toEqual([])
  expect(row).toMatchObject({
    kind: 'wants to be verified',
    title: 'maria@example.org',
    by: 'm4ri4',
    href: `/user-stats/user/${maria.viewer.id}`,
    decisions: [
      { label: 'Confirm', method: 'PUT' },
      { label: 'Refuse', method: 'DELETE' },
    ],
  })
  expect(row?.decisions[0]?.path).toBe(
    `/api/stats/admin/user/${maria.viewer.id}/verification?email=maria%40example.org`,
  )
  expect((await decide('PUT')).status).toBe(200)
  expect(await isVerified()).toEqual({ verified: true })
  expect(await listWaiting(admin.viewer)).toEqual([])
  expect(await AuditEntryModel.find().lean()).toMatchObject([
    { action: 'confirm address', before: { emailVerified: false }, after: { emailVerified: true } },
  ])
  expect((await decide('PUT')).status).toBe(404)
})

test('a refused request is gone, and the member may ask again (G-145)', async () => {
  await ask()
  expect((await decide('DELETE')).status).toBe(200)
  expect(await isVerified()).toEqual({ verified: false })
  expect(await listWaiting(admin.viewer)).toEqual([])
  expect((await decide('DELETE')).status).toBe(404)
  await ask()
  expect(await listWaiting(admin.viewer)).toHaveLength(1)
})

test('the owner confirms the address that the row shows, and no other one', async () => {
  await ask()
  expect((await decide('PUT', 'other@example.org')).status).toBe(404)
  expect(await listWaiting(admin.viewer)).toHaveLength(1)
  await UserModel.updateOne({ _id: maria.viewer.id }, { $set: { email: 'new@example.org' } })
  expect((await decide('PUT')).status).toBe(404)
  expect(await isVerified()).toEqual({ verified: false })
})

test('a new address does not take over the request of the old one', async () => {
  await ask()
  const answer = await callRoute(CHANGE_SELF, '/api/edit/userself', {
    method: 'PUT',
    headers: maria.headers,
    params: { username: 'm4ri4' },
    body: { email: 'new@example.org' },
  })
  expect(answer.status).toBe(200)
  expect(await listWaiting(admin.viewer)).toEqual([])
})

test('a request stays when the owner sends another code (G-145)', async () => {
  await ask()
  const before = await listWaiting(admin.viewer)
  const { headers } = admin
  const params = { username: maria.viewer.id }
  setClock('2026-03-02T12:00:00Z')
  const path = '/api/stats/admin/user/verification'
  expect((await callRoute(RESEND, path, { method: 'POST', headers, params })).status).toBe(200)
  expect(await listWaiting(admin.viewer)).toEqual(before)
  expect((await decide('PUT')).status).toBe(200)
  expect(await isVerified()).toEqual({ verified: true })
})

test('a code of the owner asks nobody, and brings no old request back', async () => {
  await ask()
  const { headers } = admin
  const params = { username: maria.viewer.id }
  setClock('2026-03-08T12:01:00Z')
  const path = '/api/stats/admin/user/verification'
  expect((await callRoute(RESEND, path, { method: 'POST', headers, params })).status).toBe(200)
  expect(await listWaiting(admin.viewer)).toEqual([])
})

test('a code that no mail server sent lives seven days, and its mail says so (G-145)', async () => {
  await ask()
  const mail = await MailModel.findOne({ kind: 'verify' }).lean()
  expect(mail?.text.replace(/\s+/g, ' ')).toContain('The code is valid for 7 days.')
  const verify = () =>
    callRoute(VERIFY, '/api/verify/verify-code', {
      method: 'POST',
      headers: maria.headers,
      body: { code: mail?.secret },
    })
  setClock('2026-03-08T12:01:00Z')
  expect((await verify()).status).toBe(400)
  expect(await listWaiting(admin.viewer)).toEqual([])
  setClock('2026-03-08T11:59:00Z')
  expect((await verify()).status).toBe(200)
  expect(await isVerified()).toEqual({ verified: true })
})

test('with a mail server nobody is asked, and the code lives ten minutes (G-27)', async () => {
  onTestFinished(setEnv({ SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'no-reply@example.org' }))
  await ask()
  expect(await listWaiting(admin.viewer)).toEqual([])
  const mail = await MailModel.findOne({ kind: 'verify' }).lean()
  expect(mail?.text.replace(/\s+/g, ' ')).toContain('The code is valid for 10 minutes.')
})
