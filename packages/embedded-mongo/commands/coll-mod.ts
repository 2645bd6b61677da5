import { isNumber, makeInt, toInteger } from '../bson/numbers'
import { type Document, isDocument } from '../bson/types'
import { MongoError } from '../errors'
import { type Collection, namespaceOf } from '../store/catalogue'
import type { CollectionIndex } from '../store/collection-index'
import type { WriteTransaction } from '../store/transaction'
import { Arguments } from './arguments'
import type { Command } from './context'
import { samePattern } from './find'
import { makeUnique } from './make-unique'
import { collectionName } from './namespaces'

const INVALID_OPTIONS = 72
const UNSUPPORTED = [
  'validator',
  'validationLevel',
  'validationAction',
  'viewOn',
  'pipeline',
  'cappedSize',
  'cappedMax',
  'timeseries',
  'expireAfterSeconds',
  'changeStreamPreAndPostImages',
]
const CHANGES = ['expireAfterSeconds', 'unique', 'prepareUnique']

/** Changes an index: its expiry, or its way to a unique one. Other changes are refused. */
export const collMod: Command = async ({ body }, { db, store }) => {
  const name = collectionName(body, 'collMod', db)
  const namespace = namespaceOf(db, name)
  const command = new Arguments(body, 'collMod')
  const source = command.document('index')
  return store.writeInTurns(function* (turn) {
    const collection = needCollection(turn.transaction, namespace)
    command.allow(['collMod', 'index', 'dryRun'], UNSUPPORTED)
    if (!source) return { ok: 1 }
    const change = readChange(source)
    const isDryRun = command.flag('dryRun')
    if (isDryRun && source['unique'] !== true) {
      throw invalid("dryRun mode is only supported for index option 'unique'")
    }
    const index = selectIndex(collection, change)
    const reply: Document = {}
    if (change.source['unique'] !== undefined && !index.isUnique) {
      if (!change.flag('unique')) throw invalid('Cannot make index non-unique')
      if (!index.isPreparedUnique) {
        const text = `Cannot make index unique with 'prepareUnique=false'. Run collMod to set 'prepareUnique=true' first`
        throw invalid(text)
      }
      yield* makeUnique(turn, namespace, index, isDryRun)
      if (!isDryRun) reply['unique_new'] = true
    }
    if (!isDryRun) Object.assign(reply, changeRest(turn.transaction, namespace, change))
    return { ...reply, ok: 1 }
  })
}

function readChange(source: Document): Arguments {
  const change = new Arguments(source, 'collMod.index')
  if (source['hidden'] !== undefined) {
    throw new MongoError(238, 'hidden indexes are not supported by this server')
  }
  change.allow(['name', 'keyPattern', ...CHANGES])
  const { name, keyPattern, expireAfterSeconds } = source
  if (name !== undefined && keyPattern !== undefined) {
    throw invalid('Cannot specify both key pattern and name.')
  }
  if (name === undefined && keyPattern === undefined) {
    throw invalid('Must specify either index name or key pattern.')
  }
  if (CHANGES.every((field) => source[field] === undefined)) {
    throw invalid('no expireAfterSeconds, hidden, unique, or prepareUnique field')
  }
  if (expireAfterSeconds !== undefined && !isNumber(expireAfterSeconds)) {
    throw invalid('expireAfterSeconds field must be a number')
  }
  return change
}

/** The expiry and the preparation; these need no look at the documents. */
function changeRest(transaction: WriteTransaction, namespace: string, change: Arguments): Document {
  const collection = needCollection(transaction, namespace)
  const index = selectIndex(collection, change)
  const spec = { ...index.spec }
  const reply: Document = {}
  const { expireAfterSeconds, prepareUnique } = change.source
  if (expireAfterSeconds !== undefined) {
    const seconds = makeInt(toInteger(expireAfterSeconds) ?? 0)
    const before = spec['expireAfterSeconds']
    if (before !== undefined) reply['expireAfterSeconds_old'] = before
    reply['expireAfterSeconds_new'] = seconds
    spec['expireAfterSeconds'] = seconds
  }
  if (prepareUnique !== undefined && !index.isUnique) {
    reply['prepareUnique_old'] = index.isPreparedUnique
    reply['prepareUnique_new'] = change.flag('prepareUnique')
    if (change.flag('prepareUnique')) spec['prepareUnique'] = true
    else delete spec['prepareUnique']
  }
  transaction.changeIndex(collection, index, spec)
  return reply
}

function needCollection(transaction: WriteTransaction, namespace: string): Collection {
  const collection = transaction.find(namespace)
  if (!collection) throw new MongoError(26, `ns does not exist: ${namespace}`)
  return collection
}

function selectIndex({ indexes }: Collection, { source }: Arguments): CollectionIndex {
  const { name, keyPattern } = source
  const index = indexes.find((each) =>
    isDocument(keyPattern) ? samePattern(each.pattern, keyPattern) : each.name === name,
  )
  if (!index) throw new MongoError(27, 'cannot find index for ns')
  return index
}

function invalid(text: string): MongoError {
  return new MongoError(INVALID_OPTIONS, text)
}
