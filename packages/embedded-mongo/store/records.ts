import { decode, type Document } from '../bson/types'
import type { Environment, Table } from './environment'
import { DamagedData, recordKey, recordOfKey, unseal } from './layout'

/** A stored document, decoded lazily. */
export class StoredRecord {
  private decoded: Document | undefined
  private decode: (bytes: Buffer) => Document = decode

  constructor(
    readonly number: number,
    readonly bytes: Buffer,
  ) {}

  get doc(): Document {
    this.decoded ??= this.decode(this.bytes)
    return this.decoded
  }

  /** Restricts `doc` to the fields of this decoder. */
  readWith(decodeSome: (bytes: Buffer) => Document): void {
    this.decode = decodeSome
  }

  /** Drops the decoded document, to save memory. */
  release(): void {
    this.decoded = undefined
  }
}

/** A half-open range of an index: from a key's bytes up to another's. */
export type Interval = { start: Buffer; end: Buffer }

const FIRST_CHUNK = 4
const LARGEST_CHUNK = 256
const CHUNK_BYTES = 4 * 1024 * 1024

export function readRecord(
  { records }: Environment,
  collection: number,
  record: number,
): StoredRecord | undefined {
  const key = recordKey(collection, record)
  const value = records.get(key)
  return value && new StoredRecord(record, unseal(key, value))
}

/**
 * All records, or those after one, in order of insertion. Reads in chunks and resumes after the
 * last one, so that a reader may pause between any two while others write.
 */
export function* scanRecords(
  { records }: Environment,
  collection: number,
  isReverse = false,
  after = -1,
): Generator<StoredRecord> {
  const from = recordKey(collection, after + 1)
  const to = recordKey(collection + 1, 0)
  for (const { key, value } of chunks(records, from, to, isReverse)) {
    yield new StoredRecord(recordOfKey(key), unseal(key, value))
  }
}

/**
 * The keys of an index's entries in order; each ends in the number of its record. `wanted` is the
 * number that the reader needs if all of them match.
 */
export function* scanEntries(
  { entries }: Environment,
  { start, end }: Interval,
  isReverse = false,
  wanted = FIRST_CHUNK,
): Generator<Buffer> {
  for (const { key, value } of chunks(entries, start, end, isReverse, wanted)) {
    unseal(key, value)
    yield key
  }
}

/**
 * The record of an entry; undefined if both were removed after the entry was read. An existing
 * entry without its record is damage.
 */
export function readRecordOf(
  environment: Environment,
  collection: number,
  entry: Buffer,
): StoredRecord | undefined {
  const number = recordOfKey(entry)
  const found = readRecord(environment, collection, number)
  if (!found && environment.entries.get(entry)) throw missing(number)
  return found
}

function disordered(key: Buffer): DamagedData {
  return new DamagedData(`key ${key.toString('hex')} is out of order`)
}

function missing(record: number): DamagedData {
  return new DamagedData(`an index entry names record ${record}, which is not there`)
}

/** Whether an index refers to a missing document, which is damage; valid within one transaction. */
export function mustRead(
  environment: Environment,
  collection: number,
  record: number,
): StoredRecord {
  const found = readRecord(environment, collection, record)
  if (!found) throw missing(record)
  return found
}

type Entry = { key: Buffer; value: Buffer }

function* chunks(
  table: Table,
  from: Buffer,
  to: Buffer,
  isReverse: boolean,
  wanted = FIRST_CHUNK,
): Generator<Entry> {
  let start = isReverse ? to : from
  const end = isReverse ? from : to
  let exclusiveStart = isReverse
  let previous: Buffer | undefined
  for (let limit = Math.min(wanted, LARGEST_CHUNK); ; limit = Math.min(limit * 4, LARGEST_CHUNK)) {
    const chunk: Entry[] = []
    let size = 0
    const options = { start, end, exclusiveStart, inclusiveEnd: isReverse, reverse: isReverse }
    for (const { key, value } of table.getRange({ ...options, limit })) {
      // The keys of a misplaced page have valid checksums, but the wrong order.
      if (previous && previous.compare(key) !== (isReverse ? 1 : -1)) throw disordered(key)
      previous = key
      chunk.push({ key, value })
      size += value.length
      if (chunk.length === limit || size > CHUNK_BYTES) break
    }
    yield* chunk
    const last = chunk.at(-1)
    if (!last || (chunk.length < limit && size <= CHUNK_BYTES)) return
    start = last.key
    exclusiveStart = true
  }
}
