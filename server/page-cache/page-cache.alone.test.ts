import { createHash } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import zlib from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cached, invalidate } from '@/lib/cache'
import { realNow } from '@/lib/clock'
import { withTestDatabase } from '@/testing/db'
import { CacheTagModel } from '@/models/cache-tag'
import { acceptFirst } from '../accept-first'
import { admission } from '../admission'
import { apiMethods } from '../api-methods'
import { requestCheck } from '../check-request'
import { scriptDeferrer } from '../defer-scripts'
import { requestHandler } from '../handle-request'
import { hostRule } from '../host-rule'
import { handleOneAtATime } from '../one-at-a-time'
import { cacheRuleFinder } from './cache-rules'
import { pageCache } from './page-cache'
import { answerRenderer } from './render-answer'

vi.hoisted(() => (process.env.RATE_LIMIT = 'on'))
withTestDatabase()

const deferScripts = scriptDeferrer('load()')
const PATHS = ['/', '/words', '/untagged', '/cookie', '/missing', '/static', '/other']
let server: http.Server
/** The addresses that the app was asked for, with what it was told of the visitor. */
let rendered: { url: string; headers: http.IncomingHttpHeaders }[]
let words: string
/** Called while a page is made. */
let duringWork: () => Promise<void>

beforeEach(async () => {
  rendered = []
  words = 'first'
  duringWork = async () => {}
  const methods = apiMethods({})
  const hosts = { host: '127.0.0.1', siteUrl: undefined, trustProxy: 0 }
  const policy = { dev: false, https: false, captchaHosts: [], tileHost: null }
  const app = { answer, close: async () => {} }
  server = http.createServer()
  const limits = admission(methods, acceptFirst(server))
  const cache = pageCache({
    ruleOf: cacheRuleFinder(PATHS, {
      ...Object.fromEntries(PATHS.slice(0, -1).map((path) => [path, {}])),
      '/words': { query: { year: '\\d{4}' } },
      '/static': { isStatic: true },
    }),
    render: answerRenderer(app, policy, limits.runRendering, deferScripts),
    limits,
    takesHost: hostRule(hosts),
    trustProxy: 0,
  })
  const handle = requestHandler({
    app,
    methods,
    policy,
    trustProxy: 0,
    check: requestCheck({ hosts, methods, dev: false }),
    built: { files: { serve: () => false }, admit: limits.admit, cache, deferScripts },
    isDatabaseGone: () => false,
    isDraining: () => false,
  })
  handleOneAtATime(server, handle, cache.answerAtOnce)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(() => {
  vi.unstubAllEnvs()
  server.closeAllConnections()
  server.close()
})

async function answer(request: http.IncomingMessage, response: http.ServerResponse) {
  const { url = '', headers } = request
  rendered.push({ url, headers })
  if (url === '/untagged') await CacheTagModel.countDocuments()
  if (url === '/static') {
    response.setHeader('content-type', 'image/svg+xml')
    response.setHeader('cache-control', 'public, max-age=60')
    return void response.end(`<svg>${words}</svg>`)
  }
  const cachedWords = await cached('words', ['words'], async () => words)
  await duringWork()
  const nonce = String(headers['x-nonce'])
  response.setHeader('content-type', 'text/html; charset=utf-8')
  if (url === '/cookie') response.setHeader('set-cookie', 'a=b')
  if (url === '/missing') response.statusCode = 404
  if (['/words', '/missing', '/other'].includes(url)) {
    response.write(`<head><script src="/_next/a.js" async="" nonce="${nonce}"></script></head>`)
  }
  response.write(`<script nonce="${nonce}">go("${nonce}")</script><script>injected()</script>`)
  if (words === 'broken') return void response.destroy(new Error('The database is gone.'))
  response.end(
    `<style nonce="${nonce}">:root{--a:1}</style><p>${cachedWords}${' '.repeat(2000)}</p>`,
  )
}

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: string }
type Sent = { method?: string; headers?: http.OutgoingHttpHeaders }

function ask(path: string, { method = 'GET', headers = {} }: Sent = {}): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, path, method, headers, agent: false })
    request.on('error', reject)
    request.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const decode = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync }
        const encoding = response.headers['content-encoding'] as 'br' | 'gzip' | undefined
        const body = (encoding ? decode[encoding](bytes) : bytes).toString()
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body })
      })
    })
    request.end()
  })
}

