import type { Fields } from '../bson/some-fields'
import { type Document, isDocument } from '../bson/types'

const TREES = new Set(['$and', '$or', '$nor'])
/** Accumulators that read a document only through their argument. */
const ACCUMULATORS = new Set([
  '$sum',
  '$avg',
  '$min',
  '$max',
  '$first',
  '$last',
  '$push',
  '$addToSet',
  '$stdDevPop',
  '$stdDevSamp',
  '$mergeObjects',
  '$count',
])

/** Expressions that read the document without a path. */
const WHOLE = new Set(['$meta', '$getField'])

/** The top-level fields that a filter reads; undefined if unknown. */
export function fieldsOfFilter(filter: Document): Set<string> | undefined {
  const fields = new Set<string>()
  for (const [key, value] of Object.entries(filter)) {
    if (!key.startsWith('$')) fields.add(topOf(key))
    else if (!TREES.has(key) || !Array.isArray(value)) return undefined
    else {
      for (const branch of value as unknown[]) {
        if (!isDocument(branch) || !addAll(fields, fieldsOfFilter(branch))) return undefined
      }
    }
  }
  return fields
}

/** The same for a sort pattern. */
export function fieldsOfSort(sort: Document): Set<string> | undefined {
  const entries = Object.entries(sort)
  if (entries.some(([key, order]) => key.startsWith('$') || isDocument(order))) return undefined
  return new Set(entries.map(([key]) => topOf(key)))
}

/** The fields that a $group reads. */
export function fieldsOfGroup(spec: unknown): Set<string> | undefined {
  if (!isDocument(spec)) return undefined
  const fields = new Set<string>()
  for (const [key, value] of Object.entries(spec)) {
    if (key === '_id') {
      if (!addPaths(fields, value)) return undefined
      continue
    }
    const [name = '', more] = isDocument(value) ? Object.keys(value) : []
    if (!isDocument(value) || more !== undefined || !ACCUMULATORS.has(name)) return undefined
    if (!addPaths(fields, value[name])) return undefined
  }
  return fields
}

/** Adds the first part of each path in an expression; false if it may read the whole document. */
function addPaths(fields: Set<string>, source: unknown): boolean {
  if (typeof source === 'string') {
    if (source.startsWith('$$')) return false
    if (source.startsWith('$')) fields.add(topOf(source.slice(1)))
    return true
  }
  if (Array.isArray(source)) return source.every((item) => addPaths(fields, item))
  if (!isDocument(source)) return true
  return Object.entries(source).every(([key, value]) => !WHOLE.has(key) && addPaths(fields, value))
}

/** The union; undefined if one is unknown. */
export function joined(...sets: readonly (ReadonlySet<string> | undefined)[]): Fields {
  const fields = new Set<string>()
  return sets.every((set) => addAll(fields, set)) ? fields : undefined
}

function addAll(fields: Set<string>, more: ReadonlySet<string> | undefined): boolean {
  if (!more) return false
  for (const field of more) fields.add(field)
  return true
}

const topOf = (path: string): string => path.split('.', 1)[0] ?? ''
