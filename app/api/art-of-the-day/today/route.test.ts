import { beforeEach, expect, test } from 'vitest'
import { runPendingWork } from '@/lib/aotd/painting/worker'
import { ACCOUNTS_TAG } from '@/lib/account/account-changed'
import { invalidate } from '@/lib/cache'
import { createUser, type TestUser } from '@/testing/factories'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createFakePainter } from '@/testing/fake-painter'
import { callRoute } from '@/testing/request'
import { stored } from '@/testing/stored'
import { GET } from './route'

const setClock = withTestClock('2026-11-21T12:00:00Z')
withTestDatabase()
beforeEach(() => setClock('2026-11-21T12:00:00Z'))

const NEVER = new AbortController().signal

async function request(headers: Record<string, string>, method = 'GET') {
  const response = await callRoute(GET, '/api/art-of-the-day/today', { method, headers })
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  return response
}

async function today(headers: Record<string, string> = {}) {
  return (await (await request(headers)).json()) as {
    generationStatus: string
    message: string
    usersWithBirthdays?: string[]
  }
}

const countArt = async () => (await stored('artworks')).countDocuments()
const paintAll = () => runPendingWork(createFakePainter(), NEVER)

async function failToday(user: TestUser): Promise<void> {
  await today(user.headers)
  const painter = createFakePainter(() => Promise.reject(new Error('secret of the provider')))
  await runPendingWork(painter, NEVER)
}

test('the first eligible visitor starts the day and becomes its author (G-47)', async () => {
  const user = await createUser({ username: 'l4pi5' })
  expect(await today(user.headers)).toEqual({
    generationStatus: 'no_art',
    message: 'Generating Art of the Day...',
  })
  const art = await (await stored('artworks')).findOne()
  expect(art).toMatchObject({ dateKey: '2026-11-21', createdBy: 'l4pi5', tries: 0 })
  expect(String(art?.createdById)).toBe(user.viewer.id)
  expect((await today(user.headers)).generationStatus).toBe('pending')
})

test('the art is painted, stored and then completed for everyone who is logged in', async () => {
  const user = await createUser()
  const unverified = await createUser({ emailVerified: false })
  await today(user.headers)
  expect(await paintAll()).toBe(1)
  const completed = { generationStatus: 'completed', message: 'The art of the day is ready.' }
  expect(await today(user.headers)).toEqual(completed)
  expect(await today(unverified.headers)).toEqual(completed)
  expect((await today()).generationStatus).toBe('unauthorized')
})

test('without a session, or with a token that no longer holds, nothing starts', async () => {
  expect((await today()).generationStatus).toBe('unauthorized')
  expect((await today({ 'x-auth-token': 'nonsense' })).generationStatus).toBe('unauthorized')
  expect(await countArt()).toBe(0)
})

test('an unverified visitor starts nothing', async () => {
  const user = await createUser({ emailVerified: false })
  expect(await today(user.headers)).toEqual({
    generationStatus: 'unverified',
    message: 'You need to verify your email to generate art.',
  })
  expect(await countArt()).toBe(0)
})

test("the site's own page may start the day with its cookie and the CSRF header", async () => {
  const user = await createUser()
  expect((await today(user.browser)).generationStatus).toBe('no_art')
})

test('an address that was merely opened starts nothing, as the CSRF header is missing', async () => {
  const user = await createUser()
  expect((await today(user.cookieOnly)).generationStatus).toBe('not_started')
  const foreign = await createUser()
  const mixed = { ...user.cookieOnly, 'x-xsrf-token': foreign.browser['x-xsrf-token'] ?? '' }
  expect((await today(mixed)).generationStatus).toBe('not_started')
  expect(await countArt()).toBe(0)
})

test('HEAD starts nothing (G-47)', async () => {
  const user = await createUser()
  const { body } = await request(user.headers, 'HEAD')
  expect(body).toBeNull()
  expect(await countArt()).toBe(0)
})

test.each([
  ['sec-purpose', 'prefetch;prerender'],
  ['purpose', 'prefetch'],
  ['next-router-prefetch', '1'],
])('a prefetch by %s starts nothing (G-47)', async (name, value) => {
  const user = await createUser()
  const answer = await today({ ...user.browser, [name]: value })
  expect(answer.generationStatus).toBe('not_started')
  expect(await countArt()).toBe(0)
})

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1',
  'Mozilla/5.0 (compatible; YandexBot/3.0)',
])('the crawler %s starts nothing, even with a token', async (userAgent) => {
  const user = await createUser()
  const answer = await today({ ...user.headers, 'user-agent': userAgent })
  expect(answer.generationStatus).toBe('not_started')
  expect(await countArt()).toBe(0)
})

test('a Cubot telephone may start the day', async () => {
  const user = await createUser()
  const userAgent = 'Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36'
  expect((await today({ ...user.headers, 'user-agent': userAgent })).generationStatus).toBe(
    'no_art',
  )
})

test('before 04:50 UTC the day before is claimed, from then on its own day (G-45)', async () => {
  const user = await createUser()
  setClock('2026-11-21T04:49:58Z')
  await today(user.headers)
  await paintAll()
  expect((await today(user.headers)).generationStatus).toBe('completed')
  setClock('2026-11-21T04:50:00Z')
  expect((await today(user.headers)).generationStatus).toBe('no_art')
  const days = await (await stored('artworks')).find().sort({ dateKey: 1 }).toArray()
  expect(days.map((art) => art.dateKey)).toEqual(['2026-11-20', '2026-11-21'])
})

