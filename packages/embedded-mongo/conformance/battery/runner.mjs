// Runs checks one after another, prints PASS or FAIL for each, and counts them.

import assert from 'node:assert/strict'
import crypto from 'node:crypto'
import mongoose from 'mongoose'

export const mongodb = { ...mongoose.mongo, ...mongoose.mongo.BSON }

const CLIENT_OPTIONS = { serverSelectionTimeoutMS: 4000, socketTimeoutMS: 20000 }
const DEFAULT_LIMIT_MS = 30000

/** What every check gets: a database of its own run and helpers. */
export class Battery {
  constructor(baseUri, onlyName) {
    this.databaseName = `battery_${crypto.randomBytes(4).toString('hex')}`
    this.uri = withDatabase(baseUri, this.databaseName)
    this.onlyName = onlyName
    this.client = new mongodb.MongoClient(this.uri, CLIENT_OPTIONS)
    this.odm = new mongoose.Mongoose()
    this.odm.set('strictQuery', true)
    this.passed = []
    this.failed = []
    this.optional = []
  }

  get db() {
    return this.client.db(this.databaseName)
  }

  collection(name) {
    return this.db.collection(name)
  }

  newClient(options = {}) {
    return new mongodb.MongoClient(this.uri, { ...CLIENT_OPTIONS, ...options }).connect()
  }

  connectMongoose() {
    return this.odm.connect(this.uri, CLIENT_OPTIONS)
  }

  /** A standalone server has no replica set name; it must refuse transactions. */
  async isStandalone() {
    const hello = await this.db.admin().command({ hello: 1 })
    return hello.setName === undefined && hello.msg !== 'isdbgrid'
  }

  /** A check that has to pass. */
  async check(name, run, limitMs = DEFAULT_LIMIT_MS) {
    const result = await this.attempt(name, run, limitMs)
    if (result) (result.ok ? this.passed : this.failed).push(name)
  }

  /** A check that is only reported. */
  async notRequired(name, run, limitMs = DEFAULT_LIMIT_MS) {
    const result = await this.attempt(`(not required) ${name}`, run, limitMs)
    if (result) this.optional.push(`${name}: ${result.ok ? 'works' : 'does not work'}`)
  }

  async attempt(name, run, limitMs) {
    if (this.onlyName && !name.includes(this.onlyName)) return null
    const startedAt = Date.now()
    const result = await outcomeOf(run, limitMs)
    const detail = result.ok ? JSON.stringify(result.info ?? '') : result.message
    console.log(`${result.ok ? 'PASS' : 'FAIL'} ${name} (${Date.now() - startedAt} ms) ${detail}`)
    return result
  }

  /** Cleans up, prints the summary and returns the exit code. */
  async finish() {
    await this.db.dropDatabase().catch(() => {})
    await Promise.race([
      Promise.allSettled([this.odm.disconnect(), this.client.close()]),
      delay(3000),
    ])
    if (this.optional.length > 0) console.log(`\nnot required: ${this.optional.join('; ')}`)
    console.log(`\n${this.passed.length} passed, ${this.failed.length} failed`)
    return this.failed.length > 0 ? 1 : 0
  }
}

async function outcomeOf(run, limitMs) {
  try {
    const timeout = delay(limitMs).then(() => {
      throw new Error(`took longer than ${limitMs} ms`)
    })
    return { ok: true, info: await Promise.race([run(), timeout]) }
  } catch (error) {
    const code = error.code ? `/${error.code}` : ''
    const text = String(error.message).split('\n').slice(0, 6).join(' | ').slice(0, 300)
    return { ok: false, message: `${error.name}${code}: ${text}` }
  }
}

/** Puts the database name into a connection string, before its options. */
function withDatabase(baseUri, name) {
  const [address, options] = baseUri.split('?')
  return `${address.replace(/\/$/, '')}/${name}${options ? `?${options}` : ''}`
}

/** Waits for a promise to be rejected, optionally with an error code, and returns the error. */
export async function expectError(promise, code) {
  let error
  try {
    await promise
  } catch (caught) {
    error = caught
  }
  assert.ok(error, `expected an error${code ? ` with code ${code}` : ''}`)
  if (code !== undefined) assert.equal(error.code, code, `wrong code: ${error.message}`)
  return error
}

/** Waits for a refusal of a transaction (the driver wraps the server's error 20 in one of its own). */
export async function expectNoTransactions(promise) {
  const error = await expectError(promise)
  assert.equal((error.originalError ?? error).code, TRANSACTIONS_NOT_ALLOWED, error.message)
}

export const DUPLICATE_KEY = 11000
const TRANSACTIONS_NOT_ALLOWED = 20
export const times = (count, make) => Array.from({ length: count }, (_, i) => make(i))
export const plain = (value) => JSON.parse(JSON.stringify(value))
export const delay = (ms) => new Promise((resolve) => setTimeout(resolve, ms).unref())
