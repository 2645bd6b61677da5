import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { limitConnections } from '../../limit-connections'
import { type CachedAnswer, encodeAnswer, replyTo } from '../cached-answer'
import { answerOnConnections } from './answer-on-connections'
import { headReader } from './read-head'
import type { Reply } from '../reply'
import { type RequestHead, readRequestHead } from '../request-head'

const BODY = 'page '.repeat(400)
/** More than a socket takes at once. */
const LARGE = 'large '.repeat(2_000_000)

let server: http.Server
let close: () => void
let sockets: net.Socket[]
/** Ends what is made anew. */
let finish: () => void
/** What came to node:http. */
let passed: { method: string; url: string; body: string }[]

beforeEach(async () => {
  passed = []
  sockets = []
  server = http.createServer(async (request, response) => {
    const { method = '', url = '' } = request
    let body = ''
    for await (const chunk of request) body += String(chunk)
    passed.push({ method, url, body })
    response.end(`passed ${url} ${body.length}`)
  })
  server.on('checkContinue', (request, response) => {
    response.writeContinue()
    server.emit('request', request, response)
  })
  server.on('connection', (socket: net.Socket) => sockets.push(socket))
  const use = limitConnections(server, { max: 100, near: 100, perAddress: undefined })
  const answerOf = (text: string) =>
    encodeAnswer(Buffer.from(text), 'text/html', { 'x-frame-options': 'DENY' })
  const answers: Record<string, CachedAnswer> = {
    '/': await answerOf(BODY),
    '/large': await answerOf(LARGE),
  }
  const find = ({ request, variant }: RequestHead) => {
    if (request.url === '/defect') throw new Error('It fails.')
    const answer = answers[request.url ?? '']
    return answer && replyTo(variant, answer)
  }
  const coming: Record<string, () => Promise<Reply | undefined>> = {
    '/again': async () => {
      await new Promise<void>((resolve) => (finish = resolve))
      const head = readRequestHead({ method: 'GET', url: '/', rawHeaders: ['host', 'a'] })
      return head && find(head)
    },
    '/gone': async () => undefined,
    '/broken': () => Promise.reject(new Error('No page')),
  }
  close = answerOnConnections(server, {
    use,
    find,
    findOrRevalidate: ({ request: { url = '' } }) => coming[url]?.(),
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(() => {
  close()
  server.closeAllConnections()
  server.close()
})

/** A connection; `received` is what came back so far. */
function connect() {
  const { port } = server.address() as AddressInfo
  const socket = net.connect(port, '127.0.0.1')
  const client = { socket, received: '', isClosed: false }
  socket.on('data', (chunk) => (client.received += chunk.toString('latin1')))
  socket.on('error', () => {})
  socket.on('close', () => (client.isClosed = true))
  return client
}

const GET = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'
const POST = 'POST /form HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello'
const statusesOf = (text: string) => text.match(/HTTP\/1\.1 \d+/g)?.map((line) => line.slice(9))

test('what is cached is answered with the headers that node:http would send', async () => {
  const client = connect()
  client.socket.write(GET)
  await expect.poll(() => client.received).toContain(BODY)
  const [head = '', body] = client.received.split('\r\n\r\n')
  expect(body).toBe(BODY)
  expect(head.split('\r\n')).toEqual([
    'HTTP/1.1 200 OK',
    'x-frame-options: DENY',
    expect.stringMatching(/^etag: "[\w-]{22}"$/),
    'content-type: text/html',
    `content-length: ${BODY.length}`,
    expect.stringMatching(/^x-request-id: [0-9a-f-]{36}$/),
    expect.stringMatching(/^date: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/),
    'connection: keep-alive',
    'keep-alive: timeout=65',
  ])
  const etag = /etag: (\S+)/.exec(head)?.[1]
  client.received = ''
  client.socket.write(`GET / HTTP/1.1\r\nHost: a\r\nIf-None-Match: ${etag}\r\n\r\n`)
  await expect.poll(() => client.received).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n[^]*\r\n\r\n$/)
  client.received = ''
  client.socket.write(GET.replace('GET', 'HEAD'))
  await expect.poll(() => client.received).toMatch(/content-length: 2000\r\n[^]*\r\n\r\n$/)
  expect(passed).toEqual([])
  client.socket.destroy()
})

test('an answer that waits to be sent is not changed by those to others', async () => {
  const [slow, quick] = [connect(), connect()]
  await expect.poll(() => sockets.length).toBe(2)
  const served = sockets.find(({ remotePort }) => remotePort === slow.socket.localPort)
  slow.socket.pause()
  let sent = 0
  while (served && served.writableLength < 2 * BODY.length) {
    slow.socket.write(GET)
    const size = ++sent * GET.length
    while (served.bytesRead < size) await new Promise(setImmediate)
  }
  quick.socket.write(GET)
  await expect.poll(() => quick.received).toContain(BODY)
  slow.socket.resume()
  const idsOf = ({ received }: { received: string }) =>
    received.match(/x-request-id: [0-9a-f-]{36}/g) ?? []
  await expect.poll(() => idsOf(slow).length).toBe(sent)
  expect(new Set([...idsOf(slow), ...idsOf(quick)]).size).toBe(sent + 1)
  expect(passed).toEqual([])
  slow.socket.destroy()
  quick.socket.destroy()
})

test('anything else goes to node:http, with the requests after it', async () => {
  const client = connect()
  client.socket.write(GET)
  await expect.poll(() => client.received).toContain(BODY)
  client.socket.write(POST)
  await expect.poll(() => client.received).toContain('passed /form 5')
  client.socket.write(GET)
  await expect.poll(() => client.received).toContain('passed / 0')
  expect(passed).toEqual([
    { method: 'POST', url: '/form', body: 'hello' },
    { method: 'GET', url: '/', body: '' },
  ])
  client.socket.destroy()
})

test('a long body, and one that is announced first, arrive whole', async () => {
  const size = 3_000_000
  for (const expected of [[], ['Expect: 100-continue']]) {
    const client = connect()
    const lines = ['POST /long HTTP/1.1', 'Host: a', `Content-Length: ${size}`, ...expected]
    client.socket.write(`${lines.join('\r\n')}\r\n\r\n`)
    client.socket.write(Buffer.alloc(size, 'b'))
    await expect.poll(() => client.received).toContain(`passed /long ${size}`)
    client.socket.destroy()
  }
})

test('requests in pieces or sent ahead are answered in their order', async () => {
  const [pieces, ahead] = [connect(), connect()]
  for (const character of GET) {
    pieces.socket.write(character)
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  ahead.socket.write(GET + POST + GET)
  await expect.poll(() => pieces.received).toContain('passed / 0')
  await expect.poll(() => statusesOf(ahead.received)).toEqual(['200', '200', '200'])
  expect(ahead.received).toMatch(/passed \/ 0[^]*passed \/form 5[^]*passed \/ 0/)
  for (const { socket } of [pieces, ahead]) socket.destroy()
})

test.each([
  ['a bare line feed', 'GET / HTTP/1.1\nHost: a\n\n'],
  ['a folded header', 'GET / HTTP/1.1\r\nHost: a\r\n b\r\n\r\n'],
  ['a space before the colon', 'GET / HTTP/1.1\r\nHost : a\r\n\r\n'],
  ['a header without a name', 'GET / HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n'],
  ['a header without a colon', 'GET / HTTP/1.1\r\nHost: a\r\nb\r\n\r\n'],
  ['a control character', 'GET / HTTP/1.1\r\nHost: a\r\nUser-Agent: \0\r\n\r\n'],
  ['a line feed in a header', 'GET / HTTP/1.1\r\nHost: a\r\nUser-Agent: a\nb: c\r\n\r\n'],
  ['another version', 'GET / HTTP/1.0\r\nHost: a\r\n\r\n'],
  ['two spaces', 'GET  / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['a whole address', 'GET http://a/ HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['an end of the connection', 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  ['bytes behind the head', 'GET / HTTP/1.1\r\nHost: a\r\n\r\nGET'],
  ['no headers', 'GET / HTTP/1.1\r\n\r\n'],
])('a head with %s is left to node:http', (_, head) => {
  expect(headReader()(Buffer.from(head))).toBeUndefined()
})

test.each(['Content-Length: 5', 'Transfer-Encoding: chunked', 'Upgrade: websocket'])(
  'no request with %s is taken for a visitor’s',
  (line) => {
    const head = `GET / HTTP/1.1\r\nHost: a\r\n${line}\r\n\r\n`
    expect(headReader()(Buffer.from(head))).toBeUndefined()
  },
)

test('a head that was read before gives the same head, another one its own', () => {
  const read = headReader()
  const visitTo = (url: string) => read(Buffer.from(`GET ${url} HTTP/1.1\r\nHost: a\r\n\r\n`))
  const first = visitTo('/one')
  expect(first?.request.url).toBe('/one')
  expect(visitTo('/two')?.request.url).toBe('/two')
  expect(visitTo('/one')).toBe(first)
})

test('a client that does not read holds no more than one answer', async () => {
  const client = connect()
  client.socket.pause()
  for (let i = 0; i < 5; i++) {
    client.socket.write(GET.replace('/', '/large'))
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const waiting = () => sockets.map(({ writableLength }) => writableLength)
  await expect.poll(() => waiting()[0]).toBeGreaterThan(0)
  expect(waiting()).toHaveLength(1)
  expect(waiting()[0]).toBeLessThanOrEqual(LARGE.length + 1000)
  client.socket.resume()
  await expect.poll(() => statusesOf(client.received)?.length, { timeout: 10_000 }).toBe(5)
  client.socket.destroy()
})

test('a connection that says nothing, and one that rests, are closed', async () => {
  server.headersTimeout = 100
  const [silent, resting] = [connect(), connect()]
  await expect.poll(() => sockets.length).toBe(2)
  server.keepAliveTimeout = 200
  resting.socket.write(GET)
  await expect.poll(() => resting.received).toContain(BODY)
  await expect.poll(() => silent.isClosed).toBe(true)
  await expect.poll(() => resting.isClosed).toBe(true)
})

test('an answer that is made anew comes on the same connection', async () => {
  const client = connect()
  client.socket.write(GET.replace('/', '/again'))
  await expect.poll(() => sockets[0]?.isPaused()).toBe(true)
  expect(client.received).toBe('')
  finish()
  await expect.poll(() => client.received).toContain(BODY)
  expect(passed).toEqual([])
  client.socket.destroy()
})

test('a visitor may wait for an answer longer than for a request', async () => {
  server.headersTimeout = 100
  const client = connect()
  client.socket.write(GET.replace('/', '/again'))
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(client.isClosed).toBe(false)
  finish()
  await expect.poll(() => client.received).toContain(BODY)
  expect(sockets[0]?.timeout).toBe(server.keepAliveTimeout)
  client.socket.destroy()
})

test.each(['/gone', '/broken'])(
  'what can no longer be cached goes to node:http: %s',
  async (path) => {
    const client = connect()
    client.socket.write(GET.replace('/', path))
    await expect.poll(() => client.received).toContain(`passed ${path} 0`)
    client.socket.destroy()
  },
)

test('an answer in work at the end of the server is still sent', async () => {
  const client = connect()
  client.socket.write(GET.replace('/', '/again'))
  await expect.poll(() => sockets[0]?.isPaused()).toBe(true)
  close()
  expect(client.isClosed).toBe(false)
  finish()
  await expect.poll(() => client.isClosed).toBe(true)
  expect(client.received).toContain('connection: close')
  expect(client.received).toContain(BODY)
})

test('the end of the server closes what waits for a request', async () => {
  const client = connect()
  client.socket.write(GET)
  await expect.poll(() => client.received).toContain(BODY)
  const closed = new Promise((resolve) => server.close(resolve))
  close()
  await closed
  await expect.poll(() => client.isClosed).toBe(true)
})

test('a defect ends the connection that met it, and no other one', async () => {
  const [first, second] = [connect(), connect()]
  first.socket.write(GET.replace('/', '/defect'))
  await expect.poll(() => first.isClosed).toBe(true)
  second.socket.write(GET)
  await expect.poll(() => second.received).toContain(BODY)
  second.socket.destroy()
})
