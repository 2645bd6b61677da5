import { hostname } from 'node:os'
import { beforeEach, expect, test } from 'vitest'
import { GET as EXPORT } from '@/app/api/chat/export/route'
import { POST as KEEP } from '@/app/api/chat/keep/route'
import { POST as SEND } from '@/app/api/chat/message/route'
import { POST as REPORT } from '@/app/api/chat/report/route'
import { ACCOUNTS_TAG } from '@/lib/account/account-changed'
import { countAccounts } from '@/lib/account/totals'
import { CHAT_TEXTS } from '@/lib/chat/catalogue'
import { chatLeases } from '@/lib/chat/accept-message'
import { deleteOldChats } from '@/lib/chat/clean-up'
import { forgetChat, listChatData } from '@/lib/chat/feature'
import { rot13 } from '@/lib/integrations/ai/moderation/rot13'
import { openOwner } from '@/lib/leases/lease-owner'
import { getSiteTotals } from '@/lib/site-stats/totals'
import { clear, readChat, send, visitor } from '@/testing/chat'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { currentChat, storeChat } from '@/lib/chat/find-chat'
import { createAdmin, createUser } from '@/testing/factories'
import { withRateLimits } from '@/testing/rate-limits'
import { callRoute } from '@/testing/request'
import { CacheTagModel } from '@/models/cache-tag'
import { ChatModel } from '@/models/chat'
import { ChatDayModel } from '@/models/chat-day'
import { ChatTurnModel } from '@/models/chat-turn'
import { RateCounterModel } from '@/models/rate-counter'
import { UnansweredQuestionModel } from '@/models/unanswered-question'
import { UserModel } from '@/models/user'

withRateLimits()
const setClock = withTestClock('2026-11-21T12:00:00Z')
withTestDatabase()
beforeEach(() => setClock('2026-11-21T12:00:00Z'))

const NEVER = new AbortController().signal
const OFFENSIVE = `You are a ${rot13('ovgpu')}`

/** Leaves the counters as they are after `used` accepted messages of the day. */
async function spend(key: string, used: number) {
  const day = Date.parse('2026-11-21T00:00:00Z')
  const purgeAt = new Date('2036-01-01T00:00:00Z')
  await RateCounterModel.create({ _id: `chat-day:${day}:${key}`, count: used, purgeAt })
}

/** Stores a visitor's chat without a message. */
async function storeFor(guest: Record<string, string>) {
  const chat = await currentChat({ viewer: null, ip: '', headers: new Headers(guest) })
  await storeChat(chat, chatLeases.begin(openOwner()))
  await ChatModel.updateOne({ _id: chat._id }, { $set: { lease: null } })
  return chat
}

