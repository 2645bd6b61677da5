import fs from 'node:fs'
import { expect, test } from '../fixtures'
import { processesOf } from '../processes'
import type { Site } from '../site'
import { get, RawClient } from './raw-client'

// What one client may do to the others: it has an address of its own on this machine.
const ATTACKER = '127.0.0.2'
const PER_ADDRESS = 250
/** The title of each page, by which their order is told. */
const TITLES: Record<string, string> = {
  '/privacy': 'Privacy Policy',
  '/about': 'About',
  '/contact': 'Contact',
  '/login': 'Log in',
}

const open = (site: Site, text = '') => new RawClient(site, text, ATTACKER)

/** Another client gets the health check, a page and a file, each on a connection of its own. */
async function expectServed(site: Site): Promise<void> {
  for (const path of ['/api/health', '/privacy', '/favicon.svg']) {
    const response = await fetch(`${site.url}${path}`, { headers: { connection: 'close' } })
    await response.arrayBuffer()
    expect(response.status, path).toBe(200)
  }
}

/** Serves others again and again until `isOver` holds, and at least once. */
async function expectServedUntil(site: Site, isOver: () => boolean): Promise<void> {
  do await expectServed(site)
  while (!isOver())
}

/** The largest memory that a site has had so far, in MB. */
function peakMemory(site: Site): number {
  const status = fs.readFileSync(`/proc/${site.pid}/status`, 'utf8')
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) / 1024
}

function titlesOf({ answer }: RawClient): string[] {
  return [...answer.matchAll(/<title>([^·<]*?)(?: · [^<]*)?<\/title>/g)].map(
    ([, title = '']) => title,
  )
}

test('requests that a client sends ahead are answered in order, and others meanwhile', async ({
  site,
}) => {
  const paths = Array.from({ length: 10 }, () => Object.keys(TITLES)).flat()
  const client = open(site, paths.map((path) => get(site, path)).join(''))
  await expectServedUntil(site, () => client.statuses.length === paths.length)
  await expect.poll(() => titlesOf(client).length).toBe(paths.length)
  expect(titlesOf(client)).toEqual(paths.map((path) => TITLES[path]))
  client.socket.destroy()
})

test('clients that ask for a page and leave hold no place', async ({ site }) => {
  for (let i = 0; i < 50; i++) {
    const { socket } = open(site, get(site, '/login'))
    socket.once('connect', () => socket.end())
  }
  await expectServed(site)
  const client = open(site, get(site, '/login'))
  await expect.poll(() => client.statuses).toEqual([200])
  client.socket.destroy()
})

test('a client with too many connections loses those that are idle, and others are served', async ({
  site,
}) => {
  const clients = Array.from({ length: PER_ADDRESS + 50 }, () => open(site))
  const closed = () => clients.filter(({ isClosed }) => isClosed).length
  await expect.poll(closed).toBe(50)
  await expectServed(site)
  const newest = open(site, get(site, '/api/health'))
  await expect.poll(() => newest.statuses).toEqual([200])
  for (const { socket } of [...clients, newest]) socket.destroy()
})

test('pages, unknown paths and refused calls count together, each once (G-13)', async ({
  startSite,
}) => {
  const site = await startSite({ env: { RATE_LIMIT: 'on' } })
  const call = (path: string) => fetch(`${site.url}${path}`)
  const expected = {
    '/search': 200,
    '/no-such-page': 404,
    '/user-stats': 403,
    '/api/no-such-call': 404,
    '/api/stats/status': 401,
    '/api/stats/all-users': 401,
    '/api/auth/csrf': 200,
    '/api/art-of-the-day/status': 200,
  }
  const paths = Object.entries(expected)
  for (let i = 0; i < 300; i++) {
    const [path = '', status] = paths[i < paths.length ? i : paths.length - 1] ?? []
    const response = await call(path)
    await response.arrayBuffer()
    expect(response.status, path).toBe(status)
  }
  for (const [path] of paths) {
    const response = await call(path)
    await response.arrayBuffer()
    expect(response.status, path).toBe(429)
    expect(Number(response.headers.get('retry-after')), path).toBeGreaterThan(0)
  }
  expect((await call('/api/health')).status).toBe(200)
  expect((await call('/favicon.svg')).status).toBe(200)
})

test(
  '300 requests sent ahead on one connection keep nobody else waiting',
  { tag: '@deep' },
  async ({ startSite }) => {
    test.setTimeout(300_000)
    const site = await startSite()
    const client = open(site, get(site, '/login').repeat(300))
    await expectServed(site)
    expect(client.statuses.length).toBeLessThan(300)
    await expectServedUntil(site, () => client.statuses.length === 300)
    expect(new Set(client.statuses)).toEqual(new Set([200]))
    expect(peakMemory(site)).toBeLessThan(1000)
  },
)

test(
  '150 connections with a page each keep nobody else waiting',
  { tag: '@deep' },
  async ({ startSite }) => {
    test.setTimeout(300_000)
    const site = await startSite()
    const clients = Array.from({ length: 150 }, () => open(site, get(site, '/login')))
    await expectServedUntil(site, () => clients.every(({ statuses }) => statuses.length === 1))
    for (const { answer, statuses } of clients) {
      if (statuses[0] === 503) expect(answer).toMatch(/^retry-after: \d+\r$/im)
      else expect(statuses).toEqual([200])
    }
  },
)

test(
  '12,000 requests sent ahead on 40 connections neither end the site nor keep it from ending',
  { tag: '@deep' },
  async ({ startSite }) => {
    test.setTimeout(300_000)
    const site = await startSite()
    const ahead = get(site, '/login').repeat(300)
    const clients = Array.from({ length: 40 }, () => open(site, ahead))
    await expectServedUntil(site, () => clients.every(({ statuses }) => statuses.length > 2))
    expect(peakMemory(site)).toBeLessThan(1000)
    site.signal('SIGTERM')
    expect(await site.ended).toEqual({ code: 0, signal: null })
    expect(processesOf(site)).toEqual([])
  },
)

for (const [where, TRUST_PROXY, limit] of [
  ['', '0', PER_ADDRESS],
  [', behind a proxy too', '1', 2400],
] as const) {
  test(
    `3,000 idle connections of one client shut nobody out${where}`,
    { tag: '@deep' },
    async ({ startSite }) => {
      test.setTimeout(300_000)
      const site = await startSite({ env: { TRUST_PROXY } })
      const clients = Array.from({ length: 3000 }, () => open(site, get(site, '/favicon.svg')))
      const isOpen = () => clients.filter(({ isClosed }) => !isClosed).length
      await expectServedUntil(site, () => isOpen() <= limit)
      await expectServed(site)
      for (const { socket } of clients) socket.destroy()
    },
  )
}
