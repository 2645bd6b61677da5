import { beforeEach, expect, test } from 'vitest'
import { queueMail } from '@/lib/mail/queue-mail'
import { createUser } from '@/testing/factories'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { callRoute } from '@/testing/request'
import { stored } from '@/testing/stored'
import { GET as GET_ONE } from './[id]/route'
import { POST } from './[id]/retry/route'
import { GET } from './route'
import { POST as POST_KEPT } from './send-kept/route'

const setClock = withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()
beforeEach(() => setClock('2026-03-10T12:00:00Z'))

const PATH = '/api/mail/admin/outbox'
type Headers = Record<string, string>

const list = (headers: Headers, query = '') => callRoute(GET, `${PATH}${query}`, { headers })
const one = (headers: Headers, id: string) =>
  callRoute(GET_ONE, `${PATH}/${id}`, { headers, params: { id } })
const retry = (headers: Headers, id: string) =>
  callRoute(POST, `${PATH}/${id}/retry`, { method: 'POST', headers, params: { id } })

const sendKept = (headers: Headers) =>
  callRoute(POST_KEPT, `${PATH}/send-kept`, { method: 'POST', headers })

const asAdmin = async () => createUser({ role: 'admin' })
const queue = (to: string) => queueMail({ kind: 'verify', to, username: 'anna', code: '204816' })

async function onlyId(): Promise<string> {
  return String((await (await stored('mails')).findOne({}))?._id)
}

test('the outbox is for admins only, and others change nothing (G-7)', async () => {
  await queue('anna@example.org')
  const id = await onlyId()
  const chef = await createUser({ role: 'chef,gallery_manager' })
  const calls = [
    (h: Headers) => list(h),
    (h: Headers) => one(h, id),
    (h: Headers) => retry(h, id),
    sendKept,
  ]
  for (const call of calls) {
    expect((await call({})).status).toBe(401)
    const refused = await call(chef.headers)
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ error: 'Admin access required.' })
  }
  expect(await (await stored('auditentries')).countDocuments()).toBe(0)
})

test('mail is listed newest first, without its text, page by page', async () => {
  const { headers } = await asAdmin()
  const mails = await stored('mails')
  for (let i = 0; i < 5; i++) {
    await queue(`a${i}@example.org`)
    // Two at the same moment, so that the order needs more than the time.
    const queuedAt = new Date(Date.UTC(2026, 2, 10, 12, Math.floor(i / 2)))
    await mails.updateOne({ to: `a${i}@example.org` }, { $set: { queuedAt } })
  }
  const newestFirst = await mails.find().sort({ queuedAt: -1, _id: -1 }).toArray()
  const seen: string[] = []
  let cursor = ''
  for (let page = 0; page < 3; page++) {
    const answer = await list(headers, `?limit=2${cursor && `&cursor=${cursor}`}`)
    const body = await answer.json()
    for (const mail of body.mails) seen.push(mail.id)
    expect(JSON.stringify(body)).not.toContain('204816')
    cursor = body.next
    expect(body.next === null).toBe(page === 2)
  }
  expect(seen).toEqual(newestFirst.map(({ _id }) => String(_id)))
})

test('a row shows the state of its mail', async () => {
  const { headers } = await asAdmin()
  await queue('anna@example.org')
  const { mails, next } = await (await list(headers)).json()
  expect(next).toBeNull()
  expect(mails).toEqual([
    {
      id: await onlyId(),
      kind: 'verify',
      to: 'anna@example.org',
      subject: 'Your verification code for Pochade',
      state: 'waiting',
      canBeSent: true,
      tries: 0,
      error: null,
      queuedAt: expect.stringMatching(/^2026-03-10T12:00/),
      nextTryAt: expect.stringMatching(/^2026-03-10T12:00/),
      endedAt: null,
    },
  ])
})

test('without a mail server the code can be read, to be passed on (G-44)', async () => {
  const { headers } = await asAdmin()
  await queue('anna@example.org')
  const answer = await one(headers, await onlyId())
  expect(answer.headers.get('cache-control')).toContain('no-store')
  expect((await answer.json()).text).toContain('204816')
})

test('wrong limits and cursors are 400, unknown and malformed ids 404', async () => {
  const { headers } = await asAdmin()
  for (const query of ['?limit=0', '?limit=101', '?limit=x', '?cursor=1', '?cursor=$ne']) {
    expect((await list(headers, query)).status, query).toBe(400)
  }
  for (const id of ['0123456789abcdef01234567', 'x']) {
    for (const call of [one, retry]) {
      const answer = await call(headers, id)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ error: 'There is no such mail.' })
    }
  }
})

test('failed mail is sent again by an admin, and this is audited', async () => {
  const { headers, viewer } = await asAdmin()
  await queue('anna@example.org')
  const mails = await stored('mails')
  await mails.updateMany({}, { $set: { state: 'failed', endedAt: new Date() } })
  const id = await onlyId()
  setClock('2026-03-14T12:00:00Z')
  const answer = await retry(headers, id)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ state: 'waiting', endedAt: null })
  expect(await mails.findOne({})).toMatchObject({ state: 'waiting', secret: '204816' })
  const [entry] = await (await stored('auditentries')).find({}).toArray()
  expect(entry).toMatchObject({
    actorName: viewer.username,
    action: 'send mail again',
    target: { kind: 'mail', id },
    before: { state: 'failed' },
    after: { state: 'waiting' },
  })
  expect(JSON.stringify(entry)).not.toContain('204816')
})

test('sent mail is not sent again, nor kept mail without a mail server', async () => {
  const { headers } = await asAdmin()
  await queue('anna@example.org')
  const mails = await stored('mails')
  const refusals = [
    ['sent', 'This mail has left already.'],
    ['kept', 'This site has no mail server. Enter one in the settings.'],
  ]
  for (const [state, error] of refusals) {
    await mails.updateMany({}, { $set: { state } })
    const answer = await retry(headers, await onlyId())
    expect([answer.status, (await answer.json()).error]).toEqual([409, error])
    expect((await mails.findOne({}))?.state).toBe(state)
  }
  expect(await (await sendKept(headers)).json()).toEqual({ queued: 0 })
  expect(await mails.countDocuments({ state: 'kept' })).toBe(1)
})
