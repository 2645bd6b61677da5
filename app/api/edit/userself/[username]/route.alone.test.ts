import { beforeEach, expect, test, vi } from 'vitest'
import { setPassword } from '@/lib/account/admin-cli'
import { runDueDeletions } from '@/lib/site/deletions'
import { identify } from '@/lib/auth/identity'
import { sendCodeRates } from '@/lib/account/verification'
import { openSession } from '@/lib/auth/sessions'
import { readToken } from '@/lib/auth/token'
import { authSecret } from '@/lib/auth/secret'
import { getInfo } from '@/lib/aotd/info'
import { now } from '@/lib/clock'
import * as environment from '@/lib/env'
import { checkRates } from '@/lib/http/rate-limit'
import type { MailMessage } from '@/lib/mail/message'
import { queueMail } from '@/lib/mail/queue-mail'
import { withTestClock } from '@/testing/clock'
import { createArtwork, createUser, type TestUser } from '@/testing/factories'
import { withTestDatabase } from '@/testing/db'
import { callRoute } from '@/testing/request'
import { stored } from '@/testing/stored'
import { type User, UserModel } from '@/models/user'
import { POST as keepAccount } from '../../keep-account/route'
import { POST as reauth } from '../../reauth/route'
import { POST as signIn } from '../../../signin/route'
import { POST as signUp } from '../../../signup/route'
import { DELETE, GET, PUT } from './route'

vi.mock('@/lib/mail/queue-mail')
const START = '2026-11-21T12:00:00.000Z'
const setClock = withTestClock(START)
withTestDatabase()
beforeEach(() => {
  setClock(START)
  vi.mocked(queueMail).mockReset().mockResolvedValue()
})

const PASSWORD = 'correct horse battery'
const DAY_MS = 24 * 60 * 60 * 1000

type Call = { method?: string; body?: unknown; headers?: Record<string, string> }

function call(name: string, { method = 'GET', body, headers = {} }: Call = {}) {
  const handler = method === 'GET' ? GET : method === 'PUT' ? PUT : DELETE
  const params = { username: name }
  return callRoute(handler, `/api/edit/userself/${name}`, { method, body, headers, params })
}

const put = (user: TestUser, body: unknown, name = user.viewer.username) =>
  call(name, { method: 'PUT', body, headers: user.headers })

const remove = (user: TestUser, name = user.viewer.username) =>
  call(name, { method: 'DELETE', headers: user.headers })

const inUse = async (token: string) =>
  (await identify(new Headers({ 'x-auth-token': token }))).kind === 'known'

const mails = (): MailMessage[] => vi.mocked(queueMail).mock.calls.map(([message]) => message)
const notices = () =>
  mails().map((m) => (m.kind === 'notice' ? [m.to, m.notice.event] : [m.to, m.kind]))

const readUser = (user: TestUser) =>
  UserModel.findById(user.viewer.id).select('+passwordHash').lean()

/** Moves the clock to so many seconds after the user's sign-in. */
async function passSinceSignIn(user: TestUser, seconds: number): Promise<void> {
  const claims = await readToken(user.token, authSecret(), now())
  setClock(new Date(((claims?.auth_time ?? NaN) + seconds) * 1000).toISOString())
}

/** What a collection holds of a user. */
async function entriesOf(user: TestUser, collection: string) {
  const entries = await (await stored(collection)).find().toArray()
  return entries.filter((entry) => JSON.stringify(entry).includes(user.viewer.id))
}

/** A member whose password fits. */
async function createMember(fields: Partial<User> = {}): Promise<TestUser> {
  const { username = 'anna' } = fields
  await createUser({ username, ...fields })
  await setPassword(username, PASSWORD)
  const user = await UserModel.findOne({ username }).lean()
  if (!user) throw new Error('The member is missing.')
  const subject = { ...user, id: String(user._id) }
  const { token } = await openSession(subject)
  const identity = await identify(new Headers({ 'x-auth-token': token }))
  if (identity.kind !== 'known') throw new Error('The session does not hold.')
  const headers = { 'x-auth-token': token }
  return { viewer: identity.viewer, token, headers, browser: headers, cookieOnly: headers }
}

