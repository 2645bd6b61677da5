import { arrayIndex } from '../bson/paths'
import { fieldOf, isDocument } from '../bson/types'

/** Side result of a match: the array index for the positional operator. */
export type Details = { position?: number }
/** Tests one value at a path; undefined is a missing field. */
export type Predicate = (value: unknown, details?: Details) => boolean
/** Tests a document, or an array as a document with its positions as names. */
export type Node = (doc: unknown, details?: Details) => boolean

/**
 * A test of the values at a path. Leaf arrays are tested element by element and then whole
 * (`elements`), or only whole.
 */
export type FieldTest =
  | { kind: 'value'; elements: boolean; test: Predicate }
  | { kind: 'not'; tests: readonly FieldTest[] }
  | { kind: 'and'; tests: readonly FieldTest[] }

/** Binds a test to a path. */
export function onPath(fieldTest: FieldTest, parts: readonly string[]): Node {
  if (fieldTest.kind === 'value') {
    const { test, elements } = fieldTest
    return (doc, details) => reaches(doc, parts, 0, elements, test, details)
  }
  const nodes = fieldTest.tests.map((child) => onPath(child, parts))
  if (fieldTest.kind === 'not') return (doc) => !nodes.every((node) => node(doc))
  return (doc, details) => nodes.every((node) => node(doc, details))
}

/** Applies a test to a value itself, for elements of $elemMatch. */
export function onValue(fieldTest: FieldTest): Predicate {
  if (fieldTest.kind === 'value') return fieldTest.test
  const predicates = fieldTest.tests.map(onValue)
  if (fieldTest.kind === 'not') return (value) => !predicates.every((test) => test(value))
  return (value, details) => predicates.every((test) => test(value, details))
}

function step(value: unknown, part: string): unknown {
  if (isDocument(value)) return fieldOf(value, part)
  const index = Array.isArray(value) ? arrayIndex(part) : undefined
  return index === undefined ? undefined : (value as unknown[])[index]
}

/** Whether some value on the path passes; the traversal is that of MongoDB's path iterator. */
function reaches(
  doc: unknown,
  parts: readonly string[],
  start: number,
  elements: boolean,
  test: Predicate,
  details: Details | undefined,
): boolean {
  let value = doc
  let depth = start
  while (depth < parts.length) {
    value = step(value, parts[depth] ?? '')
    depth++
    if (Array.isArray(value)) break
    if (!isDocument(value)) {
      return test(depth < parts.length ? undefined : value, details)
    }
  }
  if (!Array.isArray(value)) return test(value, details)
  if (depth < parts.length) return reachesWithin(value, parts, depth, elements, test, details)
  if (elements) {
    for (let i = 0; i < value.length; i++) {
      if (test(value[i], details)) return found(details, i)
    }
  }
  return test(value, details)
}

/** Continues inside an array: in documents by name, and in one element by position. */
function reachesWithin(
  array: unknown[],
  parts: readonly string[],
  depth: number,
  elements: boolean,
  test: Predicate,
  details: Details | undefined,
): boolean {
  const index = arrayIndex(parts[depth] ?? '')
  const isLast = depth + 1 === parts.length
  for (let i = 0; i < array.length; i++) {
    const element = array[i]
    const nested = isDocument(element)
    if (nested && reaches(element, parts, depth, elements, test, details)) return found(details, i)
    if (i !== index) continue
    if (isLast) {
      if (test(element, details)) return nested || found(details, i)
    } else if (nested || Array.isArray(element)) {
      if (reaches(element, parts, depth + 1, elements, test, details)) return true
    }
  }
  return false
}

function found(details: Details | undefined, position: number): true {
  if (details) details.position = position
  return true
}
