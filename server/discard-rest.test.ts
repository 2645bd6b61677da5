import http from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { restDiscarder } from './discard-rest'

let server: http.Server | undefined
afterEach(() => {
  vi.useRealTimers()
  server?.closeAllConnections()
  server?.close()
})

/** A server that answers at once, whatever is still to come. */
async function serve(): Promise<number> {
  const discardRest = restDiscarder()
  server = http.createServer((request, response) => {
    const { socket } = request
    request.on('error', () => {})
    response.once('finish', () => discardRest(request, socket))
    response.writeHead(413).end('too large')
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })

function post(port: number, body: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = http.request({ port, host: '127.0.0.1', method: 'POST', agent })
    request.on('error', reject)
    request.on('response', async (response) => {
      let text = ''
      for await (const chunk of response) text += String(chunk)
      resolve(`${response.statusCode} ${text}`)
    })
    request.end(body)
  })
}

test('a client that sends on after the answer can read it, and use the connection again', async () => {
  const port = await serve()
  let connections = 0
  server?.on('connection', () => connections++)
  for (let i = 0; i < 3; i++) expect(await post(port, Buffer.alloc(900_000))).toBe('413 too large')
  expect(connections).toBe(1)
})

test('a client that never ends its body is cut off', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const port = await serve()
  const request = http.request({ port, host: '127.0.0.1', method: 'POST', agent })
  request.on('error', () => {})
  const answered = new Promise((resolve) => request.once('response', resolve))
  let connection: Socket | undefined
  server?.once('connection', (socket: Socket) => (connection = socket))
  request.write('a')
  await answered
  vi.advanceTimersByTime(9_999)
  expect(connection?.destroyed).toBe(false)
  vi.advanceTimersByTime(1)
  expect(connection?.destroyed).toBe(true)
})
