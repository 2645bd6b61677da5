import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { headReader } from './read-head'

type Read = Pick<http.IncomingMessage, 'method' | 'url' | 'rawHeaders'>

let server: http.Server
let received: Read | undefined

beforeAll(async () => {
  server = http.createServer(({ method, url, rawHeaders }, response) => {
    received = { method, url, rawHeaders }
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => void server.close())

/** What node:http reads of one head; undefined for what it refuses or waits on with. */
function readByNode(head: string): Promise<Read | undefined> {
  received = undefined
  const { port } = server.address() as AddressInfo
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.end(head, 'latin1'))
    socket.on('error', () => {})
    socket.resume()
    socket.on('close', () => resolve(received))
  })
}

const usual = fc.constantFrom(
  'Host: a.test',
  'Accept-Encoding: gzip, br',
  'User-Agent: Mozilla/5.0 (X11)',
  'Cookie: theme=dark; a="b"',
  'If-None-Match: "x", W/"y"',
  'Connection: keep-alive',
  'Accept:',
  'dnt:1',
)
/** What parsers are known to read differently. */
const odd = fc.constantFrom(
  'Host : a.test',
  ' folded',
  '\tfolded',
  'Content-Length: 0',
  'Content-Length: 5',
  'Transfer-Encoding: chunked',
  'Connection: close',
  'Connection: upgrade',
  'Upgrade: websocket',
  'Accept: a\u0000b',
  'Accept: \u00e9',
  'Accept: a\nHost: b',
  'Accept: a\rHost: b',
  'Ho st: a',
  ': a',
  'Host',
  'x-auth-token: x',
)
const line = fc.oneof({ weight: 8, arbitrary: usual }, { weight: 1, arbitrary: odd })
const first = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom('GET / HTTP/1.1', 'HEAD /a?b=c HTTP/1.1', 'GET /%C3%A9 HTTP/1.1'),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...['GET  / HTTP/1.1', 'GET / HTTP/1.0', 'GET /a b HTTP/1.1', 'GET http://a/ HTTP/1.1'],
      ...['get / HTTP/1.1', 'POST / HTTP/1.1', 'GET /\u00e9 HTTP/1.1', ' GET / HTTP/1.1', 'GET /'],
    ),
  },
)
const end = fc.oneof(
  { weight: 8, arbitrary: fc.constant('\r\n\r\n') },
  { weight: 1, arbitrary: fc.constantFrom('\n\n', '\r\n', '\r\n\r\nGET / HTTP/1.1\r\n\r\n') },
)
const head = fc
  .tuple(
    first,
    fc.array(line, { maxLength: 6 }),
    fc.constantFrom('\r\n', '\r\n', '\r\n', '\n'),
    end,
  )
  .map(([start, lines, separator, rest]) => [start, ...lines].join(separator) + rest)

test('a head that the fast path accepts means the same to node:http', async () => {
  let accepted = 0
  await fc.assert(
    fc.asyncProperty(head, async (text) => {
      const read = headReader()(Buffer.from(text, 'latin1'))
      if (!read) return
      accepted++
      const { method, url, rawHeaders } = read.request
      expect(await readByNode(text)).toEqual({ method, url, rawHeaders })
    }),
    { numRuns: 2000 },
  )
  expect(accepted).toBeGreaterThan(100)
}, 60_000)
