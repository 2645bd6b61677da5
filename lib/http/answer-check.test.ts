import { expect, test } from 'vitest'
import { z } from 'zod'
import { findUndeclared } from '@/lib/http/answer-check'
import type { DeclaredAnswer } from '@/lib/http/answers'
import { noContent, sends, sendsFile } from '@/lib/http/define-route'

const item = z.object({ name: z.string() })
const request = (method = 'GET') => new Request('http://localhost/api/x', { method })
const find = (declared: DeclaredAnswer, response: Response, method?: string) =>
  findUndeclared(declared, request(method), response)
const withType = (type: string, status = 200) =>
  new Response('bytes', { status, headers: { 'content-type': type } })

test('a declared response passes, and so does any error', async () => {
  const declared = { answer: item, status: 201, also: { 202: z.object({ waits: z.boolean() }) } }
  expect(await find(declared, Response.json({ name: 'a' }, { status: 201 }))).toBeUndefined()
  expect(await find(declared, Response.json({ waits: true }, { status: 202 }))).toBeUndefined()
  expect(await find(declared, Response.json({ error: 'No.' }, { status: 404 }))).toBeUndefined()
  expect(await find({ answer: noContent }, new Response(null, { status: 204 }))).toBeUndefined()
  const text = withType('text/plain; charset=utf-8')
  expect(await find({ answer: sends('text/plain') }, text)).toBeUndefined()
  const part = withType('image/webp', 206)
  expect(await find({ answer: sendsFile('image/webp') }, part)).toBeUndefined()
  const head = new Response(null, { status: 201 })
  expect(await find(declared, head, 'HEAD')).toBeUndefined()
})

test('the response can still be read afterwards', async () => {
  const response = Response.json({ name: 'a' })
  await find({ answer: item }, response)
  expect(await response.json()).toEqual({ name: 'a' })
})

test.each<[string, DeclaredAnswer, Response, RegExp]>([
  [
    'another status',
    { answer: item },
    Response.json({ name: 'a' }, { status: 201 }),
    /^201 is not/,
  ],
  ['a wrong value', { answer: item }, Response.json({ name: 1 }), /not as declared/],
  ['a missing key', { answer: item }, Response.json({}), /not as declared/],
  ['a key beside', { answer: item }, Response.json({ name: 'a', hash: 'b' }), /"hash":"b"/],
  ['text for JSON', { answer: item }, withType('text/plain'), /content type is text\/plain/],
  ['another media type', { answer: sends('image/png') }, withType('image/webp'), /image\/webp/],
  ['a part of what has none', { answer: sends('image/png') }, withType('image/png', 206), /^206/],
  ['a body for nothing', { answer: noContent, status: 200 }, withType('text/plain'), /a body/],
])('%s is found', async (_, declared, response, problem) => {
  expect(await find(declared, response)).toMatch(problem)
})
