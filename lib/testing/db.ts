import fs from 'node:fs'
import path from 'node:path'
import mongoose, { type Connection } from 'mongoose'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { resetCache } from '@/lib/cache'
import { connectDb, disconnectDb, useDatabase as setDatabase } from '@/lib/db'
import { env, isOnThisMachine } from '@/lib/env'

const MODELS = path.resolve(import.meta.dirname, '../../models')

/**
 * One database per worker, with the site's indexes, empty before each test. A test that sends hundreds
 * of calls at once may let them wait longer for a connection.
 */
export function withTestDatabase({ poolWaitMs }: { poolWaitMs?: number } = {}): void {
  beforeAll(async () => {
    setDatabase(testUri(), poolWaitMs)
    await createMissingIndexes(await connectDb())
  })
  beforeEach(async () => {
    const collections = (await mongoose.connection.db?.collections()) ?? []
    for (const collection of collections) await collection.deleteMany({})
    resetCache()
  })
  afterAll(disconnectDb)
}

/**
 * The worker's earlier files have created most of them. Models alone are imported: with all features
 * each file would load the whole site.
 */
async function createMissingIndexes({ db }: Connection): Promise<void> {
  const found = (await db?.listCollections({}, { nameOnly: true }).toArray()) ?? []
  const existing = new Set(found.map(({ name }) => name))
  for (const file of fs.readdirSync(MODELS)) {
    if (!file.endsWith('.test.ts')) await import(`../../models/${path.parse(file).name}.ts`)
  }
  for (const model of Object.values(mongoose.models)) {
    if (!existing.has(model.collection.name)) await model.createIndexes()
  }
}

function testUri(): string {
  const server = env().TEST_MONGODB_URI
  if (!server) throw new Error('The embedded database did not start; the run has said why.')
  if (!isOnThisMachine(server)) throw new Error('Tests only use a database on this machine.')
  const name = `pochade_test_${process.ppid}_${process.env.VITEST_POOL_ID ?? '0'}`
  return server.replace(/^(mongodb:\/\/[^/?]+)(?:\/[^?]*)?/, `$1/${name}`)
}