test('a visitor gets a token, an answer that begins with the disclosure, and both messages back (G-87, G-88, G-130)', async () => {
  const first = await readChat()
  expect(first).toEqual({ chatID: first.chatID, messages: [], chat_token: first.chat_token })
  expect(first.chat_token).toMatch(/^[\w-]{43}$/)
  const headers = { chat_token: first.chat_token ?? '' }
  const { status, body } = await send('  What is\r\nnew? ', headers, {
    id: 7,
    dateSent: '1999-01-01T00:00:00.000Z',
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({ id: 7, role: 'assistant', source: 'embedded', timeSent: '12:00' })
  expect(body.content.startsWith(`${CHAT_TEXTS.disclosure} `)).toBe(true)
  expect(body.chat_token).toBe(first.chat_token)
  expect(body.sources).toBeInstanceOf(Array)
  await send('And now?', headers)
  const { messages, chatID } = await readChat(headers)
  expect(chatID).toBe(first.chatID)
  expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant'])
  expect(messages[0]).toMatchObject({ id: 7, content: 'What is\nnew?', role: 'user' })
  expect(messages[0]?.dateSent.slice(0, 10)).toBe('2026-11-21')
  expect(messages[3]?.content).not.toContain(CHAT_TEXTS.disclosure)
  expect(await ChatModel.countDocuments({ tokenHash: first.chat_token })).toBe(0)
})

test('a visitor’s chat is stored with the first message that is taken, not by looking (G-87)', async () => {
  const { chatID, chat_token: token = '' } = await readChat()
  expect((await readChat({ 'x-chat-token': token })).chatID).toBe(chatID)
  expect((await send(OFFENSIVE, { 'x-chat-token': token })).status).toBe(403)
  expect(await ChatModel.countDocuments()).toBe(0)
  const both = [send('Hello', { 'x-chat-token': token }), send('Hello', { 'x-chat-token': token })]
  const statuses = (await Promise.all(both)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 409])
  expect((await ChatModel.find().lean()).map(({ _id }) => String(_id))).toEqual([chatID])
})

test('the token of a chat that is due to be deleted shows nothing and is replaced (G-91)', async () => {
  const guest = await visitor()
  await send('Hello', guest)
  setClock('2026-12-30T12:00:00Z')
  expect((await readChat(guest)).messages).toEqual([])
  const { status, body } = await send('Hello again', guest)
  expect(status).toBe(200)
  expect((await readChat({ 'x-chat-token': body.chat_token ?? '' })).messages).toHaveLength(2)
})

test('a first message without a token, or with an unknown one, opens a new chat (G-87, G-129)', async () => {
  const mine = await send('Hello')
  const other = await send('Hello', { 'x-chat-token': 'unknown' })
  expect(mine.body.chat_token).toMatch(/^[\w-]{43}$/)
  expect(other.status).toBe(200)
  expect(other.body.chat_token).not.toBe('unknown')
  expect((await readChat({ 'x-chat-token': other.body.chat_token ?? '' })).messages).toHaveLength(2)
  expect((await readChat({ 'x-chat-token': 'unknown' })).messages).toEqual([])
})

test('a member has one chat, without a token, on every device and whatever token is sent', async () => {
  const member = await createUser()
  const guest = await visitor()
  const { body } = await send('Hello', { ...guest, ...member.headers })
  expect(body).not.toHaveProperty('chat_token')
  const chat = await readChat(member.browser)
  expect(chat.messages).toHaveLength(2)
  expect(chat).not.toHaveProperty('chat_token')
  expect((await readChat(guest)).messages).toEqual([])
  expect((await send('Hello', member.cookieOnly)).body.error).toBe('Invalid CSRF token')
})

test('a call for an account that is no longer logged in is refused and stores nothing', async () => {
  const [anna, bela] = [await createUser(), await createUser()]
  const guest = await visitor()
  const forAnna = { 'x-chat-account': anna.viewer.id }
  expect((await send('Hello', { ...forAnna, ...anna.headers })).status).toBe(200)
  for (const headers of [guest, bela.headers]) {
    const { status, body } = await send('For Anna', { ...forAnna, ...headers })
    expect([status, body.error]).toEqual([401, 'Please log in.'])
    expect(await clear({ ...forAnna, ...headers })).toBe(401)
  }
  expect(await ChatModel.countDocuments()).toBe(1)
})

test('a message is refused when it is blank, too long or has a wrong id (G-86, G-89)', async () => {
  const texts = async (message: unknown, more = {}) => {
    const { status, body } = await send(message, {}, more)
    return [status, body.error]
  }
  for (const blank of ['', ' \n\t ', '\u200e\u202e', '\u200b\u200b', '\u3164', undefined, 7]) {
    expect(await texts(blank)).toEqual([400, 'Message cannot be empty.'])
  }
  for (const long of ['a'.repeat(1001), '🌊'.repeat(1001), 'a'.repeat(20_000)]) {
    expect(await texts(long)).toEqual([400, 'Message is too long.'])
  }
  expect((await send('🌊'.repeat(1000))).status).toBe(200)
  for (const id of [0, -1, 1.5, 1_000_000_000, '7', null]) {
    expect(await texts('Hello', { id })).toEqual([400, CHAT_TEXTS.wrongNumber])
  }
  expect((await send('Hello', {}, { id: 999_999_999 })).body.id).toBe(999_999_999)
})

test('a repeat with the same id gets the stored answer for 24 hours, also for another text (G-89, G-129)', async () => {
  const guest = await visitor()
  const first = await send('Hello', guest, { id: 5 })
  expect((await send('Hello', guest, { id: 5 })).body).toEqual(first.body)
  expect((await send('Another', guest, { id: 5 })).body).toEqual(first.body)
  expect((await readChat(guest)).messages).toHaveLength(2)
  expect(await ChatDayModel.findOne().lean()).toMatchObject({ questions: 1, embedded: 1 })
  expect((await send('Hello', await visitor(), { id: 5 })).body.dateSent).not.toBe(
    first.body.dateSent,
  )
  setClock('2026-11-22T12:00:30Z')
  expect((await send('Another', guest, { id: 5 })).body.dateSent).not.toBe(first.body.dateSent)
  const { messages } = await readChat(guest)
  expect(messages.map(({ content }) => content).filter((_, i) => i % 2 === 0)).toEqual([
    'Hello',
    'Another',
  ])
  expect(new Set(messages.map(({ id }) => id)).size).toBe(2)
})

test('one message at a time: a second one is 409 and uses nothing, also with limits off (G-86, G-129)', async () => {
  const guest = await visitor()
  const { _id } = await storeFor(guest)
  const hold = { _id, lease: null }
  await chatLeases.claim(hold, { owner: openOwner() })
  for (const id of [1, 2]) {
    const { status, body } = await send('Hello', guest, { id })
    expect([status, body.error]).toEqual([409, CHAT_TEXTS.inFlight])
  }
  expect((await readChat(guest)).messages).toEqual([])
  await ChatModel.updateOne({ _id: hold._id }, { $set: { lease: null } })
  const both = await Promise.all([1, 2, 3].map((id) => send('Hello', guest, { id })))
  const done = both.filter(({ status }) => status === 200)
  expect(done.length).toBeGreaterThanOrEqual(1)
  expect(both.filter(({ status }) => ![200, 409].includes(status))).toEqual([])
  expect((await readChat(guest)).messages).toHaveLength(2 * done.length)
})

test('a question whose answer was lost with its process is answered once, by the retry', async () => {
  const guest = await visitor()
  const { _id: chatId } = await storeFor(guest)
  await ChatTurnModel.create({
    chatId,
    number: 3,
    question: 'Hello',
    askedAt: new Date('2026-11-21T12:00:00Z'),
  })
  const until = new Date('2036-01-01T00:00:00Z')
  await ChatModel.updateOne(
    { _id: chatId },
    { $set: { lease: { owner: `${hostname()}|999999999|gone|x`, until } } },
  )
  expect((await readChat(guest)).messages).toHaveLength(1)
  const { status, body } = await send('Hello', guest, { id: 3 })
  expect(status).toBe(200)
  expect((await send('Hello', guest, { id: 3 })).body).toEqual(body)
  expect((await readChat(guest)).messages).toHaveLength(2)
  expect(await RateCounterModel.countDocuments({ _id: /^chat-day:/ })).toBe(0)
})

test('a question that is left again and again is answered three times a day, and never for who is muted (G-89, G-90)', async () => {
  const guest = await visitor()
  const { _id: chatId } = await storeFor(guest)
  const question = { chatId, question: 'Hello', askedAt: new Date('2026-11-21T12:00:00Z') }
  await ChatTurnModel.create([
    { ...question, number: 3 },
    { ...question, number: 4 },
  ])
  const leave = async () => {
    expect((await send('Hello', guest, { id: 3 })).status).toBe(200)
    await ChatTurnModel.updateOne({ number: 3 }, { $set: { answer: null } })
  }
  for (let i = 0; i < 3; i++) await leave()
  const { status, body } = await send('Hello', guest, { id: 3 })
  expect([status, body.error]).toEqual([429, CHAT_TEXTS.repeated])
  expect((await send('Hello', guest, { id: 5 })).status).toBe(200)
  for (let i = 0; i < 5; i++) await send(OFFENSIVE, guest)
  expect((await send('Hello', guest, { id: 4 })).body.error).toBe(CHAT_TEXTS.muted)
})

test('10 messages a minute by account, token and address (G-86, G-129)', async () => {
  const member = await createUser()
  for (let i = 0; i < 10; i++) expect((await send('Hello', member.headers)).status).toBe(200)
  const { status, body, headers } = await send('Hello', member.headers)
  expect([status, body.error]).toEqual([429, 'Too many messages. Please wait a moment.'])
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60)
  for (let i = 0; i < 10; i++) expect((await send('Hello', await visitor())).status).toBe(200)
  expect((await send('Hello', await visitor())).status).toBe(429)
  expect((await send('Hello', await visitor('203.0.113.8'))).status).toBe(200)
  setClock('2026-11-21T12:02:00Z')
  expect((await send('Hello', member.headers)).status).toBe(200)
})

