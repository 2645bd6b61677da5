import http from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { bodyDeadline } from './body-deadline'

afterEach(() => vi.useRealTimers())

const UPLOAD = { 'content-type': 'multipart/form-data; boundary=x' }

/** Lets a request wait for `ms` after a part of its body; returns whether it was reported as late. */
async function isLateAfter(ms: number, headers: http.OutgoingHttpHeaders, whole = false) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let isLate = false
  const server = http.createServer((request, response) => {
    bodyDeadline(request, response, () => (isLate = true))
    request.resume()
    const look = () => {
      vi.advanceTimersByTime(ms)
      response.end()
    }
    if (whole) request.once('end', look)
    else request.once('data', look)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const request = http.request({
    port,
    method: 'POST',
    headers: { 'content-length': 10, ...headers },
  })
  request.write(whole ? '0123456789' : '0')
  const answered = new Promise((resolve) => request.once('response', resolve))
  if (whole) request.end()
  else request.flushHeaders()
  await answered
  request.destroy()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  return isLate
}

test('a body has 15 seconds, an upload two minutes', async () => {
  expect(await isLateAfter(14_000, {})).toBe(false)
  expect(await isLateAfter(16_000, {})).toBe(true)
  expect(await isLateAfter(110_000, UPLOAD)).toBe(false)
  expect(await isLateAfter(130_000, UPLOAD)).toBe(true)
})

test('a response may take longer than its body', async () => {
  expect(await isLateAfter(60_000, {}, true)).toBe(false)
})
