import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { handleOneAtATime } from './one-at-a-time'

type Begun = { url: string; end: (body?: string) => void }

let server: http.Server
let begun: Begun[]

beforeEach(async () => {
  begun = []
  server = http.createServer()
  handleOneAtATime(server, (request, response, expectsContinue) => {
    if (expectsContinue) response.writeContinue()
    request.resume()
    request.on('error', () => response.destroy())
    begun.push({ url: request.url ?? '', end: (body = '') => response.end(body) })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`
const urls = () => begun.map(({ url }) => url)

/** A connection that has sent `text`; `received` is what came back so far. */
function send(text: string) {
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1')
  const client = { socket, received: '', closed: false }
  socket.on('data', (chunk) => (client.received += chunk.toString()))
  socket.on('error', () => {})
  socket.on('close', () => (client.closed = true))
  socket.write(text)
  return client
}

test('pipelined requests begin one after the other and are answered in order', async () => {
  const client = send(get('/1') + get('/2') + get('/3'))
  for (const url of ['/1', '/2', '/3']) {
    await expect.poll(() => begun.at(-1)?.url).toBe(url)
    begun.at(-1)?.end(`answer of ${url};`)
  }
  await expect.poll(() => client.received.match(/answer of .\d;/g)).toHaveLength(3)
  expect(client.received).toMatch(/answer of \/1;[^]*answer of \/2;[^]*answer of \/3;/)
})

test('connections do not wait for each other', async () => {
  send(get('/slow'))
  await expect.poll(urls).toEqual(['/slow'])
  send(get('/other'))
  await expect.poll(urls).toEqual(['/slow', '/other'])
})

test('what waits on a connection whose client has gone is not begun', async () => {
  const { socket } = send(get('/1') + get('/2') + get('/3'))
  await expect.poll(urls).toEqual(['/1'])
  socket.destroy()
  await expect.poll(() => begun.length && connections()).toBe(0)
  send(get('/after'))
  await expect.poll(urls).toEqual(['/1', '/after'])
})

test('nothing is begun behind an answer that closes the connection', async () => {
  const client = send(get('/1', 'Connection: close\r\n') + get('/2'))
  await expect.poll(urls).toEqual(['/1'])
  begun[0]?.end()
  await expect.poll(() => client.closed).toBe(true)
  expect(urls()).toEqual(['/1'])
})

test('answers that need no work leave the other connections a turn between them', async () => {
  let turn = 0
  const count = () => void (turn++, server.listening && setImmediate(count))
  const turns: number[] = []
  server.removeAllListeners('request')
  handleOneAtATime(
    server,
    () => {},
    (_, response) => {
      turns.push(turn)
      response.end('at once;')
      return true
    },
  )
  count()
  const client = send(get('/x').repeat(20))
  await expect.poll(() => client.received.match(/at once;/g)?.length).toBe(20)
  expect(new Set(turns).size).toBe(20)
})

test('a connection that sends too much ahead is closed, and others are served', async () => {
  const client = send(get('/x').repeat(2000))
  await expect.poll(() => client.closed).toBe(true)
  expect(urls()).toEqual(['/x'])
  send(get('/other'))
  await expect.poll(urls).toEqual(['/x', '/other'])
})

test('a client that waits to send its body is told to in its turn', async () => {
  const body = 'Content-Length: 2\r\nExpect: 100-continue\r\n'
  const client = send(get('/1') + get('/2', body))
  await expect.poll(urls).toEqual(['/1'])
  expect(client.received).toBe('')
  begun[0]?.end()
  await expect.poll(() => client.received).toContain('100 Continue')
})

function connections(): Promise<number> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count)))
}

test.each(['throws', 'rejects'])(
  'a handler that %s ends its connection and no other one',
  async (how) => {
    const failing = http.createServer()
    handleOneAtATime(failing, ({ url }, response) => {
      if (url === '/good') return void response.end('good')
      if (how === 'throws') throw new Error('It fails.')
      return Promise.reject(new Error('It fails.'))
    })
    await new Promise<void>((resolve) => failing.listen(0, '127.0.0.1', resolve))
    const { port } = failing.address() as AddressInfo
    const statusOf = (path: string) =>
      fetch(`http://127.0.0.1:${port}${path}`).then(({ status }) => status)
    await expect(statusOf('/bad')).rejects.toThrow('fetch failed')
    expect(await statusOf('/good')).toBe(200)
    failing.closeAllConnections()
    failing.close()
  },
)
