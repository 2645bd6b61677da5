import type { Evaluate } from '../aggregate/parse'
import { type Document, fieldOf, isDocument, setField } from '../bson/types'
import { MongoError } from '../errors'

export type Leaf = { kind: 'keep' } | { kind: 'drop' } | { kind: 'compute'; run: Evaluate }
export type Tree = { kind: 'tree'; children: Map<string, Leaf | Tree>; computes: boolean }

export const makeTree = (): Tree => ({ kind: 'tree', children: new Map(), computes: false })

/** Adds a leaf at a path; no path may be a prefix of another. */
export function addLeaf(root: Tree, parts: readonly string[], leaf: Leaf): void {
  let tree = root
  const path = parts.join('.')
  for (const [i, part] of parts.entries()) {
    if (leaf.kind === 'compute') tree.computes = true
    const child = tree.children.get(part)
    if (i === parts.length - 1) {
      if (child) throw new MongoError(31250, `Path collision at ${path}`)
      tree.children.set(part, leaf)
    } else if (!child) {
      const next = makeTree()
      tree.children.set(part, next)
      tree = next
    } else if (child.kind === 'tree') tree = child
    else {
      const rest = parts.slice(i + 1).join('.')
      throw new MongoError(31249, `Path collision at ${path} remaining portion ${rest}`)
    }
  }
}

/** The fields that the tree keeps, in the document's order. */
export function include(doc: Document, tree: Tree): Document {
  const result: Document = {}
  for (const key of Object.keys(doc)) {
    const child = tree.children.get(key)
    if (!child || child.kind === 'compute') continue
    if (child.kind === 'keep') setField(result, key, doc[key])
    else if (child.kind === 'tree') {
      const value = includeValue(doc[key], child)
      if (value !== undefined) setField(result, key, value)
    }
  }
  return result
}

function includeValue(value: unknown, tree: Tree): unknown {
  if (isDocument(value)) return include(value, tree)
  if (!Array.isArray(value)) return undefined
  const items = value.map((item: unknown) => includeValue(item, tree))
  return items.filter((item) => item !== undefined)
}

/** The document without the fields that the tree drops. */
export function exclude(doc: Document, tree: Tree): Document {
  const result: Document = {}
  for (const key of Object.keys(doc)) {
    const child = tree.children.get(key)
    if (child?.kind === 'drop') continue
    setField(result, key, child?.kind === 'tree' ? excludeValue(doc[key], child) : doc[key])
  }
  return result
}

function excludeValue(value: unknown, tree: Tree): unknown {
  if (isDocument(value)) return exclude(value, tree)
  return Array.isArray(value) ? value.map((item: unknown) => excludeValue(item, tree)) : value
}

/** Sets the computed fields of the tree in a copy of the document; `root` is what they read. */
export function compute(doc: Document, tree: Tree, root: unknown): Document {
  const result: Document = { ...doc }
  for (const [key, child] of tree.children) {
    if (child.kind === 'compute') assign(result, key, child.run(root))
    else if (child.kind === 'tree' && child.computes) {
      assign(result, key, computeValue(fieldOf(doc, key), child, root))
    }
  }
  return result
}

function computeValue(value: unknown, tree: Tree, root: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => computeValue(item, tree, root))
  return compute(isDocument(value) ? value : {}, tree, root)
}

function assign(doc: Document, key: string, value: unknown): void {
  if (value === undefined) delete doc[key]
  else setField(doc, key, value)
}