test('the account is read by its owner in any spelling, with the day of the sign-up (G-30)', async () => {
  const anna = await createUser({ username: 'l4pis', userEmoji: '🌊' })
  const response = await call('Lapis', { headers: anna.headers })
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    username: 'l4pis',
    email: 'l4pis@example.org',
    role: 'user',
    dateSigned: expect.stringMatching(/^Sat, 21 Nov 2026 12:00:\d\d GMT$/) as string,
    userEmoji: '🌊',
  })
  const ben = await createUser({ username: 'ben' })
  expect(await (await call('ben', { headers: ben.headers })).json()).not.toHaveProperty('userEmoji')
})

test('an admin reads any account, others only their own, visitors none (G-30)', async () => {
  const [anna, ben] = [
    await createUser({ username: 'anna' }),
    await createUser({ username: 'ben' }),
  ]
  const admin = await createUser({ role: 'user,admin' })
  expect((await call('anna')).status).toBe(401)
  expect((await call('anna', { headers: ben.headers })).status).toBe(403)
  // The same for a name that is nobody's: it does not tell who exists.
  expect((await call('nobody', { headers: ben.headers })).status).toBe(403)
  expect((await call('anna', { headers: admin.headers })).status).toBe(200)
  expect((await call('nobody', { headers: admin.headers })).status).toBe(404)
  expect((await call('anna', { headers: anna.headers })).status).toBe(200)
})

test('only one’s own account can be changed, by admins too (G-29)', async () => {
  const anna = await createUser({ username: 'anna' })
  const admin = await createUser({ role: 'admin' })
  const before = await readUser(anna)
  const body = { userEmoji: '🌊', username: 'taken' }
  expect((await put(admin, body, 'anna')).status).toBe(403)
  expect((await call('anna', { method: 'PUT', body })).status).toBe(401)
  expect(await readUser(anna)).toEqual(before)
  // The session cookie alone is not enough for a change (G-5).
  const forged = await call('anna', { method: 'PUT', body, headers: anna.cookieOnly })
  expect(forged.status).toBe(403)
  expect((await call('anna', { method: 'PUT', body, headers: anna.browser })).status).toBe(200)
})

test('a change answers with a new raw token and its cookies; sign-in time and end are kept (G-3, G-6)', async () => {
  const anna = await createUser({ username: 'anna' })
  setClock('2026-11-21T13:00:00.000Z')
  const response = await put(anna, { username: 'l4pis', userEmoji: '❤' })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('text/plain')
  const token = await response.text()
  const [session, csrf] = response.headers.getSetCookie()
  expect(session).toContain(`next-auth.session-token=${token};`)
  expect(csrf).toMatch(/^XSRF-TOKEN=/)
  const [before, after] = [
    await readToken(anna.token, authSecret(), now()),
    await readToken(token, authSecret(), now()),
  ]
  expect(after).toMatchObject({
    username: 'l4pis',
    sid: before?.sid,
    auth_time: before?.auth_time,
    exp: before?.exp,
  })
  expect(after?.iat).toBeGreaterThan(before?.iat ?? Infinity)
  expect(await inUse(token)).toBe(true)
  // Stored with the variation selector that Unicode recommends.
  expect((await readUser(anna))?.userEmoji).toBe('❤️')
})

test.each([
  ['nothing', {}],
  ['unknown fields alone', { role: 'admin', permissions: 9, emailVerified: true, _id: 'x' }],
  ['what is so already', { username: ' Anna ', email: 'ANNA@example.org', userEmoji: '' }],
])('%s is nothing to change (G-29)', async (_, body) => {
  const anna = await createUser({ username: 'anna' })
  const before = await readUser(anna)
  const response = await put(anna, body)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: 'Nothing to change.' })
  expect(await readUser(anna)).toEqual(before)
})

test.each([
  [
    { username: 'x' },
    'Username must be 2-20 characters: letters, digits, dot, dash or underscore.',
  ],
  [{ email: 'anna@' }, 'Please enter a valid email.'],
  [{ password: 'short' }, 'Password must be at least 8 characters.'],
  [{ password: 'x'.repeat(129) }, 'Password must be at most 128 characters.'],
  [{ userEmoji: 'a' }, 'Input must be a single emoji.'],
  [{ userEmoji: '🇦🇹' }, 'Input must be a single emoji.'],
  [{ userEmoji: { $ne: '' } }, 'Input must be a single emoji.'],
])('%j is refused as a whole with its sentence', async (fields, error) => {
  const anna = await createUser({ username: 'anna' })
  const before = await readUser(anna)
  const response = await put(anna, { username: 'l4pis', ...fields })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error })
  expect(await readUser(anna)).toEqual(before)
})

