import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { POST } from '@/app/api/page-view/route'
import { listPageViews } from '@/lib/page-views/page-views'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { withEnv } from '@/testing/env'
import { createAdmin, createArtwork, createUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { stored } from '@/testing/stored'

const received: unknown[] = []
const service = http.createServer((request, response) => {
  let text = ''
  request.on('data', (chunk: Buffer) => (text += chunk.toString()))
  request.on('end', () => {
    received.push({ headers: request.headers, body: JSON.parse(text) })
    response.writeHead(500).end('broken')
  })
})

await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
const { port } = service.address() as AddressInfo
withEnv({ ANALYTICS_URL: `http://127.0.0.1:${port}/event` })
afterAll(() => new Promise((resolve) => service.close(resolve)))

const setClock = withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()

const open = (body: unknown, headers: Record<string, string> = {}) =>
  callRoute(POST, '/api/page-view', { method: 'POST', body, headers })

const views = async () =>
  (await stored('pageviews'))
    .find({}, { projection: { _id: 0 } })
    .sort({ day: 1, path: 1 })
    .toArray()

test('views are counted by day and page, and nothing else is kept (G-17)', async () => {
  await Promise.all(Array.from({ length: 10 }, () => open({ path: '/' })))
  await open({ path: '/art-of-the-day/gallery' })
  setClock('2026-03-11T00:00:00Z')
  const response = await open({ path: '/', referrer: 'https://example.org', ip: '1.2.3.4' })
  expect(response.status).toBe(204)
  expect(await views()).toEqual([
    { day: '2026-03-10', path: '/', count: 10 },
    { day: '2026-03-10', path: '/art-of-the-day', count: 1 },
    { day: '2026-03-11', path: '/', count: 1 },
  ])
  const { viewer } = await createAdmin()
  const names = ['2026-03-11', '2026-03-10', '2026-03-09']
  const daysOf = (...counts: number[]) => counts.map((count, i) => ({ day: names[i] ?? '', count }))
  expect(await listPageViews(viewer, 3)).toEqual([
    { path: null, days: daysOf(1, 11, 0), total: 12 },
    { path: '/', days: daysOf(1, 10, 0), total: 11 },
    { path: '/art-of-the-day', days: daysOf(0, 1, 0), total: 1 },
  ])
})

test('visitors who opt out of tracking are not counted, nor are crawlers', async () => {
  const signals = [
    ['dnt', '1'],
    ['sec-gpc', '1'],
    ['user-agent', 'Examplebot/2.1'],
  ] as const
  for (const [name, value] of signals) {
    expect((await open({ path: '/' }, { [name]: value })).status).toBe(204)
  }
  await open({ path: '/' }, { dnt: '0' })
  expect(await views()).toMatchObject([{ count: 1 }])
})

test('all of the art’s own pages count as one, a day’s where there is art', async () => {
  const { viewer } = await createUser()
  await createArtwork(viewer, { dateKey: '2026-03-09' })
  for (const path of ['', '/gallery', '/archive', '/2026-03-09']) {
    await open({ path: `/art-of-the-day${path}` })
  }
  expect(await views()).toMatchObject([{ path: '/art-of-the-day', count: 4 }])
})

test("addresses that are no page, and the owner's screens, are not counted", async () => {
  const none = ['/no/such/page', '/aboutx', '', '//x', '/login/x', '/art-of-the-day/2026-03-08']
  const owner = ['/user-stats', '/user-stats/audit', '/art-of-the-day/admin']
  for (const path of [...none, ...owner]) {
    expect((await open({ path })).status, path).toBe(204)
  }
  expect(await views()).toEqual([])
  expect((await open({ path: 'x'.repeat(201) })).status).toBe(400)
  expect((await open({ path: { $gt: '' } })).status).toBe(400)
})

test('the analytics service gets only the page, and its failure has no effect', async () => {
  received.length = 0
  const { browser } = await createUser()
  const headers = { ...browser, 'user-agent': 'Firefox', 'x-client-ip': '1.2.3.4' }
  expect((await open({ path: '/about' }, headers)).status).toBe(204)
  await expect.poll(() => received.length).toBe(1)
  expect(received[0]).toMatchObject({
    body: { name: 'pageview', url: 'http://localhost:3000/about' },
  })
  expect(JSON.stringify(received)).not.toMatch(/Firefox|1\.2\.3\.4|cookie/i)
})
