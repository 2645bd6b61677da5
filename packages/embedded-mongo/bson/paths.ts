import { type Document, fieldOf, isDocument } from './types'

const INDEX = /^(?:0|[1-9]\d*)$/

export function splitPath(path: string): readonly string[] {
  return path.split('.')
}

/** The array position in a part of a path; undefined for a plain field name. */
export function arrayIndex(part: string): number | undefined {
  return INDEX.test(part) ? Number(part) : undefined
}

/**
 * The keys of a document in an index on `path`, duplicates included: arrays expand to their
 * elements, an empty array is undefined, a missing path is null.
 */
export function valuesAt(doc: Document, path: string): unknown[] {
  const keys: unknown[] = []
  collect(doc, splitPath(path), 0, keys)
  return keys.length > 0 ? keys : [null]
}

/** Whether the path contains an array, so that a document may have several keys. */
export function crossesArray(doc: Document, path: readonly string[]): boolean {
  let value: unknown = doc
  for (const part of path) {
    if (!isDocument(value)) break
    value = fieldOf(value, part)
  }
  return Array.isArray(value)
}

/** The value at a path through documents only; undefined if an array or scalar is on the way. */
export function plainValueAt(doc: Document, parts: readonly string[]): unknown {
  let value: unknown = doc
  for (const part of parts) {
    if (!isDocument(value)) return undefined
    value = fieldOf(value, part)
  }
  return value
}

function collect(value: unknown, parts: readonly string[], depth: number, keys: unknown[]): void {
  const part = parts[depth]
  if (part === undefined) collectLeaf(value, keys)
  else if (Array.isArray(value)) collectArray(value, parts, depth, part, keys)
  else if (isDocument(value)) collect(fieldOf(value, part), parts, depth + 1, keys)
  else keys.push(null)
}

function collectLeaf(value: unknown, keys: unknown[]): void {
  if (!Array.isArray(value)) keys.push(value === undefined ? null : value)
  else if (value.length === 0) keys.push(undefined)
  else for (const element of value) keys.push(element)
}

/** A numeric part is a position if the array has it, unless elements have such a field. */
function collectArray(
  array: unknown[],
  parts: readonly string[],
  depth: number,
  part: string,
  keys: unknown[],
): void {
  const index = arrayIndex(part)
  if (index !== undefined && index < array.length) {
    collect(array[index], parts, depth + 1, keys)
    return
  }
  if (array.length === 0) keys.push(null)
  for (const element of array) {
    if (isDocument(element)) collect(element, parts, depth, keys)
    else keys.push(null)
  }
}
