import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, expectTypeOf, test, vi } from 'vitest'
import { z } from 'zod'
import { ApiError, callAddress } from '@/lib/http/client'
import { defineRoute, noContent, type RouteHandler, sends } from '@/lib/http/define-route'
import { jsonReply, Reply } from '@/lib/http/reply'

const item = z.object({ name: z.string(), size: z.int() })
const GET = defineRoute({ access: 'public', answer: item, run: () => ({ name: 'a', size: 2 }) })
const POST = defineRoute({
  access: 'public',
  body: z.object({ at: z.string().transform(Number) }),
  answer: item,
  also: { 202: z.object({ waits: z.boolean() }) },
  run: ({ body }) => jsonReply({ waits: body.at === 7 }, { status: 202 }),
})
const TEXT = defineRoute({
  access: 'public',
  answer: sends('text/plain'),
  run: () => new Reply('a token', { headers: { 'content-type': 'text/plain; charset=utf-8' } }),
})
const FILE = defineRoute({
  access: 'public',
  answer: sends('image/png'),
  run: () => new Reply('bytes', { headers: { 'content-type': 'image/png' } }),
})
const NONE = defineRoute({ access: 'public', answer: noContent, run: () => undefined })
const UPLOAD = defineRoute({
  access: 'public',
  upload: 'image',
  answer: item,
  run: ({ file }) => ({ name: 'a', size: file.bytes.byteLength }),
})

type Fixed = {
  status?: number
  type?: string
  body?: string
  headers?: Record<string, string>
}

/** What the server answers with: a route, or what no route would say. */
let reply: Fixed | RouteHandler
let seen: { method: string; headers: Headers; body: string }

const site = createServer(async (incoming, response) => {
  const request = await toRequest(incoming)
  seen = { method: request.method, headers: request.headers, body: await request.clone().text() }
  const answer =
    typeof reply === 'function'
      ? await reply(request, { params: Promise.resolve({}) })
      : toResponse(reply)
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(Buffer.from(await answer.arrayBuffer()))
})

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const { method = 'GET', headers, url } = incoming
  const named = Object.entries(headers).map(([name, value]) => [name, String(value)] as const)
  return new Request(new URL(url ?? '', 'http://localhost'), {
    method,
    headers: Object.fromEntries(named),
    ...(method !== 'GET' && { body: Buffer.concat(chunks) }),
  })
}

function toResponse({ status = 200, type, body = '', headers }: Fixed): Response {
  return new Response(body, {
    status,
    headers: { ...(type && { 'content-type': type }), ...headers },
  })
}

beforeAll(() => new Promise<void>((listening) => void site.listen(0, '127.0.0.1', listening)))
afterAll(() => new Promise((closed) => site.close(closed)))

beforeEach(() => {
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  const fetchAnywhere = fetch
  vi.stubGlobal('document', { cookie: 'a=1; XSRF-TOKEN=token' })
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    fetchAnywhere(new URL(path, origin), init),
  )
})
afterEach(() => void vi.unstubAllGlobals())

const JSON_TYPE = 'application/json'
const refusal = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error(`No ApiError: ${String(error)}`)
  return error
}

test('an answer is decoded by its content type and typed by the route', async () => {
  reply = GET
  const json = await callAddress<typeof GET>('/api/x')
  expectTypeOf(json).toEqualTypeOf<{ name: string; size: number }>()
  expect(json).toEqual({ name: 'a', size: 2 })
  expect(seen).toMatchObject({ method: 'GET', body: '' })
  expect(seen.headers.get('x-xsrf-token')).toBe('token')

  reply = TEXT
  const text = await callAddress<typeof TEXT>('/api/x')
  expectTypeOf(text).toEqualTypeOf<string>()
  expect(text).toBe('a token')

  reply = FILE
  const file = await callAddress<typeof FILE>('/api/x')
  expectTypeOf(file).toEqualTypeOf<Blob>()
  expect(await file.text()).toBe('bytes')

  reply = NONE
  const none = await callAddress<typeof NONE>('/api/x')
  expectTypeOf(none).toEqualTypeOf<undefined>()
  expect(none).toBeUndefined()
})

test('further successes are part of the answer', async () => {
  reply = POST
  const answer = await callAddress<typeof POST>('/api/x', { method: 'POST', body: { at: '7' } })
  expectTypeOf(answer).toEqualTypeOf<{ name: string; size: number } | { waits: boolean }>()
  expect(answer).toEqual({ waits: true })
  expect(seen).toMatchObject({ method: 'POST', body: '{"at":"7"}' })
  expect(seen.headers.get('content-type')).toBe(JSON_TYPE)
})

