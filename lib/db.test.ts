import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  type ServerProcess,
  startServer,
  temporaryFolder,
} from '@pochade/embedded-mongo/conformance/server-process'
import { connectDb, disconnectDb, isDatabaseLost, useDatabase as setDatabase } from '@/lib/db'
import { isDatabaseGone } from '@/lib/errors'
import { putMedia } from '@/lib/media/store'
import { type DatabaseProxy, openDatabaseProxy } from '@/testing/database-proxy'

const folder = temporaryFolder()
let server: ServerProcess
let proxy: DatabaseProxy

beforeAll(async () => {
  server = await startServer(folder.path)
})

afterAll(async () => {
  await server.stop()
  folder.remove()
})

beforeEach(async () => {
  proxy = await openDatabaseProxy(server.uri, folder.path)
  setDatabase(proxy.uri)
  await connectDb()
})

afterEach(async () => {
  await disconnectDb()
  await proxy.close()
})

const ping = async () => (await connectDb()).db?.command({ ping: 1 })
/** A hanging database counts as gone after 8 s, and a grace period. */
const NOTICES_HANG = { timeout: 60_000 }
const noticeLoss = () => vi.waitUntil(isDatabaseLost, { timeout: 10_000 })
const comeBack = () => vi.waitUntil(() => !isDatabaseLost(), { timeout: 10_000 })

test('calls wait while the database restarts, and then continue', async () => {
  proxy.block()
  await noticeLoss()
  const calls = [1, 2, 3].map(ping)
  proxy.open()
  for (const call of calls) expect(await call).toMatchObject({ ok: 1 })
})

test('a call that meets a connection in the moment of its close fails, and waits for nothing', async () => {
  const sockets: Socket[] = []
  const collect = (message: unknown) => void sockets.push((message as { socket: Socket }).socket)
  subscribe('net.client.socket', collect)
  await disconnectDb()
  await connectDb()
  await Promise.all(Array.from({ length: 10 }, ping))
  unsubscribe('net.client.socket', collect)
  const { db } = await connectDb()
  for (const socket of sockets) socket.destroy()
  const calls = Array.from({ length: 10 }, () => db?.command({ ping: 1 }))
  const ends = await Promise.allSettled(calls)
  expect(ends.map((end) => end.status === 'fulfilled' || isDatabaseGone(end.reason))).toEqual(
    Array.from({ length: 10 }, () => true),
  )
  await comeBack()
  expect(await ping()).toMatchObject({ ok: 1 })
})

test('after one grace period without a database, calls reject at once', async () => {
  proxy.block()
  await noticeLoss()
  await expect(connectDb()).rejects.toSatisfy(isDatabaseGone)
  // After the grace period no call waits.
  vi.useFakeTimers()
  for (let i = 0; i < 10; i++) await expect(connectDb()).rejects.toThrow(/No server/)
  vi.useRealTimers()
  proxy.open()
  await comeBack()
  expect(await ping()).toMatchObject({ ok: 1 })
})

test('a database that hangs counts as gone, also for pending calls', NOTICES_HANG, async () => {
  server.child.kill('SIGSTOP')
  const { db } = await connectDb()
  const read = ping().catch((error: unknown) => error)
  const write = db?.collection<{ n: number }>('docs').insertOne({ n: 1 })
  const writes = db
    ?.collection<{ n: number }>('docs')
    .bulkWrite([{ insertOne: { document: { n: 2 } } }])
  await Promise.all([write, writes].map((each) => expect(each).rejects.toSatisfy(isDatabaseGone)))
  expect(await read).toSatisfy(isDatabaseGone)
  await expect(connectDb()).rejects.toThrow(/No server/)
  server.child.kill('SIGCONT')
  await comeBack()
  expect(await ping()).toMatchObject({ ok: 1 })
})

test('a database that is held up for five seconds does not count as gone', async () => {
  server.child.kill('SIGSTOP')
  const call = ping()
  await pause(5000)
  server.child.kill('SIGCONT')
  expect(await call).toMatchObject({ ok: 1 })
})

test('the first connection waits for a database that is held up', async () => {
  await disconnectDb()
  server.child.kill('SIGSTOP')
  const call = ping()
  await pause(2500)
  server.child.kill('SIGCONT')
  expect(await call).toMatchObject({ ok: 1 })
})

test('storing a picture fails while the database hangs', NOTICES_HANG, async () => {
  // The proxy would accept all of it.
  await disconnectDb()
  setDatabase(server.uri)
  const picture = { type: 'image/webp', owner: 'test', access: 'members' } as const
  await putMedia(Buffer.alloc(1000), picture)
  server.child.kill('SIGSTOP')
  await expect(putMedia(Buffer.alloc(250_000), picture)).rejects.toSatisfy(isDatabaseGone)
  server.child.kill('SIGCONT')
})

test('a slow database does not count as gone', async () => {
  proxy.delay(200)
  const pings = Array.from({ length: 50 }, ping)
  for (const answer of await Promise.all(pings)) expect(answer).toMatchObject({ ok: 1 })
  expect(isDatabaseLost()).toBe(false)
})

test('a connection that is closed while the database is gone can be opened again', async () => {
  proxy.block()
  await noticeLoss()
  const refused = expect(connectDb()).rejects.toSatisfy(isDatabaseGone)
  await disconnectDb()
  await refused
  proxy.open()
  expect(await ping()).toMatchObject({ ok: 1 })
})
