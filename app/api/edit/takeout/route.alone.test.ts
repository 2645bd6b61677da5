import { beforeEach, expect, test, vi } from 'vitest'
import { rememberDevice } from '@/lib/account/devices'
import { reserveName } from '@/lib/account/names'
import { recordChange } from '@/lib/audit/record-change'
import { authSecret } from '@/lib/auth/secret'
import { readToken } from '@/lib/auth/token'
import { countView } from '@/lib/aotd/views'
import { now } from '@/lib/clock'
import * as environment from '@/lib/env'
import { queueMail } from '@/lib/mail/queue-mail'
import { putMedia } from '@/lib/media/store'
import { withTestClock } from '@/testing/clock'
import { createArtwork, createUser } from '@/testing/factories'
import { withTestDatabase } from '@/testing/db'
import { callRoute } from '@/testing/request'
import { unzip } from '@/testing/unzip'
import { GET } from './route'

vi.mock('@/lib/mail/queue-mail')
type Outbox = { queueMail: typeof queueMail }
const START = '2026-11-21T12:00:00.000Z'
const setClock = withTestClock(START)
withTestDatabase()
beforeEach(() => {
  setClock(START)
  vi.mocked(queueMail).mockReset().mockResolvedValue()
})

const takeOut = (headers: Record<string, string> = {}, signal?: AbortSignal) =>
  callRoute(GET, '/api/edit/takeout', { headers, ...(signal && { signal }) })

const putPicture = (bytes: Buffer) =>
  putMedia(bytes, { type: 'image/webp', owner: 'art-of-the-day', access: 'members' })

test('the zip holds the account, preferences, sessions and own art with pictures, and no secret', async () => {
  const birthday = new Date('1990-05-05')
  const anna = await createUser({ username: 'anna', birthday, passwordHash: '$argon2id$secret' })
  const ben = await createUser({ username: 'ben' })
  const picture = Buffer.alloc(600_000, 'anna')
  const full = await putPicture(picture)
  const files = { original: 'a.png', full, small: 'c.webp' }
  await createArtwork(anna.viewer, { dateKey: '2026-11-20', files, prompt: 'for admins' })
  await createArtwork(anna.viewer, { dateKey: '2026-11-18' })
  const deletedAt = now()
  const trashed = await createArtwork(anna.viewer, { dateKey: '2026-11-17', files, deletedAt })
  await createArtwork(anna.viewer, {
    dateKey: '2026-11-16',
    generationStatus: { status: 'failed', state: 'error', message: 'Failed.', startedAt: now() },
  })
  await reserveName(anna.viewer.id, 'annie')
  await rememberDevice(anna.viewer.id, { ip: '192.0.2.1', device: 'Firefox', deviceIds: [] })
  await recordChange(ben.viewer, {
    action: 'update user',
    target: { kind: 'user', id: anna.viewer.id, name: 'anna' },
    before: { permissions: 0 },
    after: { permissions: 1 },
  })
  const sent = { kind: 'verify', to: anna.viewer.email, username: 'anna', code: '123456' } as const
  await (await vi.importActual<Outbox>('@/lib/mail/queue-mail')).queueMail(sent)
  const other = await createArtwork(ben.viewer, { dateKey: '2026-11-19', title: 'By Ben' })
  await countView(anna.viewer, String(other._id))
  await countView(ben.viewer, String(other._id))

  const response = await takeOut(anna.headers)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="anna-2026-11-21.zip"',
  )
  const zip = unzip(Buffer.from(await response.arrayBuffer()))
  expect([...zip.keys()].sort()).toEqual([
    'account.json',
    'art.json',
    `art/2026-11-17-${String(trashed._id)}.webp`,
    'art/2026-11-20.webp',
    'badges.json',
    'changes.json',
    'chat.json',
    'contact-messages.json',
    'devices.json',
    'digest.json',
    'former-names.json',
    'gallery.json',
    'guesses.json',
    'likes.json',
    'mails.json',
    'makes.json',
    'pre-orders.json',
    'preferences.json',
    'recipes.json',
    'report-decisions.json',
    'reports.json',
    'sessions.json',
    'views.json',
    'year-books.json',
  ])
  const json = (name: string): unknown => JSON.parse(String(zip.get(name)))
  expect(json('account.json')).toMatchObject({
    username: 'anna',
    email: 'anna@example.org',
    birthday: '1990-05-05',
    role: 'user',
    dateSigned: expect.stringMatching(/^2026-11-21T12:00/) as string,
  })
  expect(json('preferences.json')).toMatchObject({
    artPreferences: { useEmoji: false },
    publicPage: 'members',
  })
  expect(json('sessions.json')).toHaveLength(1)
  expect(json('art.json')).toMatchObject([
    { dateKey: '2026-11-16', status: 'failed' },
    { dateKey: '2026-11-17', deletedAt: deletedAt.toISOString() },
    { dateKey: '2026-11-18' },
    { dateKey: '2026-11-20', status: 'completed', deletedAt: null },
  ])
  expect(json('former-names.json')).toMatchObject([{ name: 'annie' }])
  expect(json('devices.json')).toHaveLength(1)
  expect(json('changes.json')).toMatchObject([
    { action: 'update user', before: { permissions: 0 }, after: { permissions: 1 } },
  ])
  expect(json('mails.json')).toMatchObject([{ kind: 'verify' }])
  const countedAt = expect.stringMatching(/^2026-11-21T12:00/) as string
  expect(json('views.json')).toEqual([{ dateKey: '2026-11-19', countedAt, verified: true }])
  expect(zip.get('art/2026-11-20.webp')?.equals(picture)).toBe(true)
  const words = [...zip.keys()]
    .filter((name) => name.endsWith('.json'))
    .map((name) => String(zip.get(name)))
    .join()
  const secrets = ['argon2id', 'ben', 'Ben', 'for admins', 'secret', 'tokenVersion', '123456']
  for (const secret of secrets) {
    expect(words).not.toContain(secret)
  }
  expect(vi.mocked(queueMail).mock.calls).toEqual([
    [
      {
        kind: 'notice',
        to: 'anna@example.org',
        username: 'anna',
        userId: anna.viewer.id,
        notice: { event: 'data_exported' },
      },
    ],
  ])
})

