import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type ConnectionLimits, limitConnections } from './limit-connections'

let server: http.Server
let release: (() => void)[] = []

/** A server that holds `/slow` until it is released. */
async function start(limits: Partial<ConnectionLimits>): Promise<void> {
  release = []
  server = http.createServer((request, response) => {
    if (request.url === '/slow') release.push(() => response.end('slow'))
    else response.end('ok')
  })
  limitConnections(server, { max: 100, near: 100, perAddress: undefined, ...limits })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
}

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** A connection of one address of this machine; `received` is what came back so far. */
async function connect(localAddress = '127.0.0.2', path?: string) {
  const { port } = server.address() as AddressInfo
  const socket = net.connect({ port, host: '127.0.0.1', localAddress })
  const ask = (target: string) => socket.write(`GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`)
  const client = { received: '', isClosed: false, ask }
  socket.on('data', (chunk) => (client.received += chunk.toString()))
  socket.on('error', () => {})
  socket.on('close', () => (client.isClosed = true))
  await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve))
  if (path) await answered(client, path)
  return client
}

type Client = Awaited<ReturnType<typeof connect>>

async function answered(client: Client, path: string): Promise<void> {
  const { length } = client.received
  const held = release.length
  client.ask(path)
  await expect.poll(() => client.received.length > length || release.length > held).toBe(true)
}

const closedOnes = (clients: Client[]) => clients.map(({ isClosed }) => isClosed)

test('a further connection of an address takes the place of the one that is idle for longest', async () => {
  await start({ perAddress: 3 })
  const clients = [await connect(), await connect(), await connect()]
  for (const client of clients) await answered(client, '/')
  await answered(clients[0] as Client, '/')
  clients.push(await connect('127.0.0.2', '/'))
  await expect.poll(() => closedOnes(clients)).toEqual([false, true, false, false])
  clients.push(await connect('127.0.0.2', '/'))
  await expect.poll(() => closedOnes(clients)).toEqual([false, true, true, false, false])
})

test('a connection with a request in work is kept, and the further one is closed', async () => {
  await start({ perAddress: 2 })
  const clients = [await connect('127.0.0.2', '/slow'), await connect('127.0.0.2', '/slow')]
  clients.push(await connect())
  await expect.poll(() => closedOnes(clients)).toEqual([false, false, true])
  for (const end of release) end()
  await expect
    .poll(() => clients.map(({ received: received }) => received.includes('slow')))
    .toContain(true)
  clients.push(await connect('127.0.0.2', '/'))
  await expect.poll(() => closedOnes(clients)).toEqual([true, false, true, false])
})

test('the connections of one address leave those of others alone', async () => {
  await start({ perAddress: 2 })
  const other = await connect('127.0.0.3', '/')
  const clients = [await connect(), await connect(), await connect(), await connect()]
  await expect.poll(() => closedOnes(clients)).toEqual([true, true, false, false])
  await answered(other, '/')
  expect(other.isClosed).toBe(false)
})

test('behind a proxy an address may have any number', async () => {
  await start({ perAddress: undefined })
  const clients = [await connect(), await connect(), await connect(), await connect()]
  for (const client of clients) await answered(client, '/')
  expect(closedOnes(clients)).not.toContain(true)
})

test('near the limit idle connections give way to new ones of any address, and are kept shorter', async () => {
  await start({ near: 3 })
  const clients = [await connect('127.0.0.2', '/'), await connect('127.0.0.3', '/')]
  expect(clients[1]?.received).toContain('timeout=65')
  clients.push(await connect('127.0.0.4', '/'))
  expect(clients[2]?.received).toContain('timeout=5\r\n')
  clients.push(await connect('127.0.0.5', '/'))
  await expect.poll(() => closedOnes(clients)).toEqual([true, false, false, false])
})

test('where all are busy, connections are let in up to the limit', async () => {
  await start({ near: 2, max: 3 })
  const clients: Client[] = []
  for (let i = 2; i < 5; i++) clients.push(await connect(`127.0.0.${i}`, '/slow'))
  expect(closedOnes(clients)).not.toContain(true)
  clients.push(await connect('127.0.0.5'))
  await expect.poll(() => closedOnes(clients)).toEqual([false, false, false, true])
})
