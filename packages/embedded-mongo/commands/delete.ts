import type { Document } from '../bson/types'
import { MongoError } from '../errors'
import { prepare, run } from '../query/run'
import { namespaceOf } from '../store/catalogue'
import { Arguments } from './arguments'
import type { Command } from './context'
import { readQuestion } from './find'
import { toLong, writeError } from './replies'
import { eachMatch } from './each-match'
import { readStatements } from './update'
import { writableName } from './namespaces'

export const remove: Command = async (request, { db, store }) => {
  const namespace = namespaceOf(db, writableName(request.body, 'delete', db))
  const command = new Arguments(request.body, 'delete').allow([
    'delete',
    'deletes',
    'ordered',
    'let',
  ])
  const statements = readStatements(request, command, 'deletes').map(readStatement)
  const isOrdered = command.source['ordered'] === undefined || command.flag('ordered')
  const variables = command.document('let')
  const deadline = command.deadline()
  return store.writeInTurns(function* (turn) {
    const errors: Document[] = []
    let n = 0
    for (const [i, { statement, limit }] of statements.entries()) {
      if (turn.isOver()) yield
      try {
        const { transaction } = turn
        const collection = transaction.find(namespace)
        const question = readQuestion(statement, collection, 'q')
        const prepared = prepare(collection, { ...question, variables, deadline, limit })
        if (!collection) continue
        if (limit === 0) {
          yield* eachMatch(turn, store, namespace, prepared, (record) => {
            turn.transaction.remove(namespace, record)
            n++
          })
        } else {
          for (const record of run(transaction.environment, collection, prepared)) {
            transaction.remove(namespace, record)
            n++
          }
        }
      } catch (error) {
        if (!(error instanceof MongoError)) throw error
        errors.push(writeError(i, error))
        if (isOrdered) break
      }
    }
    return { n: toLong(n), ...(errors.length > 0 && { writeErrors: errors }), ok: 1 }
  })
}

function readStatement(source: Document): { statement: Arguments; limit: number } {
  const statement = new Arguments(source, 'delete.deletes')
  statement.allow(['q', 'limit', 'collation', 'hint']).needDocument('q')
  return { statement, limit: readLimit(statement) }
}

function readLimit(statement: Arguments): number {
  const limit = statement.integer('limit')
  if (limit === undefined) {
    throw new MongoError(40414, "BSON field 'delete.deletes.limit' is missing but a required field")
  }
  if (limit === 0 || limit === 1) return limit
  throw new MongoError(9, `The limit field in delete objects must be 0 or 1. Got ${limit}`)
}
