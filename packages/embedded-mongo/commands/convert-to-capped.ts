import { randomUUID } from 'node:crypto'
import { MongoError } from '../errors'
import { namespaceOf } from '../store/catalogue'
import { scanRecords } from '../store/records'
import { Arguments } from './arguments'
import { cappedOptions } from './collections'
import type { Command } from './context'
import { writableName } from './namespaces'

const NAMESPACE_NOT_FOUND = 26

/**
 * Keeps the newest documents that fit, and the index of _id alone, as MongoDB does. It is not
 * divided into time slices, because no write may come between.
 */
export const convertToCapped: Command = async ({ body }, { db, store }) => {
  const name = writableName(body, 'convertToCapped', db)
  const command = new Arguments(body, 'convertToCapped').allow(['convertToCapped', 'size'])
  const limits = cappedOptions(command.integer('size'), undefined)
  return store.write((transaction) => {
    const old = transaction.find(namespaceOf(db, name))
    if (!old) throw new MongoError(NAMESPACE_NOT_FOUND, `source collection ${db}.${name} not found`)
    const options = { ...old.options, ...limits }
    const fresh = transaction.create(db, `tmp.convertToCapped.${randomUUID()}`, options)
    for (const { doc, bytes } of scanRecords(transaction.environment, old.number)) {
      transaction.insert(fresh.namespace, doc, bytes)
    }
    transaction.drop(old)
    const filled = transaction.find(fresh.namespace)
    if (filled) transaction.rename(filled, db, name)
    return { ok: 1 }
  })
}
