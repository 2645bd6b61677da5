import { PAUSE } from '../aggregate/loops'
import { toInteger } from '../bson/numbers'
import { decoderOf, type Fields } from '../bson/some-fields'
import type { Document } from '../bson/types'
import { MongoError } from '../errors'
import type { Collection } from '../store/catalogue'
import type { Environment } from '../store/environment'
import { noteUse } from '../store/index-use'
import { recordOfKey } from '../store/layout'
import { readRecordOf, scanEntries, scanRecords, type StoredRecord } from '../store/records'
import { compileFilter, type Filter } from './match'
import { choosePlan, type Plan, type Question } from './plan'
import { Pace, type Paced, pause, sortPaced, Unhurried } from './pace'
import { compileSorting, type Score, type Sorting } from './sort'
import type { SortKey } from './sort-keys'
import { textSearchOf } from './text'

export type Query = Question & {
  skip?: number
  limit?: number
  variables?: Document
  /** Fields read by the caller, the filter and the sort; only these are decoded. */
  fields?: Fields
  /** Deadline, in milliseconds since 1970. */
  deadline?: number
}

/** A query ready to run on one state of a collection. */
export type Prepared = {
  plan: Plan
  filter: Filter
  /** The sort still to do; undefined if the plan gives it or none is requested. */
  sorting: Sorting | undefined
  score: Score | undefined
  query: Query
}

export type Counts = { keys: number; documents: number }

const MAX_SORT_BYTES = 100 * 1024 * 1024

/** Compiles a query (errors are thrown before any read) and chooses its plan. */
export function prepare(collection: Collection | undefined, query: Query): Prepared {
  const { sort, collation, variables } = query
  const indexes = collection?.indexes ?? []
  const text = textSearchOf(query.filter, indexes)
  const filter = compileFilter(query.filter, { collation, variables, text: text?.score })
  const hasSort = sort !== undefined && Object.keys(sort).length > 0
  const natural = hasSort ? naturalOrder(sort) : undefined
  const sorting = hasSort && !natural ? compileSorting(sort, collation, text?.score) : undefined
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
  return { plan, filter, sorting: isSorted ? undefined : sorting, score: text?.score, query }
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
  const pace = new Unhurried(prepared.query.deadline)
  for (const row of runPaced(environment, collection, prepared, { pace, counts }))
    if (row) yield row
}

type Running = {
  pace?: Pace
  counts?: Counts
  /** Throws if the collection or the index was dropped, so that the result is incomplete. */
  checkStillThere?: () => void
}

/** The same with pauses in long reads. */
export function* runPaced(
  environment: Environment,
  collection: Collection,
  prepared: Prepared,
  running: Running = {},
): Generator<StoredRecord | undefined> {
  const { query, sorting } = prepared
  const { skip = 0, limit = 0 } = query
  const pace = running.pace ?? new Pace(query.deadline)
  const { counts, checkStillThere } = running
  const matched = matching(environment, collection, prepared, { pace, counts, checkStillThere })
  const rows = sorting ? sorted(matched, sorting, wantedOf(query) ?? 0, pace) : matched
  let place = 0
  for (const row of rows) {
    if (!row) yield* pause(pace)
    else if (++place > skip) {
      yield row
      if (limit > 0 && place === skip + limit) return
    }
  }
}

/** How many rows are read at most, undefined without a limit. */
function wantedOf({ skip = 0, limit = 0 }: Query): number | undefined {
  return limit > 0 ? skip + limit : undefined
}

function* matching(
  environment: Environment,
  collection: Collection,
  { plan, filter, sorting, query }: Prepared,
  { pace, counts = { keys: 0, documents: 0 }, checkStillThere }: Running & { pace: Pace },
): Generator<StoredRecord | undefined> {
  const decodeSome = query.fields && decoderOf(query.fields)
  const { loops, matches } = filter
  loops.use(pace)
  const wanted = sorting ? undefined : wantedOf(query)
  for (const record of candidates(environment, collection, plan, counts, wanted)) {
    counts.documents++
    if (decodeSome) record.readWith(decodeSome)
    if (pace.isDue()) yield undefined
    let isMatch = loops.isUsed ? loops.begin(matches, record.doc) : matches(record.doc)
    if (isMatch === PAUSE) isMatch = yield* loops.resume(matches, record.doc)
    if (isMatch) yield record
  }
  checkStillThere?.()
}

function* candidates(
  environment: Environment,
  collection: Collection,
  plan: Plan,
  counts: Counts,
  wanted: number | undefined,
): Generator<StoredRecord> {
  if (plan.kind === 'collection') {
    yield* scanRecords(environment, collection.number, plan.isReverse)
    return
  }
  noteUse(environment, plan.index.number)
  const mayRepeat = plan.index.isMultikeyAnywhere || plan.index.weights !== undefined
  const seen = mayRepeat ? new Set<number>() : undefined
  for (const interval of plan.intervals) {
    for (const entry of scanEntries(environment, interval, plan.isReverse, wanted)) {
      counts.keys++
      if (seen) {
        const number = recordOfKey(entry)
        if (seen.has(number)) continue
        seen.add(number)
      }
      const record = readRecordOf(environment, collection.number, entry)
      if (record) yield record
    }
  }
}

type Keyed = { row: StoredRecord; key: SortKey }

/**
 * Sorts in memory, at most 100 MB of documents; with a limit only the first ones are kept. Rows are
 * held as bytes: decoded ones take several times the memory.
 */
function* sorted(
  rows: Paced<StoredRecord>,
  { keyOf, compare }: Sorting,
  limit: number,
  pace: Pace,
): Generator<StoredRecord | undefined> {
  const order = (a: Keyed, b: Keyed): number => compare(a.key, b.key)
  let buffered: Keyed[] = []
  let size = 0
  for (const row of rows) {
    if (!row) {
      yield undefined
      continue
    }
    buffered.push({ row, key: keyOf(row.doc) })
    row.release()
    size += row.bytes.length
    const isFull = size > MAX_SORT_BYTES
    if (limit > 0 && (isFull || buffered.length >= 2 * limit + 100)) {
      buffered = (yield* sortPaced(buffered, order, pace)).slice(0, limit)
      size = buffered.reduce((sum, each) => sum + each.row.bytes.length, 0)
    }
    if (size > MAX_SORT_BYTES) throw sortTooLarge()
  }
  const all = yield* sortPaced(buffered, order, pace)
  for (const { row } of limit > 0 ? all.slice(0, limit) : all) yield row
}

function sortTooLarge(): MongoError {
  const text =
    `Executor error during find command :: caused by :: Sort exceeded memory limit of ` +
    `${MAX_SORT_BYTES} bytes, but did not opt in to external sorting.`
  return new MongoError(292, text)
}
