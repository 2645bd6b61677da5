import { type Document, isDocument } from '../bson/types'
import { isStageName } from '../aggregate/stages/table'
import { MongoError } from '../errors'
import { prepare, run } from '../query/run'
import { namespaceOf } from '../store/catalogue'
import type { StoredRecord } from '../store/records'
import type { WriteTransaction } from '../store/transaction'
import type { Turn } from '../store/turn'
import { compileUpdate } from '../update/update'
import { Arguments } from './arguments'
import type { Command, Context, Request } from './context'
import { checkDepth, checkId, readBytes } from './documents'
import { readQuestion } from './find'
import { checkCount } from './insert'
import { eachMatch } from './each-match'
import { toLong, writeError } from './replies'
import { writableName } from './namespaces'

const STATEMENT = ['q', 'u', 'upsert', 'multi', 'collation', 'arrayFilters', 'hint', 'c']

export const update: Command = async (request, context) => {
  const { db, store } = context
  const name = writableName(request.body, 'update', db)
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
  return store.writeInTurns(function* (turn) {
    const upserted: Document[] = []
    const errors: Document[] = []
    let n = 0
    let modified = 0
    for (const [index, change] of changes.entries()) {
      if (turn.isOver()) yield
      try {
        const result = change.isMulti
          ? yield* updateMany(turn, context, name, change)
          : updateOne(turn.transaction, context, name, change)
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

/** An unknown stage fails the whole command before any statement runs. */
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
  const constants = statement.document('c')
  return {
    statement,
    filterField: 'q',
    update: readUpdate(statement.source['u']),
    isMulti: statement.flag('multi'),
    isUpsert: statement.flag('upsert'),
    arrayFilters: statement.documents('arrayFilters'),
    variables: constants ? { ...variables, ...constants } : variables,
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

type ChangeResult = {
  matched: number
  modified: number
  upserted: Document | undefined
  /** A change of one document sets both. */
  before: Document | undefined
  after: Document | undefined
}

/** Finds, changes and stores synchronously; without a match and with `isUpsert` inserts. */
export function updateOne(
  transaction: WriteTransaction,
  context: Context,
  name: string,
  change: Change,
): ChangeResult {
  const { prepared, apply, finish } = prepareChange(transaction, context, name, change)
  const collection = transaction.find(namespaceOf(context.db, name))
  if (collection) {
    for (const old of run(transaction.environment, collection, prepared)) apply(transaction, old)
  }
  return finish(transaction)
}

/** The same for all matches, with yields in between; each document changes atomically. */
function* updateMany(
  turn: Turn,
  context: Context,
  name: string,
  change: Change,
): Generator<undefined, ChangeResult> {
  const { prepared, apply, finish } = prepareChange(turn.transaction, context, name, change)
  const namespace = namespaceOf(context.db, name)
  yield* eachMatch(turn, context.store, namespace, prepared, (old) => apply(turn.transaction, old))
  return finish(turn.transaction)
}

/** Compiles a change, with all its errors, for the collection's current state. */
function prepareChange(
  transaction: WriteTransaction,
  { db, startedAt }: Context,
  name: string,
  change: Change,
) {
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
    deadline,
  })
  const limit = isMulti ? 0 : 1
  const prepared = prepare(collection, { ...question, variables, deadline, limit })
  const result: ChangeResult = {
    matched: 0,
    modified: 0,
    upserted: undefined,
    before: undefined,
    after: undefined,
  }
  const apply = (current: WriteTransaction, old: StoredRecord): void => {
    const after = compiled.apply(old.doc, { position: prepared.filter.position(old.doc) })
    result.before = old.doc
    result.after = after
    result.matched++
    if (after === old.doc) return
    checkDepth(after)
    current.replace(namespace, old, after)
    result.modified++
  }
  const finish = (current: WriteTransaction): ChangeResult => {
    if (result.matched > 0 || !isUpsert) return result
    const doc = compiled.insertFrom(filter)
    checkId(doc['_id'])
    checkDepth(doc)
    current.insert(current.findOrCreate(db, name).namespace, doc)
    return { ...result, upserted: doc }
  }
  return { prepared, apply, finish }
}
