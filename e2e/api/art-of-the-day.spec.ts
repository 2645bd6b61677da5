import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { RUNNING_STATUSES } from '@/lib/aotd/catalogue'
import { expect, test } from '../fixtures'
import { hangArt } from '../hang-art'
import { createMember as createMemberOn, leaveSiteData, type Member } from '../members'
import { OWNER, type Site } from '../site'

const BASE = '/api/art-of-the-day'

// Some wait for a painting.
test.beforeEach(() => test.slow())

type Status = { generationStatus: string; message: string; generationElapsedTime: number }

/** Each test has an art day of its own, as they share a site. */
let nextDay = Date.parse('2026-04-01T12:00:00Z')
function moveToNewDay(site: Site): string {
  const instant = new Date((nextDay += 24 * 60 * 60 * 1000))
  site.setClock(instant.toISOString())
  return instant.toISOString().slice(0, 10)
}

async function today(request: APIRequestContext, member?: Member): Promise<Status> {
  const response = await request.get(`${BASE}/today`, { headers: member?.headers ?? {} })
  expect(response.status()).toBe(200)
  return (await response.json()) as Status
}

async function status(request: APIRequestContext, url = ''): Promise<Status> {
  const response = await request.get(`${url}${BASE}/status?_=${process.hrtime.bigint()}`)
  expect(response.status()).toBe(200)
  expect(response.headers()['cache-control']).toContain('no-store')
  return (await response.json()) as Status
}

async function paint(request: APIRequestContext, member: Member): Promise<void> {
  expect((await today(request, member)).generationStatus).toBe('no_art')
  await expect
    .poll(async () => (await status(request)).generationStatus, { timeout: 60_000 })
    .toBe('completed')
}

test('every call of the day, for every viewer, before and after the art is there', async ({
  site,
  request,
  createMember,
}) => {
  const dateKey = moveToNewDay(site)
  const author = await createMember({ username: 'p41nter' })
  const unverified = await createMember({ emailVerified: false })
  const get = (name: string, member?: Member) =>
    request.get(`${BASE}/${name}`, { headers: member?.headers ?? {} })

  expect(await today(request)).toEqual({
    generationStatus: 'unauthorized',
    message: 'Please log in or sign up to see the art of the day.',
  })
  expect((await today(request, unverified)).generationStatus).toBe('unverified')
  expect(await status(request)).toEqual({
    generationStatus: 'not_started',
    message: 'The art of the day has not been started yet.',
    generationElapsedTime: 0,
    usersWithBirthdays: [],
    error: null,
  })
  for (const name of ['info', 'today-image', 'image-small/a.webp']) {
    const refused = await get(name)
    expect(refused.status(), name).toBe(401)
    expect(await refused.json(), name).toMatchObject({ message: 'Please log in.' })
  }
  expect((await get('info', author)).status()).toBe(202)
  expect(await (await get('info', author)).json()).toEqual({ generationStatus: 'not_started' })
  expect((await get('today-image', author)).status()).toBe(404)
  expect((await get('image-small/nothing.webp', author)).status()).toBe(404)

  await paint(request, author)
  const completed = { generationStatus: 'completed', message: 'The art of the day is ready.' }
  expect(await today(request, author)).toEqual(completed)
  expect(await today(request, unverified)).toEqual(completed)
  expect((await today(request)).generationStatus).toBe('unauthorized')

  const picture = await get('today-image', unverified)
  expect(picture.headers()).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
  })
  expect((await picture.body()).toString('latin1', 8, 12)).toBe('WEBP')
  const info = (await (await get('info', author)).json()) as Record<string, unknown>
  expect(info).toMatchObject({
    createdBy: 'p41nter',
    dateKey,
    hasPermission: true,
    currentStreakNum: 1,
    carriedStreakNum: 1,
    restedDays: 0,
    views: { total: 1, verified: 0 },
  })
})

test('an invalid token is unauthorized with 200 for /today, and 401 elsewhere', async ({
  site,
  request,
}) => {
  moveToNewDay(site)
  const headers = { 'x-auth-token': 'nonsense' }
  const answer = await request.get(`${BASE}/today`, { headers })
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toMatchObject({ generationStatus: 'unauthorized' })
  for (const name of ['status', 'info', 'today-image']) {
    expect((await request.get(`${BASE}/${name}`, { headers })).status(), name).toBe(401)
  }
})

test('HEAD, prefetches, crawlers and navigations start no painting', async ({
  site,
  request,
  createMember,
}) => {
  moveToNewDay(site)
  const member = await createMember()
  const { headers, username, password } = member
  const url = `${BASE}/today`
  await request.post('/api/signin', { data: { username, password } })
  // The cookie alone, as when a link is followed.
  expect((await today(request)).generationStatus).toBe('not_started')
  expect((await request.head(url, { headers })).status()).toBe(200)
  await request.get(url, { headers: { ...headers, 'sec-purpose': 'prefetch' } })
  await request.get(url, { headers: { ...headers, 'next-router-prefetch': '1' } })
  await request.get(url, { headers: { ...headers, 'user-agent': 'Googlebot/2.1' } })
  expect((await status(request)).generationStatus).toBe('not_started')
  expect((await today(request, member)).generationStatus).toBe('no_art')
})

