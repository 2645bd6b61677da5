import { identityOf } from '../bson/identity'
import { type Document, fieldOf, isDocument, setField, typeName } from '../bson/types'
import { MongoError } from '../errors'
import { isOperatorDocument } from '../query/operator-document'

const NOT_SINGLE = 54

/** The fields that a filter fixes by equality: the start of an upsert's new document. */
export function equalityFields(filter: Document): Document {
  const found = new Map<string, unknown>()
  collect(filter, found)
  const paths = [...found.keys()]
  refuseOverlaps(paths)
  const doc: Document = {}
  for (const path of paths) setDotted(doc, path.split('.'), found.get(path))
  return doc
}

/** The _id that a filter fixes, if any. */
export function equalityId(filter: Document): unknown {
  const found = new Map<string, unknown>()
  collect(filter, found)
  return found.get('_id')
}

function collect(filter: Document, found: Map<string, unknown>): void {
  for (const [key, value] of Object.entries(filter)) {
    if (key === '$and' || (key === '$or' && Array.isArray(value) && value.length === 1)) {
      if (Array.isArray(value)) {
        for (const branch of value) if (isDocument(branch)) collect(branch, found)
      }
    } else if (!key.startsWith('$')) collectField(key, value, found)
  }
}

function collectField(path: string, condition: unknown, found: Map<string, unknown>): void {
  if (!isOperatorDocument(condition)) {
    if (typeName(condition) !== 'regex') add(path, condition, found)
    return
  }
  for (const [operator, operand] of Object.entries(condition)) {
    if (operator === '$eq') add(path, operand, found)
    else if ((operator === '$all' || operator === '$in') && Array.isArray(operand)) {
      const [only] = operand
      const isValue = !isOperatorDocument(only) && typeName(only) !== 'regex'
      if (isValue && new Set(operand.map((item) => identityOf(item))).size === 1) {
        add(path, only, found)
      }
    }
  }
}

function add(path: string, value: unknown, found: Map<string, unknown>): void {
  if (found.has(path)) {
    const message = `cannot infer query fields to set, path '${path}' is matched twice`
    throw new MongoError(NOT_SINGLE, message)
  }
  found.set(path, value)
}

function refuseOverlaps(paths: readonly string[]): void {
  for (const path of paths) {
    const longer = paths.find((other) => other.startsWith(`${path}.`))
    if (longer === undefined) continue
    const both = `both paths '${longer}' and '${path}' are matched`
    throw new MongoError(NOT_SINGLE, `cannot infer query fields to set, ${both}`)
  }
}

function setDotted(doc: Document, parts: readonly string[], value: unknown): void {
  const [first = '', ...rest] = parts
  if (rest.length === 0) {
    setField(doc, first, value)
    return
  }
  const inner = fieldOf(doc, first)
  const child = isDocument(inner) ? inner : {}
  setDotted(child, rest, value)
  setField(doc, first, child)
}
