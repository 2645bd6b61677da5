import { expect } from 'vitest'
import { compareWays } from './agreement'
import { MongoClient } from './driver'
import { startServer, temporaryFolder } from './server-process'

/** Compares two ways to one answer on a fresh server for so many rounds. */
export async function expectAgreement(rounds: number): Promise<void> {
  const seed = Date.now() % 2 ** 32
  const folder = temporaryFolder()
  const server = await startServer(folder.path)
  const client = await MongoClient.connect(server.uri)
  const pairs = await compareWays(client, seed, rounds)
  console.info(`seed ${seed}, ${pairs} pairs`)
  expect(pairs).toBe(rounds * 12 * 6)
  await client.close()
  await server.stop()
  folder.remove()
}
