import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { waitText } from '@/lib/format'
import { withTestDatabase } from '@/testing/db'
import { createUser } from '@/testing/factories'
import { withRateLimits } from '@/testing/rate-limits'
import { acceptFirst } from './accept-first'
import { admission } from './admission'
import { apiMethods } from './api-methods'
import { requestCheck } from './check-request'
import { requestHandler } from './handle-request'
import { handleOneAtATime } from './one-at-a-time'

withRateLimits()
withTestDatabase()

const ENDLESS = 3_600_000
const CONCURRENCY = {
  pages: { atOnce: 6, perCaller: 4, waiting: 20, slotMs: ENDLESS },
  calls: { atOnce: 10, perCaller: 8, waiting: 20, slotMs: ENDLESS },
  cache: { atOnce: 2, perCaller: 2, waiting: 20, slotMs: ENDLESS },
}
/** What one address may have in work and waiting: of pages, and of calls. */
const PAGES = 4 + 10
const CALLS = 8 + 10

let server: http.Server
/** What the app has begun; `end` answers it. */
let begun: { path: string; end: () => void }[]
let isSlow: boolean
let arrived: number

beforeEach(async () => {
  begun = []
  isSlow = false
  arrived = 0
  const methods = apiMethods({
    '/api/json': { methods: ['GET'], errors: 'message' },
    '/api/text': { methods: ['GET'], errors: 'text' },
    '/api/picture': { methods: ['GET'], errors: 'error', isPublicPicture: true },
    '/api/health': { methods: ['GET'], errors: 'error' },
  })
  const hosts = { host: '127.0.0.1', siteUrl: undefined, trustProxy: 0 }
  server = http.createServer()
  const handle = requestHandler({
    app: {
      async answer(request, response) {
        const work = { path: request.url ?? '', end: () => void response.end('done') }
        begun.push(work)
        if (!isSlow) return work.end()
        await new Promise((resolve) => response.once('close', resolve))
      },
      close: async () => {},
    },
    methods,
    policy: { dev: false, https: false, captchaHosts: [], tileHost: null },
    trustProxy: 0,
    check: requestCheck({ hosts, methods, dev: false }),
    built: {
      files: { serve: () => false },
      admit: admission(methods, acceptFirst(server), CONCURRENCY).admit,
      cache: { answer: async () => 'other' },
      deferScripts: (page) => page,
    },
    isDatabaseGone: () => false,
    isDraining: () => false,
  })
  handleOneAtATime(server, handle)
  server.on('request', () => arrived++)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: string }

/** A request on a connection of its own, from an address of this machine. */
function send(path: string, localAddress = '127.0.0.2', headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo
  const target = { host: '127.0.0.1', port, path, localAddress, headers, agent: false as const }
  const request = http.get(target)
  const answer = new Promise<Answer>((resolve, reject) => {
    request.on('error', reject)
    request.on('response', (response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => (body += chunk.toString()))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      )
    })
  })
  answer.catch(() => {})
  return { answer, leave: () => request.destroy() }
}

const ask = (...args: Parameters<typeof send>) => send(...args).answer

/** Sends requests that the app does not answer, until the server has seen all of them. */
async function occupy(path: string, amount: number) {
  isSlow = true
  const before = arrived
  const sent = Array.from({ length: amount }, () => send(path))
  await expect.poll(() => arrived - before).toBe(amount)
  await new Promise((resolve) => setImmediate(resolve))
  return sent
}

/** Ten at once, which is less than may wait. */
async function expectServed(amount: number, call: (i: number) => Promise<Answer>): Promise<void> {
  for (let i = 0; i < amount; i += 10) {
    const answers = await Promise.all(Array.from({ length: 10 }, (_, j) => call(i + j)))
    for (const { status } of answers) expect(status).toBe(200)
  }
}

test('beyond the places a browser gets a page that says when to come back (G-2)', async () => {
  await occupy('/privacy', PAGES)
  const { status, headers, body } = await ask('/privacy')
  expect(status).toBe(503)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(headers['content-type']).toContain('text/html')
  expect(body).toContain('The site is very busy right now. Please try again in a moment.')
  await expect.poll(() => begun).toHaveLength(4)
})

