import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { outboxOnly } from '@/lib/integrations/mail/choose-transport'
import { createSmtpTransport } from '@/lib/integrations/mail/smtp'
import { MailError, type MailTransport } from '@/lib/integrations/mail/port'
import { deleteOldMail } from '@/lib/mail/feature'
import { queueMail } from '@/lib/mail/queue-mail'
import { sendDueMail, startMailSender } from '@/lib/mail/sender'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { setEnv } from '@/testing/env'
import { type SmtpSink, startSmtpSink } from '@/testing/smtp-sink'
import { MailModel } from '@/models/mail'

const START = '2026-03-10T12:00:00Z'
const setClock = withTestClock(START)
withTestDatabase()

let sink: SmtpSink
let smtp: MailTransport
beforeAll(async () => {
  sink = await startSmtpSink()
  smtp = createSmtpTransport({ url: sink.url, from: 'site@example.org', inactivityMs: 10_000 })
})
beforeEach(() => setClock(START))
afterEach(async () => {
  sink.fail(undefined)
  sink.mails.length = 0
  await sink.up()
})
afterAll(() => sink.down())

const never = new AbortController().signal
const send = () => sendDueMail(smtp, never)
const later = (minutes: number) =>
  setClock(new Date(Date.parse(START) + minutes * 60_000 + 1000).toISOString())
const verify = (to: string) => queueMail({ kind: 'verify', to, username: 'anna', code: '204816' })
const only = () => MailModel.findOne().orFail().lean()
const recipients = () => sink.mails.map(({ to }) => to[0]?.address)

test('queued mail is sent at once, and its code is removed', async () => {
  const stop = startMailSender(smtp)
  await verify('anna@example.org')
  const got = await sink.waitForMail('anna@example.org', /verification code/)
  expect(got.text).toContain('204816')
  await expect.poll(async () => (await only()).state).toBe('sent')
  await stop()
  const mail = await only()
  expect(mail).toMatchObject({ tries: 1, error: null, lease: null, secret: null })
  expect(mail.text + mail.html).not.toContain('204816')
  expect(got.messageId).toBe(`<${mail.messageId}>`)
})

test('a mail server that the owner sets later sends from then on (G-140)', async () => {
  const stop = startMailSender()
  await verify('anna@example.org')
  await expect.poll(async () => (await only()).state).toBe('kept')
  const restore = setEnv({ SMTP_URL: sink.url })
  await verify('ben@example.org')
  await sink.waitForMail('ben@example.org')
  restore()
  await stop()
})

test('without a mail server mail stays in the outbox unchanged', async () => {
  await verify('anna@example.org')
  await sendDueMail(outboxOnly, never)
  expect(await only()).toMatchObject({ state: 'kept', secret: '204816' })
  expect((await only()).text).toContain('204816')
})

test('mail to an undeliverable address stays in the outbox even with a mail server', async () => {
  const before = sink.connections
  for (const to of ['owner@localhost', 'a@site.localhost', 'a@Sample.Invalid', 'sample-1']) {
    await verify(to)
  }
  await send()
  expect(sink.connections).toBe(before)
  expect(await MailModel.countDocuments({ state: 'kept' })).toBe(4)
})

test('while the server is down retries are delayed more each time; the mail is sent once', async () => {
  await sink.down()
  await verify('anna@example.org')
  await send()
  let triedAt = Date.parse(START)
  for (const pause of [1, 2, 5, 15]) {
    const mail = await only()
    expect(mail).toMatchObject({ state: 'waiting', lease: null })
    expect(mail.error).toContain('ECONNREFUSED')
    const due = mail.nextTryAt.getTime()
    expect(Math.round((due - triedAt) / 60_000)).toBe(pause)
    setClock(new Date(due - 10_000).toISOString())
    await send()
    expect((await only()).tries, 'before the pause is over').toBe(mail.tries)
    triedAt = due
    setClock(new Date(due).toISOString())
    await send()
    expect((await only()).tries).toBe(mail.tries + 1)
  }
  await sink.up()
  setClock((await only()).nextTryAt.toISOString())
  await send()
  await send()
  expect(recipients()).toEqual(['anna@example.org'])
  expect(await only()).toMatchObject({ state: 'sent', tries: 6, error: null })
})

test('mail that is not accepted for three days fails', async () => {
  sink.fail('defer_recipient')
  await verify('anna@example.org')
  await send()
  later(3 * 24 * 60 - 1)
  await send()
  expect((await only()).state).toBe('waiting')
  later(3 * 24 * 60 + 240)
  await send()
  expect(await only()).toMatchObject({ state: 'failed' })
  expect((await only()).error).toContain('Mailbox busy')
})

test('a permanently refused recipient is not retried and blocks no other mail', async () => {
  sink.fail('refuse_recipient', 'gone@example.org')
  await verify('gone@example.org')
  await verify('anna@example.org')
  await send()
  expect(await MailModel.findOne({ to: 'gone@example.org' }).lean()).toMatchObject({
    state: 'failed',
    tries: 1,
  })
  expect(recipients()).toEqual(['anna@example.org'])
  later(60)
  await send()
  expect(sink.mails).toHaveLength(1)
})

