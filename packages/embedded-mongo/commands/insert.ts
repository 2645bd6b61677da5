import { MongoError } from '../errors'
import type { Document } from '../bson/types'
import { Arguments } from './arguments'
import type { Command } from './context'
import { readInsertable } from './documents'
import { countReply, toLong, writeError } from './replies'
import { writableName } from './namespaces'

const MAX_STATEMENTS = 100_000
const INVALID_LENGTH = 16

export const insert: Command = async (request, { db, store, startedAt }) => {
  const { body, sequences } = request
  const name = writableName(body, 'insert', db)
  const command = new Arguments(body, 'insert').allow([
    'insert',
    'documents',
    'ordered',
    'bypassDocumentValidation',
  ])
  const sources = sequences.get('documents') ?? command.needDocuments('documents')
  checkCount(sources.length)
  const isOrdered = command.source['ordered'] === undefined || command.flag('ordered')
  return store.writeInTurns(function* (turn) {
    const errors: Document[] = []
    let n = 0
    for (const [i, source] of sources.entries()) {
      if (turn.isOver()) yield
      try {
        const { transaction } = turn
        const { namespace } = transaction.findOrCreate(db, name)
        const { doc, bytes } = readInsertable(source, startedAt)
        transaction.insert(namespace, doc, bytes)
        n++
      } catch (error) {
        if (!(error instanceof MongoError)) throw error
        errors.push(writeError(i, error))
        if (isOrdered) break
      }
    }
    return errors.length > 0 ? { n: toLong(n), writeErrors: errors, ok: 1 } : countReply(n)
  })
}

export function checkCount(count: number): void {
  if (count > 0 && count <= MAX_STATEMENTS) return
  const text = `Write batch sizes must be between 1 and ${MAX_STATEMENTS}. Got ${count} operations.`
  throw new MongoError(INVALID_LENGTH, text)
}
