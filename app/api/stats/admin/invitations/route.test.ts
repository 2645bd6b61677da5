import { expect, onTestFinished, test } from 'vitest'
import { identify } from '@/lib/auth/identity'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { setEnv } from '@/testing/env'
import { createAdmin, type TestUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { AuditEntryModel } from '@/models/audit-entry'
import { InvitationModel } from '@/models/invitation'
import { MailModel } from '@/models/mail'
import { UserModel } from '@/models/user'
import { POST as signUp } from '../../../signup/route'
import { DELETE } from './[id]/route'
import { GET, POST } from './route'

const START = '2026-11-21T12:00:00Z'
const setClock = withTestClock(START)
withTestDatabase()

const PATH = '/api/stats/admin/invitations'

async function invite({ headers }: TestUser, body: unknown = {}) {
  const response = await callRoute(POST, PATH, { method: 'POST', headers, body })
  expect(response.status).toBe(201)
  const { id, url } = (await response.json()) as { id: string; url: string }
  return { id, code: new URL(url).searchParams.get('invitation') ?? '', url }
}

const signUpAs = (username: string, invitation?: string) =>
  callRoute(signUp, '/api/signup', {
    method: 'POST',
    body: {
      email: `${username}@example.org`,
      username,
      password: 'correct horse battery',
      invitation,
    },
  })

async function listFor({ headers }: TestUser) {
  const response = await callRoute(GET, PATH, { headers })
  return ((await response.json()) as { invitations: { state: string }[] }).invitations
}

function closeSignUp(mode: 'closed' | 'approval' = 'closed') {
  onTestFinished(setEnv({ SIGN_UP: mode }))
}

test('a link signs up one account with its role, also where sign-up is closed, and is audited', async () => {
  closeSignUp()
  setClock(START)
  const admin = await createAdmin()
  const { code, url } = await invite(admin, { role: 'chef' })
  expect(url).toBe(`http://localhost:3000/register?invitation=${code}`)
  expect(JSON.stringify(await InvitationModel.find().lean())).not.toContain(code)
  const response = await signUpAs('cleo', code)
  expect(response.status).toBe(201)
  const identity = await identify(new Headers({ 'x-auth-token': await response.text() }))
  expect(identity).toMatchObject({ kind: 'known', viewer: { username: 'cleo', role: 'chef' } })
  const second = await signUpAs('dora', code)
  expect([second.status, await second.text()]).toEqual([
    403,
    'This invitation was used, taken back or is too old. Ask the owner for a new one.',
  ])
  expect(await listFor(admin)).toMatchObject([{ state: 'used', role: 'chef', usedBy: 'cleo' }])
  const entries = await AuditEntryModel.find({ kind: 'change' }).sort({ at: 1, _id: 1 }).lean()
  expect(entries.map(({ action }) => action)).toEqual(['add invitation', 'use invitation'])
})

test('of concurrent sign-ups with one invitation one succeeds', async () => {
  closeSignUp()
  const { code } = await invite(await createAdmin())
  const names = ['anna', 'ben', 'cleo', 'dora']
  const statuses = await Promise.all(names.map(async (name) => (await signUpAs(name, code)).status))
  expect(statuses.toSorted()).toEqual([201, 403, 403, 403])
})

test('a sign-up that fails gives the invitation back', async () => {
  closeSignUp()
  const admin = await createAdmin({ username: 'anna' })
  const { code } = await invite(admin)
  expect((await signUpAs('anna', code)).status).toBe(409)
  expect((await signUpAs('ben', code)).status).toBe(201)
})

test('an invitation ends after 7 days, and when it is taken back', async () => {
  closeSignUp()
  setClock(START)
  const admin = await createAdmin()
  const { headers } = admin
  const [late, revoked] = [await invite(admin), await invite(admin)]
  const revoke = (id: string) =>
    callRoute(DELETE, `${PATH}/${id}`, { method: 'DELETE', headers, params: { id } })
  expect((await revoke(revoked.id)).status).toBe(204)
  expect((await revoke(revoked.id)).status).toBe(404)
  expect((await signUpAs('anna', revoked.code)).status).toBe(403)
  setClock('2026-11-28T12:01:00Z')
  expect((await signUpAs('anna', late.code)).status).toBe(403)
  expect(await listFor(admin)).toMatchObject([{ state: 'expired' }])
})

test('the audit of invitations has no address and no name, which it would keep for ever', async () => {
  const admin = await createAdmin()
  const { headers } = admin
  const { code } = await invite(admin, { email: 'cleo@example.org' })
  const { id } = await invite(admin, { email: 'dora@example.org' })
  await signUpAs('cleo', code)
  await callRoute(DELETE, `${PATH}/${id}`, { method: 'DELETE', headers, params: { id } })
  const entries = await AuditEntryModel.find({ 'target.kind': 'invitation' }).lean()
  const changes = entries.map(({ before, after }) => [before, after] as unknown)
  const role = { role: 'user' }
  expect(changes).toEqual([
    [null, role],
    [null, role],
    [null, role],
    [role, null],
  ])
})

test('an invitation with an address is mailed, and a link never makes an admin', async () => {
  const admin = await createAdmin()
  const { code } = await invite(admin, { email: 'Cleo@Example.org', role: 'admin,chef' })
  const mail = await MailModel.findOne({ kind: 'invitation' }).lean()
  expect(mail).toMatchObject({ to: 'cleo@example.org', secret: code })
  expect(mail?.text).toContain(code)
  expect(await listFor(admin)).toMatchObject([{ role: 'chef', email: 'cleo@example.org' }])
})

test('no invitation is made whose link would lead nowhere, as sign-up is off (G-141)', async () => {
  onTestFinished(setEnv({ PARTS_OFF: 'signup' }))
  const { headers } = await createAdmin()
  const response = await callRoute(POST, PATH, { method: 'POST', headers, body: {} })
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({
    error: expect.stringContaining('Sign-up is off, so no invitation works.') as string,
  })
  expect(await InvitationModel.countDocuments()).toBe(0)
})

test.each([
  ['x', 'Please enter a valid email.'],
  ['a@example.org, b@example.org', /^Please enter a valid email. There is a space or/],
  [5, 'Please enter a valid email.'],
])(
  'an invitation to %s is refused with the reason at its field (G-23, G-156)',
  async (email, at) => {
    const { headers } = await createAdmin()
    const response = await callRoute(POST, PATH, { method: 'POST', headers, body: { email } })
    expect(response.status).toBe(400)
    const { error, fields } = (await response.json()) as {
      error: string
      fields: { email: string }
    }
    expect(error).toBe('Please enter a valid email.')
    expect(fields.email).toMatch(at)
  },
)

test('closed sign-up is a 403 that says what to do', async () => {
  closeSignUp()
  const response = await signUpAs('anna')
  expect([response.status, await response.text()]).toEqual([
    403,
    'Sign-up is closed. Ask the owner of this site for an invitation.',
  ])
  expect(await UserModel.countDocuments()).toBe(0)
})
