import { NextRequest } from 'next/server'
import { beforeEach, expect, test, vi } from 'vitest'
import type * as Features from '@/lib/features'
import { queueLetter } from '@/lib/mail/queue-mail'
import { createSmtpTransport } from '@/lib/integrations/mail/smtp'
import type { MailKind } from '@/lib/mail/letter'
import { sendDueMail } from '@/lib/mail/sender'
import { withTestDatabase } from '@/testing/db'
import { createUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { startSmtpSink } from '@/testing/smtp-sink'
import { middleware } from '@/middleware'
import { MailModel } from '@/models/mail'
import { POST } from './route'

const { NEWS, RECEIPT, left } = vi.hoisted(() => {
  const left: string[] = []
  const NEWS: MailKind = {
    name: 'news',
    switchedOffBy: 'recipient',
    about: 'the news',
    isOn: async (address) => !left.includes(address),
    switchOff: async (address) => void left.push(address),
    switchOn: async (address) =>
      void left.splice(0, left.length, ...left.filter((one) => one !== address)),
  }
  const RECEIPT: MailKind = { name: 'receipt', switchedOffBy: 'nobody' }
  return { NEWS, RECEIPT, left }
})

vi.mock('@/lib/features', async (original) => {
  const { FEATURES } = await original<typeof Features>()
  return { FEATURES: [...FEATURES, { name: 'paper', mailKinds: [NEWS, RECEIPT] }] }
})

withTestDatabase()
beforeEach(() => void left.splice(0))

const LETTER = {
  subject: 'News',
  title: 'News',
  greeting: 'Hello,',
  before: ['There is news.'],
  after: [],
}
const to = 'anna@example.org'

async function linkOf(kind: MailKind): Promise<URL> {
  await queueLetter(kind, { to, letter: LETTER })
  const { text } = await MailModel.findOne({ kind: kind.name }).orFail().lean()
  return new URL(/http\S+\/email\/unsubscribe\S+/.exec(text)?.[0] ?? 'none:')
}

const post = (search: string, headers: Record<string, string> = {}) =>
  callRoute(POST, `/api/mail/unsubscribe${search}`, { method: 'POST', headers })

test('one POST to the link of a mail switches its kind off for its address (G-44)', async () => {
  const { search } = await linkOf(NEWS)
  for (let i = 0; i < 2; i++) {
    const answer = await post(search)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ message: 'You get no more mail about the news.' })
  }
  expect(left).toEqual([to, to])
})

test('mail of this kind that waits for this address is not sent any more', async () => {
  const { search } = await linkOf(NEWS)
  await queueLetter(RECEIPT, { to, letter: LETTER })
  await queueLetter(NEWS, { to: 'ben@example.org', letter: LETTER })
  await post(search)
  const waiting = await MailModel.find().sort({ _id: 1 }).lean()
  expect(waiting.map((mail) => [mail.kind, mail.to])).toEqual([
    ['receipt', to],
    ['news', 'ben@example.org'],
  ])
})

test('the button of the page posts the same and leads back to it (G-44)', async () => {
  const { search } = await linkOf(NEWS)
  const answer = await post(`${search}&by=page`)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(`/email/unsubscribe${search}&done=1`)
  expect(left).toEqual([to])
})

test('the cookie of a member neither helps nor hinders (RFC 8058)', async () => {
  const { search } = await linkOf(NEWS)
  expect((await post(search, (await createUser()).cookieOnly)).status).toBe(200)
})

test('without the token of a mail nothing is switched off', async () => {
  for (const search of ['', '?token=', '?token=x', '?token=a.b.c']) {
    const answer = await post(search)
    expect(answer.status, search).toBe(400)
    expect(await answer.json()).toMatchObject({ error: 'This link is not valid.' })
  }
  expect(left).toEqual([])
})

test('a kind that nobody may switch off carries no link', async () => {
  expect((await linkOf(RECEIPT)).protocol).toBe('none:')
})

test('the mail program reads the link from the headers (RFC 8058), and the outbox hides it', async () => {
  const sink = await startSmtpSink()
  const { href } = await linkOf(NEWS)
  const transport = createSmtpTransport({ url: sink.url, from: 'site@example.org' })
  await sendDueMail(transport, new AbortController().signal)
  const { headers, text, html } = await sink.waitForMail(to)
  await sink.down()
  const valueOf = (key: string) => headers.find((header) => header.key === key)?.value
  expect(valueOf('list-unsubscribe')?.replace(/\s/g, '')).toBe(`<${href}>`)
  expect(valueOf('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  for (const words of [text, html]) expect(words?.replaceAll('&amp;', '&')).toContain(href)
  const sent = await MailModel.findOne().orFail().lean()
  expect(sent).toMatchObject({ state: 'sent', secret: null, unsubscribeUrl: null })
  expect(sent.text + sent.html).not.toContain(new URL(href).searchParams.get('token'))
})

test('a POST to the page reaches the call, a GET shows the page (G-44)', async () => {
  const ask = async (method: string) => {
    const url = 'http://localhost:3000/email/unsubscribe?token=abc'
    return middleware(new NextRequest(url, { method }))
  }
  expect((await ask('POST')).headers.get('x-middleware-rewrite')).toBe(
    'http://localhost:3000/api/mail/unsubscribe?token=abc',
  )
  expect((await ask('GET')).headers.get('x-middleware-next')).toBe('1')
})

test('the same letter is queued once', async () => {
  const queue = () => queueLetter(RECEIPT, { to, letter: LETTER, key: 'receipt-1' })
  await Promise.all(Array.from({ length: 20 }, queue))
  await queue()
  expect(await MailModel.countDocuments()).toBe(1)
})
