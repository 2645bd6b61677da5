import { type Document, isDocument } from '../bson/types'
import { isStageName } from '../aggregate/stages/table'
import { MongoError } from '../errors'
import { prepare, run } from '../query/run'
import { namespaceOf } from '../store/catalogue'
import type { StoredRecord } from '../store/records'
import type { WriteTransaction } from '../store/transaction'
import { compileUpdate } from '../update/update'
import { Arguments, collectionName } from './arguments'
import type { Command, Context, Request } from './context'
import { checkDepth, checkId, readBytes } from './documents'
import { readQuestion } from './find'
import { checkCount } from './insert'
import { toLong, writeError } from './replies'

const STATEMENT = ['q', 'u', 'upsert', 'multi', 'collation', 'arrayFilters', 'hint', 'c']

export const update: Command = async (request, context) => {
  const { db, store } = context
  const name = collectionName(request.body, 'update', db)
  const command = new Arguments(request.body, 'update').allow([
    'update',
    'updates',
    'ordered',
    'let',
    'bypassDocumentValidation',
  ])
  const variables = command.document('let')
  const deadline = command.deadline()
  const changes = readStatements(request, command, 'updates').map((source) =>
    readChange(new Arguments(source, 'update.updates').allow(STATEMENT), variables, deadline),
  )
  const isOrdered = command.source['ordered'] === undefined || command.flag('ordered')
  return store.write((transaction) => {
    const upserted: Document[] = []
    const errors: Document[] = []
    let n = 0
    let modified = 0
    for (const [index, change] of changes.entries()) {
      try {
        const result = updateOne(transaction, context, name, change)
        n += result.matched
        modified += result.modified
        if (result.upserted) {
          upserted.push({ index: toLong(index), _id: result.upserted['_id'] })
          n += 1
        }
      } catch (error) {
        if (!(error instanceof MongoError)) throw error
        errors.push(writeError(index, error))
        if (isOrdered) break
      }
    }
    return {
      n: toLong(n),
      ...(upserted.length > 0 && { upserted }),
      nModified: toLong(modified),
      ...(errors.length > 0 && { writeErrors: errors }),
      ok: 1,
    }
  })
}

/** The statements of a write command, from its document sequence or its array. */
export function readStatements(
  { sequences }: Request,
  command: Arguments,
  field: string,
): Document[] {
  const statements = sequences.get(field)?.map(readBytes) ?? command.needDocuments(field)
  checkCount(statements.length)
  return statements
}

/** A stage that does not exist refuses the whole command, before any statement is run. */
function checkStageName(stage: Document): Document {
  const [name = ''] = Object.keys(stage)
  if (!name.startsWith('$') || isStageName(name)) return stage
  throw new MongoError(40324, `Unrecognized pipeline stage name: '${name}'`)
}

export type Change = {
  statement: Arguments
  filterField: string
  update: Document | Document[]
  isMulti: boolean
  isUpsert: boolean
  arrayFilters: Document[] | undefined
  variables: Document | undefined
  deadline: number | undefined
}

function readChange(
  statement: Arguments,
  variables: Document | undefined,
  deadline: number | undefined,
): Change {
  statement.needDocument('q')
  const own = statement.document('c')
  return {
    statement,
    filterField: 'q',
    update: readUpdate(statement.source['u']),
    isMulti: statement.flag('multi'),
    isUpsert: statement.flag('upsert'),
    arrayFilters: statement.documents('arrayFilters'),
    variables: own ? { ...variables, ...own } : variables,
    deadline,
  }
}

export function readUpdate(value: unknown): Document | Document[] {
  if (isDocument(value)) return value
  if (Array.isArray(value)) {
    return value.map((stage: unknown) => {
      if (isDocument(stage)) return checkStageName(stage)
      throw new MongoError(14, `Each element of the 'pipeline' array must be an object`)
    })
  }
  if (value === undefined) {
    throw new MongoError(40414, "BSON field 'update.updates.u' is missing but a required field")
  }
  throw new MongoError(9, 'Update argument must be either an object or an array')
}

export type ChangeResult = {
  matched: number
  modified: number
  upserted: Document | undefined
  /** Of a change of one document. */
  before: Document | undefined
  after: Document | undefined
}

/** Finds, changes and stores in one stretch; with nothing found and `isUpsert` inserts. */
export function updateOne(
  transaction: WriteTransaction,
  { db, startedAt }: Context,
  name: string,
  change: Change,
): ChangeResult {
  const namespace = namespaceOf(db, name)
  const collection = transaction.find(namespace)
  const { isMulti, isUpsert, arrayFilters, variables, deadline, statement } = change
  const question = readQuestion(statement, collection, change.filterField)
  const { collation, filter } = question
  const compiled = compileUpdate(change.update, {
    arrayFilters,
    collation,
    variables,
    now: startedAt,
    multi: isMulti,
    upsert: isUpsert,
  })
  const prepared = prepare(collection, {
    ...question,
    variables,
    deadline,
    limit: isMulti ? 0 : 1,
  })
  const result: ChangeResult = {
    matched: 0,
    modified: 0,
    upserted: undefined,
    before: undefined,
    after: undefined,
  }
  const store = (old: StoredRecord): void => {
    const after = compiled.apply(old.doc, { position: prepared.filter.position(old.doc) })
    result.before = old.doc
    result.after = after
    result.matched++
    if (after === old.doc) return
    checkDepth(after)
    transaction.replace(namespace, old, after)
    result.modified++
  }
  if (collection) {
    for (const old of matches(transaction, collection, prepared, isMulti)) store(old)
  }
  if (result.matched === 0 && isUpsert) {
    const doc = compiled.insertFrom(filter)
    checkId(doc['_id'])
    checkDepth(doc)
    transaction.insert(transaction.findOrCreate(db, name).namespace, doc)
    result.upserted = doc
  }
  return result
}

/**
 * The records to change. Of many the numbers are collected first: a change may move a document
 * ahead in the index that is being read.
 */
export function* matches(
  transaction: WriteTransaction,
  collection: Parameters<typeof run>[1],
  prepared: Parameters<typeof run>[2],
  isMulti: boolean,
): Generator<StoredRecord> {
  const found = run(transaction.environment, collection, prepared)
  if (!isMulti) {
    yield* found
    return
  }
  const numbers: number[] = []
  for (const { number } of found) numbers.push(number)
  for (const number of numbers) {
    const record = transaction.read(collection, number)
    if (record) yield record
  }
}