test('an unverified address does not export the mails of its former owner', async () => {
  const ben = await createUser({ email: 'anna@example.org', emailVerified: false })
  const { queueMail: queue } = await vi.importActual<Outbox>('@/lib/mail/queue-mail')
  await queue({ kind: 'verify', to: 'anna@example.org', username: 'anna', code: '123456' })
  const zip = unzip(Buffer.from(await (await takeOut(ben.headers)).arrayBuffer()))
  expect(JSON.parse(String(zip.get('mails.json')))).toEqual([])
})

test('it requires a fresh sign-in and, by cookie, the CSRF token (G-5, G-29)', async () => {
  const anna = await createUser()
  expect((await takeOut()).status).toBe(401)
  expect((await takeOut(anna.cookieOnly)).status).toBe(403)
  const claims = await readToken(anna.token, authSecret(), now())
  const quarter = ((claims?.auth_time ?? NaN) + 15 * 60) * 1000
  setClock(new Date(quarter - 20_000).toISOString())
  const response = await takeOut(anna.browser)
  expect(response.status).toBe(200)
  await response.arrayBuffer()
  setClock(new Date(quarter).toISOString())
  const refused = await takeOut(anna.headers)
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({ code: 'REAUTH' })
})

test('three an hour are allowed, and a refused one does not count', async () => {
  const keys = { ...environment.env(), RATE_LIMIT: 'on' as const }
  const spy = vi.spyOn(environment, 'env').mockReturnValue(keys)
  const anna = await createUser()
  for (let i = 0; i < 3; i++) await (await takeOut(anna.headers)).arrayBuffer()
  expect((await takeOut(anna.headers)).status).toBe(429)
  spy.mockRestore()
})

test('a client that disconnects ends the stream', async () => {
  const anna = await createUser()
  const full = await putPicture(Buffer.alloc(3_000_000, 'x'))
  await createArtwork(anna.viewer, { files: { original: 'a.png', full, small: 'c.webp' } })
  const leaving = new AbortController()
  const response = await takeOut(anna.headers, leaving.signal)
  const reader = response.body?.getReader()
  await reader?.read()
  leaving.abort()
  await expect(
    (async () => {
      while (!(await reader?.read())?.done);
    })(),
  ).rejects.toThrow()
})
