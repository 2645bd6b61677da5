import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { limitBody } from './limit-body'

let server: http.Server | undefined
afterEach(() => void server?.close())

/** Sends `size` bytes without saying how many; resolves with what the reader on the server got. */
async function upload(size: number, limit: number): Promise<{ read: number; exceeded: number }> {
  let exceeded = 0
  const read = new Promise<number>((resolve) => {
    server = http.createServer((request, response) => {
      limitBody(request, limit, () => {
        exceeded++
        response.end()
        request.destroy()
      })
      let got = 0
      request.on('data', (chunk: Buffer) => (got += chunk.length))
      request.on('close', () => {
        response.end()
        resolve(got)
      })
      request.on('error', () => {})
    })
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server?.address() as AddressInfo
  const request = http.request({ port, host: '127.0.0.1', method: 'POST' })
  request.on('error', () => {})
  for (let sent = 0; sent < size; sent += 1000) request.write(Buffer.alloc(1000))
  request.end()
  return { read: await read, exceeded }
}

test('a body up to the limit is read whole', async () => {
  expect(await upload(50_000, 50_000)).toEqual({ read: 50_000, exceeded: 0 })
})

test('a longer one is told once, and nothing beyond the limit is handed over', async () => {
  const { read, exceeded } = await upload(500_000, 50_000)
  expect(exceeded).toBe(1)
  expect(read).toBeLessThanOrEqual(50_000)
})
