import { isNumber, toInteger } from '../bson/numbers'
import { type Document, encode, isDocument } from '../bson/types'
import { MongoError } from '../errors'
import { distinctValues } from '../query/distinct'
import { fieldsOfFilter, fieldsOfSort, joined } from '../query/fields-read'
import type { Question } from '../query/plan'
import { compileProjection } from '../query/project'
import { forEachPaced, Pace, type Paced } from '../query/pace'
import { type Counts, type Prepared, prepare, type Query, runPaced } from '../query/run'
import type { Collection } from '../store/catalogue'
import { namespaceOf } from '../store/catalogue'
import type { StoredRecord } from '../store/records'
import { cursorReply } from '../wire/cursor-reply'
import { Arguments } from './arguments'
import { type Command, type Context, findCollection, type Reply } from './context'
import type { Batch } from './cursors'
import { toLong } from './replies'
import { readingOf, stillThere } from './still-there'
import { collectionName } from './namespaces'

const FIND = [
  'find',
  'filter',
  'sort',
  'projection',
  'hint',
  'skip',
  'limit',
  'batchSize',
  'singleBatch',
  'collation',
  'let',
  'allowDiskUse',
  'noCursorTimeout',
  'allowPartialResults',
  'oplogReplay',
]
const FIND_UNSUPPORTED = ['min', 'max', 'returnKey', 'showRecordId', 'tailable', 'awaitData']
const BAD_VALUE = 2

export const find: Command = ({ body }, context) => {
  const name = collectionName(body, 'find', context.db)
  const command = new Arguments(body, 'find').allow(FIND, FIND_UNSUPPORTED)
  const collection = findCollection(context, name)
  const limit = command.integer('limit') ?? 0
  if (limit < 0)
    throw new MongoError(51024, `BSON field 'limit' value must be >= 0, actual value '${limit}'`)
  const { filter, sort, collation, hint } = readQuestion(command, collection, 'filter')
  const projection = command.document('projection')
  const query: Query = {
    filter,
    sort,
    collation,
    hint,
    skip: command.count('skip') ?? 0,
    limit,
    variables: command.document('let'),
    deadline: command.deadline(),
    fields: isProjection(projection)
      ? undefined
      : joined(fieldsOfFilter(filter), fieldsOfSort(sort ?? {})),
  }
  const prepared = prepare(collection, query)
  const project = projectionOf(projection, prepared, context)
  const batchSize = command.count('batchSize')
  const namespace = namespaceOf(context.db, name)
  const pace = new Pace(query.deadline, context.interruption)
  const batch = context.cursors.start(
    {
      namespace,
      rows: encoded(rowsOf(context, collection, prepared, { pace }), project, prepared),
      pace,
      reads: collection && readingOf(collection, prepared.plan),
    },
    batchSize,
    command.flag('singleBatch'),
  )
  return firstReply(batch)
}

function firstReply(batch: Batch | Promise<Batch>): Reply | Promise<Reply> {
  return batch instanceof Promise ? batch.then(firstReply) : cursorReply('firstBatch', batch)
}

export const count: Command = async ({ body }, context) => {
  const name = collectionName(body, 'count', context.db)
  const command = new Arguments(body, 'count').allow([
    'count',
    'query',
    'limit',
    'skip',
    'hint',
    'collation',
    'fields',
  ])
  const collection = findCollection(context, name)
  const question = readQuestion(command, collection, 'query')
  const skip = command.count('skip') ?? 0
  if (body['limit'] !== undefined && !isNumber(body['limit'])) {
    throw new MongoError(BAD_VALUE, 'limit value is not a valid number')
  }
  const limit = Math.abs(command.integer('limit') ?? 0)
  const fields = fieldsOfFilter(question.filter)
  const deadline = command.deadline()
  const prepared = prepare(collection, { ...question, skip, limit, deadline, fields })
  if (!collection) return { n: 0, ok: 1 }
  if (Object.keys(question.filter).length === 0) {
    const rest = Math.max(0, context.store.counters(collection).count - skip)
    return { n: toLong(limit > 0 ? Math.min(limit, rest) : rest), ok: 1 }
  }
  let n = 0
  await forEachPaced(rowsOf(context, collection, prepared), () => n++)
  return { n: toLong(n), ok: 1 }
}

