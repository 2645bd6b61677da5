import { compareValues } from '../bson/compare'
import { identityOf } from '../bson/identity'
import { arrayIndex, splitPath } from '../bson/paths'
import { type Document, fieldOf, isDocument } from '../bson/types'
import type { Collation } from './collation'

/** The distinct values at a path, in order; array elements are included, missing fields not. */
export function distinctValues(path: string, collation?: Collation) {
  const parts = splitPath(path)
  const seen = new Map<string, unknown>()
  const add = (value: unknown): void => {
    const identity = identityOf(value, collation)
    if (!seen.has(identity)) seen.set(identity, value)
  }
  return {
    add: (doc: Document): void => collect(doc, parts, 0, add),
    values: () => [...seen.values()].sort((a, b) => compareValues(a, b, collation)),
  }
}

function collect(
  value: unknown,
  parts: readonly string[],
  depth: number,
  add: (value: unknown) => void,
): void {
  const part = parts[depth]
  if (part === undefined) {
    if (Array.isArray(value)) value.forEach(add)
    else if (value !== undefined) add(value)
  } else if (isDocument(value)) collect(fieldOf(value, part), parts, depth + 1, add)
  else if (Array.isArray(value)) collectElements(value, parts, depth, add)
}

/** A numeric part is a position or, in documents of the array, a field. */
function collectElements(
  array: unknown[],
  parts: readonly string[],
  depth: number,
  add: (value: unknown) => void,
): void {
  const index = arrayIndex(parts[depth] ?? '')
  if (index !== undefined && index < array.length) collect(array[index], parts, depth + 1, add)
  for (const element of array) if (isDocument(element)) collect(element, parts, depth, add)
}