test.each([
  ['a member', 100, {}],
  ['friends and family', 300, { permissions: 1 }],
])('the allowance of %s is %i a UTC day (G-86)', async (_, limit, fields) => {
  const { viewer, headers } = await createUser(fields)
  await spend(`user:${viewer.id}`, limit - 1)
  expect((await send('Hello', headers)).status).toBe(200)
  const refused = await send('Hello', headers)
  expect([refused.status, refused.body.error]).toEqual([429, CHAT_TEXTS.usedUp])
  // The test's clock runs on.
  const wait = Number(refused.headers.get('retry-after'))
  expect(Math.abs(wait - 12 * 60 * 60)).toBeLessThan(60)
  setClock('2026-11-22T00:00:00Z')
  expect((await send('Hello', headers)).status).toBe(200)
})

test('a visitor has 20 by token and 60 by address; an admin has no limit (G-86)', async () => {
  const guest = await visitor()
  const { chatID } = await readChat(guest)
  await spend(`token:${chatID}`, 19)
  await spend('address:203.0.113.7', 58)
  expect((await send('Hello', guest)).status).toBe(200)
  expect((await send('Hello', guest)).body.error).toBe(CHAT_TEXTS.usedUp)
  expect((await send('Hello', await visitor())).status).toBe(200)
  expect((await send('Hello', await visitor())).body.error).toBe(CHAT_TEXTS.usedUp)
  const admin = await createAdmin()
  await spend(`user:${admin.viewer.id}`, 5000)
  expect((await send('Hello', admin.headers)).status).toBe(200)
})

