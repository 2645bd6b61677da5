import { expect, onTestFinished, test } from 'vitest'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createRecipeDocument } from '@/testing/recipes'
import { callRoute } from '@/testing/request'
import { GET } from './[code]/route'
import { POST } from './route'

withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()

const from = (ip: string) => ({ 'x-client-ip': ip })
const body = { state: { step: 0, factor: 1, timers: [] } }

test('an address opens 10 rooms an hour', async () => {
  const id = String((await createRecipeDocument())._id)
  const open = (ip: string) =>
    callRoute(POST, '/', { method: 'POST', body, params: { id }, headers: from(ip) })
  for (let i = 0; i < 10; i++) expect((await open('192.0.2.1')).status).toBe(201)
  expect((await open('192.0.2.1')).status).toBe(429)
  expect((await open('192.0.2.2')).status).toBe(201)
})

test('20 wrong codes an hour are too many, while a right one never counts', async () => {
  const id = String((await createRecipeDocument())._id)
  const opened = await callRoute(POST, '/', { method: 'POST', body, params: { id } })
  const { code } = (await opened.json()) as { code: string }
  const look = async (tried: string, ip: string) =>
    (await callRoute(GET, '/', { params: { id, code: tried }, headers: from(ip) })).status
  for (let i = 0; i < 25; i++) expect(await look(code, '192.0.2.3')).toBe(200)
  for (let i = 0; i < 20; i++) expect(await look('AAAA', '192.0.2.3')).toBe(404)
  expect(await look('AAAA', '192.0.2.3')).toBe(429)
  expect(await look(code, '192.0.2.3')).toBe(429)
  expect(await look(code, '192.0.2.4')).toBe(200)
})

test('an address follows 10 rooms by events at once, and another one when it leaves one', async () => {
  const id = String((await createRecipeDocument())._id)
  const opened = await callRoute(POST, '/', { method: 'POST', body, params: { id } })
  const { code } = (await opened.json()) as { code: string }
  const follow = (ip: string, signal?: AbortSignal) => {
    const headers = { ...from(ip), accept: 'text/event-stream' }
    return callRoute(GET, '/', { params: { id, code }, headers, ...(signal && { signal }) })
  }
  const [first, others] = [new AbortController(), new AbortController()]
  onTestFinished(() => others.abort())
  expect((await follow('192.0.2.5', first.signal)).status).toBe(200)
  for (let i = 0; i < 9; i++) {
    expect((await follow('192.0.2.5', others.signal)).status).toBe(200)
  }
  expect((await follow('192.0.2.5')).status).toBe(429)
  expect((await follow('192.0.2.6', others.signal)).status).toBe(200)
  first.abort()
  const status = async () => (await follow('192.0.2.5', others.signal)).status
  await expect.poll(status).toBe(200)
})
