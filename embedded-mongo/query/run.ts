import { toInteger } from '../bson/numbers'
import type { Document } from '../bson/types'
import { MongoError } from '../errors'
import type { Collection } from '../store/catalogue'
import type { Environment } from '../store/environment'
import { readRecord, scanEntries, scanRecords, type StoredRecord } from '../store/records'
import { compileFilter, type Filter } from './match'
import { choosePlan, type Plan, type Question } from './plan'
import { compileSort, type Score } from './sort'
import { textSearchOf } from './text'

export type Query = Question & {
  skip?: number
  limit?: number
  variables?: Document
  /** When to give up, in milliseconds since 1970. */
  deadline?: number
}

/** A query ready to run on one state of a collection. */
export type Prepared = {
  plan: Plan
  filter: Filter
  /** The order that remains to be made; undefined where the plan gives it or none is asked. */
  compare: ((a: Document, b: Document) => number) | undefined
  score: Score | undefined
  query: Query
}

export type Counts = { keys: number; documents: number }

const MOST_SORT_BYTES = 100 * 1024 * 1024
const CHECK_EVERY = 64

/** Compiles a query (its errors come before anything is read) and chooses its plan. */
export function prepare(collection: Collection | undefined, query: Query): Prepared {
  const { sort, collation, variables } = query
  const indexes = collection?.indexes ?? []
  const text = textSearchOf(query.filter, indexes)
  const filter = compileFilter(query.filter, { collation, variables, text: text?.score })
  const hasSort = sort !== undefined && Object.keys(sort).length > 0
  const natural = hasSort ? naturalOrder(sort) : undefined
  const compare = hasSort && !natural ? compileSort(sort, collation, text?.score) : undefined
  const plan: Plan = text
    ? {
        kind: 'index',
        index: text.index,
        intervals: text.intervals,
        isReverse: false,
        isSorted: false,
      }
    : choosePlan(indexes, natural ? { ...query, hint: { natural } } : query)
  const isSorted = natural !== undefined || (plan.kind === 'index' && plan.isSorted)
  return { plan, filter, compare: isSorted ? undefined : compare, score: text?.score, query }
}

function naturalOrder(sort: Document): 1 | -1 | undefined {
  if (!('$natural' in sort)) return undefined
  const order = toInteger(sort['$natural'])
  if (order === 1 || order === -1) return order
  throw new MongoError(2, '$natural sort cannot be set to a value other than -1 or 1.')
}

/** The documents of a query: matched, sorted, from `skip` on, `limit` at most (0 is no limit). */
export function* run(
  environment: Environment,
  collection: Collection,
  prepared: Prepared,
  counts?: Counts,
): Generator<StoredRecord> {
  const { query, compare } = prepared
  const { skip = 0, limit = 0 } = query
  const matched = matching(environment, collection, prepared, counts)
  const rows = compare ? sorted(matched, compare, limit > 0 ? skip + limit : 0) : matched
  let place = 0
  for (const row of rows) {
    place++
    if (place <= skip) continue
    yield row
    if (limit > 0 && place === skip + limit) return
  }
}

function* matching(
  environment: Environment,
  collection: Collection,
  { plan, filter, query }: Prepared,
  counts: Counts = { keys: 0, documents: 0 },
): Generator<StoredRecord> {
  for (const record of candidates(environment, collection, plan, counts)) {
    counts.documents++
    if (query.deadline !== undefined && counts.documents % CHECK_EVERY === 0) {
      checkDeadline(query.deadline)
    }
    if (filter.matches(record.doc)) yield record
  }
}

function* candidates(
  environment: Environment,
  collection: Collection,
  plan: Plan,
  counts: Counts,
): Generator<StoredRecord> {
  if (plan.kind === 'collection') {
    yield* scanRecords(environment, collection.number, plan.isReverse)
    return
  }
  const mayRepeat = plan.index.isMultikeyAnywhere || plan.index.weights !== undefined
  const seen = mayRepeat ? new Set<number>() : undefined
  for (const interval of plan.intervals) {
    for (const number of scanEntries(environment, interval, plan.isReverse)) {
      counts.keys++
      if (seen?.has(number)) continue
      seen?.add(number)
      const record = readRecord(environment, collection.number, number)
      if (record) yield record
    }
  }
}

export function checkDeadline(deadline: number): void {
  if (Date.now() > deadline) throw new MongoError(50, 'operation exceeded time limit')
}

/** Sorts in memory, at most 100 MB of documents; with a limit only the best are kept. */
function sorted(
  rows: Iterable<StoredRecord>,
  compare: (a: Document, b: Document) => number,
  limit: number,
): StoredRecord[] {
  const order = (a: StoredRecord, b: StoredRecord): number => compare(a.doc, b.doc)
  let kept: StoredRecord[] = []
  let size = 0
  const trim = (): void => {
    kept = kept.sort(order).slice(0, limit)
    size = kept.reduce((sum, { bytes }) => sum + bytes.length, 0)
  }
  for (const row of rows) {
    kept.push(row)
    size += row.bytes.length
    if (limit > 0 && kept.length >= 2 * limit + 100) trim()
    if (size > MOST_SORT_BYTES && limit > 0) trim()
    if (size > MOST_SORT_BYTES) throw sortTooLarge()
  }
  kept.sort(order)
  return limit > 0 ? kept.slice(0, limit) : kept
}

function sortTooLarge(): MongoError {
  const text =
    `Executor error during find command :: caused by :: Sort exceeded memory limit of ` +
    `${MOST_SORT_BYTES} bytes, but did not opt in to external sorting.`
  return new MongoError(292, text)
}