export const distinct: Command = async ({ body }, context) => {
  const name = collectionName(body, 'distinct', context.db)
  const command = new Arguments(body, 'distinct').allow([
    'distinct',
    'key',
    'query',
    'collation',
    'hint',
  ])
  const collection = findCollection(context, name)
  const path = command.needString('key')
  const question = readQuestion(command, collection, 'query')
  const prepared = prepare(collection, { ...question, deadline: command.deadline() })
  const { add, values } = distinctValues(path, question.collation)
  await forEachPaced(rowsOf(context, collection, prepared), ({ doc }) => add(doc))
  return { values: values(), ok: 1 }
}

/** The query part of a command: filter, sort, collation and hint. */
export function readQuestion(
  command: Arguments,
  collection: Collection | undefined,
  filterField: string,
): Question & { filter: Document } {
  return {
    filter: command.document(filterField) ?? {},
    sort: command.document('sort'),
    collation: command.collation(collection?.options['collation'] as Document | undefined),
    hint: readHint(command.source['hint'], collection),
  }
}

/** An index by name or pattern, or the natural order. */
export function readHint(hint: unknown, collection: Collection | undefined): Question['hint'] {
  if (hint === undefined || hint === null) return undefined
  if (isDocument(hint)) {
    if (Object.keys(hint).length === 0) return undefined
    const natural = hint['$natural']
    if (natural !== undefined) return { natural: toInteger(natural) === -1 ? -1 : 1 }
  } else if (typeof hint !== 'string') {
    throw new MongoError(9, 'Hint must be a string or an object')
  }
  if (!collection) return undefined
  const found = collection.indexes.find((index) =>
    typeof hint === 'string' ? index.name === hint : samePattern(index.pattern, hint),
  )
  if (!found)
    throw new MongoError(
      BAD_VALUE,
      'error processing query: planner returned error: hint provided does not correspond to an existing index',
    )
  return found
}

export function samePattern(a: Document, b: Document): boolean {
  const keys = Object.keys(a)
  const others = Object.keys(b)
  const isSame = (key: string, i: number): boolean =>
    key === others[i] && (a[key] === b[key] || toInteger(a[key]) === toInteger(b[key]))
  return keys.length === others.length && keys.every(isSame)
}

function isProjection(spec: Document | undefined): spec is Document {
  return spec !== undefined && Object.keys(spec).length > 0
}

export type Project = ((doc: Document) => Document) | undefined

export function projectionOf(
  spec: Document | undefined,
  { filter, score, query }: Prepared,
  { startedAt }: Context,
): Project {
  if (!isProjection(spec)) return undefined
  const { collation, variables } = query
  const { loops } = filter
  return compileProjection(spec, { filter, collation, variables, score, loops, now: startedAt })
}

type Reads = { pace?: Pace; counts?: Counts }

/** A read outside of a transaction, with pauses. */
export function rowsOf(
  { store, interruption }: Context,
  collection: Collection | undefined,
  prepared: Prepared,
  { pace = new Pace(prepared.query.deadline, interruption), counts }: Reads = {},
): Paced<StoredRecord> {
  if (!collection) return []
  const reading = readingOf(collection, prepared.plan)
  const checkStillThere = stillThere(store, store.catalogueVersion(), reading)
  return runPaced(store.environment, collection, prepared, { pace, counts, checkStillThere })
}

/** Rows as BSON: without a projection the stored bytes themselves. */
function* encoded(
  rows: Paced<StoredRecord>,
  project: Project,
  { filter: { loops } }: Prepared,
): Generator<Uint8Array | undefined> {
  for (const row of rows) {
    if (!row || !project) yield row?.bytes
    else if (loops.isUsed) yield encode(yield* loops.evaluate(project, row.doc))
    else yield encode(project(row.doc))
  }
}