test(
  '30 parallel first visitors make one artwork with one author',
  { tag: '@deep' },
  async ({ site, request, createMember }) => {
    moveToNewDay(site)
    const members: Member[] = []
    for (let i = 0; i < 30; i++) members.push(await createMember())
    const answers = await Promise.all(members.map((member) => today(request, member)))
    expect(answers.filter((answer) => answer.generationStatus === 'no_art')).toHaveLength(1)
    await expect
      .poll(async () => (await status(request)).generationStatus, { timeout: 60_000 })
      .toBe('completed')
    const infos = await Promise.all(
      members.map(async ({ headers }) => {
        const response = await request.get(`${BASE}/info`, { headers })
        return (await response.json()) as { createdBy: string; hasPermission: boolean }
      }),
    )
    expect(new Set(infos.map((info) => info.createdBy)).size).toBe(1)
    expect(infos.filter((info) => info.hasPermission)).toHaveLength(1)
  },
)

test('a failed fourth day that is painted again extends the streak in all figures', async ({
  site,
  request,
  createMember,
}) => {
  site.setClock('2026-09-04T12:00:00Z')
  const author = await createMember({ username: 'f0urd4y5' })
  const other = await createMember()
  for (const day of [1, 2, 3]) {
    await hangArt(site, author, { dateKey: `2026-09-0${day}`, streak: day })
  }
  const at = (time: string) => new Date(`2026-09-04T${time}Z`)
  await hangArt(site, author, {
    dateKey: '2026-09-04',
    files: null,
    title: null,
    streak: 0,
    tries: 1,
    generationStatus: {
      status: 'failed',
      message: 'Art generation failed.',
      state: 'error',
      startedAt: at('11:58:00'),
      completedAt: at('11:59:30'),
      error: 'The provider said: sk-secret',
    },
  })
  const failed = { generationStatus: 'failed', message: 'Art generation failed.' }
  await expect.poll(() => today(request, other)).toEqual(failed)
  expect(await status(request)).toMatchObject({ ...failed, error: failed.message })

  site.setClock('2026-09-04T12:00:31Z')
  // The worker may have claimed it before the answer is read.
  expect(RUNNING_STATUSES).toContain((await today(request, other)).generationStatus)
  await expect
    .poll(async () => (await status(request)).generationStatus, { timeout: 60_000 })
    .toBe('completed')

  const get = async (path: string, headers: Record<string, string> = {}) =>
    (await request.get(`/api/${path}`, { headers })).json()
  for (let i = 0; i < 2; i++) {
    await request.get(`${BASE}/today-image`, { headers: author.headers })
    await request.get(`${BASE}/today-image`, { headers: other.headers })
  }
  // The clock runs on while the picture is painted.
  site.setClock('2026-09-04T12:30:00Z')
  await request.get(`${BASE}/today-image`, { headers: other.headers })
  expect(await get('art-of-the-day/info', other.headers)).toMatchObject({
    createdBy: 'f0urd4y5',
    currentStreakNum: 4,
    carriedStreakNum: 4,
    restedDays: 0,
    hasPermission: false,
    views: { total: 3, verified: 2 },
  })

  const isAuthor = (row: { _id: string }) => row._id === 'f0urd4y5'
  const postsOf = async (query: string) =>
    (await get(`site-stats/leaderboard${query}`)).aotdAuthors.find(isAuthor)?.postsCount
  expect(await postsOf('')).toBe(4)
  expect(await postsOf('?year=2026')).toBe(4)
  expect(await postsOf('?year=2025')).toBeUndefined()
  expect((await get('site-stats/full')).totalAOTD).toBeGreaterThanOrEqual(4)

  const token = await (await request.post('/api/signin', { data: OWNER })).text()
  const rows = (await get('stats/users', { 'x-auth-token': token })) as { username: string }[]
  expect(rows.find(({ username }) => username === 'f0urd4y5')).toMatchObject({
    totalAOTDs: 4,
    longestStreak: { count: 4, start: '2026-09-01', end: '2026-09-04', restedDays: 0 },
  })
  expect((await request.get('/api/stats/users', { headers: other.headers })).status()).toBe(403)
})

test(
  'a painting that was interrupted by a kill is finished after the restart',
  { tag: '@deep' },
  async ({ request, startSite }) => {
    test.setTimeout(120_000)
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pochade-killed-'))
    const first = await startSite({ dataDir })
    const member = await createMemberOn(first)
    await leaveSiteData(first)
    const claim = await request.get(`${first.url}${BASE}/today`, { headers: member.headers })
    expect(await claim.json()).toMatchObject({ generationStatus: 'no_art' })
    first.signal('SIGKILL', 'group')
    await first.ended
    const second = await startSite({ dataDir })
    await expect
      .poll(async () => (await status(request, second.url)).generationStatus, { timeout: 60_000 })
      .toBe('completed')
    const picture = await request.get(`${second.url}${BASE}/today-image`, {
      headers: member.headers,
    })
    expect(picture.status()).toBe(200)
    await second.stop()
    fs.rmSync(dataDir, { recursive: true })
  },
)