test('a form is sent as it is', async () => {
  reply = UPLOAD
  const body = new FormData()
  body.append('image', new Blob(['bytes']), 'a.png')
  const answer = await callAddress<typeof UPLOAD>('/api/x', { method: 'POST', body })
  expect(answer).toEqual({ name: 'a', size: 5 })
  expect(seen.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
})

test.each([
  ['malformed JSON', { type: JSON_TYPE, body: '{' }],
  ['a page', { type: 'text/html', body: '<p>Log in to the hotel</p>' }],
])('%s is no answer', async (_, given) => {
  reply = given
  expect(await callAddress<typeof GET>('/api/x')).toBeNull()
})

test('an error has the text, fields, code and delay of the server', async () => {
  const body = '{"error":"Taken.","fields":{"name":"Taken."},"code":"REAUTH"}'
  reply = { status: 409, type: JSON_TYPE, body, headers: { 'retry-after': '7' } }
  const error = await refusal(callAddress<typeof GET>('/api/x'))
  expect(error).toMatchObject({ status: 409, message: 'Taken.', code: 'REAUTH', retryAfter: 7 })
  expect(error.fields).toEqual({ name: 'Taken.' })
  expect(error.messageOr('Else.')).toBe('Taken.')

  reply = { status: 400, type: 'text/plain', body: 'Wrong.' }
  expect(await refusal(callAddress<typeof TEXT>('/api/x'))).toMatchObject({ message: 'Wrong.' })

  reply.headers = { 'x-error-fields': '{"name":"Wrong."}' }
  expect((await refusal(callAddress<typeof TEXT>('/api/x'))).fields).toEqual({ name: 'Wrong.' })

  const headers = { 'x-request-id': '1' }
  reply = { status: 500, type: 'text/html', body: '<h1>The site failed</h1>', headers }
  const page = await refusal(callAddress<typeof GET>('/api/x'))
  expect(page).toMatchObject({ status: 500, message: 'An unknown error occurred.', fields: {} })
  expect(page.messageOr('Else.')).toBe('Else.')
})

const TOO_LARGE = 'The server in front takes no files of this size.'
const UNREACHED =
  'The server in front does not reach the site right now. Please try again in a moment.'
const TOO_SLOW =
  'The site did not answer the server in front in time. Please try again in a moment.'
const BLOCKED = 'The server in front of the site answered with status 403.'

test.each([
  ['413 of nginx', 413, 'text/html', '<h1>413 Request Entity Too Large</h1>', TOO_LARGE],
  ['413 of Caddy', 413, undefined, '', TOO_LARGE],
  ['413 of a gateway', 413, JSON_TYPE, '{"code":"TooLarge"}', TOO_LARGE],
  ['502 of nginx', 502, 'text/html; charset=utf-8', '<h1>502 Bad Gateway</h1>', UNREACHED],
  ['502 of Traefik', 502, 'text/plain; charset=utf-8', 'Bad Gateway', UNREACHED],
  ['503 of HAProxy', 503, 'text/html', '<html><body><h1>503</h1>', UNREACHED],
  ['504 of nginx', 504, 'text/html', '<h1>504 Gateway Time-out</h1>', TOO_SLOW],
  ['403 of a firewall', 403, 'text/html', '<h1>Blocked</h1>', BLOCKED],
])('a %s is told as that of the server in front', async (_, status, type, body, text) => {
  reply = { status, ...(type && { type }), body }
  const error = await refusal(callAddress<typeof GET>('/api/x'))
  expect(error).toMatchObject({ status, message: text, isFromProxy: true, fields: {} })
  expect(error.messageOr('Else.')).toBe(text)
})

test('the site’s own errors of these statuses keep their texts', async () => {
  const headers = { 'x-request-id': '1' }
  reply = { status: 413, type: 'text/plain', body: 'File too large', headers }
  expect(await refusal(callAddress<typeof GET>('/api/x'))).toMatchObject({
    message: 'File too large',
    isFromProxy: false,
  })
  reply = { status: 503, type: JSON_TYPE, body: '{"error":"Busy."}' }
  expect(await refusal(callAddress<typeof GET>('/api/x'))).toMatchObject({ message: 'Busy.' })
})

test('an unreachable server is status 0, an aborted call rejects with its reason', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
  const error = await refusal(callAddress<typeof GET>('/api/x'))
  expect(error).toMatchObject({ status: 0, message: 'Failed to connect to the server.' })
  const signal = AbortSignal.abort(new Error('left'))
  vi.stubGlobal('fetch', () => Promise.reject(signal.reason))
  await expect(callAddress<typeof GET>('/api/x', { signal })).rejects.toThrow('left')
})