test.each([
  ['müller@example.org', 'letters from a to z without accents'],
  [`${'x'.repeat(65)}@example.org`, 'at most 64 characters'],
  ['"anna b"@example.org', 'an invisible character'],
  ['anna@example', 'the name of a mail server'],
])('the field says why %s is no address (G-156)', async (email, reason) => {
  const response = await put(await createUser({ username: 'anna' }), { email })
  expect(response.status).toBe(400)
  const { error, fields } = (await response.json()) as { error: string; fields: { email: string } }
  expect(error).toBe('Please enter a valid email.')
  expect(fields.email).toContain(`Please enter a valid email. `)
  expect(fields.email).toContain(reason)
})

test('a username is changed once; a spelling of the same key is no change (G-28)', async () => {
  const anna = await createUser({ username: 'anna' })
  expect((await put(anna, { username: 'Lapis' })).status).toBe(200)
  expect(notices()).toEqual([['anna@example.org', 'username_changed']])
  const again = await put(anna, { username: 'umber' }, 'l4pis')
  expect(again.status).toBe(403)
  expect(await again.json()).toMatchObject({ error: 'Username can only be changed once.' })
  expect((await put(anna, { username: 'lapi5', userEmoji: '🌊' }, 'l4pis')).status).toBe(200)
  expect((await readUser(anna))?.username).toBe('l4pis')
})

test('a taken, a reserved and a former name of others are refused; one’s own former one is kept 90 days (G-22, G-28)', async () => {
  const anna = await createUser({ username: 'anna' })
  const ben = await createUser({ username: 'ben' })
  for (const username of ['4nna', 'admin', 'b0t']) {
    const response = await put(ben, { username })
    expect(response.status, username).toBe(409)
    expect(await response.json()).toMatchObject({ error: 'Username already exists.' })
  }
  await put(anna, { username: 'l4pis' })
  expect((await put(ben, { username: 'anna' })).status).toBe(409)
  setClock(new Date(Date.parse(START) + 90 * DAY_MS - 60_000).toISOString())
  const { token } = await openSession({ ...ben.viewer, tokenVersion: 0 })
  const later = { ...ben, headers: { 'x-auth-token': token } }
  expect((await put(later, { username: 'anna' })).status).toBe(409)
  setClock(new Date(Date.parse(START) + 90 * DAY_MS + 60_000).toISOString())
  expect((await put(later, { username: 'anna' })).status).toBe(200)
})

