import { afterAll, beforeAll, expect, test } from 'vitest'
import { POST as retryOne } from '@/app/api/mail/admin/outbox/[id]/retry/route'
import { GET as list } from '@/app/api/mail/admin/outbox/route'
import { POST as sendKept } from '@/app/api/mail/admin/outbox/send-kept/route'
import { outboxOnly } from '@/lib/integrations/mail/choose-transport'
import { createSmtpTransport } from '@/lib/integrations/mail/smtp'
import { queueMail } from '@/lib/mail/queue-mail'
import { sendDueMail, startMailSender } from '@/lib/mail/sender'
import { withTestDatabase } from '@/testing/db'
import { withEnv } from '@/testing/env'
import { createUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { type SmtpSink, startSmtpSink } from '@/testing/smtp-sink'
import { AuditEntryModel } from '@/models/audit-entry'
import { MailModel } from '@/models/mail'

withEnv({ SMTP_URL: 'smtp://127.0.0.1:1' })
withTestDatabase()

let sink: SmtpSink
beforeAll(async () => void (sink = await startSmtpSink()))
afterAll(() => sink.down())

const PATH = '/api/mail/admin/outbox'
const never = new AbortController().signal

async function keep(...addresses: string[]): Promise<void> {
  for (const to of addresses) {
    await queueMail({ kind: 'verify', to, username: 'anna', code: '204816' })
  }
  await sendDueMail(outboxOnly, never)
  expect(await MailModel.countDocuments({ state: 'kept' })).toBe(addresses.length)
}

const smtp = () => createSmtpTransport({ url: sink.url, from: 'site@example.org' })
const recipients = () => sink.mails.map(({ to }) => to[0]?.address).toSorted()

test('all mail that was kept before there was a mail server is sent once, however often it is asked for', async () => {
  await keep('anna@example.org', 'ben@example.org', 'owner@localhost')
  const { headers } = await createUser({ role: 'admin' })
  expect(await (await callRoute(list, PATH, { headers })).json()).toMatchObject({ sendable: 2 })
  const ask = async () => {
    const answer = await callRoute(sendKept, `${PATH}/send-kept`, { method: 'POST', headers })
    return (await answer.json()).queued
  }
  const stops = [startMailSender(smtp()), startMailSender(smtp())]
  const queued: number[] = await Promise.all([ask(), ask(), ask()])
  expect(queued.reduce((sum, each) => sum + each, 0)).toBe(2)
  await expect.poll(() => MailModel.countDocuments({ state: 'sent' })).toBe(2)
  expect(await ask()).toBe(0)
  await Promise.all(stops.map((stop) => stop()))
  expect(recipients()).toEqual(['anna@example.org', 'ben@example.org'])
  expect(sink.mails[0]?.text).toContain('204816')
  // There is no way to the other one.
  expect(await MailModel.findOne({ to: 'owner@localhost' }).lean()).toMatchObject({ state: 'kept' })
  const entries = await AuditEntryModel.find({ action: 'send kept mail' }).lean()
  expect(entries.map(({ target }) => target?.name).join()).toMatch(/^(2 mails|1 mail,1 mail)$/)
  sink.mails.length = 0
})

test('one kept mail is sent, but not to an address that no mail reaches', async () => {
  await keep('anna@example.org', 'owner@localhost')
  const { headers } = await createUser({ role: 'admin' })
  const retry = async (to: string) => {
    const { _id } = await MailModel.findOne({ to }).orFail().lean()
    const params = { id: String(_id) }
    return callRoute(retryOne, `${PATH}/${_id}/retry`, { method: 'POST', headers, params })
  }
  const twice = await Promise.all([retry('anna@example.org'), retry('anna@example.org')])
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  expect(await twice[0].json()).toMatchObject({ state: 'waiting' })
  const refused = await retry('owner@localhost')
  expect([refused.status, (await refused.json()).error]).toEqual([
    409,
    'No mail can be sent to this address.',
  ])
  await sendDueMail(smtp(), never)
  expect(recipients()).toEqual(['anna@example.org'])
  expect((await retry('anna@example.org')).status).toBe(409)
})
