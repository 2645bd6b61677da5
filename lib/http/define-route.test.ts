import { expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import type { Admin, Chef, Viewer } from '@/lib/auth/permissions'
import { AppError } from '@/lib/errors'
import type { Sends } from '@/lib/http/answers'
import { defineRoute, noContent, sends } from '@/lib/http/define-route'
import { jsonReply, Reply } from '@/lib/http/reply'
import type { RunResult, ViewerOf } from '@/lib/http/route-spec'

const noParams = { params: Promise.resolve({}) }
const body = z.object({ name: z.string().max(10), n: z.int().optional() })
const echo = defineRoute({
  access: 'public',
  body,
  answer: body,
  status: 201,
  run: ({ body: given }) => given,
})

function post(content: BodyInit, headers: Record<string, string> = {}) {
  const request = new Request('http://localhost/api/x', {
    method: 'POST',
    body: content,
    headers: { 'content-type': 'application/json', ...headers },
  })
  return echo(request, noParams)
}

test('a well-formed body arrives without its unknown keys', async () => {
  const response = await post('{"name":"a","n":1,"role":"admin","__proto__":{"x":1}}')
  expect(response.status).toBe(201)
  expect(await response.json()).toEqual({ name: 'a', n: 1 })
})

test.each([
  ['an operator object', '{"name":{"$gt":""}}'],
  ['an array', '{"name":["a"]}'],
  ['a number as text', '{"name":"a","n":"1"}'],
  ['a null character', '{"name":"a\\u0000"}'],
  ['an over-long value', `{"name":"${'x'.repeat(11)}"}`],
  ['a missing field', '{}'],
  ['malformed JSON', '{"name":'],
  ['no object', 'null'],
])('%s is refused with 400', async (_, content) => {
  const response = await post(content)
  expect(response.status).toBe(400)
  expect(await response.json()).toHaveProperty('error')
})

test('another content type is refused with 415', async () => {
  expect((await post('name=a', { 'content-type': 'text/plain' })).status).toBe(415)
})

test('a body over 256 KiB is refused with 413, whether its length is declared or not (G-12)', async () => {
  const large = `{"name":"${'x'.repeat(300_000)}"}`
  expect((await post(large)).status).toBe(413)
  expect((await post('{}', { 'content-length': '300000' })).status).toBe(413)
})

test('guards run before the body is read', async () => {
  const guarded = defineRoute({ access: 'user', body, answer: z.object({}), run: () => ({}) })
  const request = new Request('http://localhost/api/x', { method: 'POST', body: 'not json' })
  expect((await guarded(request, noParams)).status).toBe(401)
  expect(request.bodyUsed).toBe(false)
})

test('a repeated query parameter is a wrong type', async () => {
  const route = defineRoute({
    access: 'public',
    query: z.object({ a: z.string() }),
    answer: z.object({ a: z.string() }),
    run: (c) => c.query,
  })
  const call = (search: string) => route(new Request(`http://localhost/api/x${search}`), noParams)
  expect(await (await call('?a=1&b=2')).json()).toEqual({ a: '1' })
  expect((await call('?a=1&a=2')).status).toBe(400)
  expect((await call('?a[$gt]=1')).status).toBe(400)
})

test('an empty answer is 204, a reply sets its own headers and cookies', async () => {
  const empty = defineRoute({ access: 'public', answer: noContent, run: () => undefined })
  expect((await empty(new Request('http://localhost/api/x'), noParams)).status).toBe(204)
  const text = defineRoute({
    access: 'public',
    answer: sends('text/plain'),
    run: () =>
      new Reply('t', { headers: { 'content-type': 'text/plain' }, cookies: ['a=1', 'b=2'] }),
  })
  const response = await text(new Request('http://localhost/api/x'), noParams)
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
})

test('an error of the service is written in the family of the route', async () => {
  const route = defineRoute({
    access: 'public',
    answer: z.string(),
    errors: 'message',
    run: () => {
      throw new AppError('not_found', { message: 'AOTD not found.' })
    },
  })
  const request = new Request('http://localhost/api/art-of-the-day/today')
  const response = await route(request, noParams)
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ message: 'AOTD not found.' })
})

test('a route whose service returns another shape than its answer does not compile', () => {
  type Item = z.ZodObject<{ name: z.ZodString; size: z.ZodOptional<z.ZodInt> }>
  type Result = RunResult<Item, { 202: z.ZodObject<{ waits: z.ZodBoolean }> }>
  expectTypeOf<{ name: string }>().toExtend<Result>()
  expectTypeOf(jsonReply({ name: 'a' })).toExtend<Result>()
  expectTypeOf(jsonReply({ waits: true })).toExtend<Result>()
  expectTypeOf<{ name: number }>().not.toExtend<Result>()
  expectTypeOf<{ size: number }>().not.toExtend<Result>()
  expectTypeOf<undefined>().not.toExtend<Result>()
  expectTypeOf(jsonReply({ title: 'a' })).not.toExtend<Result>()
  expectTypeOf(new Reply('{}')).not.toExtend<Result>()

  expectTypeOf(new Reply('a')).toExtend<RunResult<Sends<'text/plain'>>>()
  expectTypeOf<string>().not.toExtend<RunResult<Sends<'text/plain'>>>()
  expectTypeOf<undefined>().not.toExtend<RunResult<Sends<'text/plain'>>>()
  expectTypeOf<undefined>().toExtend<RunResult<typeof noContent>>()
  expectTypeOf<{ name: string }>().not.toExtend<RunResult<typeof noContent>>()

  type Run = Parameters<typeof defineRoute<'public', Item>>[0]['run']
  expectTypeOf<() => Promise<{ name: string }>>().toExtend<Run>()
  expectTypeOf<() => Promise<{ name: number }>>().not.toExtend<Run>()
})

test('a viewer has the role that the access asks for', () => {
  expectTypeOf<ViewerOf<'public'>>().toEqualTypeOf<Viewer | null>()
  expectTypeOf<ViewerOf<'user'>>().toEqualTypeOf<Viewer>()
  expectTypeOf<ViewerOf<'verified'>>().toEqualTypeOf<Viewer>()
  expectTypeOf<ViewerOf<'admin'>>().toEqualTypeOf<Admin>()
  expectTypeOf<ViewerOf<'admin'>>().toExtend<Chef>()
  expectTypeOf<ViewerOf<'chef'>>().not.toExtend<Admin>()
  expectTypeOf<Viewer>().not.toExtend<Admin>()
})

test('the body of an answer to HEAD is cancelled, as nobody reads it', async () => {
  let cancelled = 0
  const file = () => new ReadableStream<Uint8Array>({ cancel: () => void cancelled++ })
  const route = defineRoute({
    access: 'public',
    answer: sends('application/zip'),
    run: () => new Reply<Sends>(file(), { headers: { 'content-type': 'application/zip' } }),
  })
  const head = await route(new Request('http://localhost/x', { method: 'HEAD' }), noParams)
  expect(head.body).toBeNull()
  expect(head.headers.get('content-type')).toBe('application/zip')
  expect(cancelled).toBe(1)
  const got = await route(new Request('http://localhost/x'), noParams)
  expect(got.body).not.toBeNull()
  expect(cancelled).toBe(1)
})
