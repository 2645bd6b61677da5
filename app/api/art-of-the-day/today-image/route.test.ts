import { beforeEach, expect, test } from 'vitest'
import { claimDay } from '@/lib/aotd/painting/claim'
import { runPendingWork } from '@/lib/aotd/painting/worker'
import { createArtwork, createUser, type TestUser } from '@/testing/factories'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createFakePainter } from '@/testing/fake-painter'
import { callRoute } from '@/testing/request'
import { stored } from '@/testing/stored'
import { GET } from './route'

const setClock = withTestClock('2026-11-21T12:00:00Z')
withTestDatabase()
let author: TestUser

beforeEach(async () => {
  setClock('2026-11-21T12:00:00Z')
  author = await createUser()
})

async function paintToday(): Promise<void> {
  await claimDay(author.viewer, '2026-11-21')
  await runPendingWork(createFakePainter(), new AbortController().signal)
}

const image = (headers: Record<string, string> = {}, method = 'GET') =>
  callRoute(GET, '/api/art-of-the-day/today-image', { headers, method })

async function views() {
  return (await (await stored('artworks')).findOne())?.views as unknown
}

test('without a session the picture is refused', async () => {
  await paintToday()
  expect((await image()).status).toBe(401)
  expect(await views()).toEqual({ total: 0, verified: 0 })
})

test('before the art is completed there is no picture', async () => {
  expect((await image(author.headers)).status).toBe(404)
  await claimDay(author.viewer, '2026-11-21')
  expect((await image(author.headers)).status).toBe(404)
})

test('the whole picture is sent and only its viewer may cache it', async () => {
  await paintToday()
  const response = await image(author.headers)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(response.headers.get('cache-control')).toBe('private, no-cache')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(String(bytes.length)).toBe(response.headers.get('content-length'))
  expect(bytes.toString('latin1', 8, 12)).toBe('WEBP')
})

test('a cached picture is 304, and a range is 206', async () => {
  await paintToday()
  const etag = (await image(author.headers)).headers.get('etag') ?? ''
  const known = await image({ ...author.headers, 'if-none-match': etag })
  expect(known.status).toBe(304)
  expect(await known.text()).toBe('')
  const part = await image({ ...author.headers, range: 'bytes=8-11' })
  expect(part.status).toBe(206)
  expect(await part.text()).toBe('WEBP')
})

test('a view is counted once in ten minutes for each viewer (G-55)', async () => {
  await paintToday()
  await image(author.headers)
  await image(author.headers)
  expect(await views()).toEqual({ total: 1, verified: 1 })
  setClock('2026-11-21T12:09:58Z')
  await image(author.headers)
  expect(await views()).toEqual({ total: 1, verified: 1 })
  setClock('2026-11-21T12:11:00Z')
  await image(author.headers)
  expect(await views()).toEqual({ total: 2, verified: 1 })
})

test('20 views of one viewer at once count once, and of 20 viewers 20 times', async () => {
  await paintToday()
  await Promise.all(Array.from({ length: 20 }, () => image(author.headers)))
  expect(await views()).toEqual({ total: 1, verified: 1 })
  const others = await Promise.all(Array.from({ length: 20 }, () => createUser()))
  await Promise.all(others.map(({ headers }) => image(headers)))
  expect(await views()).toEqual({ total: 21, verified: 21 })
})

test('viewers count as verified once they are', async () => {
  await paintToday()
  const viewer = await createUser({ emailVerified: false })
  await image(viewer.headers)
  expect(await views()).toEqual({ total: 1, verified: 0 })
})

test('neither HEAD, 304, a part of the picture nor a prefetch is a view', async () => {
  await paintToday()
  const head = await image(author.headers, 'HEAD')
  expect(head.status).toBe(200)
  expect(await head.text()).toBe('')
  await image({ ...author.headers, 'if-none-match': head.headers.get('etag') ?? '' })
  await image({ ...author.headers, range: 'bytes=0-9' })
  await image({ ...author.headers, 'sec-purpose': 'prefetch' })
  expect(await views()).toEqual({ total: 0, verified: 0 })
})

test('art whose file is missing is 404', async () => {
  await createArtwork(author.viewer, { dateKey: '2026-11-21' })
  expect((await image(author.headers)).status).toBe(404)
})
