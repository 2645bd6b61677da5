import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import mongoose from 'mongoose'
import { ENV_KEYS } from '../../lib/env'
import { startEmbeddedDatabase } from './embedded-database'
import { printError } from './print'

/** Those of this run's workers, whose parent this process is. */
async function dropDatabases(uri: string): Promise<void> {
  const connection = await mongoose.createConnection(uri).asPromise()
  const { databases } = await connection.listDatabases()
  for (const { name } of databases) {
    if (name.startsWith(`pochade_test_${process.pid}_`)) await connection.useDb(name).dropDatabase()
  }
  await connection.close()
}

/**
 * Removes the site's keys from the environment and starts one embedded server for all tests, unless
 * `TEST_MONGODB_URI` names another; a further project uses that of the first. Tests without a database run even when it does not start.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  for (const key of ENV_KEYS) if (key !== 'TEST_MONGODB_URI') delete process.env[key]
  const given = process.env.TEST_MONGODB_URI
  if (given) return process.env.TEST_DATABASE_IS_EMBEDDED ? undefined : () => dropDatabases(given)
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pochade-test-'))
  try {
    const database = await startEmbeddedDatabase({
      root: path.resolve(import.meta.dirname, '../..'),
      data: path.join(folder, 'mongo'),
      socket: path.join(folder, 'mongo.sock'),
      events: { onLost: (how) => printError(`The test database ended: ${how}`), onBack: () => {} },
    })
    process.env.TEST_MONGODB_URI = database.uri
    process.env.TEST_DATABASE_IS_EMBEDDED = 'yes'
    return async () => {
      await database.stop()
      fs.rmSync(folder, { recursive: true, force: true })
    }
  } catch (error) {
    printError(String(error))
    fs.rmSync(folder, { recursive: true, force: true })
    return undefined
  }
}
