import type { Document } from '../bson/types'
import { MongoError } from '../errors'

/** Context of an operator: the path for messages, the document before the update. */
export type Place = { path: string; root: Document; inserting: boolean; now: Date }

/** One operator on one path. `apply` gets undefined for a missing value and returns it to remove. */
export type Leaf = {
  kind: 'leaf'
  /** Whether missing paths are created; operators that only remove skip them. */
  creates: boolean
  /** Called where the path is impossible, for example through a number; most refuse the update. */
  blocked(refuse: () => never, root: Document): void
  onlyOnInsert: boolean
  apply(value: unknown, place: Place): unknown
}
/** Fields by name or position; the name '$' is the position from the filter. */
export type ObjectNode = { kind: 'object'; children: ReadonlyMap<string, Node> }
/** Elements by array filter; the name '' means all of them. */
export type ArrayNode = { kind: 'array'; children: ReadonlyMap<string, Node> }
export type Node = Leaf | ObjectNode | ArrayNode

const INDEX = /^\d+$/

export function makeLeaf(
  apply: Leaf['apply'],
  options: Partial<Pick<Leaf, 'creates' | 'blocked' | 'onlyOnInsert'>> = {},
): Leaf {
  const { creates = true, blocked = refuseBlocked, onlyOnInsert = false } = options
  return { kind: 'leaf', creates, blocked, onlyOnInsert, apply }
}

const refuseBlocked: Leaf['blocked'] = (refuse) => refuse()
export const ignoreBlocked: Leaf['blocked'] = () => undefined

/** The nodes from the root to a leaf. */
export function chain(parts: readonly string[], leaf: Leaf): Node {
  return parts.reduceRight<Node>((node, part) => {
    const identifier = arrayIdentifier(part)
    if (identifier === undefined) return { kind: 'object', children: new Map([[part, node]]) }
    return { kind: 'array', children: new Map([[identifier, node]]) }
  }, leaf)
}

/** The name in `$[name]`, empty for `$[]`, undefined for any other part. */
export function arrayIdentifier(part: string): string | undefined {
  return part.startsWith('$[') && part.endsWith(']') ? part.slice(2, -1) : undefined
}

/** Merges two trees; no two operators may change the same path or a path and its prefix. */
export function merge(a: Node, b: Node, path: readonly string[], full: string): Node {
  if (a.kind === 'leaf' || b.kind === 'leaf' || a.kind !== b.kind) {
    const message = `Updating the path '${full}' would create a conflict at '${path.join('.')}'`
    throw new MongoError(40, message)
  }
  const children = new Map(a.children)
  for (const [key, node] of b.children) {
    const present = children.get(key)
    children.set(key, present ? merge(present, node, [...path, key], full) : node)
  }
  return { kind: a.kind, children: inOrder(children) }
}

/** MongoDB adds new fields in the order of their names, numbers by their size. */
function inOrder(children: Map<string, Node>): Map<string, Node> {
  return new Map([...children].sort(([a], [b]) => compareNames(a, b)))
}

export function compareNames(a: string, b: string): number {
  if (INDEX.test(a) && INDEX.test(b)) return Number(a) - Number(b)
  return a < b ? -1 : a > b ? 1 : 0
}
