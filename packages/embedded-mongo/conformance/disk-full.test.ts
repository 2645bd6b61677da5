import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { type Client, MongoClient } from './driver'
import { type ServerProcess, startServer, temporaryFolder } from './server-process'

type Doc = { _id: string; n: number; pad: string }

const docsOf = (client: Client) => client.db('full').collection<Doc>('docs')

/** Limit of the size of the server's files, for `ulimit -f`. */
function limitFiles({ child }: ServerProcess, limit: string): void {
  execFileSync('prlimit', ['--pid', String(child.pid), `--fsize=${limit}`])
}

test('on a full disk writes fail with a clear error, reads continue, and no acknowledged write is lost', async () => {
  const folder = temporaryFolder()
  const server = await startServer(folder.path)
  const client = await MongoClient.connect(server.uri, { retryWrites: false })
  const docs = docsOf(client)
  await docs.createIndex({ n: 1 })
  limitFiles(server, '3000000:unlimited')
  const answered: string[] = []
  const codes = new Set<unknown>()
  const write = async (writer: number): Promise<void> => {
    for (let i = 0; i < 60; i++) {
      const _id = `${writer}-${i}`
      try {
        await docs.insertOne({ _id, n: i, pad: 'x'.repeat(30_000) })
        answered.push(_id)
      } catch (error) {
        codes.add((error as { code?: number }).code)
      }
    }
  }
  await Promise.all([0, 1, 2, 3].map(write))
  expect([...codes]).toEqual([14031])
  expect(answered.length).toBeGreaterThan(10)
  const stored = async (from: Client): Promise<string[]> =>
    (await docsOf(from).find().toArray()).map(({ _id }) => _id).toSorted()
  expect(await stored(client)).toEqual(answered.toSorted())

  limitFiles(server, 'unlimited:unlimited')
  await docs.insertOne({ _id: 'room again', n: 1, pad: 'x'.repeat(30_000) })
  answered.push('room again')
  await client.close()
  await server.kill()
  const again = await startServer(folder.path)
  const reader = await MongoClient.connect(again.uri)
  expect(await stored(reader)).toEqual(answered.toSorted())
  expect((await reader.db('full').command({ validate: 'docs' }))['errors']).toEqual([])
  await reader.close()
  await again.stop()
  folder.remove()
})