test('blank, refused and flagged messages use no allowance (G-129)', async () => {
  const { viewer, headers } = await createUser()
  await spend(`user:${viewer.id}`, 99)
  await send(' ', headers)
  const { status, body } = await send(OFFENSIVE, headers, { id: 9 })
  expect([status, body.error]).toEqual([403, 'Your message was flagged as offensive.'])
  expect((await send('Hello', headers, { id: 9 })).status).toBe(200)
  expect((await send('Hello', headers)).status).toBe(429)
  expect((await readChat(headers)).messages).toHaveLength(2)
  const stored = JSON.stringify(await ChatTurnModel.find().lean())
  expect(stored).not.toContain(OFFENSIVE)
  expect(await ChatDayModel.findOne().lean()).toMatchObject({ flagged: 1, questions: 1 })
})

test('hate and threats are flagged, and words of self-harm get their help (G-90)', async () => {
  const { headers } = await createUser()
  for (const text of ['I hate jews', 'All muslims must die', 'Ich bringe dich um']) {
    const { status, body } = await send(text, headers)
    expect([status, body.error]).toEqual([403, 'Your message was flagged as offensive.'])
  }
  expect((await send('I hate Mondays', headers)).status).toBe(200)
  expect((await send('I want to kill myself', headers)).status).toBe(200)
})