test('calls have places of their own, and beyond them the error of their family (G-1)', async () => {
  await occupy('/privacy', PAGES)
  await occupy('/api/json', CALLS)
  const message = 'The site is very busy right now. Please try again in a moment.'
  const json = await ask('/api/json')
  expect([json.status, JSON.parse(json.body)]).toEqual([503, { error: message, message }])
  expect(Number(json.headers['retry-after'])).toBeGreaterThan(0)
  expect(await ask('/api/text')).toMatchObject({ status: 503, body: message })
  await expect.poll(() => begun).toHaveLength(4 + 8)
})

test('the health check and other clients are answered whatever one client has in work', async () => {
  await occupy('/privacy', PAGES + 20)
  expect((await ask('/api/health')).status).toBe(200)
  send('/other', '127.0.0.3')
  await expect.poll(() => begun.at(-1)?.path).toBe('/other')
})

test('what waits is begun as places become free, but not for a client that has left', async () => {
  const sent = await occupy('/privacy', 10)
  await expect.poll(() => begun).toHaveLength(4)
  for (const { leave } of sent.slice(4, 9)) leave()
  await expect.poll(() => openConnections()).toBe(5)
  const [first] = begun
  first?.end()
  await expect.poll(() => begun.length).toBe(5)
  for (const { end } of begun) end()
  expect((await sent.at(-1)?.answer)?.body).toBe('done')
  expect(begun).toHaveLength(5)
})

const messageOf = ({ headers }: { headers: Record<string, unknown> }) =>
  `Too many requests. ${waitText(Number(headers['retry-after']))}`

test('an address has 300 calls a minute, pages and refusals of the app among them (G-13)', async () => {
  const paths = ['/privacy', '/no-such-page', '/api/json']
  await expectServed(300, (i) => ask(paths[i % 3] ?? ''))
  const page = await ask('/privacy')
  expect([page.status, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
  expect(page.body).toContain(waitText(Number(page.headers['retry-after'])))
  const text = await ask('/api/text')
  expect(text).toMatchObject({ status: 429, body: messageOf(text) })
  const json = await ask('/api/json')
  expect(JSON.parse(json.body)).toEqual({ error: messageOf(json), message: messageOf(json) })
  expect(begun).toHaveLength(300)

  expect((await ask('/api/health')).status).toBe(200)
  expect((await ask('/api/picture')).status).toBe(200)
  expect((await ask('/privacy', '127.0.0.3')).status).toBe(200)
  const { headers, cookieOnly } = await createUser()
  expect((await ask('/privacy', '127.0.0.2', headers)).status).toBe(200)
  expect((await ask('/privacy', '127.0.0.2', cookieOnly)).status).toBe(200)
  const forged = { 'x-auth-token': `${headers['x-auth-token']}x` }
  expect((await ask('/privacy', '127.0.0.2', forged)).status).toBe(429)
})

test('a member has 300 calls a minute from wherever they come', async () => {
  const { headers } = await createUser()
  await expectServed(300, (i) => ask('/privacy', `127.0.0.${2 + (i % 2)}`, headers))
  expect((await ask('/privacy', '127.0.0.4', headers)).status).toBe(429)
  expect((await ask('/privacy', '127.0.0.4')).status).toBe(200)
})

test('a host that is not the site’s is refused with 421 before all else', async () => {
  const { status, body } = await ask('/privacy', '127.0.0.2', { host: 'evil.example' })
  expect(status).toBe(421)
  expect(body).toContain('SITE_URL')
  expect((await ask('/api/health', '127.0.0.2', { host: 'evil.example' })).status).toBe(421)
  expect(begun).toEqual([])
})

test('a router state that Next cannot read is refused with 400', async () => {
  const headers = { rsc: '1', 'next-router-state-tree': '["broken' }
  expect((await ask('/privacy', '127.0.0.2', headers)).status).toBe(400)
  expect(begun).toEqual([])
})

function openConnections(): Promise<number> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count)))
}
