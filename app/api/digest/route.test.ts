import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { callerOf, identify } from '@/lib/auth/identity'
import { CAPTCHA_FIELD } from '@/lib/captcha/catalogue'
import { createChallenge } from '@/lib/captcha/challenge'
import { DIGEST_TEXTS } from '@/lib/digest/catalogue'
import { digest } from '@/lib/digest/feature'
import { findReader } from '@/lib/digest/subscribe'
import { listMailSwitches, switchMail } from '@/lib/site/mail-switches'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { setEnv, withEnv } from '@/testing/env'
import { createUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { solveChallenge } from '@/testing/solve-challenge'
import { DigestReaderModel } from '@/models/digest-reader'
import { MailModel } from '@/models/mail'
import { POST as CONFIRM } from './confirm/route'
import { POST } from './route'

withEnv({ WEEKLY_DIGEST: 'on', SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'no@example.org' })
const setClock = withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()
beforeEach(() => setClock('2026-03-10T12:00:00Z'))

const ANNA = 'anna@example.org'

async function ask(fields: object = {}): Promise<Response> {
  const solution = { [CAPTCHA_FIELD]: solveChallenge(await createChallenge('digest')) }
  const body = { email: ANNA, ...solution, ...fields }
  return callRoute(POST, '/api/digest', { method: 'POST', body })
}

async function askForLink(): Promise<string> {
  expect((await ask()).status).toBe(200)
  return newestToken()
}

async function newestToken(): Promise<string> {
  const mail = await MailModel.findOne({ to: ANNA }).sort({ _id: -1 }).lean()
  const link = new URL(/http\S+\/digest\S+/.exec(mail?.text ?? '')?.[0] ?? 'none:')
  return link.searchParams.get('token') ?? ''
}

const confirm = (token: string) =>
  callRoute(CONFIRM, `/api/digest/confirm?token=${token}`, { method: 'POST' })

const isReader = async () => (await digest.mailKinds?.find(hasSwitch)?.isOn(ANNA)) ?? false
type Kinds = NonNullable<typeof digest.mailKinds>[number]
type Switched = Extract<Kinds, { switchedOffBy: 'recipient' }>
const hasSwitch = (kind: Kinds): kind is Switched => kind.switchedOffBy === 'recipient'

test('an address gets the digest once the link of its mail is followed and confirmed', async () => {
  const token = await askForLink()
  expect(await isReader()).toBe(false)
  expect(await findReader(token)).toEqual({ address: 'a***@e***.org', isConfirmed: false })
  const answer = await confirm(token)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/digest?token=${token}`])
  expect(await isReader()).toBe(true)
  expect((await confirm(token)).status).toBe(303)
  expect(await DigestReaderModel.findOne().lean()).toMatchObject({ purgeAt: null })
})

test('the answer is the same whoever asks, and an address is written to once an hour', async () => {
  const answers = [await ask(), await ask()]
  await confirm(await newestToken())
  setClock('2026-03-10T14:00:00Z')
  answers.push(await ask())
  for (const answer of answers) {
    expect([answer.status, await answer.json()]).toEqual([200, { message: DIGEST_TEXTS.requested }])
  }
  expect(await MailModel.countDocuments({ to: ANNA })).toBe(1)
})

test('a link is refused after 7 days and once the address is gone, and is not that of an order', async () => {
  const token = await askForLink()
  setClock('2026-03-17T12:01:00Z')
  expect((await confirm(token)).status).toBe(400)
  setClock('2026-03-10T12:00:00Z')
  await DigestReaderModel.deleteMany()
  expect([(await confirm(token)).status, (await confirm('no')).status]).toEqual([400, 400])
  expect(await findReader(token)).toBeNull()
})

test('an address that is not confirmed is purged after 7 days', async () => {
  await ask()
  const left = (await DigestReaderModel.findOne().lean())?.purgeAt ?? new Date(0)
  const days = (left.getTime() - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThanOrEqual(7)
})

test('a wrong address and a missing captcha are refused', async () => {
  expect((await ask({ email: 'anna' })).status).toBe(400)
  expect((await ask({ [CAPTCHA_FIELD]: undefined })).status).toBe(400)
  expect(await DigestReaderModel.countDocuments()).toBe(0)
})

test.each([{ SMTP_URL: undefined }, { WEEKLY_DIGEST: 'off' }])(
  'with %j nothing is promised',
  async (keys) => {
    onTestFinished(setEnv(keys))
    expect((await ask()).status).toBe(404)
    expect(await digest.placedEntries?.()).toEqual([])
    const { viewer } = await createUser({ email: ANNA })
    const kinds = (await listMailSwitches(viewer)).map(({ kind }) => kind)
    expect(kinds).not.toContain('weekly digest')
  },
)

test('a member switches it in the profile, takes it out, and takes it along when leaving', async () => {
  const anna = await createUser({ email: ANNA })
  await switchMail(anna.viewer, { kind: 'weekly digest', isOn: true })
  expect(await isReader()).toBe(true)
  const caller = callerOf(await identify(new Headers(anna.headers)))
  expect((await digest.personalData?.list(caller))?.lists).toEqual({
    digest: [{ email: ANNA, confirmedAt: expect.any(Date), lastWeek: '' }],
  })
  await switchMail(anna.viewer, { kind: 'weekly digest', isOn: false })
  expect(await isReader()).toBe(false)
  await switchMail(anna.viewer, { kind: 'weekly digest', isOn: true })
  await digest.personalData?.forget(anna.viewer)
  expect(await DigestReaderModel.countDocuments()).toBe(0)
})