test('a server that hangs with one mail does not delay the next', async () => {
  const patient = createSmtpTransport({
    url: sink.url,
    from: 'a@example.org',
    inactivityMs: 10_000,
  })
  sink.fail('hang', 'slow@example.org')
  const before = sink.connections
  const stop = startMailSender(patient, 0)
  await verify('slow@example.org')
  await expect.poll(() => sink.connections).toBe(before + 1)
  await verify('anna@example.org')
  await sink.waitForMail('anna@example.org')
  sink.fail(undefined)
  await stop()
})

test('a mail aborted at shutdown is released at once for a retry', async () => {
  const patient = createSmtpTransport({
    url: sink.url,
    from: 'a@example.org',
    inactivityMs: 10_000,
  })
  sink.fail('hang')
  const before = sink.connections
  const stop = startMailSender(patient, 0)
  await verify('anna@example.org')
  await expect.poll(() => sink.connections).toBe(before + 1)
  await stop()
  expect(await only()).toMatchObject({ state: 'waiting', lease: null })
  sink.fail(undefined)
  await send()
  expect(recipients()).toEqual(['anna@example.org'])
})

test('a retry after a missing confirmation has the same Message-ID (G-44)', async () => {
  sink.fail('take_and_cut')
  await verify('anna@example.org')
  await send()
  expect((await only()).state).toBe('waiting')
  sink.fail(undefined)
  later(1)
  await send()
  expect(sink.mails).toHaveLength(2)
  expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(1)
  expect((await only()).state).toBe('sent')
})

test('senders in parallel send each mail once', async () => {
  for (let i = 0; i < 12; i++) await verify(`a${i}@example.org`)
  await Promise.all([send(), send(), send(), send()])
  expect(recipients()).toHaveLength(12)
  expect(new Set(recipients()).size).toBe(12)
})

test('a lease of a living process is respected, one of a dead process is not', async () => {
  await verify('anna@example.org')
  const until = new Date(Date.now() + 60_000)
  await MailModel.updateOne({}, { lease: { owner: 'elsewhere|1|x|y', until } })
  await send()
  expect(sink.mails).toEqual([])
  const { hostname } = await import('node:os')
  await MailModel.updateOne({}, { lease: { owner: `${hostname()}|4194304|x|y`, until } })
  await send()
  expect(sink.mails).toHaveLength(1)
})

test('an expired lease releases its mail', async () => {
  await verify('anna@example.org')
  const until = new Date(Date.now() - 1)
  await MailModel.updateOne({}, { lease: { owner: 'elsewhere|1|x|y', until } })
  await send()
  expect(sink.mails).toHaveLength(1)
})

test('mail is kept for 30 days (G-44)', async () => {
  await verify('anna@example.org')
  later(30 * 24 * 60 - 1)
  await deleteOldMail()
  expect(await MailModel.countDocuments()).toBe(1)
  later(30 * 24 * 60)
  await deleteOldMail()
  expect(await MailModel.countDocuments()).toBe(0)
})

test('a code in the mail server’s error text is redacted', async () => {
  await verify('anna@example.org')
  const repeats: MailTransport = {
    send: ({ text }) => Promise.reject(new MailError('deferred', `451 Not now: ${text}`)),
  }
  await sendDueMail(repeats, never)
  const { error } = await only()
  expect(error).toContain('451 Not now')
  expect(error).not.toContain('204816')
})

test('a mail that cannot be finished is sent once and stops no other (G-44)', async () => {
  await verify('odd@example.org')
  // As an import or an earlier version may have left it.
  await MailModel.collection.updateOne({}, { $set: { text: 204816 } })
  await verify('anna@example.org')
  const sent: string[] = []
  const records: MailTransport = {
    send: async ({ to }) => {
      sent.push(to)
      return 'sent'
    },
  }
  await sendDueMail(records, never)
  later(60)
  await sendDueMail(records, never)
  expect(sent).toEqual(['odd@example.org', 'anna@example.org'])
  const odd = await MailModel.findOne({ to: 'odd@example.org' }).lean()
  expect(odd).toMatchObject({ state: 'failed', error: 'Internal error' })
})

test('the code of a mail without HTML is redacted', async () => {
  await verify('odd@example.org')
  await MailModel.collection.updateOne({}, { $unset: { html: '' } })
  await sendDueMail({ send: () => Promise.resolve('sent') }, never)
  const mail = await only()
  expect(mail).toMatchObject({ state: 'sent', secret: null })
  expect(mail.text).not.toContain('204816')
})

test('an internal error in sending postpones the mail and stops no other', async () => {
  await verify('odd@example.org')
  await verify('anna@example.org')
  const defective: MailTransport = {
    send: (mail, signal) =>
      mail.to === 'odd@example.org'
        ? Promise.reject(new TypeError('No such header'))
        : smtp.send(mail, signal),
  }
  await sendDueMail(defective, never)
  expect(recipients()).toEqual(['anna@example.org'])
  const odd = await MailModel.findOne({ to: 'odd@example.org' }).orFail().lean()
  expect(odd).toMatchObject({ state: 'waiting', error: 'Internal error', lease: null })
  expect(odd.nextTryAt.getTime()).toBeGreaterThan(Date.parse(START))
})
