import { hasAllCases } from './character-set'
import { checkFaults } from './faults'
import { fixedLength, mayBeEmpty } from './lengths'
import { type Node, nodesIn } from './nodes'
import { PatternError } from './reader'

const LONGEST_LOOKBEHIND = 65_535

export type Facts = {
  /** References are compared without regard to case, with the flag i. */
  foldsCase: boolean
  /** The same text is found, and the same groups captured; if false, only whether it matches. */
  isExact: boolean
}

/**
 * Refuses what JavaScript would answer otherwise than PCRE2, and tells how far the answer agrees:
 *
 * - A reference to a group without a match fails in PCRE2 and is empty in JavaScript.
 * - A repeated group keeps its captures in PCRE2; JavaScript clears them at each repetition.
 * - A repetition may be empty once in PCRE2; JavaScript looks for another way.
 * - JavaScript reads a lookbehind from right to left.
 */
export function check(root: Node): Facts {
  const nodes = [...nodesIn(root)]
  for (const node of nodes) if (node.kind === 'look' && node.isBehind) checkLookbehind(node.body)
  matchedAfter(root, new Set())
  checkFaults(nodes)
  const hasEmptyLoop = nodes.some(isEmptyLoop)
  const references = nodes.filter((node) => node.kind === 'reference')
  if (hasEmptyLoop && (references.length > 0 || nodes.some(({ kind }) => kind === 'atomic'))) {
    throw new PatternError('a repetition that may be empty is not supported together with these')
  }
  return {
    foldsCase: foldsCase(nodes),
    isExact: !hasEmptyLoop && !nodes.some(losesCaptures),
  }
}

function checkLookbehind(body: Node): void {
  for (const branch of body.kind === 'choice' ? body.branches : [body]) {
    const length = fixedLength(branch)
    if (length === undefined || length > LONGEST_LOOKBEHIND) {
      throw new PatternError('a lookbehind assertion is not of fixed length')
    }
  }
  for (const { kind } of nodesIn(body)) {
    if (kind === 'capture' || kind === 'atomic') {
      throw new PatternError('such a group is not supported in a lookbehind assertion')
    }
  }
}

/** The groups that surely have a match behind a node; refuses references to any others. */
function matchedAfter(node: Node, before: ReadonlySet<number>): ReadonlySet<number> {
  switch (node.kind) {
    case 'reference':
      if (before.has(node.group)) return before
      throw new PatternError('a reference to a group that may have no match is not supported')
    case 'sequence':
      return node.items.reduce((matched, item) => matchedAfter(item, matched), before)
    case 'choice': {
      const [first = before, ...others] = node.branches.map((each) => matchedAfter(each, before))
      return new Set([...first].filter((group) => others.every((other) => other.has(group))))
    }
    case 'capture':
      return new Set([...matchedAfter(node.body, before), node.group])
    case 'atomic':
      return matchedAfter(node.body, before)
    case 'look': {
      const after = matchedAfter(node.body, before)
      return node.isNegative ? before : after
    }
    case 'repeat': {
      const after = matchedAfter(node.body, before)
      return node.min === 0 ? before : after
    }
    default:
      return before
  }
}

/** Repetitions with at most one round are translated exactly. */
function isEmptyLoop(node: Node): boolean {
  return node.kind === 'repeat' && node.max > Math.max(node.min, 1) && mayBeEmpty(node.body)
}

function losesCaptures(node: Node): boolean {
  if (node.kind !== 'repeat' || node.max <= 1) return false
  const always = matchedAfter(node.body, groupsReferredTo(node))
  return [...nodesIn(node.body)].some((each) => each.kind === 'capture' && !always.has(each.group))
}

/** They were checked; here they only must not be refused. */
function groupsReferredTo(node: Node): ReadonlySet<number> {
  const found = new Set<number>()
  for (const each of nodesIn(node)) if (each.kind === 'reference') found.add(each.group)
  for (const each of nodesIn(node)) if (each.kind === 'capture') found.delete(each.group)
  return found
}

/** The flag i holds for a whole pattern, so that everything in it must be the same with it. */
function foldsCase(nodes: readonly Node[]): boolean {
  const references = nodes.filter((node) => node.kind === 'reference')
  if (!references.some(({ ignoresCase }) => ignoresCase)) return false
  const isSame = nodes.every((node) => {
    if (node.kind === 'reference') return node.ignoresCase
    if (node.kind === 'assertion') return !node.isCased
    return node.kind !== 'set' || hasAllCases(node.set)
  })
  if (isSame) return true
  throw new PatternError('a reference under the option i is not supported together with these')
}
