import type { Decimal128 } from 'bson'
import { compareValues } from './compare'
import { toDouble } from './numbers'
import { type Document, typeName } from './types'

/** Whether two values have the same bytes: same type, digits and field order. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true
  const name = typeName(a)
  if (name !== typeName(b)) return false
  switch (name) {
    case 'array':
      return sameArrays(a as unknown[], b as unknown[])
    case 'object':
      return sameDocuments(a as Document, b as Document)
    case 'double':
      return Object.is(toDouble(a), toDouble(b))
    case 'decimal':
      return Buffer.compare((a as Decimal128).bytes, (b as Decimal128).bytes) === 0
    default:
      return compareValues(a, b) === 0
  }
}

function sameArrays(a: unknown[], b: unknown[]): boolean {
  return a.length === b.length && a.every((item, i) => sameValue(item, b[i]))
}

function sameDocuments(a: Document, b: Document): boolean {
  const keys = Object.keys(a)
  const others = Object.keys(b)
  if (keys.length !== others.length) return false
  return keys.every((key, i) => key === others[i] && sameValue(a[key], b[key]))
}