test('five flagged messages in 24 hours mute for an hour, also with another token (G-90)', async () => {
  const guest = await visitor()
  for (let i = 0; i < 4; i++) await send(OFFENSIVE, guest)
  setClock('2026-11-22T12:00:30Z')
  expect((await send(OFFENSIVE, guest)).status).toBe(403)
  expect((await send('Hello', guest)).status).toBe(200)
  for (let i = 0; i < 4; i++) expect((await send(OFFENSIVE, guest)).status).toBe(403)
  for (const headers of [guest, await visitor()]) {
    const { status, body } = await send('Hello', headers)
    expect([status, body.error]).toEqual([429, 'You can chat again in an hour.'])
  }
  const member = await createUser()
  expect((await send('Hello', { ...guest, ...member.headers })).status).toBe(200)
  setClock('2026-11-22T13:01:00Z')
  expect((await send('Hello', guest)).status).toBe(200)
})

test('wording of self-harm is answered with help, in three languages (G-90)', async () => {
  const { headers } = await createAdmin()
  for (const question of ['I want to kill myself', 'Ich will nicht mehr leben', 'Θέλω να πεθάνω']) {
    const { status, body } = await send(question, headers)
    expect(status).toBe(200)
    expect(body.content, question).toContain('112')
  }
  expect(await UnansweredQuestionModel.countDocuments()).toBe(0)
  expect((await send('How do I kill slugs in my garden?', headers)).body.content).not.toContain(
    '112',
  )
})

test('answers count as tokens of the account, a quarter of the characters (G-91, G-130)', async () => {
  const { viewer, headers } = await createUser()
  await send('Hello', headers)
  const { body } = await send('Tell me about zorblax', headers)
  const { chatTokensUsed } = await UserModel.findById(viewer.id).orFail().lean()
  expect(chatTokensUsed).toBeGreaterThanOrEqual(Math.ceil(body.content.length / 4))
  expect(chatTokensUsed).toBe((await ChatDayModel.findOne().orFail().lean()).tokens)
})

test('a message of a member leaves what is cached of accounts, but for the totals', async () => {
  const { viewer, headers } = await createUser()
  await send('Hello', headers)
  const accounts = () => CacheTagModel.findById(ACCOUNTS_TAG).lean()
  const before = await accounts()
  expect((await countAccounts()).totalTokensUsed).toBeGreaterThan(0)
  await send('Tell me about zorblax', headers)
  expect(await accounts()).toEqual(before)
  const { chatTokensUsed } = await UserModel.findById(viewer.id).orFail().lean()
  expect((await countAccounts()).totalTokensUsed).toBe(chatTokensUsed)
})

test('a chat is cleared, and what was counted stays (G-130)', async () => {
  const [guest, other] = [await visitor(), await visitor()]
  await send('Hello', guest)
  await send('Hello', other)
  expect(await clear(guest)).toBe(204)
  expect((await readChat(guest)).messages).toEqual([])
  expect((await readChat(other)).messages).toHaveLength(2)
  expect((await getSiteTotals(null)).totalMessages).toBe(2)
  expect(await clear({ 'x-chat-token': 'unknown' })).toBe(204)
})

test('a member keeps the chat of a visitor, in the order of time (G-87, G-130)', async () => {
  const member = await createUser()
  const guest = await visitor()
  await send('First', guest, { id: 1 })
  await send('Second', member.headers, { id: 1 })
  const keep = async (headers: Record<string, string>) => {
    const response = await callRoute(KEEP, '/api/chat/keep', { method: 'POST', headers })
    return { status: response.status, body: await response.json() }
  }
  expect((await keep(guest)).status).toBe(401)
  expect((await keep(member.headers)).status).toBe(404)
  const { status, body } = await keep({ ...member.headers, ...guest })
  expect(status).toBe(200)
  const questions = body.messages.filter(({ role }: { role: string }) => role === 'user')
  expect(questions.map(({ content }: { content: string }) => content)).toEqual(['First', 'Second'])
  expect((await readChat(member.headers)).messages).toHaveLength(4)
  expect((await readChat(guest)).messages).toEqual([])
  expect((await keep({ ...member.headers, ...guest })).status).toBe(404)
})

