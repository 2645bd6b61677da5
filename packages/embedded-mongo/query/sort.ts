import { compareValues } from '../bson/compare'
import { parseFieldPath } from '../bson/field-path'
import { isNumber, makeDouble, toDouble } from '../bson/numbers'
import { type Document, isDocument } from '../bson/types'
import { MongoError } from '../errors'
import type { Collation } from './collation'
import { type Pace, pause, sortPaced } from './pace'
import { plainSortKey, type SortKey, sortKeys } from './sort-keys'

export type Score = (doc: Document) => number | undefined

type Part = { parts: readonly string[]; direction: 1 | -1 } | 'textScore'

/** The keys of documents under a sort pattern, and their order. */
export type Sorting = {
  keyOf(doc: Document): SortKey
  compare(a: SortKey, b: SortKey): number
}

export function compileSorting(spec: Document, collation?: Collation, score?: Score): Sorting {
  const pattern = Object.entries(spec).map(([path, order]) => readPart(path, order))
  const compare = keyComparison(pattern, collation)
  return { keyOf: (doc) => makeKey(doc, pattern, compare, score), compare }
}

/** Sorts documents with pauses; each one's key is computed once. */
export function* sortRows(
  rows: readonly Document[],
  { keyOf, compare }: Sorting,
  pace: Pace,
): Generator<undefined, Document[]> {
  const keyed: { doc: Document; key: SortKey }[] = []
  for (const doc of rows) {
    keyed.push({ doc, key: keyOf(doc) })
    if (pace.isDue()) yield* pause(pace)
  }
  const sorted = yield* sortPaced(keyed, (a, b) => compare(a.key, b.key), pace)
  return sorted.map(({ doc }) => doc)
}

/** Compares documents by a sort pattern; each document's key is computed once. */
export function compileSort(
  spec: Document,
  collation?: Collation,
): (a: Document, b: Document) => number {
  const { keyOf, compare } = compileSorting(spec, collation)
  const known = new WeakMap<Document, SortKey>()

  function knownKeyOf(doc: Document): SortKey {
    const found = known.get(doc)
    if (found) return found
    const key = keyOf(doc)
    known.set(doc, key)
    return key
  }
  return (a, b) => compare(knownKeyOf(a), knownKeyOf(b))
}

/** A comparison for values other than documents, for $push: {'': 1} is the value itself. */
export function compareElements(
  spec: Document,
  collation?: Collation,
): (a: unknown, b: unknown) => number {
  const pattern = Object.entries(spec).map(([path, order]) => readPart(path, order))
  const compareKeys = keyComparison(pattern, collation)
  return (a, b) =>
    compareKeys(
      makeKey(isDocument(a) ? a : {}, pattern, compareKeys),
      makeKey(isDocument(b) ? b : {}, pattern, compareKeys),
    )
}

function readPart(path: string, order: unknown): Part {
  if (isDocument(order)) return readMeta(order)
  const parts = parseFieldPath(path)
  if (!isNumber(order)) {
    throw new MongoError(15974, `Illegal key in $sort specification: ${path}`)
  }
  const direction = toDouble(order)
  if (direction !== 1 && direction !== -1) {
    const message = '$sort key ordering must be 1 (for ascending) or -1 (for descending)'
    throw new MongoError(15975, message)
  }
  return { parts, direction }
}

function readMeta(order: Document): Part {
  const [name, extra] = Object.keys(order)
  if (name !== '$meta' || extra !== undefined) {
    throw new MongoError(17312, '$meta is the only expression supported by $sort right now')
  }
  if (order['$meta'] === 'textScore') return 'textScore'
  throw new MongoError(31138, `Illegal $meta sort: ${String(order['$meta'])}`)
}

function keyComparison(
  pattern: readonly Part[],
  collation: Collation | undefined,
): (a: SortKey, b: SortKey) => number {
  const signs = pattern.map((part) => (part === 'textScore' ? -1 : part.direction))
  return (a, b) => {
    for (let i = 0; i < signs.length; i++) {
      const order = compareValues(a[i], b[i], collation)
      if (order !== 0) return order * (signs[i] ?? 1)
    }
    return 0
  }
}

/** The first key of a document under the pattern counts. */
function makeKey(
  doc: Document,
  pattern: readonly Part[],
  compareKeys: (a: SortKey, b: SortKey) => number,
  score?: Score,
): SortKey {
  const paths = pattern.map((part) => (part === 'textScore' ? [] : part.parts))
  const scored = pattern.includes('textScore')
  const plain = scored ? undefined : plainSortKey(doc, paths)
  if (plain) return plain
  const keys = sortKeys(doc, paths)
  let first = keys[0] ?? []
  for (const key of keys) if (compareKeys(key, first) < 0) first = key
  if (!scored) return first
  return first.map((value, i) =>
    pattern[i] === 'textScore' ? makeDouble(score?.(doc) ?? 0) : value,
  )
}
