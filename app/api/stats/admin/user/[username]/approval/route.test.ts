import { expect, onTestFinished, test, vi } from 'vitest'
import { countMembers, findMember } from '@/lib/account/members'
import { evaluateMember } from '@/lib/badges/evaluate'
import { FEATURES } from '@/lib/features'
import { onMemberActed } from '@/lib/jobs/member-events'
import { readCounters } from '@/lib/site-stats/read-counters'
import { runDueDeletions } from '@/lib/site/deletions'
import { listWaiting } from '@/lib/site/waiting'
import { withBadges } from '@/testing/badges'
import { withTestDatabase } from '@/testing/db'
import { setEnv } from '@/testing/env'
import { createAdmin, type TestUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { AuditEntryModel } from '@/models/audit-entry'
import { MailModel } from '@/models/mail'
import { UserModel } from '@/models/user'
import { UserBadgeModel } from '@/models/user-badge'
import { POST as signIn } from '../../../../../signin/route'
import { POST as signUp } from '../../../../../signup/route'
import { DELETE, POST } from './route'

withTestDatabase()
withBadges()

const ANNA = { username: 'anna', password: 'correct horse battery' }
const WAITS =
  'Your account waits for the approval of the owner of this site. You can log in once it is given.'

async function signUpForApproval(): Promise<Response> {
  onTestFinished(setEnv({ SIGN_UP: 'approval' }))
  return callRoute(signUp, '/api/signup', {
    method: 'POST',
    body: { ...ANNA, email: 'anna@example.org' },
  })
}

const logIn = () => callRoute(signIn, '/api/signin', { method: 'POST', body: ANNA })

const decide = (verb: typeof POST, method: 'POST' | 'DELETE', { headers }: TestUser) =>
  callRoute(verb, '/api/stats/admin/user/anna/approval', {
    method,
    headers,
    params: { username: 'anna' },
  })

test('an account waits for approval: no session, no sign-in, a row in waiting', async () => {
  const admin = await createAdmin()
  const response = await signUpForApproval()
  expect([response.status, await response.json()]).toEqual([202, { message: WAITS }])
  expect(response.headers.getSetCookie()).toEqual([])
  const refused = await logIn()
  expect([refused.status, await refused.text()]).toEqual([403, WAITS])
  expect(await listWaiting(admin.viewer)).toMatchObject([
    {
      kind: 'sign-up',
      title: 'anna',
      by: 'anna@example.org',
      decisions: [{}, { question: expect.stringContaining('waits in the outbox') as string }],
    },
  ])
})

test('where mail is set, the owner is told of a sign-up that waits, and the refused one by mail', async () => {
  onTestFinished(setEnv({ SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'no-reply@example.org' }))
  const admin = await createAdmin()
  await signUpForApproval()
  const [mail] = await MailModel.find().lean()
  expect(mail).toMatchObject({ to: admin.viewer.email, kind: 'sign-up' })
  expect(mail?.subject).toBe('A sign-up waits for you on Pochade')
  expect(mail?.text).toContain('anna@example.org')
  const question = expect.stringContaining('anna@example.org is told so by mail.') as string
  expect(await listWaiting(admin.viewer)).toMatchObject([{ decisions: [{}, { question }] }])
  expect((await decide(DELETE, 'DELETE', admin)).status).toBe(200)
  const refusal = { to: 'anna@example.org', subject: 'Your sign-up on Pochade' }
  expect(await MailModel.exists(refusal)).toBeTruthy()
})

test('an approved account can sign in and is told so; a second decision is a conflict', async () => {
  const admin = await createAdmin()
  await signUpForApproval()
  expect((await decide(POST, 'POST', admin)).status).toBe(200)
  expect((await logIn()).status).toBe(200)
  expect(await MailModel.exists({ to: 'anna@example.org', subject: /^Welcome to/ })).toBeTruthy()
  expect(await listWaiting(admin.viewer)).toEqual([])
  expect((await decide(DELETE, 'DELETE', admin)).status).toBe(409)
  expect(await UserModel.exists({ username: 'anna' })).toBeTruthy()
})

test('who waits for approval is no member and has no rank or badge, until the approval (G-165)', async () => {
  onTestFinished(onMemberActed((...event) => evaluateMember(readCounters, ...event)))
  const admin = await createAdmin()
  await signUpForApproval()
  const { _id } = await UserModel.findOne({ username: 'anna' }).orFail().lean()
  const id = String(_id)
  const badges = () => UserBadgeModel.countDocuments({ userId: _id })
  const seen = async () => [await countMembers(), await findMember(id), await badges()]
  const rank = async () => (await readCounters([id]))(id).signupRank
  expect([await seen(), await rank()]).toEqual([[1, null, 0], 0])
  await decide(POST, 'POST', admin)
  expect([await countMembers(), await rank()]).toEqual([2, 2])
  expect(await badges()).toBeGreaterThan(0)
})

test('of two admins who decide at once one does it', async () => {
  const admin = await createAdmin()
  await signUpForApproval()
  const answers = await Promise.all([1, 2, 3].map(() => decide(POST, 'POST', admin)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(await MailModel.countDocuments({ subject: /^Welcome to/ })).toBe(1)
  expect(await AuditEntryModel.countDocuments({ action: 'approve user' })).toBe(1)
})

test('an account that is being erased can no longer be approved', async () => {
  const admin = await createAdmin()
  await signUpForApproval()
  const { personalData } = FEATURES.find(({ name }) => name === 'store') ?? {}
  if (!personalData) throw new Error('The store forgets nobody.')
  const statuses: number[] = []
  const forget = vi.spyOn(personalData, 'forget').mockImplementationOnce(async () => {
    statuses.push((await decide(POST, 'POST', admin)).status)
    throw new Error('No paint.')
  })
  onTestFinished(() => forget.mockRestore())
  expect((await decide(DELETE, 'DELETE', admin)).status).toBe(500)
  expect(statuses).toEqual([409])
  expect(await listWaiting(admin.viewer)).toEqual([])
  await runDueDeletions(new AbortController().signal)
  expect(await UserModel.exists({ username: 'anna' })).toBeNull()
})

test('a refused account is gone with a mail, and the audit has the decision', async () => {
  const admin = await createAdmin()
  await signUpForApproval()
  expect((await decide(DELETE, 'DELETE', admin)).status).toBe(200)
  expect(await UserModel.exists({ username: 'anna' })).toBeNull()
  expect(await MailModel.exists({ to: 'anna@example.org', subject: /^Your sign-up/ })).toBeTruthy()
  expect(await AuditEntryModel.exists({ action: 'refuse user' })).toBeTruthy()
  expect((await logIn()).status).toBe(401)
})