test('birthday users come first until 09:40 UTC, by name for members (G-46)', async () => {
  setClock('2026-11-21T04:50:00Z')
  const born = new Date('1990-11-21T00:00:00Z')
  const birthday = await createUser({ username: 'b1rthd4y', birthday: born })
  await createUser({ username: 'un5een', birthday: born, emailVerified: false })
  await createUser({ username: '5u5pended', birthday: born, permissions: -1 })
  const other = await createUser()
  await invalidate([ACCOUNTS_TAG])
  expect(await today(other.headers)).toEqual({
    generationStatus: 'birthday_priority',
    message: 'Users with a birthday today have priority until 09:40 UTC.',
    usersWithBirthdays: ['b1rthd4y'],
  })
  setClock('2026-11-21T09:39:57Z')
  expect((await today(other.headers)).generationStatus).toBe('birthday_priority')
  expect(await today()).toEqual({
    generationStatus: 'unauthorized',
    message: 'Please log in or sign up to see the art of the day.',
  })
  expect((await today(birthday.headers)).generationStatus).toBe('no_art')
})

test('who was born on 29 February comes first on that day, and in other years on the 28th', async () => {
  await createUser({ username: 'le4p', birthday: new Date('2000-02-29T00:00:00Z') })
  for (const [day, isFirst] of [
    ['2028-02-28', false],
    ['2028-02-29', true],
    ['2028-03-01', false],
    ['2027-02-28', true],
    ['2027-03-01', false],
  ] as const) {
    setClock(`${day}T04:50:00Z`)
    const { headers } = await createUser()
    await invalidate([ACCOUNTS_TAG])
    const expected = isFirst ? 'birthday_priority' : 'no_art'
    expect((await today(headers)).generationStatus, day).toBe(expected)
  }
})

test('between midnight and 04:50 UTC a birthday of the new date is not yet kept (G-45)', async () => {
  await createUser({ username: 'f1r5t', birthday: new Date('1990-01-01T00:00:00Z') })
  setClock('2027-01-01T04:49:57Z')
  const other = await createUser()
  expect((await today(other.headers)).generationStatus).toBe('no_art')
  expect((await (await stored('artworks')).findOne())?.dateKey).toBe('2026-12-31')
  setClock('2027-01-01T04:50:00Z')
  expect((await today(other.headers)).generationStatus).toBe('birthday_priority')
})

test('at 09:40 UTC everyone may start the day', async () => {
  await createUser({ birthday: new Date('1990-11-21T00:00:00Z') })
  const other = await createUser()
  setClock('2026-11-21T09:40:00Z')
  expect((await today(other.headers)).generationStatus).toBe('no_art')
})

test('a failure is shown without the provider’s text, which is stored for admins (G-50)', async () => {
  const user = await createUser()
  await failToday(user)
  expect(await today(user.headers)).toEqual({
    generationStatus: 'failed',
    message: 'Art generation failed.',
  })
  const art = await (await stored('artworks')).findOne()
  expect(art?.generationStatus).toMatchObject({ state: 'error', error: 'secret of the provider' })
})

test('a minute after a failure the next visit retries with the same author', async () => {
  const author = await createUser()
  const other = await createUser()
  await failToday(author)
  setClock('2026-11-21T12:00:58Z')
  expect((await today(other.headers)).generationStatus).toBe('failed')
  setClock('2026-11-21T12:02:00Z')
  expect((await today(other.cookieOnly)).generationStatus).toBe('failed')
  expect((await today(other.headers)).generationStatus).toBe('pending')
  await paintAll()
  const art = await (await stored('artworks')).findOne()
  expect(String(art?.createdById)).toBe(author.viewer.id)
  expect(art?.generationStatus).toMatchObject({ status: 'completed', error: null })
})

test('ten minutes after a failure the retrying visitor becomes the author (G-50)', async () => {
  const author = await createUser()
  const other = await createUser()
  await failToday(author)
  setClock('2026-11-21T12:11:00Z')
  await today(other.headers)
  const painter = createFakePainter()
  await runPendingWork(painter, NEVER)
  const art = await (await stored('artworks')).findOne()
  expect(String(art?.createdById)).toBe(other.viewer.id)
  expect(painter.requests[0]?.author).toBe(other.viewer.id)
})

test('20 concurrent retries start once', async () => {
  const author = await createUser()
  await failToday(author)
  setClock('2026-11-21T12:02:00Z')
  const answers = await Promise.all(Array.from({ length: 20 }, () => today(author.headers)))
  expect(new Set(answers.map((answer) => answer.generationStatus))).toEqual(new Set(['pending']))
  expect(await paintAll()).toBe(1)
})

test('art that failed five times is not retried that day', async () => {
  const user = await createUser()
  await failToday(user)
  for (const minute of ['02', '04', '06', '08']) {
    setClock(`2026-11-21T12:${minute}:00Z`)
    await failToday(user)
  }
  setClock('2026-11-21T14:00:00Z')
  expect((await today(user.headers)).generationStatus).toBe('failed')
  expect(await paintAll()).toBe(0)
  expect((await (await stored('artworks')).findOne())?.tries).toBe(5)
})

test('a day whose art was deleted can be claimed again (G-62)', async () => {
  const user = await createUser()
  await today(user.headers)
  await (await stored('artworks')).updateOne({}, { $set: { deletedAt: new Date() } })
  await invalidate(['art-of-the-day'])
  expect((await today(user.headers)).generationStatus).toBe('no_art')
  expect(await countArt()).toBe(2)
})
