import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { withTestDatabase } from '@/testing/db'
import { setEnv } from '@/testing/env'
import { createAdmin, type TestAdmin } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { type SmtpSink, startSmtpSink } from '@/testing/smtp-sink'
import { MailModel } from '@/models/mail'
import { POST } from './route'

withTestDatabase()

let sink: SmtpSink
let restore: () => void
beforeAll(async () => {
  sink = await startSmtpSink()
  restore = setEnv({ SMTP_URL: sink.url, MAIL_FROM: 'Maria <site@example.org>' })
})
afterEach(async () => {
  sink.fail(undefined)
  sink.mails.length = 0
  await sink.up()
})
afterAll(async () => {
  restore()
  await sink.down()
})

const send = async ({ headers }: TestAdmin, body: unknown = {}) => {
  const answer = await callRoute(POST, '/api/mail/test', { method: 'POST', headers, body })
  return [answer.status, await answer.json()] as const
}

test('a test mail leaves at once, to the caller or to another address, with the answer of the server', async () => {
  const admin = await createAdmin()
  const { email } = admin.viewer
  const [status, answer] = await send(admin)
  expect([status, answer]).toEqual([
    200,
    { to: email, isAccepted: true, answer: expect.stringMatching(/^250 /) },
  ])
  expect((await send(admin, { to: ' Ben@Example.org ' }))[1]).toMatchObject({
    to: 'ben@example.org',
  })
  expect(sink.mails.map(({ to }) => to[0]?.address)).toEqual([email, 'ben@example.org'])
  expect(sink.mails[0]).toMatchObject({
    subject: 'Test mail from Pochade',
    from: { name: 'Maria', address: 'site@example.org' },
  })
  expect(await MailModel.countDocuments(), 'it passes by the outbox').toBe(0)
})

test.each([
  ['refuse_recipient', /550 No such user here/],
  ['defer_message', /451 Try again later/],
  ['refuse_sender', /550 No such sender/],
] as const)('a server that does %s is quoted with its code', async (fault, text) => {
  sink.fail(fault)
  const [status, answer] = await send(await createAdmin())
  expect([status, answer.isAccepted]).toEqual([200, false])
  expect(answer.answer).toMatch(text)
})

test('a server that is away or refuses the password is told, without its name and password', async () => {
  const admin = await createAdmin()
  const wrong = setEnv({ SMTP_URL: sink.url.replace('//', '//us3r%40host:wrong@') })
  const [, refused] = await send(admin)
  wrong()
  expect(refused).toMatchObject({ isAccepted: false })
  expect(refused.answer).toMatch(/Invalid login: 535/)
  expect(refused.answer).not.toMatch(/us3r|wrong/)
  await sink.down()
  expect((await send(admin))[1]).toMatchObject({
    isAccepted: false,
    answer: expect.stringContaining('ECONNREFUSED'),
  })
})

test('without a mail server, or for an address that no mail reaches, nothing is tried', async () => {
  const before = sink.connections
  const local = await createAdmin({ email: 'owner@localhost' })
  const [status, { fields }] = await send(local)
  expect([status, fields]).toEqual([
    400,
    { to: 'No mail can be sent to owner@localhost. Please give another address.' },
  ])
  expect((await send(local, { to: 'nobody' }))[0]).toBe(400)
  const none = setEnv({ SMTP_URL: undefined })
  expect(await send(local, { to: 'a@example.org' })).toMatchObject([
    409,
    { error: 'This site has no mail server. Set one in the settings first.' },
  ])
  none()
  expect(sink.connections).toBe(before)
})
