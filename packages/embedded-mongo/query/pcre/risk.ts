import { childrenOf, type Node, nodesIn } from './nodes'

/** How many parts of a pattern may match in several ways, and whether such parts are repeated. */
export type Risk = { choices: number; isNested: boolean }

export function riskOf(root: Node): Risk {
  let choices = 0
  let isNested = false
  for (const node of nodesIn(root)) {
    choices += choicesOf(node)
    if (node.kind === 'repeat' && hasChoices(node.body)) isNested = true
  }
  return { choices, isNested }
}

function choicesOf(node: Node): number {
  if (node.kind === 'choice') return node.branches.length - 1
  return node.kind === 'reference' || (node.kind === 'repeat' && node.min !== node.max) ? 1 : 0
}

function hasChoices(node: Node): boolean {
  return choicesOf(node) > 0 || childrenOf(node).some(hasChoices)
}