const wordOn = async (path: string, sent?: Sent) =>
  /<p>(\S+)/.exec((await ask(path, sent)).body)?.[1]

test('500 visitors of a page that is not cached yet make it once', async () => {
  vi.stubEnv('RATE_LIMIT', 'on')
  const answers = await Promise.all(Array.from({ length: 500 }, () => ask('/')))
  expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1)
  expect(answers[0]).toMatchObject({ status: 200, body: expect.stringContaining('first') })
  expect(rendered).toHaveLength(1)
})

test('the app learns nothing of the visitor for whom it makes a page', async () => {
  const headers = {
    cookie: 'theme=dark; XSRF-TOKEN=secret',
    'user-agent': 'Spy',
    referer: 'http://a.org/',
    'accept-language': 'de',
    'x-forwarded-for': '6.6.6.6',
    dnt: '1',
  }
  expect(await wordOn('/', { headers })).toBe('first')
  expect(Object.keys(rendered[0]?.headers ?? {}).toSorted()).toEqual([
    ...['content-security-policy', 'host', 'x-client-ip', 'x-nonce', 'x-request-id'],
  ])
  expect(JSON.stringify(rendered)).not.toMatch(/secret|Spy|a\.org|"de"|6\.6\.6\.6/)
})

test('nobody with a session, a token or an unusual header gets what is cached', async () => {
  await ask('/')
  const unusual: http.OutgoingHttpHeaders[] = [
    { cookie: 'a=b; next-auth.session-token=x' },
    { cookie: '__Secure-next-auth.session-token=x' },
    { cookie: 'next-auth.session-token.0=x' },
    { 'x-auth-token': 'x' },
    { authorization: 'Bearer x' },
    { rsc: '1' },
    { 'next-router-prefetch': '1' },
    { range: 'bytes=0-1' },
    { 'x-nonce': 'x' },
    { 'x-anything': 'x' },
    { origin: 'http://a.org' },
  ]
  for (const headers of unusual) {
    const before = rendered.length
    const { headers: got } = await ask('/', { headers })
    expect(rendered.length - before, JSON.stringify(headers)).toBe(1)
    expect(got).not.toHaveProperty('etag')
    expect(got['content-security-policy']).toContain("'nonce-")
  }
})

test('a page that the app cannot end fails for those who wait, and is made anew', async () => {
  words = 'broken'
  const failed = await Promise.all([ask('/'), ask('/')].map((one) => one.catch(() => 'cut')))
  for (const one of failed) expect(one).not.toMatchObject({ status: 200 })
  words = 'mended'
  await invalidate(['words'])
  expect(await wordOn('/')).toBe('mended')
})

test('addresses that no rule declares are not cached', async () => {
  for (const path of ['/other', '/?', '/?a=1', '/words?year=x', '/words?year=2026&year=2026']) {
    expect((await ask(path)).headers, path).not.toHaveProperty('etag')
  }
  expect((await ask('/words?year=2026')).headers).toHaveProperty('etag')
})

test('what sets a cookie, is missing or reads past the tags is made for each visitor', async () => {
  for (const [path, status] of Object.entries({
    '/cookie': 200,
    '/missing': 404,
    '/untagged': 200,
  })) {
    const answers = [await ask(path), await ask(path)]
    expect(answers.map((one) => one.status)).toEqual([status, status])
    for (const { headers } of answers) {
      expect(headers, path).not.toHaveProperty('etag')
      expect(headers['content-security-policy'], path).toContain("'nonce-")
    }
    expect(rendered.filter(({ url }) => url === path)).toHaveLength(2)
  }
})

test('scripts and styles are allowed by their hashes, and none that lacked the nonce', async () => {
  const { headers, body } = await ask('/')
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-[^']+';/)
  expect(policy).not.toMatch(/nonce|strict-dynamic|unsafe/)
  expect(body).not.toContain('nonce')
  expect(body).toContain('go("")')
  expect(policy).toContain("frame-ancestors 'none'")
})