test('of 20 concurrent renames one succeeds, and of 20 members one gets a name (G-28)', async () => {
  const anna = await createUser({ username: 'anna' })
  const renames = await Promise.all(
    Array.from({ length: 20 }, (_, i) => put(anna, { username: `umber${i}` })),
  )
  expect(renames.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(renames.filter(({ status }) => status === 403)).toHaveLength(19)
  const others = await Promise.all(Array.from({ length: 20 }, () => createUser()))
  const all = await Promise.all(others.map((user) => put(user, { username: 'gambit' })))
  expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
  expect(await UserModel.countDocuments({ usernameKey: 'g4mbit' })).toBe(1)
})

test('password and address are changed up to 15 minutes after a sign-in, then with the password (G-29)', async () => {
  const anna = await createMember()
  await passSinceSignIn(anna, 15 * 60 - 20)
  expect((await put(anna, { email: 'new@example.org' })).status).toBe(200)
  await passSinceSignIn(anna, 15 * 60)
  for (const body of [{ email: 'other@example.org' }, { password: 'another good one' }]) {
    for (const proof of [{}, { currentPassword: 'not the password' }]) {
      const response = await put(anna, { ...body, ...proof, userEmoji: '🌊' })
      expect(response.status).toBe(403)
      expect(await response.json()).toMatchObject({
        error: 'Please confirm your current password.',
        code: 'REAUTH',
      })
    }
  }
  expect(await readUser(anna)).toMatchObject({ email: 'new@example.org', userEmoji: null })
  expect((await put(anna, { userEmoji: '🌊' })).status).toBe(200)
  const body = { email: 'other@example.org', currentPassword: PASSWORD }
  const response = await put(anna, body)
  expect(response.status).toBe(200)
  // With the password given, the next quarter of an hour begins.
  const renewed = { ...anna, headers: { 'x-auth-token': await response.text() } }
  await passSinceSignIn(anna, 30 * 60 - 20)
  expect((await put(renewed, { email: 'third@example.org' })).status).toBe(200)
})

test('trying passwords out by a stolen token is limited', async () => {
  const keys = { ...environment.env(), RATE_LIMIT: 'on' as const }
  const spy = vi.spyOn(environment, 'env').mockReturnValue(keys)
  const anna = await createMember()
  const attempt = () => put(anna, { password: 'another good one', currentPassword: 'guess' })
  for (let i = 0; i < 10; i++) expect((await attempt()).status).toBe(403)
  const refused = await attempt()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  spy.mockRestore()
})

test('a new password ends the other sessions and the old token, and is notified (G-29)', async () => {
  const anna = await createMember()
  const other = await openSession({ ...anna.viewer, tokenVersion: 1 })
  expect(await inUse(other.token)).toBe(true)
  const response = await put(anna, { password: 'another good one' })
  const token = await response.text()
  expect([await inUse(token), await inUse(anna.token), await inUse(other.token)]).toEqual([
    true,
    false,
    false,
  ])
  expect(await (await stored('sessions')).countDocuments()).toBe(1)
  expect(notices()).toEqual([['anna@example.org', 'password_changed']])
  const body = { username: 'anna', password: 'another good one' }
  expect((await callRoute(signIn, '/api/signin', { method: 'POST', body })).status).toBe(200)
})

test('a new address is unverified and gets a code, and the old one is notified (G-29)', async () => {
  const anna = await createUser({ username: 'anna' })
  const response = await put(anna, { email: ' New@Example.ORG ' })
  expect(response.status).toBe(200)
  expect(await readUser(anna)).toMatchObject({ email: 'new@example.org', emailVerified: false })
  expect(notices()).toEqual([
    ['anna@example.org', 'email_changed'],
    ['new@example.org', 'verify'],
  ])
  expect((await identify(new Headers(anna.headers))).kind).toBe('known')
  const ben = await createUser({ username: 'ben' })
  const taken = await put(ben, { email: 'new@example.org' })
  expect(taken.status).toBe(409)
  expect(await taken.json()).toMatchObject({ error: 'Email already exists.' })
})

test('a new address gets its code even right after the old one (G-13, G-29)', async () => {
  const anna = await createMember()
  const keys = { ...environment.env(), RATE_LIMIT: 'on' as const }
  const spy = vi.spyOn(environment, 'env').mockReturnValue(keys)
  await checkRates(sendCodeRates(anna.viewer.id))
  expect((await put(anna, { email: 'new@example.org' })).status).toBe(200)
  expect(notices().at(-1)).toEqual(['new@example.org', 'verify'])
  spy.mockRestore()
})

test('a change is saved when its mails cannot be queued', async () => {
  const anna = await createUser({ username: 'anna' })
  vi.mocked(queueMail).mockRejectedValue(new Error('no outbox'))
  expect((await put(anna, { email: 'new@example.org' })).status).toBe(200)
  expect((await readUser(anna))?.email).toBe('new@example.org')
})

test('a member requests the deletion shortly after a sign-in and is notified (G-39)', async () => {
  const anna = await createMember()
  const ben = await createUser({ username: 'ben', role: 'admin' })
  expect((await call('anna', { method: 'DELETE' })).status).toBe(401)
  expect((await remove(ben, 'anna')).status).toBe(403)
  await passSinceSignIn(anna, 15 * 60)
  expect(await (await remove(anna)).json()).toMatchObject({ code: 'REAUTH' })
  expect((await readUser(anna))?.deleteAfter).toBeNull()
  const body = { currentPassword: PASSWORD }
  const options = { method: 'POST', body, headers: anna.headers }
  const confirmed = await callRoute(reauth, '/api/edit/reauth', options)
  const fresh = { ...anna, headers: { 'x-auth-token': await confirmed.text() } }
  const response = await remove(fresh)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    deleteAfter: expect.stringMatching(/^2026-11-28T12:1[5-9]/) as string,
  })
  // Asked again, the day stays and no other mail leaves.
  setClock('2026-11-21T12:25:00.000Z')
  expect((await (await remove(fresh)).json()).deleteAfter).toMatch(/^2026-11-28T12:1[5-9]/)
  expect(notices()).toEqual([['anna@example.org', 'deletion_requested']])
})

