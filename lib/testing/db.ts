import mongoose from 'mongoose'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { resetCache } from '@/lib/cache'
import { connectDb, disconnectDb, useDatabase as setDatabase } from '@/lib/db'
import { env, isOnThisMachine } from '@/lib/env'
import { createIndexes } from '@/lib/site/indexes'

/**
 * One database per worker, with the site's indexes, empty before each test. A test that sends hundreds
 * of calls at once may let them wait longer for a connection.
 */
export function withTestDatabase({ poolWaitMs }: { poolWaitMs?: number } = {}): void {
  beforeAll(async () => {
    setDatabase(testUri(), poolWaitMs)
    const connection = await connectDb()
    await connection.dropDatabase()
    await createIndexes()
  })
  beforeEach(async () => {
    const collections = (await mongoose.connection.db?.collections()) ?? []
    for (const collection of collections) await collection.deleteMany({})
    resetCache()
  })
  afterAll(async () => {
    await mongoose.connection.dropDatabase()
    await disconnectDb()
  })
}

function testUri(): string {
  const server = env().TEST_MONGODB_URI
  if (!server) throw new Error('The embedded database did not start; the run has said why.')
  if (!isOnThisMachine(server)) throw new Error('Tests only use a database on this machine.')
  const name = `pochade_test_${process.ppid}_${process.env.VITEST_POOL_ID ?? '0'}`
  return server.replace(/^(mongodb:\/\/[^/?]+)(?:\/[^?]*)?/, `$1/${name}`)
}
