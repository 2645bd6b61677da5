import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { apiMethods } from './api-methods'
import { refusalOf, requestCheck, stripInternalHeaders } from './check-request'

function request(url: string, headers: Record<string, string> = {}): IncomingMessage {
  const all = { host: 'localhost', ...headers }
  return { url, headers: all, rawHeaders: Object.entries(all).flat() } as unknown as IncomingMessage
}

test.each([
  '/',
  '/a/b?c=%00&d=../..',
  '/caf%C3%A9',
  '/a..b/...',
  '/%252e%252e/x',
  '/recipes/a%20b',
])('%s is accepted', (url) => {
  expect(refusalOf(request(url))).toBeUndefined()
})

test.each([
  '',
  '*',
  'http://example.org/',
  '//example.org',
  '/.',
  '/./a',
  '/a/%2e/b',
  '/a%2f./b',
  '/..',
  '/a/../b',
  '/a/%2e%2e/b',
  '/a/..%2fb',
  '/a%5cb',
  '/a\\b',
  '/a%00',
  '/a%0d%0ab',
  '/%zz',
  '/%ff',
  '/a#b',
])('the target "%s" is refused', (url) => {
  expect(refusalOf(request(url))?.status).toBe(400)
})

test.each(['localhost:3000', 'example.org', '[::1]:3000', '127.0.0.1'])(
  'the host %s is accepted',
  (host) => {
    expect(refusalOf(request('/', { host }))).toBeUndefined()
  },
)

test.each(['a b', 'a/b', 'a@b', 'a:b', '<x>', '[::1', '.a'])('the host "%s" is refused', (host) => {
  expect(refusalOf(request('/', { host }))?.status).toBe(400)
})

test('a second host is refused, whatever its case', () => {
  const given = request('/')
  given.rawHeaders.push('HOST', 'localhost')
  expect(refusalOf(given)?.status).toBe(400)
})

test('a header named __proto__ is read in releases of Node whose headersDistinct throws', () => {
  const given = request('/')
  given.rawHeaders.push('__proto__', 'x')
  Object.defineProperty(given, 'headersDistinct', {
    get() {
      throw new TypeError('dest[field].push is not a function')
    },
  })
  expect(refusalOf(given)).toBeUndefined()
})

test('a body declared as longer than its operation reads is refused, after a wrong method', () => {
  const bodies = { POST: { maxBytes: 100_000 } }
  const methods = apiMethods({ '/api/a': { methods: ['GET', 'POST'], errors: 'error', bodies } })
  const hosts = { host: 'localhost', siteUrl: undefined, trustProxy: 0 }
  const check = requestCheck({ hosts, methods, dev: false })
  const statusOf = (method: string, length: number) =>
    check(Object.assign(request('/api/a', { 'content-length': `${length}` }), { method }))?.status
  expect(statusOf('POST', 100_000)).toBeUndefined()
  expect(statusOf('POST', 100_001)).toBe(413)
  // What reads no body discards a small one.
  expect(statusOf('GET', 65_536)).toBeUndefined()
  expect(statusOf('GET', 65_537)).toBe(413)
  expect(statusOf('PUT', 65_537)).toBe(405)
})

test('a form that is declared as too long is refused at the field of its file', () => {
  const bodies = { POST: { maxBytes: 100_000, upload: 'image' } }
  const methods = apiMethods({ '/api/a': { methods: ['POST'], errors: 'error', bodies } })
  const hosts = { host: 'localhost', siteUrl: undefined, trustProxy: 0 }
  const long = Object.assign(request('/api/a', { 'content-length': '100001' }), { method: 'POST' })
  expect(requestCheck({ hosts, methods, dev: false })(long)).toMatchObject({
    status: 413,
    fields: { image: 'File too large' },
  })
})

test('a router state that Next could not read is refused', () => {
  const withState = (state: string) => request('/', { 'next-router-state-tree': state })
  expect(refusalOf(withState('%5B%22%22%2C%7B%7D%5D'))).toBeUndefined()
  expect(refusalOf(withState('["",'))?.status).toBe(400)
})

const INTERNAL_HEADERS = {
  'x-nonce': 'a',
  'x-request-id': 'b',
  'x-client-ip': 'c',
  'x-middleware-rewrite': 'd',
  'x-guarded-path': '/nowhere',
  'next-action': 'x',
  'x-forwarded-for': 'e',
  'x-forwarded-host': 'f',
  forwarded: 'g',
}

test('internal headers of a client are removed, and forwarding ones are reported', () => {
  const given = request('/', { ...INTERNAL_HEADERS, cookie: 'kept' })
  expect(stripInternalHeaders(given, 0)).toBe(true)
  expect(given.headers).toEqual({ host: 'localhost', cookie: 'kept' })
})

test('behind a trusted proxy its forwarding headers are kept', () => {
  const given = request('/', INTERNAL_HEADERS)
  expect(stripInternalHeaders(given, 1)).toBe(false)
  expect(given.headers).toEqual({
    host: 'localhost',
    'x-forwarded-for': 'e',
    'x-forwarded-host': 'f',
    forwarded: 'g',
  })
})