test('scripts are loaded on demand on each page for visitors, and at once on those of members', async () => {
  const isAllowed = ({ headers, body }: Answer) => {
    const [, nonce, list] =
      /<script(?: nonce="([^"]+)")? data-scripts="([^"]+)">load\(\)<\/script><\/head>/.exec(body) ??
      []
    const hash = createHash('sha256').update('load()').digest('base64')
    const source = nonce === undefined ? `'sha256-${hash}'` : `'nonce-${nonce}'`
    return list === '/_next/a.js' && String(headers['content-security-policy']).includes(source)
  }
  for (const path of ['/words', '/words', '/missing', '/other']) {
    expect(isAllowed(await ask(path)), path).toBe(true)
  }
  const headers = { cookie: 'next-auth.session-token=x' }
  for (const path of ['/words', '/other']) {
    const { body } = await ask(path, { headers })
    expect(body).toContain('src="/_next/a.js" async=""')
    expect(body).not.toContain('load()')
  }
})

test('a cached page has the headers of every page and an id of its own', async () => {
  const [first, second] = [await ask('/'), await ask('/')]
  for (const { headers } of [first, second]) {
    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      vary: 'Cookie, Accept-Encoding',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  }
  expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id'])
})

test('it comes in the accepted encoding, as 304 where it is known, and as a head alone', async () => {
  const plain = await ask('/')
  const tags = new Set([plain.headers.etag])
  for (const encoding of ['br', 'gzip']) {
    const { headers, body } = await ask('/', { headers: { 'accept-encoding': encoding } })
    expect([headers['content-encoding'], body]).toEqual([encoding, plain.body])
    tags.add(headers.etag)
    const again = { 'accept-encoding': encoding, 'if-none-match': `W/"x", ${headers.etag}` }
    expect(await ask('/', { headers: again })).toMatchObject({ status: 304, body: '' })
  }
  expect(tags.size).toBe(3)
  const head = await ask('/', { method: 'HEAD' })
  expect([head.status, head.body]).toEqual([200, ''])
  expect(head.headers['content-length']).toBe(String(plain.body.length))
  expect(rendered).toHaveLength(1)
})

test('a write of this process shows at once, also one while the page is made', async () => {
  expect(await wordOn('/')).toBe('first')
  words = 'second'
  await invalidate(['words'])
  expect(await wordOn('/')).toBe('second')
  duringWork = async () => {
    duringWork = async () => {}
    words = 'third'
    await invalidate(['words'])
  }
  await invalidate(['words'])
  await ask('/')
  expect(await wordOn('/')).toBe('third')
})

test('a write of another process shows within a second, and nobody waits for it', async () => {
  await invalidate(['words'])
  expect(await wordOn('/')).toBe('first')
  words = 'second'
  await CacheTagModel.updateOne(
    { _id: 'words' },
    { $inc: { version: 1 }, $set: { changedAt: realNow() } },
  )
  const writtenAt = performance.now()
  const seen: [after: number, word: string | undefined][] = []
  while (performance.now() - writtenAt < 1500) {
    const askedAt = performance.now() - writtenAt
    seen.push([askedAt, await wordOn('/')])
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  expect(seen.filter(([after, word]) => after >= 1000 && word !== 'second')).toEqual([])
  expect(rendered.length).toBeLessThanOrEqual(3)
})

test('a new day makes every page anew', async () => {
  vi.stubEnv('APP_ENV', 'test')
  await ask('/')
  expect(rendered).toHaveLength(1)
  vi.setSystemTime(new Date(Date.now() + 24 * 3_600_000))
  try {
    await ask('/')
    expect(rendered).toHaveLength(2)
  } finally {
    vi.useRealTimers()
  }
})

test('cached pages and 304s have a limit of their own: 3,000 a minute and address', async () => {
  await ask('/')
  const agent = new http.Agent({ keepAlive: true, maxSockets: 20 })
  const { port } = server.address() as AddressInfo
  const statusOf = () =>
    new Promise<number>((resolve) =>
      http.get({ host: '127.0.0.1', port, path: '/', agent }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0))
      }),
    )
  const statuses = await Promise.all(Array.from({ length: 3010 }, statusOf))
  agent.destroy()
  expect(statuses.filter((status) => status === 200)).toHaveLength(3000)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  expect((await ask('/other')).status).toBe(200)
})

test('what reads nothing of the content is made once for visitors and members alike', async () => {
  const member = { cookie: 'next-auth.session-token=x' }
  for (const headers of [{}, member, { 'x-auth-token': 'x' }]) {
    expect((await ask('/static', { headers })).body).toBe('<svg>first</svg>')
  }
  // A token in a header is not looked at there.
  expect(rendered).toHaveLength(2)
  const { headers } = await ask('/static', { headers: member })
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=60', vary: 'Accept-Encoding' })
  words = 'second'
  await invalidate(['words'])
  expect((await ask('/static')).body).toBe('<svg>first</svg>')
})
