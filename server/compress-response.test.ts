import http, { type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import zlib from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import type { PageError } from '@/lib/pages/page-errors'
import { compressResponse } from './compress-response'

let server: http.Server | undefined
afterEach(() => void server?.close())

type Options = {
  encoding?: string
  method?: string
  path?: string
  failure?: PageError
  isMissing?: boolean
  rewrite?: (page: string) => string
}
type Answer = { response: IncomingMessage; chunks: Buffer[]; body: Buffer }

/** The response that a client receives from this app. */
async function ask(app: RequestListener, options: Options = {}): Promise<Answer> {
  server = http.createServer((request, response) => {
    const { failure = null, isMissing = false, rewrite } = options
    const findFailure = () => failure
    compressResponse({ request, response, findFailure, isMissing: () => isMissing, rewrite })
    app(request, response)
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const headers = options.encoding ? { 'accept-encoding': options.encoding } : {}
    const { method = 'GET', path = '/' } = options
    const request = http.request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ response, chunks, body: Buffer.concat(chunks) }))
    })
    request.on('error', reject)
    request.end()
  })
}

const LONG = 'a sentence that is repeated. '.repeat(1000)
const html: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', etag: '"x"' })
  response.write(LONG.slice(0, 5000))
  response.end(LONG.slice(5000))
}

test.each([
  ['br', zlib.brotliDecompressSync],
  ['gzip', zlib.gunzipSync],
])('a long text is sent as %s and complete', async (encoding, decode) => {
  const { response, body } = await ask(html, { encoding })
  expect(response.headers).toMatchObject({
    'content-encoding': encoding,
    vary: 'Accept-Encoding',
    etag: 'W/"x"',
  })
  expect(response.headers).not.toHaveProperty('content-length')
  expect(body.length).toBeLessThan(LONG.length / 10)
  expect(decode(body).toString()).toBe(LONG)
})

test('a page that says that it is missing is a 404, whatever it is sent as', async () => {
  for (const options of [{}, { encoding: 'br' }, { method: 'HEAD' }]) {
    const { response } = await ask(html, { ...options, isMissing: true })
    expect(response.statusCode).toBe(404)
  }
  const moved: RequestListener = (_request, response) => response.writeHead(307).end()
  expect((await ask(moved, { isMissing: true })).response.statusCode).toBe(307)
})

test('a page is rewritten as a whole, and nothing else is', async () => {
  const rewrite = (page: string) => `${page.length} ${page.slice(-9)}`
  for (const options of [{}, { encoding: 'br' }]) {
    const { body } = await ask(html, { ...options, rewrite })
    expect(body.toString()).toBe(`${LONG.length} epeated. `)
  }
  const data: RequestListener = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/x-component' })
    response.end(LONG)
  }
  expect((await ask(data, { rewrite })).body.toString()).toBe(LONG)
})

test('without a common encoding the text is sent plain, with Vary', async () => {
  const { response, body } = await ask(html, { encoding: 'deflate' })
  expect(response.headers).not.toHaveProperty('content-encoding')
  expect(response.headers).toMatchObject({ vary: 'Accept-Encoding', etag: '"x"' })
  expect(body.toString()).toBe(LONG)
})

test('a short text is not compressed and has its length, even when it is written in parts', async () => {
  const { response, body } = await ask(
    (_request, answer) => {
      answer.setHeader('content-type', 'application/json')
      answer.flushHeaders()
      answer.write('{"a":')
      answer.end('1}')
    },
    { encoding: 'br' },
  )
  expect(response.headers).not.toHaveProperty('content-encoding')
  expect(response.headers['content-length']).toBe('7')
  expect(body.toString()).toBe('{"a":1}')
})

