import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import path from 'node:path'
import { expect, test } from 'vitest'
import { MongoClient } from './driver'
import { runToEnd, startServer } from './server-process'
import { testFolder } from './test-folder'

const socketOf = (uri: string): string => decodeURIComponent(uri.replace('mongodb://', ''))

test('a second process on the same folder is refused with exit code 3 and one sentence', async () => {
  const data = testFolder()
  const server = await startServer(data)
  const { code, errors } = await runToEnd(data)
  expect(code).toBe(3)
  expect(errors.trim()).toBe(`The data folder ${data} is in use by another process.`)
  expect(await server.stop()).toBe(0)
})

test('a socket of a killed process does not prevent the next start', async () => {
  const data = testFolder()
  const first = await startServer(data)
  await first.kill()
  expect(statSync(socketOf(first.uri)).isSocket()).toBe(true)
  const second = await startServer(data)
  const client = await MongoClient.connect(second.uri)
  expect((await client.db('a').command({ ping: 1 }))['ok']).toBe(1)
  await client.close()
  await second.stop()
})

test('the socket is in a folder with mode 0700, also if the path is long', async () => {
  const short = testFolder()
  const long = path.join(testFolder(), 'x'.repeat(90))
  for (const data of [short, long]) {
    const server = await startServer(data)
    const socket = socketOf(server.uri)
    expect(Buffer.byteLength(socket)).toBeLessThanOrEqual(100)
    expect(statSync(path.dirname(socket)).mode & 0o777).toBe(0o700)
    await server.stop()
  }
})

test('with a port it listens on 127.0.0.1 only', async () => {
  const server = await startServer(testFolder(), ['--port', '0'])
  expect(server.uri).toMatch(/^mongodb:\/\/127\.0\.0\.1:\d+$/)
  const client = await MongoClient.connect(server.uri)
  expect((await client.db('a').command({ hello: 1 }))['setName']).toBeUndefined()
  await client.close()
  await server.stop()
})

test('it ends with its parent and ignores Ctrl-C', async () => {
  const server = await startServer(testFolder())
  const exited = once(server.child, 'exit')
  server.child.kill('SIGINT')
  const client = await MongoClient.connect(server.uri)
  await client.close()
  server.child.stdin?.end()
  expect(await exited).toEqual([0, null])
})

test('a folder that cannot be created gives one clear sentence', async () => {
  const file = path.join(testFolder(), 'file')
  writeFileSync(file, '')
  const { code, errors } = await runToEnd(path.join(file, 'data'))
  expect(code).toBe(1)
  expect(errors).toMatch(/^The data folder .* cannot be used: .*\n$/)
})

test('a truncated file is refused, never served', async () => {
  const data = testFolder()
  const server = await startServer(data)
  const client = await MongoClient.connect(server.uri)
  const pad = 'x'.repeat(10_000)
  await client
    .db('a')
    .collection('b')
    .insertMany(Array.from({ length: 200 }, () => ({ pad })))
  await client.close()
  await server.stop()
  const file = path.join(data, 'data.mdb')
  writeFileSync(file, readFileSync(file).subarray(0, 400_000))
  const { code, errors } = await runToEnd(data)
  expect(code).toBe(1)
  expect(errors).toMatch(/^The data is damaged: .* is shorter than its last commit/)
})

test('a record with a flipped byte is an error, the others are still served', async () => {
  const data = testFolder()
  const server = await startServer(data)
  const client = await MongoClient.connect(server.uri)
  const docs = client.db('a').collection<{ _id: number; text: string }>('b')
  await docs.insertMany([
    { _id: 1, text: 'first-first-first' },
    { _id: 2, text: 'second-second' },
  ])
  await client.close()
  await server.stop()
  const file = path.join(data, 'data.mdb')
  const bytes = readFileSync(file)
  for (
    let at = bytes.indexOf('first-first');
    at !== -1;
    at = bytes.indexOf('first-first', at + 1)
  ) {
    bytes[at] = 0x46
  }
  writeFileSync(file, bytes)
  const again = await startServer(data)
  const reader = await MongoClient.connect(again.uri)
  const damaged = reader.db('a').collection<{ _id: number; text: string }>('b')
  await expect(damaged.findOne({ _id: 1 })).rejects.toThrow(/damaged/)
  expect((await damaged.findOne({ _id: 2 }))?.text).toBe('second-second')
  await reader.close()
  await again.stop()
})

test('malformed, incomplete and too long messages close only their own connection', async () => {
  const server = await startServer(testFolder())
  const client = await MongoClient.connect(server.uri)
  const huge = Buffer.alloc(16)
  huge.writeInt32LE(48_000_001)
  const unknown = Buffer.alloc(20)
  unknown.writeInt32LE(20)
  unknown.writeInt32LE(9999, 12)
  const cutOff = Buffer.alloc(40)
  cutOff.writeInt32LE(40)
  cutOff.writeInt32LE(2013, 12)
  cutOff.writeInt32LE(1_000_000, 21)
  for (const bytes of [
    huge,
    unknown,
    cutOff,
    Buffer.alloc(16),
    Buffer.from('GET / HTTP/1.1\r\n\r\n'),
  ]) {
    const socket = await open(socketOf(server.uri))
    const closed = once(socket, 'close')
    socket.write(bytes)
    await closed
  }
  const half = await open(socketOf(server.uri))
  half.write(Buffer.from([200, 0, 0]))
  expect((await client.db('a').command({ ping: 1 }))['ok']).toBe(1)
  half.destroy()
  await client.close()
  await server.stop()
})

async function open(socketPath: string): Promise<Socket> {
  const socket = connect(socketPath)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

test('a data folder is created with mode 0700, and a readable one is restricted', async () => {
  const data = path.join(testFolder(), 'data')
  mkdirSync(data, { mode: 0o755 })
  chmodSync(data, 0o755)
  const server = await startServer(data)
  expect(statSync(data).mode & 0o777).toBe(0o700)
  await server.stop()
})

test('the data file and its lock are readable by their owner only, older ones too', async () => {
  const data = testFolder()
  const files = ['data.mdb', 'data.mdb-lock'].map((name) => path.join(data, name))
  const modes = () => files.map((file) => statSync(file).mode & 0o777)
  await (await startServer(data)).stop()
  expect(modes()).toEqual([0o600, 0o600])
  for (const file of files) chmodSync(file, 0o644)
  const server = await startServer(data)
  expect(modes()).toEqual([0o600, 0o600])
  await server.stop()
})

test('a folder writable by others is refused and not changed', async () => {
  const data = path.join(testFolder(), 'data')
  mkdirSync(data)
  chmodSync(data, 0o777)
  const { code, errors } = await runToEnd(data)
  expect(code).toBe(1)
  expect(errors).toMatch(/^The data folder .* cannot be used: others may write to it\.\n$/)
  expect(statSync(data).mode & 0o777).toBe(0o777)
})
