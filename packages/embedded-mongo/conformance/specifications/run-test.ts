import assert from 'node:assert/strict'
import { type Document, isDocument } from '../../bson/types'
import { type Client, MongoServerError } from '../driver'
import { Entities } from './entities'
import { mismatch } from './matching'
import { CannotRun, runOperation } from './operations'

export type Outcome = { is: 'passed' | 'failed' | 'refused' | 'not run'; why?: string }

const NOT_IMPLEMENTED = 238

/** Runs one test of a file; `admin` prepares the data and looks at the outcome. */
export async function runTest(
  uri: string,
  admin: Client,
  file: Document,
  test: Document,
): Promise<Outcome> {
  const entities = new Entities(uri)
  try {
    for (const data of (file['initialData'] ?? []) as Document[]) await prepare(admin, data)
    entities.create((file['createEntities'] ?? []) as Document[])
    for (const operation of test['operations'] as Document[]) await perform(entities, operation)
    for (const expected of (test['expectEvents'] ?? []) as Document[])
      checkEvents(entities, expected)
    for (const data of (test['outcome'] ?? []) as Document[]) await checkOutcome(admin, data)
    return { is: 'passed' }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    if (error instanceof CannotRun) return { is: 'not run', why }
    const code = (error as { code?: unknown }).code
    return { is: code === NOT_IMPLEMENTED ? 'refused' : 'failed', why }
  } finally {
    await entities.close()
  }
}

async function prepare(admin: Client, data: Document): Promise<void> {
  const db = admin.db(String(data['databaseName']))
  const name = String(data['collectionName'])
  await db.dropCollection(name)
  await db.createCollection(name, (data['createOptions'] ?? {}) as object)
  const documents = data['documents'] as Document[]
  if (documents.length > 0) await db.collection(name).insertMany(documents)
}

async function perform(entities: Entities, operation: Document): Promise<void> {
  const { name, object, expectError, expectResult, saveResultAsEntity } = operation
  const given = (operation['arguments'] ?? {}) as Document
  let result: unknown
  try {
    result = await runOperation(entities, String(name), String(object), given)
  } catch (error) {
    if (error instanceof CannotRun) throw error
    if (operation['ignoreResultAndError'] === true) return
    if (!isDocument(expectError)) throw error
    checkError(entities, expectError, error)
    return
  }
  if (operation['ignoreResultAndError'] === true) return
  assert.equal(expectError, undefined, `${String(name)} did not fail`)
  if (expectResult !== undefined) hold(mismatch(expectResult, result ?? null, entities.values))
  if (saveResultAsEntity !== undefined) entities.values.set(String(saveResultAsEntity), result)
}

function checkError(entities: Entities, expected: Document, error: unknown): void {
  const { isClientError, errorCode, errorCodeName, errorContains, errorResponse } = expected
  const { code, codeName, message, errorResponse: response, result } = error as Document
  const isOfServer = error instanceof MongoServerError
  if (isClientError !== undefined) assert.equal(!isOfServer, isClientError, String(message))
  if (errorCode !== undefined) assert.equal(code, errorCode, String(message))
  if (errorCodeName !== undefined) assert.equal(codeName, errorCodeName, String(message))
  if (typeof errorContains === 'string') {
    assert.ok(String(message).toLowerCase().includes(errorContains.toLowerCase()), String(message))
  }
  if (errorResponse !== undefined) hold(mismatch(errorResponse, response, entities.values))
  if (expected['expectResult'] !== undefined) {
    hold(mismatch(expected['expectResult'], result, entities.values))
  }
}

function checkEvents(entities: Entities, expected: Document): void {
  const { client, events, eventType = 'command', ignoreExtraEvents } = expected
  const seen = entities
    .eventsOf(client)
    .filter(({ type }) => type.startsWith(eventType === 'cmap' ? 'connection' : 'command'))
  const wanted = events as Document[]
  if (ignoreExtraEvents !== true) assert.equal(seen.length, wanted.length, 'number of events')
  for (const [i, each] of wanted.entries()) {
    const [type = ''] = Object.keys(each)
    assert.equal(seen[i]?.type, type)
    const content = each[type] as Document
    for (const field of ['command', 'reply', 'commandName', 'databaseName']) {
      if (content[field] === undefined) continue
      hold(mismatch(content[field], seen[i]?.event[field], entities.values))
    }
  }
}

async function checkOutcome(admin: Client, data: Document): Promise<void> {
  const collection = admin
    .db(String(data['databaseName']))
    .collection(String(data['collectionName']))
  const found = await collection.find({}, { sort: { _id: 1 } }).toArray()
  hold(mismatch(data['documents'], found, new Map(), false))
}

function hold(difference: string | undefined): void {
  if (difference !== undefined) throw new assert.AssertionError({ message: difference })
}