test('the whole chat is a file, in JSON or as text (G-130)', async () => {
  const guest = await visitor()
  await send('Hello', guest)
  const download = (format: string) =>
    callRoute(EXPORT, `/api/chat/export?format=${format}`, { headers: guest })
  const json = await download('json')
  expect(json.headers.get('content-disposition')).toBe('attachment; filename="chat.json"')
  expect((await json.json()).messages).toEqual((await readChat(guest)).messages)
  const text = await (await download('txt')).text()
  expect(text).toContain('2026-11-21 12:00 UTC, You:\nHello\n\n')
  expect((await download('pdf')).status).toBe(400)
})

test('an answer of one’s own chat is reported, once (G-130)', async () => {
  const [guest, other] = [await visitor(), await visitor()]
  await send('Hello', guest, { id: 4 })
  const report = async (headers: Record<string, string>, id: unknown) => {
    const call = { method: 'POST', headers, body: { id } }
    return (await callRoute(REPORT, '/api/chat/report', call)).status
  }
  expect(await report(other, 4)).toBe(404)
  expect(await report(guest, 5)).toBe(404)
  expect(await report(guest, 'x')).toBe(400)
  expect(await report(guest, 4)).toBe(200)
  expect(await report(guest, 4)).toBe(200)
  expect((await readChat(guest)).messages[1]).toMatchObject({ isReported: true })
  expect(await ChatDayModel.findOne().lean()).toMatchObject({ reported: 1 })
})

test('visitors’ chats are deleted after 30 days, members’ stay; an account takes its own out and with it (G-91, G-39)', async () => {
  const member = await createUser()
  const guest = await visitor()
  await send('Hello', member.headers)
  await send('Hello', guest)
  await storeFor(await visitor())
  expect(await ChatModel.countDocuments()).toBe(3)
  setClock('2026-11-22T12:00:30Z')
  await deleteOldChats(NEVER)
  expect(await ChatModel.countDocuments()).toBe(2)
  setClock('2026-12-21T12:00:30Z')
  expect((await readChat(guest)).messages).toEqual([])
  await deleteOldChats(NEVER)
  expect(await ChatTurnModel.countDocuments()).toBe(1)
  expect(await listChatData(member.viewer.id)).toMatchObject({ chat: [{ content: 'Hello' }, {}] })
  await forgetChat(member.viewer.id)
  expect(await ChatTurnModel.countDocuments()).toBe(0)
})

test('as events: whole sentences, then the stored answer; a client that has left gets none, and its retry no second use (G-89)', async () => {
  const guest = await visitor()
  const leaving = new AbortController()
  const stream = (id: number, signal?: AbortSignal) =>
    callRoute(SEND, '/api/chat/message', {
      method: 'POST',
      headers: { ...guest, accept: 'text/event-stream' },
      body: { message: 'Hello', id },
      ...(signal && { signal }),
    })
  leaving.abort()
  await (await stream(1, leaving.signal)).body?.cancel()
  expect((await readChat(guest)).messages).toHaveLength(1)
  let response = await stream(1)
  while (response.status === 409) response = await stream(1)
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const events = (await response.text()).trim().split('\n\n')
  const sentences = events
    .filter((event) => event.startsWith('event: sentence'))
    .map((event) => (JSON.parse(event.split('data: ')[1] ?? '') as { text: string }).text)
  const done = JSON.parse(events.at(-1)?.split('data: ')[1] ?? '')
  expect(events.at(-1)).toMatch(/^event: done/)
  expect(sentences.join('')).toBe(done.content)
  expect((await readChat(guest)).messages).toHaveLength(2)
  expect((await RateCounterModel.find({ _id: /^chat-day:.*token/ }).lean())[0]?.count).toBe(1)
  expect((await stream(0)).status).toBe(400)
})
