import fs from 'node:fs'
import path from 'node:path'
import mongoose, { type Connection } from 'mongoose'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { resetCache } from '@/lib/cache'
import { connectDb, disconnectDb, useDatabase as setDatabase } from '@/lib/db'
import { isOnThisMachine } from '@/lib/config/env-check'
import { env } from '@/lib/env'

const MODELS = path.resolve(import.meta.dirname, '../models')

/**
 * One database per worker, with the site's indexes, empty before each test. A test that sends hundreds
 * of calls at once may let them wait longer for a connection.
 */
export function withTestDatabase({ poolWaitMs }: { poolWaitMs?: number } = {}): void {
  beforeAll(async () => {
    setDatabase(testUri(), poolWaitMs)
    await createMissingIndexes(await connectDb())
    // What the last test of another file left; hooks of this file may fill the database.
    await empty()
  })
  beforeEach(empty)
  afterAll(disconnectDb)
}

async function empty(): Promise<void> {
  const { db } = mongoose.connection
  const filled = db ? await filledCollections(db) : []
  await Promise.all(filled.map((name) => db?.collection(name).deleteMany({})))
  resetCache()
}

/** Found by one query: to ask each collection would take most of a short test's time. */
async function filledCollections(db: NonNullable<Connection['db']>): Promise<string[]> {
  const listed = await db.listCollections({}, { nameOnly: true }).toArray()
  const [first, ...others] = listed.map(({ name }) => name)
  if (first === undefined) return []
  const oneOf = (name: string) => [{ $limit: 1 }, { $project: { _id: { $literal: name } } }]
  const unions = others.map((coll) => ({ $unionWith: { coll, pipeline: oneOf(coll) } }))
  const found = await db
    .collection<{ _id: string }>(first)
    .aggregate<{ _id: string }>([...oneOf(first), ...unions])
    .toArray()
  return found.map(({ _id }) => _id)
}

/**
 * The worker's earlier files have created most of them, and noted where all of them are. Models alone
 * are imported: with all features each file would load the whole site.
 */
async function createMissingIndexes({ db }: Connection): Promise<void> {
  if (!db) return
  const noted = db.client.db(`${db.databaseName}_indexed`).collection<{ _id: string }>('names')
  const found = await db.listCollections({}, { nameOnly: true }).toArray()
  const existing = new Set(found.map(({ name }) => name))
  const indexed = await noted.find().toArray()
  if (indexed.length > 0 && indexed.every(({ _id }) => existing.has(_id))) return
  for (const file of fs.readdirSync(MODELS)) {
    if (!file.endsWith('.test.ts')) await import(`../models/${path.parse(file).name}.ts`)
  }
  const models = Object.values(mongoose.models)
  for (const model of models) {
    if (!existing.has(model.collection.name)) await model.createIndexes()
  }
  if (indexed.length > 0) return
  await noted.insertMany(models.map((model) => ({ _id: model.collection.name })))
}

function testUri(): string {
  const server = env().TEST_MONGODB_URI
  if (!server) throw new Error('The embedded database did not start; the run has said why.')
  if (!isOnThisMachine(server)) throw new Error('Tests only use a database on this machine.')
  const name = `pochade_test_${process.ppid}_${process.env.VITEST_POOL_ID ?? '0'}`
  return server.replace(/^(mongodb:\/\/[^/?]+)(?:\/[^?]*)?/, `$1/${name}`)
}