test('a deletion is cancelled by keeping the account or by signing in (G-39)', async () => {
  const anna = await createMember()
  await remove(anna)
  const options = { method: 'POST', headers: anna.headers }
  const answer = await callRoute(keepAccount, '/api/edit/keep-account', options)
  expect(answer.status).toBe(204)
  expect((await readUser(anna))?.deleteAfter).toBeNull()
  await remove(anna)
  setClock('2026-11-28T11:59:00.000Z')
  // Known with its last day, which another browser takes back.
  expect(await inUse(anna.token)).toBe(true)
  const body = { username: 'anna', password: PASSWORD }
  expect((await callRoute(signIn, '/api/signin', { method: 'POST', body })).status).toBe(200)
  setClock('2026-11-29T12:00:00.000Z')
  await runDueDeletions(new AbortController().signal)
  expect((await readUser(anna))?.deleteAfter).toBeNull()
  expect(await inUse(anna.token)).toBe(true)
})

test('after seven days only the art remains, without its author (G-39, G-62b)', async () => {
  const anna = await createMember({ birthday: new Date('1990-05-05'), email: 'anna@example.org' })
  const ben = await createUser({ username: 'ben' })
  await createArtwork(anna.viewer, { dateKey: '2026-11-29' })
  const known = { username: 'anna', password: PASSWORD }
  await callRoute(signIn, '/api/signin', { method: 'POST', body: known })
  await put(anna, { email: 'later@example.org', username: 'l4pis' })
  await remove(anna, 'l4pis')
  const traces = ['sessions', 'verificationcodes', 'knowndevices', 'reservednames']
  for (const name of traces) expect(await entriesOf(anna, name), name).not.toEqual([])
  setClock('2026-11-28T11:59:00.000Z')
  await runDueDeletions(new AbortController().signal)
  expect(await readUser(anna)).not.toBeNull()
  // Its time is over before anybody carried it out.
  setClock('2026-11-28T12:05:00.000Z')
  const body = { username: 'l4pis', password: PASSWORD }
  expect((await callRoute(signIn, '/api/signin', { method: 'POST', body })).status).toBe(401)
  const options = { method: 'POST', headers: anna.headers }
  const answer = await callRoute(keepAccount, '/api/edit/keep-account', options)
  expect(answer.status).toBe(401)
  expect(await inUse(anna.token)).toBe(false)
  await runDueDeletions(new AbortController().signal)
  expect(await readUser(anna)).toBeNull()
  expect(notices().at(-1)).toEqual(['later@example.org', 'account_deleted'])
  expect(await inUse(anna.token)).toBe(false)
  for (const name of traces) expect(await entriesOf(anna, name), name).toEqual([])
  setClock('2026-11-29T12:00:00.000Z')
  expect(await getInfo(ben.viewer)).toMatchObject({ createdBy: '[deleted]' })
  expect((await readUser(ben))?.username).toBe('ben')
})

test('the names of a deleted account stay reserved for 90 days, and no longer lead to it (G-28)', async () => {
  const anna = await createMember()
  await put(anna, { username: 'l4pis' })
  await remove(anna, 'lapis')
  const deletedAt = Date.parse('2026-11-28T12:05:00.000Z')
  setClock(new Date(deletedAt).toISOString())
  for (let i = 0; i < 2; i++) await runDueDeletions(new AbortController().signal)
  expect(await readUser(anna)).toBeNull()
  expect(await entriesOf(anna, 'reservednames')).toEqual([])
  const take = async (username: string) => {
    const body = { username, email: `${username}@example.com`, password: 'another fine one' }
    return (await callRoute(signUp, '/api/signup', { method: 'POST', body })).status
  }
  expect([await take('Lapis'), await take('anna')]).toEqual([409, 409])
  setClock(new Date(Date.parse(START) + 90 * DAY_MS + 60_000).toISOString())
  expect([await take('Lapis'), await take('anna')]).toEqual([409, 201])
  setClock(new Date(deletedAt + 90 * DAY_MS + 60_000).toISOString())
  expect(await take('Lapis')).toBe(201)
})

test('the last admin stays (G-16)', async () => {
  const [anna, ben] = [await createUser({ role: 'admin' }), await createUser({ role: 'admin' })]
  const answers = await Promise.all([remove(anna), remove(ben)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(await refused?.json()).toMatchObject({ error: 'At least one admin is required.' })
  expect(await UserModel.countDocuments({ role: 'admin', deleteAfter: null })).toBe(1)
})
