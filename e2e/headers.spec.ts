import { createHash } from 'node:crypto'
import http from 'node:http'
import net from 'node:net'
import { expect, test } from './fixtures'
import type { Site } from './site'

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer }

/** Sends a request unchanged: no normalised path, no added headers. */
function send(
  site: Site,
  path: string,
  options: http.RequestOptions = {},
  body?: Buffer[],
): Promise<Answer> {
  const { hostname, port } = new URL(site.url)
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, path, ...options }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      )
      response.on('error', reject)
    })
    request.on('error', reject)
    for (const chunk of body ?? []) request.write(chunk)
    request.end()
  })
}

/** Sends raw bytes; resolves with the whole response. */
function sendRaw(site: Site, text: string): Promise<string> {
  const socket = net.connect(Number(new URL(site.url).port), '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk.toString()))
  socket.on('error', () => {})
  socket.write(text)
  return new Promise((resolve) => socket.once('close', () => resolve(answer)))
}

async function oneScript(site: Site): Promise<string> {
  const page = (await send(site, '/')).body.toString()
  const found = /src="(\/_next\/static\/[^"]+\.js)"/.exec(page)?.[1]
  if (!found) throw new Error('The page loads no script.')
  return found
}

const INLINE = /<(script|style)((?![^>]*(?:\ssrc=|ld\+json))[^>]*)>([^]*?)<\/\1>/g

test('a page that is made for its viewer has a nonce of its own, in its policy and on its scripts', async ({
  site,
}) => {
  const nonces = []
  for (const path of ['/search', '/search', '/reset-pw?resetCode=x']) {
    const { headers, body } = await send(site, path)
    const policy = String(headers['content-security-policy'])
    const nonce = /script-src 'self' 'nonce-([^']+)' 'strict-dynamic'/.exec(policy)?.[1] ?? ''
    // Structured data is no script, and runs nothing.
    const inPage = [
      ...body.toString().matchAll(/<script(?! type="application\/ld\+json")[^>]*>/g),
    ].map(([tag]) => tag)
    expect(inPage.length).toBeGreaterThan(0)
    expect(inPage.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([])
    expect(policy).not.toMatch(/unsafe-(inline|eval)|https?:|\*/)
    nonces.push(nonce)
  }
  expect(new Set(nonces).size).toBe(3)
})

test('a page that is cached for visitors allows exactly its own scripts and styles, by their hashes', async ({
  site,
}) => {
  for (const path of ['/', '/about']) {
    const { headers, body } = await send(site, path)
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+; style-src 'self' 'sha256-[^']+';/)
    expect(policy).not.toMatch(/nonce|strict-dynamic|unsafe-(inline|eval)|https?:|\*/)
    const hashes = [...body.toString().matchAll(INLINE)].map(
      ([, , , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    )
    const allowed = policy.match(/'sha256-[^']+'/g) ?? []
    expect(allowed.toSorted()).toEqual([...new Set(hashes)].toSorted())
    expect(body.toString()).not.toMatch(/nonce="/)
  }
})

test('what is cached is asked for again each time, and answered with 304 while it stays', async ({
  site,
}) => {
  for (const path of ['/', '/api/gallery']) {
    const { headers } = await send(site, path)
    expect(headers, path).toMatchObject({ 'cache-control': 'private, no-cache' })
    expect(headers.vary, path).toContain('Cookie')
    const again = await send(site, path, { headers: { 'if-none-match': headers.etag ?? '' } })
    expect([again.status, again.body.length], path).toEqual([304, 0])
  }
  // A member gets an own page, whatever the browser has stored.
  const { headers } = await send(site, '/')
  const sent = { 'if-none-match': headers.etag ?? '', cookie: 'next-auth.session-token=x' }
  expect((await send(site, '/', { headers: sent })).status).toBe(200)
})

test('pages, calls and files carry the security headers', async ({ site }) => {
  for (const path of ['/', '/api/health', '/api/no-such-call', await oneScript(site)]) {
    const { headers } = await send(site, path)
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers).not.toHaveProperty('x-powered-by')
  }
  const { headers } = await send(site, '/')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['content-security-policy']).toContain("base-uri 'none'")
})

test('internal headers of a client are ignored', async ({ site }) => {
  const claims = { 'x-request-id': 'mine', 'x-nonce': 'mine', 'x-client-ip': '6.6.6.6' }
  const { headers, body } = await send(site, '/', { headers: claims })
  expect(headers['x-request-id']).not.toBe('mine')
  expect(headers['content-security-policy']).not.toContain('mine')
  expect(body.toString()).not.toContain('nonce="mine"')
})

test('a request that claims to come from Next’s middleware is refused (G-7)', async ({ site }) => {
  const headers = { 'x-middleware-subrequest': 'middleware:middleware:middleware' }
  expect((await send(site, '/user-stats', { headers })).status).toBe(400)
})