test.each([
  ['pictures', { 'content-type': 'image/webp' }],
  ['event streams', { 'content-type': 'text/event-stream' }],
  ['text marked no-transform', { 'content-type': 'text/plain', 'cache-control': 'no-transform' }],
  ['encoded text', { 'content-type': 'text/plain', 'content-encoding': 'identity' }],
  ['parts of a file', { 'content-type': 'text/plain' }],
])('%s are not compressed', async (name, headers) => {
  const { response, body } = await ask(
    (_request, answer) => {
      answer.writeHead(name === 'parts of a file' ? 206 : 200, headers)
      answer.end(LONG)
    },
    { encoding: 'br' },
  )
  expect(response.headers['content-encoding']).not.toBe('br')
  expect(body.toString()).toBe(LONG)
})

test('HEAD has no body', async () => {
  const { response, body } = await ask(html, { encoding: 'br', method: 'HEAD' })
  expect(response.statusCode).toBe(200)
  expect(body).toHaveLength(0)
})

test('an event is sent before the next one is written', async () => {
  let release = () => {}
  const received = new Promise<void>((resolve) => (release = resolve))
  server = http.createServer((request, response) => {
    compressResponse({ request, response, findFailure: () => null })
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('data: 1\n\n')
    void received.then(() => response.end('data: 2\n\n'))
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}`)
  const reader = response.body?.getReader()
  const first = await reader?.read()
  expect(new TextDecoder().decode(first?.value)).toBe('data: 1\n\n')
  release()
  const second = await reader?.read()
  expect(new TextDecoder().decode(second?.value)).toBe('data: 2\n\n')
})

test('the first part of a streamed page is sent compressed before the rest is written', async () => {
  let release = () => {}
  const received = new Promise<void>((resolve) => (release = resolve))
  server = http.createServer((request, response) => {
    compressResponse({ request, response, findFailure: () => null })
    response.writeHead(200, { 'content-type': 'text/html' })
    response.write('<p>first</p>')
    void received.then(() => response.end('<p>last</p>'))
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}`, {
    headers: { 'accept-encoding': 'gzip' },
  })
  expect(response.headers.get('content-encoding')).toBe('gzip')
  const reader = response.body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('<p>first</p>')
  release()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('<p>last</p>')
})

test('a client that reads slower than the app writes receives everything', async () => {
  const big = Buffer.from(Array.from({ length: 3_000_000 }, (_, i) => (i * 7919) % 251))
  const { body } = await ask(
    async (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' })
      for (let at = 0; at < big.length; at += 65_536) {
        if (!response.write(big.subarray(at, at + 65_536))) {
          await new Promise((resolve) => response.once('drain', resolve))
        }
        await wait(0)
      }
      response.end()
    },
    { encoding: 'gzip' },
  )
  expect(zlib.gunzipSync(body).equals(big)).toBe(true)
})

const failing: RequestListener = (_request, response) => {
  response.writeHead(500, { 'content-type': 'text/html', etag: '"x"' })
  response.write('<h1>Broken</h1>')
  response.end(LONG)
}

test('a page that failed because the database is unreachable becomes a plain 503', async () => {
  const { response, body } = await ask(failing, { failure: { text: null }, encoding: 'br' })
  expect(response.statusCode).toBe(503)
  expect(response.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
  expect(body.toString()).toContain('<h1>Back in a moment</h1>')
  expect(body.toString()).not.toContain('Broken')
})

test('a page that failed for another reason, and an API call, keep their own response', async () => {
  const page = await ask(failing)
  expect(page.response.statusCode).toBe(500)
  expect(page.body.toString()).toContain('Broken')
  server?.close()
  const call = await ask(failing, { failure: { text: null }, path: '/api/x' })
  expect(call.response.statusCode).toBe(500)
})

test('a page whose area failed is a 503 with the area’s text, escaped (G-115)', async () => {
  const failing: RequestListener = (_request, response) => {
    response.writeHead(500, { 'content-type': 'text/html' })
    response.end('<p>Next says something</p>')
  }
  const { response, body } = await ask(failing, { failure: { text: 'cannot fetch <gallery>' } })
  expect(response.statusCode).toBe(503)
  expect(body.toString()).toContain('<p>cannot fetch &lt;gallery&gt;</p>')
})
