import http from 'node:http'
import net from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerMalformed } from './answer-malformed'

let server: http.Server

beforeEach(async () => {
  server = http.createServer(
    { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 },
    (_request, response) => void response.write('begun'),
  )
  server.on('clientError', answerMalformed)
  await new Promise<void>((resolve) => server.listen(0, resolve))
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** The whole response to these bytes, until the connection is closed. */
function send(text: string): Promise<string> {
  const address = server.address()
  const socket = net.connect(typeof address === 'object' && address ? address.port : 0)
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk.toString()))
  socket.on('error', () => {})
  socket.write(text)
  return new Promise((resolve) => socket.once('close', () => resolve(answer)))
}

const HEAD = 'GET / HTTP/1.1\r\nHost: localhost\r\n'

test.each([
  ['headers of 100 kB', `${HEAD}X-Large: ${'x'.repeat(100_000)}\r\n\r\n`, 431, 'headers are too'],
  ['garbage', '\u0000\u0001 no request\r\n\r\n', 400, 'Bad request.'],
  ['a head that never ends', HEAD, 408, 'took too long'],
])('%s: a plain response, and the connection is closed', async (_name, text, status, sentence) => {
  const answer = await send(text)
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [^]*connection: close[^]*${sentence}`))
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
})

test('nothing is added to a response that has begun', async () => {
  const answer = await send(`${HEAD}\r\n\u0000garbage\r\n\r\n`)
  expect(answer).not.toContain('Bad request.')
})
