import { arrayIndex } from '../bson/paths'
import { type Document, fieldOf, isDocument, setField } from '../bson/types'
import { MongoError } from '../errors'
import { describe } from '../query/describe'
import type { ArrayFilters } from './array-filters'
import { type ArrayNode, compareNames, type Leaf, merge, type Node, type ObjectNode } from './node'

export type Application = {
  root: Document
  position: number | undefined
  inserting: boolean
  now: Date
  filters: ArrayFilters
}

const BAD_VALUE = 2
const NOT_VIABLE = 28
const MAX_PADDING = 1_500_000

/**
 * Applies a tree to a value and returns the changed value; only changed paths are copied, and an
 * unchanged value is returned as it is.
 */
export function applyNode(value: unknown, node: Node, path: string, run: Application): unknown {
  switch (node.kind) {
    case 'leaf':
      return applyLeaf(value, node, path, run)
    case 'array':
      return applyToElements(value, node, path, run)
    case 'object':
      return applyToFields(value, node, path, run)
  }
}

function applyLeaf(value: unknown, leaf: Leaf, path: string, run: Application): unknown {
  if (leaf.onlyOnInsert && !run.inserting) return value
  if (value === undefined && !leaf.creates) return value
  return leaf.apply(value, { path, root: run.root, inserting: run.inserting, now: run.now })
}

function applyToFields(value: unknown, node: ObjectNode, path: string, run: Application): unknown {
  if (Array.isArray(value)) return applyToArray(value, node, path, run)
  if (value !== undefined && !isDocument(value)) {
    refuseBlocked(node, path, value, run)
    return value
  }
  let result = value
  for (const [key, child] of childrenOf(node, path, run)) {
    const before = result === undefined ? undefined : fieldOf(result, key)
    const after = applyNode(before, child, join(path, key), run)
    if (after === before) continue
    if (result === value) result = { ...value }
    if (after === undefined) delete result?.[key]
    else if (result) setField(result, key, after)
  }
  return result
}

function applyToArray(
  array: unknown[],
  node: ObjectNode,
  path: string,
  run: Application,
): unknown[] {
  let result = array
  for (const [key, child] of childrenOf(node, path, run)) {
    const index = arrayIndex(key)
    if (index === undefined) {
      refuseBlocked({ kind: 'object', children: new Map([[key, child]]) }, path, array, run)
      continue
    }
    const before: unknown = result[index]
    const after = applyNode(before, child, join(path, key), run)
    if (after === before) continue
    if (result === array) result = [...array]
    pad(result, index, path)
    result[index] = after === undefined ? null : after
  }
  return result
}

function pad(array: unknown[], index: number, path: string): void {
  if (index - array.length > MAX_PADDING) {
    const message = `can't backfill more than ${MAX_PADDING} elements in '${path}'`
    throw new MongoError(BAD_VALUE, message)
  }
  while (array.length < index) array.push(null)
}

/** The children, with the positional one under the index from the filter. */
function childrenOf(
  node: ObjectNode,
  path: string,
  { position }: Application,
): Iterable<[string, Node]> {
  const positional = node.children.get('$')
  if (!positional) return node.children
  if (position === undefined) {
    const message = 'The positional operator did not find the match needed from the query.'
    throw new MongoError(BAD_VALUE, message)
  }
  const children = new Map(node.children)
  children.delete('$')
  const key = String(position)
  const present = children.get(key)
  const at = [path, key]
  children.set(key, present ? merge(present, positional, at, at.join('.')) : positional)
  return [...children].sort(([a], [b]) => compareNames(a, b))
}

function applyToElements(value: unknown, node: ArrayNode, path: string, run: Application): unknown {
  if (value === undefined) {
    const message = `The path '${path}' must exist in the document in order to apply array updates.`
    throw new MongoError(BAD_VALUE, message)
  }
  if (!Array.isArray(value)) {
    const message = `Cannot apply array updates to non-array element ${path}: ${describe(value)}`
    throw new MongoError(BAD_VALUE, message)
  }
  let result: unknown[] = value
  value.forEach((element: unknown, i) => {
    const at = join(path, String(i))
    const child = matchingChild(element, node, at, run)
    if (!child) return
    const after = applyNode(element, child, at, run)
    if (after === element) return
    if (result === value) result = [...value]
    result[i] = after === undefined ? null : after
  })
  return result
}

function matchingChild(
  element: unknown,
  node: ArrayNode,
  path: string,
  { filters }: Application,
): Node | undefined {
  let found: Node | undefined
  for (const [identifier, child] of node.children) {
    if (identifier !== '' && !filters.matches(identifier, element)) continue
    found = found ? merge(found, child, path.split('.'), path) : child
  }
  return found
}

/** A field can be created only in a document, or in an array at a position. */
function refuseBlocked(node: ObjectNode, path: string, blocker: unknown, run: Application): void {
  for (const [key, child] of node.children) {
    refuseBelow(child, join(path, key), run, () => {
      const element = `{${path.slice(path.lastIndexOf('.') + 1)}: ${describe(blocker)}}`
      throw new MongoError(NOT_VIABLE, `Cannot create field '${key}' in element ${element}`)
    })
  }
}

function refuseBelow(node: Node, path: string, run: Application, refuse: () => never): void {
  if (node.kind === 'leaf') {
    if (!node.onlyOnInsert || run.inserting) node.blocked(refuse, run.root)
    return
  }
  if (node.kind === 'array') {
    const message = `The path '${path}' must exist in the document in order to apply array updates.`
    throw new MongoError(BAD_VALUE, message)
  }
  for (const [key, child] of node.children) refuseBelow(child, join(path, key), run, refuse)
}

const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`)