test('static files are precompressed, cached as immutable and answered with 304', async ({
  site,
}) => {
  const path = await oneScript(site)
  const plain = await send(site, path)
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'Accept-Encoding',
  })
  for (const encoding of ['br', 'gzip']) {
    const { headers, body } = await send(site, path, { headers: { 'accept-encoding': encoding } })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.etag).not.toBe(plain.headers.etag)
    expect(Number(headers['content-length'])).toBe(body.length)
    expect(body.length).toBeLessThan(plain.body.length)
  }
  const again = { headers: { 'if-none-match': `W/"x", ${plain.headers.etag}` } }
  expect(await send(site, path, again)).toMatchObject({ status: 304, body: Buffer.alloc(0) })
  const head = await send(site, path, { method: 'HEAD' })
  expect(head.headers['content-length']).toBe(String(plain.body.length))
  expect(head.body).toHaveLength(0)
  expect(await send(site, path, { method: 'POST' })).toMatchObject({
    status: 405,
    headers: { allow: 'GET, HEAD' },
  })
})

test('pages are compressed in an accepted encoding, and small responses are not', async ({
  site,
}) => {
  const plain = await send(site, '/')
  expect(plain.headers).not.toHaveProperty('content-encoding')
  expect(plain.headers.vary?.toLowerCase()).toContain('accept-encoding')
  for (const encoding of ['br', 'gzip']) {
    const { headers, body } = await send(site, '/', { headers: { 'accept-encoding': encoding } })
    expect(headers['content-encoding']).toBe(encoding)
    expect(body.length).toBeLessThan(plain.body.length / 2)
  }
  const small = await send(site, '/api/health', { headers: { 'accept-encoding': 'br' } })
  expect(small.headers).not.toHaveProperty('content-encoding')
  expect(small.headers['content-length']).toBe(String(small.body.length))
})

for (const path of [
  '/_next/static/..%2f..%2fpackage.json',
  '/_next/static/%2e%2e/%2e%2e/package.json',
  '/_next/static/../../package.json',
  '/..%5c..%5cpackage.json',
  '/_next/static/%00',
  '/%E0%A4%A',
  '//example.org/',
  '/api/health%00',
]) {
  test(`the target ${path} is refused with 400`, async ({ site }) => {
    const { status, body } = await send(site, path)
    expect(status).toBe(400)
    expect(body.toString()).not.toContain('dependencies')
  })
}

test('an unknown static file is not found', async ({ site }) => {
  expect((await send(site, '/_next/static/%252e%252e/package.json')).status).toBe(404)
  expect((await send(site, '/_next/static/no-such-file.js')).status).toBe(404)
})

test('a host that is not the site’s is refused with 421, files and calls too', async ({ site }) => {
  for (const path of ['/', '/api/health', '/favicon.svg']) {
    const { status, body } = await send(site, path, { headers: { host: 'evil.example' } })
    expect(status, path).toBe(421)
    expect(body.toString(), path).toContain('SITE_URL')
  }
  for (const host of ['localhost', '127.0.0.1:1', '[::1]:80', 'a.localhost']) {
    expect((await send(site, '/api/health', { headers: { host } })).status, host).toBe(200)
  }
})

test('a router state that cannot be read is 400, and one that can is answered', async ({
  site,
}) => {
  const ask = (state: string) =>
    fetch(`${site.url}/privacy`, { headers: { rsc: '1', 'next-router-state-tree': state } })
  for (const state of ['x', '%', '[]', '["",null]', '["",{},null,"x"]']) {
    expect((await ask(state)).status, state).toBe(400)
  }
  const answer = await ask(encodeURIComponent(JSON.stringify(['', { children: ['(site)', {}] }])))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('text/x-component')
})

test('the page that Next has for its own failures is no page of the site', async ({ site }) => {
  for (const path of ['/_global-error', '/_global-error?x=1']) {
    const { status, body } = await send(site, path)
    expect(status, path).toBe(404)
    expect(body.toString(), path).toContain('<title>Not Found')
  }
})

test('malformed heads get 400, and the site keeps running', async ({ site }) => {
  for (const text of [
    'GET / HTTP/1.1\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a b\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
    'GET http://example.org/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    'nonsense\r\n\r\n',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
  ]) {
    const closing = text.replace('Host: a b\r\n', 'Host: a b\r\nConnection: close\r\n')
    expect(await sendRaw(site, closing), text).toMatch(/^HTTP\/1\.1 400 /)
  }
  expect((await send(site, '/')).status).toBe(200)
})

test('headers over 16 kB are refused with 431', async ({ site }) => {
  const text = `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(17_000)}\r\n\r\n`
  expect(await sendRaw(site, text)).toMatch(/^HTTP\/1\.1 431 /)
})

test('a body declared as too large is refused before it is sent', async ({ site }) => {
  const { port } = new URL(site.url)
  const head = `POST /api/signin HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\nContent-Length: 9437185\r\n\r\n`
  expect(await sendRaw(site, head)).toMatch(/^HTTP\/1\.1 413 [^]*File too large$/)
})

test('a body of unknown length is refused once it is too large', async ({ site }) => {
  const chunks = Array.from({ length: 10 }, () => Buffer.alloc(1024 * 1024, 'x'))
  const headers = { 'transfer-encoding': 'chunked', 'content-type': 'application/json' }
  const outcome = await send(site, '/api/signin', { method: 'POST', headers }, chunks).then(
    ({ status }) => status,
    () => 'cut off',
  )
  expect([413, 'cut off']).toContain(outcome)
  expect((await send(site, '/')).status).toBe(200)
})
