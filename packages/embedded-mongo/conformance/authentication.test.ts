import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen, type Listening } from '../server'
import { MongoClient } from './driver'
import { temporaryFolder } from './server-process'

const folder = temporaryFolder()
let server: Listening

beforeAll(async () => {
  server = await listen({ data: folder.path })
})

afterAll(async () => {
  await server.close()
  folder.remove()
})

const connect = (options: object) =>
  MongoClient.connect(server.uri, { serverSelectionTimeoutMS: 5000, ...options })

test.for(['SCRAM-SHA-1', 'SCRAM-SHA-256', undefined])(
  'a name and a password are refused with 18, with the mechanism %s',
  async (authMechanism) => {
    const auth = { username: 'ada', password: 'secret' }
    const mechanism = authMechanism === undefined ? {} : { authMechanism }
    await expect(connect({ auth, ...mechanism })).rejects.toMatchObject({
      code: 18,
      codeName: 'AuthenticationFailed',
    })
  },
)

test('a name and a password in the address are refused with 18', async () => {
  const address = server.uri.replace('mongodb://', 'mongodb://ada:secret@')
  const connecting = MongoClient.connect(address, { serverSelectionTimeoutMS: 5000 })
  await expect(connecting).rejects.toMatchObject({ code: 18 })
})

test('other steps of an authentication are refused as by MongoDB', async () => {
  const client = await connect({})
  const run = (command: object) => client.db('admin').command(command)
  const plain = { saslStart: 1, mechanism: 'PLAIN', payload: '' }
  await expect(run(plain)).rejects.toMatchObject({ code: 334 })
  await expect(run({ saslContinue: 1, conversationId: 1 })).rejects.toMatchObject({ code: 17 })
  await expect(run({ authenticate: 1, mechanism: 'MONGODB-X509' })).rejects.toMatchObject({
    code: 18,
  })
  expect(await run({ logout: 1 })).toEqual({ ok: 1 })
  await client.close()
})

test('with a declared version of the API other commands are refused', async () => {
  const strict = { version: '1', strict: true, deprecationErrors: true } as const
  const client = await connect({ serverApi: strict })
  const rows = client.db('api').collection('rows')
  await rows.insertOne({ a: 1 })
  expect(await rows.countDocuments({ a: 1 })).toBe(1)
  await expect(rows.distinct('a')).rejects.toMatchObject({ code: 323, codeName: 'APIStrictError' })
  const sessions = client.db('api').aggregate([{ $listLocalSessions: {} }])
  await expect(sessions.toArray()).rejects.toMatchObject({ code: 323 })
  await client.close()
  const other = await connect({})
  const admin = other.db('admin')
  await expect(admin.command({ ping: 1, apiVersion: '2' })).rejects.toMatchObject({ code: 322 })
  await expect(admin.command({ ping: 1, apiStrict: true })).rejects.toMatchObject({
    code: 4886600,
  })
  await other.close()
})
