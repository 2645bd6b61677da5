import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { type Document, isDocument } from '../bson/types'
import { EJSON } from './driver'

type CollectionData = { docs: Document[]; indexes?: Document[] }
export type Dataset = { dataset: string; kind: string; collections: Record<string, CollectionData> }
export type Failure = {
  code: number
  codeName?: string
  keyPattern?: Document
  keyValue?: Document
  message?: string
}
export type VectorReply = Document & {
  rows?: unknown[]
  values?: unknown[]
  error?: Failure
  writeErrors?: (Failure & { index: unknown })[]
}
export type Changes = Record<string, { changed: Document[]; removed: unknown[] }>
export type Outcome = { replies: VectorReply[]; after?: Changes }
export type Vector = {
  op: Document | Document[]
  expect: Outcome
  unordered?: boolean
  unorderedFields?: string[]
}
/** A dataset and the operations that start from it. */
export type Job = { dataset: Dataset; vectors: Vector[] }

const ARCHIVE = path.join(import.meta.dirname, 'vectors.ndjson.br')

/** Recorded answers of MongoDB 7.0.15: 12,337 operations on small datasets. */
export function readVectors(): Job[] {
  const jobs: Job[] = []
  for (const line of brotliDecompressSync(readFileSync(ARCHIVE)).toString().split('\n')) {
    if (line === '') continue
    const entry = parseLine(line)
    if ('dataset' in entry) jobs.push({ dataset: entry as Dataset, vectors: [] })
    else jobs.at(-1)?.vectors.push(entry as Vector)
  }
  return jobs
}

/**
 * Extended JSON that keeps every BSON type: a plain integer is an int32, a plain fraction a double.
 * The query operator $regex is written $regexOperator, because $regex would be parsed as a value.
 */
function parseLine(line: string): Document {
  return withRegexOperator(EJSON.parse(line, { relaxed: false }) as unknown) as Document
}

function withRegexOperator(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withRegexOperator)
  if (!isDocument(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key === '$regexOperator' ? '$regex' : key,
      withRegexOperator(item),
    ]),
  )
}

/** A text that distinguishes BSON types. */
export const exactText = (value: unknown): string => EJSON.stringify(value, { relaxed: false })
