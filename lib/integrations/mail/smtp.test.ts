import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createSmtpTransport } from '@/lib/integrations/mail/smtp'
import type { MailFailure } from '@/lib/integrations/mail/port'
import { type SinkFault, type SmtpSink, startSmtpSink } from '@/testing/smtp-sink'

let sink: SmtpSink
beforeAll(async () => void (sink = await startSmtpSink()))
afterEach(async () => {
  sink.fail(undefined)
  sink.mails.length = 0
  await sink.up()
})
afterAll(() => sink.down())

const FROM = 'Pochade <no-reply@pochade.example>'
const never = new AbortController().signal
const mail = {
  messageId: '1234@pochade.example',
  to: 'anna@example.org',
  subject: 'Żółw',
  text: 'Plain — text\n',
  html: '<p>Rich — text</p>',
  date: new Date('2026-03-10T12:00:00Z'),
}

function transport({ url = sink.url, inactivityMs = 10_000 } = {}) {
  return createSmtpTransport({ url, from: FROM, inactivityMs })
}

test('a mail arrives unchanged, as text and HTML, with its Message-ID', async () => {
  expect(await transport().send(mail, never)).toBe('sent')
  const [got] = sink.mails
  expect(got).toMatchObject({
    from: { name: 'Pochade', address: 'no-reply@pochade.example' },
    to: [{ address: 'anna@example.org' }],
    subject: 'Żółw',
    messageId: '<1234@pochade.example>',
    date: '2026-03-10T12:00:00.000Z',
  })
  expect(got?.text?.trim()).toBe('Plain — text')
  expect(got?.html?.trim()).toBe('<p>Rich — text</p>')
  expect(got?.raw).toContain('Auto-Submitted: auto-generated')
})

test('line breaks in a subject or an address add neither header nor recipient', async () => {
  const evil = {
    ...mail,
    subject: 'Hello\r\nBcc: eve@example.org\r\n\r\nBody',
    to: 'anna@example.org\r\nBcc: eve@example.org, mallory@example.org',
  }
  await transport()
    .send(evil, never)
    .catch(() => undefined)
  for (const got of sink.mails) {
    expect(got.bcc ?? []).toEqual([])
    expect(got.to).toHaveLength(1)
  }
  await transport().send({ ...mail, subject: evil.subject }, never)
  const got = sink.mails.at(-1)
  expect(got?.headers.some(({ key }) => key === 'bcc')).toBe(false)
  expect(got?.subject).toContain('Bcc: eve@example.org')
  expect(got?.text?.trim()).toBe('Plain — text')
})

const FAULTS: [SinkFault, MailFailure][] = [
  ['refuse_recipient', 'refused'],
  ['refuse_message', 'refused'],
  ['defer_recipient', 'deferred'],
  ['defer_message', 'deferred'],
  ['refuse_sender', 'unreachable'],
  ['hang', 'unreachable'],
  ['cut', 'unreachable'],
]

for (const [fault, failure] of FAULTS) {
  test(`a server that does ${fault} makes the mail ${failure}`, async () => {
    sink.fail(fault)
    const waiting = fault === 'hang' ? transport({ inactivityMs: 200 }) : transport()
    await expect(waiting.send(mail, never)).rejects.toMatchObject({ failure })
    expect(sink.mails).toEqual([])
    sink.fail(undefined)
    expect(await transport().send(mail, never)).toBe('sent')
  })
}

test('a stopped server and an unknown host are unreachable', async () => {
  await sink.down()
  await expect(transport().send(mail, never)).rejects.toMatchObject({ failure: 'unreachable' })
  const nowhere = transport({ url: 'smtp://mail.invalid:25' })
  await expect(nowhere.send(mail, never)).rejects.toMatchObject({ failure: 'unreachable' })
})

test('an error message has no name or password of the mail server', async () => {
  const url = sink.url.replace('//', '//us3r%40host:wrong@')
  const error = await transport({ url })
    .send(mail, never)
    .catch((reason: unknown) => reason)
  expect(error).toMatchObject({ failure: 'unreachable' })
  expect(String(error)).not.toMatch(/us3r|wrong/)
})

test('sending is aborted when the process ends', async () => {
  sink.fail('hang')
  const cutting = new AbortController()
  const sending = transport({ inactivityMs: 60_000 }).send(mail, cutting.signal)
  await expect.poll(() => sink.connections).toBeGreaterThan(0)
  cutting.abort()
  await expect(sending).rejects.toMatchObject({ failure: 'unreachable' })
})
