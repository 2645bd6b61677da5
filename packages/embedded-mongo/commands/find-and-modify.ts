import type { Document } from '../bson/types'
import { MongoError } from '../errors'
import { prepare, run } from '../query/run'
import { namespaceOf } from '../store/catalogue'
import type { WriteTransaction } from '../store/transaction'
import { Arguments } from './arguments'
import type { Command, Context } from './context'
import { projectionOf, readQuestion } from './find'
import { readUpdate, updateOne } from './update'
import { toLong } from './replies'
import { writableName } from './namespaces'

const FIELDS = [
  'findAndModify',
  'findandmodify',
  'query',
  'sort',
  'remove',
  'update',
  'new',
  'fields',
  'upsert',
  'bypassDocumentValidation',
  'collation',
  'arrayFilters',
  'hint',
  'let',
]
const FAILED_TO_PARSE = 9

export const findAndModify: Command = async ({ body }, context) => {
  const field = 'findAndModify' in body ? 'findAndModify' : 'findandmodify'
  const name = writableName(body, field, context.db)
  const command = new Arguments(body, 'findAndModify').allow(FIELDS)
  const isRemove = command.flag('remove')
  checkCombination(command, isRemove)
  return context.store.write((transaction) =>
    isRemove
      ? removeFound(transaction, context, name, command)
      : updateFound(transaction, context, name, command),
  )
}

function checkCombination(command: Arguments, isRemove: boolean): void {
  const { source } = command
  const hasUpdate = source['update'] !== undefined
  const refuse = (text: string): never => {
    throw new MongoError(FAILED_TO_PARSE, text)
  }
  if (!isRemove && !hasUpdate) refuse('Either an update or remove=true must be specified')
  if (!isRemove) return
  if (hasUpdate) refuse('Cannot specify both an update and remove=true')
  if (command.flag('upsert')) refuse('Cannot specify both upsert=true and remove=true')
  if (command.flag('new')) {
    refuse(
      "Cannot specify both new=true and remove=true; 'remove' always returns the deleted document",
    )
  }
  if (source['arrayFilters'] !== undefined) refuse('Cannot specify arrayFilters and remove=true')
}

function removeFound(
  transaction: WriteTransaction,
  context: Context,
  name: string,
  command: Arguments,
): Document {
  const namespace = namespaceOf(context.db, name)
  const collection = transaction.find(namespace)
  const question = readQuestion(command, collection, 'query')
  const variables = command.document('let')
  const prepared = prepare(collection, {
    ...question,
    variables,
    deadline: command.deadline(),
    limit: 1,
  })
  const project = projectionOf(command.document('fields'), prepared, context)
  const [found] = collection ? run(transaction.environment, collection, prepared) : []
  const value = found && (project ? project(found.doc) : found.doc)
  if (found) transaction.remove(namespace, found)
  return { lastErrorObject: { n: toLong(found ? 1 : 0) }, value: value ?? null, ok: 1 }
}

function updateFound(
  transaction: WriteTransaction,
  context: Context,
  name: string,
  command: Arguments,
): Document {
  const collection = transaction.find(namespaceOf(context.db, name))
  const question = readQuestion(command, collection, 'query')
  const variables = command.document('let')
  const fields = command.document('fields')
  const isNew = command.flag('new')
  if (isNew && fields && Object.keys(fields).some((path) => path.endsWith('.$'))) {
    throw new MongoError(2, 'cannot use a positional projection and return the new document')
  }
  const project = projectionOf(fields, prepare(collection, { ...question, variables }), context)
  const result = updateOne(transaction, context, name, {
    statement: command,
    filterField: 'query',
    update: readUpdate(command.source['update']),
    isMulti: false,
    isUpsert: command.flag('upsert'),
    arrayFilters: command.documents('arrayFilters'),
    variables,
    deadline: command.deadline(),
  })
  const { upserted, matched } = result
  const doc = isNew ? (upserted ?? result.after) : result.before
  const value = doc && (project ? project(doc) : doc)
  return {
    lastErrorObject: {
      n: toLong(matched + (upserted ? 1 : 0)),
      updatedExisting: matched > 0,
      ...(upserted && { upserted: upserted['_id'] }),
    },
    value: value ?? null,
    ok: 1,
  }
}
