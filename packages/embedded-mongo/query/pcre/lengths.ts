import { childrenOf, type Node } from './nodes'

/** Whether a node may match without reading a character. */
export function mayBeEmpty(node: Node): boolean {
  switch (node.kind) {
    case 'set':
      return false
    case 'sequence':
      return node.items.every(mayBeEmpty)
    case 'choice':
      return node.branches.some(mayBeEmpty)
    case 'capture':
    case 'atomic':
      return mayBeEmpty(node.body)
    case 'repeat':
      return node.min === 0 || mayBeEmpty(node.body)
    default:
      return true
  }
}

/** How many characters a node always reads; undefined where that differs. */
export function fixedLength(node: Node): number | undefined {
  switch (node.kind) {
    case 'set':
      return 1
    case 'assertion':
    case 'look':
      return 0
    case 'reference':
      return undefined
    case 'repeat': {
      if (node.body.kind === 'look') return undefined
      const length = node.min === node.max ? fixedLength(node.body) : undefined
      return length === undefined ? undefined : length * node.min
    }
    case 'sequence':
      return node.items.map(fixedLength).reduce(add, 0)
    default: {
      const [first, ...others] = childrenOf(node).map(fixedLength)
      return others.every((length) => length === first) ? first : undefined
    }
  }
}

function add(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? undefined : a + b
}
