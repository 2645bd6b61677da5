import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { callerOf, identify } from '@/lib/auth/identity'
import { contact } from '@/lib/contact/feature'
import { CAPTCHA_FIELD } from '@/lib/captcha/catalogue'
import { createChallenge } from '@/lib/captcha/challenge'
import { listWaiting } from '@/lib/site/waiting'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { setEnv } from '@/testing/env'
import { createAdmin, createUser, type TestUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { solveChallenge } from '@/testing/solve-challenge'
import { AuditEntryModel } from '@/models/audit-entry'
import { ContactMessageModel } from '@/models/contact-message'
import { MailModel } from '@/models/mail'
import { POST as DONE } from './admin/[id]/done/route'
import { POST as REOPEN } from './admin/[id]/reopen/route'
import { POST } from './route'

const setClock = withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()
beforeEach(() => setClock('2026-03-10T12:00:00Z'))

const MESSAGE = {
  name: 'Maria',
  email: 'Maria@Example.org',
  message: 'Is there a print of Monday?\n\nI would like one.',
}
const SMTP = { SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'no-reply@example.org' }

const solved = async () => ({ [CAPTCHA_FIELD]: solveChallenge(await createChallenge('contact')) })

async function send(fields: object = {}, by?: TestUser): Promise<Response> {
  const body = { ...MESSAGE, ...(await solved()), ...fields }
  return callRoute(POST, '/api/contact', { method: 'POST', body, headers: by?.headers ?? {} })
}

const takeOut = async ({ headers }: TestUser) =>
  contact.personalData?.list(callerOf(await identify(new Headers(headers))))

test('a stranger’s message is stored and waits for the owner, also without a mail server (G-144)', async () => {
  const { viewer } = await createAdmin()
  const answer = await send()
  expect(answer.status).toBe(201)
  expect(await answer.json()).toEqual({ message: 'Your message was sent.' })
  expect(await listWaiting(viewer)).toMatchObject([
    {
      kind: 'message',
      title: 'maria@example.org',
      href: 'mailto:maria@example.org',
      by: 'Maria',
      text: MESSAGE.message,
      at: expect.stringMatching(/^2026-03-10T12:00/),
    },
  ])
  expect(await MailModel.countDocuments()).toBe(0)
})

test('where mail is set, it is mailed to the owner, or to the contact address (G-144)', async () => {
  const { viewer } = await createAdmin()
  onTestFinished(setEnv(SMTP))
  await send()
  onTestFinished(setEnv({ CONTACT_EMAIL: 'hello@example.org' }))
  await send()
  const mails = await MailModel.find().sort({ _id: 1 }).lean()
  expect(mails.map(({ to }) => to)).toEqual([viewer.email, 'hello@example.org'])
  expect(mails[0]).toMatchObject({
    kind: 'contact message',
    subject: 'A message from Maria on Pochade',
  })
  expect(mails[0]?.text).toContain('I would like one.')
  expect(mails[0]?.text).toContain('maria@example.org')
})

test('what is missing or too long is 400 at its field, and nothing is stored', async () => {
  const refused = [
    [{ email: 'maria' }, 'email', 'Please enter a valid email.'],
    [{ message: ' \n ' }, 'message', 'Please write a message.'],
    [{ message: 'x'.repeat(2001) }, 'message', 'Message must be at most 2000 characters.'],
    [{ name: 'x'.repeat(81) }, 'name', 'Name must be at most 80 characters.'],
    [{ [CAPTCHA_FIELD]: undefined }, CAPTCHA_FIELD, 'Please complete the CAPTCHA'],
    [{ [CAPTCHA_FIELD]: 'wrong' }, CAPTCHA_FIELD, 'CAPTCHA verification failed.'],
  ] as const
  for (const [fields, field, text] of refused) {
    const answer = await send(fields)
    expect(answer.status, field).toBe(400)
    expect(await answer.json()).toMatchObject({ error: text, fields: { [field]: text } })
  }
  expect(await ContactMessageModel.countDocuments()).toBe(0)
})

test('a solution for another form does not count (G-43)', async () => {
  const other = solveChallenge(await createChallenge('make'))
  expect((await send({ [CAPTCHA_FIELD]: other })).status).toBe(400)
})

test('the owner marks a message as done, and brings it back', async () => {
  await send()
  const { viewer, headers } = await createAdmin()
  const [message] = await ContactMessageModel.find().lean()
  const call = (handler: typeof DONE, id = String(message?._id)) =>
    callRoute(handler, '/', { method: 'POST', headers, params: { id } })
  expect((await call(DONE)).status).toBe(200)
  expect(await listWaiting(viewer)).toEqual([])
  expect((await call(REOPEN)).status).toBe(200)
  expect(await listWaiting(viewer)).toHaveLength(1)
  expect((await call(DONE, 'x')).status).toBe(404)
  const entries = await AuditEntryModel.find().sort({ _id: 1 }).lean()
  expect(entries).toMatchObject([
    { action: 'finish message', actorName: viewer.username, before: { doneAt: null } },
    { action: 'reopen message', after: { doneAt: null } },
  ])
  expect(JSON.stringify(entries)).not.toMatch(/maria|monday/i)
})

test('a message is deleted after a year, done or not (G-144)', async () => {
  await send()
  const [job] = contact.jobs ?? []
  setClock('2027-03-10T11:59:00Z')
  await job?.run(AbortSignal.timeout(1000))
  expect(await ContactMessageModel.countDocuments()).toBe(1)
  setClock('2027-03-10T12:01:00Z')
  await job?.run(AbortSignal.timeout(1000))
  expect(await ContactMessageModel.countDocuments()).toBe(0)
})

test('a member takes out and forgets what the account and its verified address sent', async () => {
  const maria = await createUser({ username: 'm4ri4', email: 'maria@example.org' })
  await send({}, maria)
  await send({ message: 'Written before the sign-up.' })
  await send({ email: 'other@example.org', message: 'From somebody else.' })
  expect((await takeOut(maria))?.lists).toMatchObject({
    'contact-messages': [
      { name: 'Maria', message: MESSAGE.message },
      { message: 'Written before the sign-up.' },
    ],
  })
  await contact.personalData?.forget(maria.viewer)
  const left = await ContactMessageModel.find().lean()
  expect(left.map(({ message }) => message)).toEqual(['From somebody else.'])
})

test('messages that others sent from an address that is not verified stay theirs', async () => {
  const eve = await createUser({ email: 'maria@example.org', emailVerified: false })
  await send()
  expect((await takeOut(eve))?.lists).toEqual({
    'contact-messages': [],
  })
  await contact.personalData?.forget(eve.viewer)
  expect(await ContactMessageModel.countDocuments()).toBe(1)
})
