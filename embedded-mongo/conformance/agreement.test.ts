import { expect, test } from 'vitest'
import { compareWays } from './agreement'
import { MongoClient } from './driver'
import { startServer, temporaryFolder } from './server-process'

const ROUNDS = 10

test('two ways to one answer agree', async () => {
  const seed = Date.now() % 2 ** 32
  const folder = temporaryFolder()
  const server = await startServer(folder.path)
  const client = await MongoClient.connect(server.uri)
  const pairs = await compareWays(client, seed, ROUNDS)
  console.info(`seed ${seed}, ${pairs} pairs`)
  expect(pairs).toBe(ROUNDS * 12 * 6)
  await client.close()
  await server.stop()
  folder.remove()
}, 600_000)
