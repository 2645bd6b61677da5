import { createServer } from 'node:http'
import { once } from 'node:events'
import { afterAll, expect, test } from 'vitest'
import { bufferedFetch, streamedFetch } from './buffered-fetch'

const MIB = 1024 * 1024
let sent = 0

// It sends one line without an end, a mebibyte at a time.
const server = createServer((request, response) => {
  sent = 0
  const send = () => {
    while (!response.destroyed && sent < 64 && response.write(Buffer.alloc(MIB, 'x'))) sent += 1
  }
  response.on('drain', send)
  send()
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
if (!address || typeof address === 'string') throw new Error('There is no port.')
const url = `http://127.0.0.1:${address.port}/`
afterAll(() => server.close().closeAllConnections())

test.each([
  ['a stream', streamedFetch, 4],
  ['a body', bufferedFetch, 16],
])('%s without an end is not read beyond its limit', async (_, fetchBody, mebibytes) => {
  const read = async () => (await fetchBody(url)).text()
  await expect(read()).rejects.toThrow('The provider answered with too much.')
  expect(sent).toBeLessThan(mebibytes + 16)
})
