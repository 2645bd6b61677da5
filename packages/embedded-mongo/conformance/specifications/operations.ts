import assert from 'node:assert/strict'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import type { Document } from '../../bson/types'
import { MongoClient } from '../driver'
import { COLLECTION_OPERATIONS } from './collection-operations'
import {
  AbstractCursor,
  type AnyCursor,
  ClientSession,
  Collection,
  Db,
  type Entities,
  GridFSBucket,
} from './entities'

type Database = InstanceType<typeof Db>
type Bucket = InstanceType<typeof GridFSBucket>

/** A test that needs what this runner or a server without test commands has not. */
export class CannotRun extends Error {}

/** Runs one operation of a test; rejects with the driver's error. */
export async function runOperation(
  entities: Entities,
  name: string,
  target: string,
  source: Document,
): Promise<unknown> {
  const given = { ...source }
  if (typeof given['session'] === 'string') {
    given['session'] = entities.find(given['session'], ClientSession)
  }
  if (target === 'testRunner') return testRunner(entities, name, given)
  const on = entities.values.get(target)
  if (on instanceof Collection) {
    if (name === 'createFindCursor') return opened(on.find(given['filter'] as Document, given))
    const operation = COLLECTION_OPERATIONS[name]
    if (operation) return operation(on, given)
  }
  if (on instanceof Db) return databaseOperation(on, name, given)
  if (on instanceof GridFSBucket) return bucketOperation(on, name, given)
  if (on instanceof ClientSession && name === 'endSession') return on.endSession()
  if (on instanceof AbstractCursor) return cursorOperation(on, name)
  if (on instanceof MongoClient && name.startsWith('listDatabase')) {
    const { databases } = await on.db('admin').admin().listDatabases(given)
    return name === 'listDatabaseNames' ? databases.map((each) => each.name) : databases
  }
  throw new CannotRun(`${name} is not known to this runner`)
}

async function databaseOperation(on: Database, name: string, given: Document): Promise<unknown> {
  const { collection, command, commandName: _, ...options } = given
  switch (name) {
    case 'aggregate': {
      const { pipeline, ...rest } = given
      return on.aggregate(pipeline as Document[], rest).toArray()
    }
    case 'createCollection':
      return on.createCollection(String(collection), options)
    case 'dropCollection':
      return on.dropCollection(String(collection), options)
    case 'listCollectionNames':
    case 'listCollectionObjects':
    case 'listCollections': {
      const { filter, ...rest } = given
      return on.listCollections(filter as Document, rest).toArray()
    }
    case 'modifyCollection':
      return on.command({ collMod: collection, ...options })
    case 'runCommand':
      return on.command(command as Document, options)
    case 'runCursorCommand':
      return commandCursor(on, given).toArray()
    case 'createCommandCursor':
      return opened(commandCursor(on, given))
    default:
      throw new CannotRun(`${name} is not known to this runner`)
  }
}

function commandCursor(on: Database, given: Document): AnyCursor {
  const { command, commandName: _, batchSize, maxTimeMS, comment, ...options } = given
  const cursor = on.runCursorCommand(command as Document, options)
  if (typeof batchSize === 'number') cursor.setBatchSize(batchSize)
  if (typeof maxTimeMS === 'number') cursor.setMaxTimeMS(maxTimeMS)
  return comment === undefined ? cursor : cursor.setComment(comment)
}

async function bucketOperation(on: Bucket, name: string, given: Document): Promise<unknown> {
  const { id, filename, newFilename, source, ...options } = given
  const file = String(filename)
  switch (name) {
    case 'upload': {
      const stream = on.openUploadStream(file, options)
      stream.end(Buffer.from(String((source as Document)['$$hexBytes']), 'hex'))
      await once(stream, 'finish')
      return stream.id
    }
    case 'download':
      return buffer(on.openDownloadStream(id as never))
    case 'downloadByName':
      return buffer(on.openDownloadStreamByName(file, options))
    case 'delete':
      return on.delete(id as never)
    case 'rename':
      return on.rename(id as never, String(newFilename))
    default:
      throw new CannotRun(`${name} is not in this driver`)
  }
}

async function cursorOperation(on: AnyCursor, name: string): Promise<unknown> {
  if (name === 'iterateUntilDocumentOrError') return on.next()
  if (name === 'iterateOnce') return on.tryNext()
  if (name === 'close') return on.close()
  throw new CannotRun(`${name} is not known to this runner`)
}

/** The first batch is asked for when the cursor is made. */
async function opened(cursor: AnyCursor): Promise<AnyCursor> {
  await cursor.hasNext()
  return cursor
}

async function testRunner(entities: Entities, name: string, given: Document): Promise<unknown> {
  switch (name) {
    case 'createEntities':
      return entities.create(given['entities'] as Document[])
    case 'assertCollectionExists': {
      const [client] = [...entities.values.values()].filter((each) => each instanceof MongoClient)
      const wanted = { name: String(given['collectionName']) }
      const found = await client
        ?.db(String(given['databaseName']))
        .listCollections(wanted)
        .toArray()
      return assert.equal(found?.length, 1)
    }
    case 'assertSessionNotDirty':
      return assert.equal(
        (given['session'] as { serverSession: Document }).serverSession['isDirty'],
        false,
      )
    case 'assertSameLsidOnLastTwoCommands': {
      const started = entities
        .eventsOf(given['client'])
        .filter(({ type }) => type === 'commandStartedEvent')
      const [first, second] = started.slice(-2).map(({ event }) => event['command'] as Document)
      return assert.deepEqual(second?.['lsid'], first?.['lsid'])
    }
    default:
      throw new CannotRun(`${name} needs test commands, or is not known to this runner`)
  }
}
