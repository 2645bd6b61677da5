import { expect, test } from 'vitest'
import { readBytes, readFields, readJson } from '@/lib/http/read-body'

function post(body: BodyInit, contentType = 'application/json') {
  const headers = { 'content-type': contentType }
  return new Request('http://localhost/', {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit)
}

test('a body that breaks off is an error of the client', async () => {
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new Error('aborted')),
  })
  await expect(readJson(post(body))).rejects.toMatchObject({ code: 'invalid' })
})

test('a body without a declared length is refused as soon as it passes the limit', async () => {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 1000
      controller.enqueue(new Uint8Array(1000))
    },
  })
  await expect(readBytes(post(body), 10_000)).rejects.toMatchObject({ code: 'too_large' })
  expect(sent).toBeLessThan(20_000)
})

test.each([
  ['a=1&b=x%20y', 'application/x-www-form-urlencoded'],
  ['{"a":"1","b":"x y"}', 'application/json; charset=utf-8'],
])('%s are fields', async (body, type) => {
  expect(await readFields(post(body, type))).toEqual({ a: '1', b: 'x y' })
})

test.each([
  ['a=1&a=2', 'application/x-www-form-urlencoded'],
  ['a=%00', 'application/x-www-form-urlencoded'],
  ['{"a":{"$gt":""}}', 'application/json'],
  ['{"a":["1"]}', 'application/json'],
  ['[]', 'application/json'],
])('%s are no fields', async (body, type) => {
  await expect(readFields(post(body, type))).rejects.toMatchObject({ code: 'invalid' })
})
