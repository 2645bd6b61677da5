import { LINE_BREAK, NOT_NEWLINE } from './character-types'
import { type Node, nodesIn } from './nodes'
import { PatternError } from './reader'

/** Refuses what PCRE2 10.42 itself answers wrongly: neither answer would be right. */
export function checkFaults(nodes: readonly Node[]): void {
  checkLineBreaks(nodes)
  nodes.forEach(checkAtomic)
}

/** PCRE2 10.42 optimises .*\R as if a dot never matched CR. */
function checkLineBreaks(nodes: readonly Node[]): void {
  const isRepeatedDot = (node: Node): boolean =>
    node.kind === 'repeat' && node.body.kind === 'set' && node.body.set === NOT_NEWLINE
  const isLineBreak = (node: Node): boolean => node.kind === 'set' && node.set === LINE_BREAK
  if (nodes.some(isRepeatedDot) && nodes.some(isLineBreak)) {
    throw new PatternError('\\R is not supported together with a repeated dot')
  }
}

/** PCRE2 10.42 makes what stands before (?>(…)?) possessive, as if the group always matched. */
function checkAtomic(node: Node): void {
  if (node.kind !== 'atomic') return
  for (const inner of nodesIn(node.body)) {
    const isOptional = inner.kind === 'repeat' && inner.min === 0 && inner.max !== Infinity
    if (isOptional && inner.body.kind !== 'set') {
      throw new PatternError('an optional group is not supported in an atomic one')
    }
  }
}
