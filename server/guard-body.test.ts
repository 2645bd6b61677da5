import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import type { BodyRule } from '@/lib/http/api-document'
import { bodyBudget } from './body-budget'
import { bodyGuard } from './guard-body'
import type { Refusal } from './refuse'

let server: http.Server | undefined
afterEach(() => {
  vi.useRealTimers()
  server?.closeAllConnections()
  server?.close()
})

type Begun = { request: http.ClientRequest; read: () => number; answer: () => void }

/** Serves requests whose bodies are read until `answer`; `refusals` are those by the guard. */
async function serve(rule: BodyRule | undefined, budget = bodyBudget()) {
  const refusals: number[] = []
  const guard = bodyGuard(budget)
  const arrived: { read: number; response: http.ServerResponse }[] = []
  server = http.createServer((request, response) => {
    const entry = { read: 0, response }
    arrived.push(entry)
    const cutOff = ({ status }: Refusal) => {
      refusals.push(status)
      response.end()
    }
    const caller = String(request.headers['x-caller'])
    const refusal = guard(request, response, { rule, caller, cutOff })
    if (refusal) return cutOff(refusal)
    request.on('data', (chunk: Buffer) => (entry.read += chunk.length))
    request.on('error', () => {})
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  /** Sends a beginning of a body. */
  async function begin(bytes: number, caller = 'a', declared?: number): Promise<Begun> {
    const at = arrived.length
    const request = http.request({ port, host: '127.0.0.1', method: 'POST', agent: false })
    request.setHeader('x-caller', caller)
    if (declared !== undefined) request.setHeader('content-length', declared)
    request.on('error', () => {})
    request.write(Buffer.alloc(bytes))
    await expect.poll(() => arrived[at]).toBeDefined()
    const entry = arrived[at]
    return { request, read: () => entry?.read ?? 0, answer: () => entry?.response.end() }
  }
  return { begin, refusals }
}

test('a body up to the limit is read whole, a longer one is cut off once with 413', async () => {
  const { begin, refusals } = await serve({ maxBytes: 50_000 })
  const whole = await begin(50_000)
  await expect.poll(whole.read).toBe(50_000)
  expect(refusals).toEqual([])
  const longer = await begin(500_000)
  await expect.poll(() => refusals).toEqual([413])
  expect(longer.read()).toBeLessThanOrEqual(50_000)
})

test('where no body is read, a small one is discarded and a large one refused', async () => {
  const { begin, refusals } = await serve(undefined)
  const small = await begin(60_000)
  small.answer()
  await new Promise((resolve) => small.request.once('response', resolve))
  expect([small.read(), refusals]).toEqual([0, []])
  await begin(70_000)
  await expect.poll(() => refusals).toEqual([413])
})

test('one caller, and all callers together, hold a bounded number of bytes until their answers', async () => {
  const budget = bodyBudget({ all: 100_000, perCaller: 60_000 })
  const { begin, refusals } = await serve({ maxBytes: 90_000 }, budget)
  const first = await begin(50_000)
  await expect.poll(first.read).toBe(50_000)
  await begin(50_000)
  await expect.poll(() => refusals).toEqual([503])
  const other = await begin(40_000, 'b')
  await expect.poll(other.read).toBe(40_000)
  await begin(50_000, 'c')
  await expect.poll(() => refusals).toEqual([503, 503])
  first.answer()
  await new Promise((resolve) => first.request.once('response', resolve))
  const later = await begin(50_000)
  await expect.poll(later.read).toBe(50_000)
  expect(refusals).toHaveLength(2)
})

test('an upload has all its room before it begins', async () => {
  const budget = bodyBudget({ all: 100_000, perCaller: 60_000 })
  const rule = { maxBytes: 90_000, upload: 'image' }
  const { begin, refusals } = await serve(rule, budget)
  await begin(10, 'a', 50_000)
  const second = await begin(10, 'a', 50_000)
  expect([refusals, second.read()]).toEqual([[503], 0])
  await begin(10, 'b', 50_000)
  expect(refusals).toEqual([503])
})

test('what arrives after the answer is not held', async () => {
  const budget = bodyBudget({ all: 100_000, perCaller: 100_000 })
  const { begin, refusals } = await serve({ maxBytes: 1_000_000 }, budget)
  const early = await begin(10)
  early.answer()
  await new Promise((resolve) => early.request.once('response', resolve))
  await new Promise<void>((resolve) => early.request.write(Buffer.alloc(900_000), () => resolve()))
  expect([early.read(), refusals]).toEqual([10, []])
})

test('a small body has 15 seconds, a file at least 80 KiB in each 10 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const body = await serve({ maxBytes: 50_000 })
  await begun(body)
  vi.advanceTimersByTime(14_900)
  expect(body.refusals).toEqual([])
  vi.advanceTimersByTime(200)
  expect(body.refusals).toEqual([408])
  const upload = await serve({ maxBytes: 9_000_000, upload: 'image' })
  const { request, read } = await begun(upload)
  for (let sent = 1; sent <= 30; sent++) {
    request.write(Buffer.alloc(90_000))
    await expect.poll(read).toBe(10 + sent * 90_000)
    vi.advanceTimersByTime(10_000)
  }
  expect(upload.refusals).toEqual([])
  vi.advanceTimersByTime(10_000)
  expect(upload.refusals).toEqual([408])
})

async function begun({ begin }: Awaited<ReturnType<typeof serve>>): Promise<Begun> {
  const upload = await begin(10)
  await expect.poll(upload.read).toBe(10)
  return upload
}
