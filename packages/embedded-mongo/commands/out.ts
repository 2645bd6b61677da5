import { randomUUID } from 'node:crypto'
import type { Document } from '../bson/types'
import { MongoError } from '../errors'
import { type Collection, namespaceOf } from '../store/catalogue'
import type { Store } from '../store/store'
import type { Turn } from '../store/turn'
import type { WriteTransaction } from '../store/transaction'
import type { Context } from './context'
import { readInsertable } from './documents'

const COMMAND_FAILED = 125
const CAPPED = 17152

type Target = { db: string; name: string }

/**
 * Replaces the content of a collection; its indexes stay and keep their constraints. The results
 * are written into a temporary collection, which takes the place of the target at the end.
 */
export async function writeOut(
  { store, startedAt }: Context,
  target: Target,
  docs: readonly Document[],
): Promise<void> {
  const temporary = { db: target.db, name: `tmp.agg_out.${randomUUID()}` }
  try {
    await store.writeInTurns((turn) => replaceContent(turn, target, temporary, docs, startedAt))
  } catch (error) {
    // If that fails too (a full disk), the next start does it.
    await dropIfThere(store, temporary).catch(() => undefined)
    throw error
  }
}

function* replaceContent(
  turn: Turn,
  target: Target,
  temporary: Target,
  docs: readonly Document[],
  now: Date,
): Generator<undefined> {
  const old = turn.transaction.find(namespaceOf(target.db, target.name))
  const { namespace } = createLike(turn.transaction, target, temporary, old)
  for (const result of docs) {
    const { doc, bytes } = readInsertable(result, now)
    turn.transaction.insert(namespace, doc, bytes)
    if (turn.isOver()) yield
  }
  const { transaction } = turn
  const current = transaction.find(namespaceOf(target.db, target.name))
  if (!isSame(current, old)) {
    const text = `the collection ${target.db}.${target.name} was changed during processing`
    throw new MongoError(COMMAND_FAILED, text)
  }
  const fresh = transaction.find(namespace)
  if (!fresh) throw new MongoError(COMMAND_FAILED, `the collection ${namespace} was dropped`)
  if (current) transaction.drop(current)
  const { temp: _, ...options } = fresh.options
  transaction.rename({ ...fresh, options }, target.db, target.name)
}

/** An empty collection with the options and indexes of the target. */
function createLike(
  transaction: WriteTransaction,
  target: Target,
  { db, name }: Target,
  old: Collection | undefined,
): Collection {
  if (old?.options['capped'] === true) {
    const text = `namespace '${target.db}.${target.name}' is capped so it can't be used for $out`
    throw new MongoError(CAPPED, text)
  }
  const fresh = transaction.create(db, name, { ...old?.options, temp: true })
  const others = (old?.indexes ?? []).filter(({ name: index }) => index !== '_id_')
  const indexes = others.map(({ spec }) => transaction.newIndex(spec))
  transaction.setIndexes(fresh, { indexes: [...fresh.indexes, ...indexes] })
  return fresh
}

function isSame(current: Collection | undefined, old: Collection | undefined): boolean {
  const numbers = (each: Collection | undefined): string =>
    String([each?.number, ...(each?.indexes ?? []).map(({ number }) => number)])
  return numbers(current) === numbers(old)
}

function dropIfThere(store: Store, { db, name }: Target): Promise<void> {
  return store.write((transaction) => {
    const left = transaction.find(namespaceOf(db, name))
    if (left) transaction.drop(left)
  })
}
