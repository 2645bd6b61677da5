import type { CharacterSet } from './character-set'

/** A pattern as a tree; the options are applied already, so that no node depends on them. */
export type Node =
  | { kind: 'set'; set: CharacterSet }
  /** A condition without width, as JavaScript's source; `isCased` if case folding changes it. */
  | { kind: 'assertion'; source: string; isCased: boolean }
  | { kind: 'sequence'; items: Node[] }
  | { kind: 'choice'; branches: Node[] }
  | { kind: 'capture'; group: number; body: Node }
  | { kind: 'atomic'; body: Node }
  | { kind: 'look'; isBehind: boolean; isNegative: boolean; body: Node }
  | { kind: 'repeat'; body: Node; min: number; max: number; isLazy: boolean }
  | { kind: 'reference'; group: number; ignoresCase: boolean }

/** The nodes directly within a node. */
export function childrenOf(node: Node): readonly Node[] {
  switch (node.kind) {
    case 'sequence':
      return node.items
    case 'choice':
      return node.branches
    case 'capture':
    case 'atomic':
    case 'look':
    case 'repeat':
      return [node.body]
    default:
      return []
  }
}

/** A node and everything within it. */
export function* nodesIn(node: Node): Generator<Node> {
  yield node
  for (const child of childrenOf(node)) yield* nodesIn(child)
}
