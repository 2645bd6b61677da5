import { isTruthy } from '../../bson/numbers'
import { isDocument } from '../../bson/types'
import { MongoError } from '../../errors'
import { isNullish, parseExactly, parseList, readNamed } from '../arguments'
import { combine, type Evaluate, type Node, type Operators, parse, type Scope } from '../parse'

export const CONDITIONALS: Operators = {
  $and: (operand, scope) => {
    const nodes = parseList(operand, scope)
    return combine(nodes, (doc) => nodes.every((node) => isTruthy(node.run(doc))))
  },
  $or: (operand, scope) => {
    const nodes = parseList(operand, scope)
    return combine(nodes, (doc) => nodes.some((node) => isTruthy(node.run(doc))))
  },
  $not: (operand, scope, name) => {
    const nodes = parseExactly(1, operand, scope, name)
    return combine(nodes, (doc) => !isTruthy(nodes[0]?.run(doc)))
  },
  $cond: parseCond,
  $ifNull: parseIfNull,
  $switch: parseSwitch,
}

const COND = {
  required: ['if', 'then', 'else'],
  optional: [],
  notObject: 16020,
  unknown: 17083,
  missing: { if: 17080, then: 17081, else: 17082 },
}

function parseCond(operand: unknown, scope: Scope, name: string): Node {
  const nodes = isDocument(operand)
    ? condParts(readNamed(operand, COND, name), scope)
    : parseExactly(3, operand, scope, name)
  const [condition, then, otherwise] = nodes
  // With a constant condition the other branch is never evaluated.
  if (condition?.constant) return (isTruthy(condition.run({})) ? then : otherwise) ?? condition
  return {
    run: (doc) => (isTruthy(condition?.run(doc)) ? then?.run(doc) : otherwise?.run(doc)),
    constant: false,
  }
}

const condParts = (fields: Record<string, unknown>, scope: Scope): Node[] =>
  ['if', 'then', 'else'].map((key) => parse(fields[key], scope))

function parseIfNull(operand: unknown, scope: Scope, name: string): Node {
  const nodes = parseList(operand, scope)
  if (nodes.length < 2) {
    throw new MongoError(1257300, `${name} needs at least two arguments, had: ${nodes.length}`)
  }
  return combine(nodes, (doc) => {
    let value: unknown
    for (const node of nodes) {
      value = node.run(doc)
      if (!isNullish(value)) return value
    }
    return value
  })
}

type Branch = { when: Evaluate; then: Evaluate }

function parseSwitch(operand: unknown, scope: Scope): Node {
  if (!isDocument(operand)) throw new MongoError(40060, '$switch requires an object as an argument')
  for (const key of Object.keys(operand)) {
    if (key !== 'branches' && key !== 'default') {
      throw new MongoError(40067, `$switch found an unknown argument: ${key}`)
    }
  }
  const { branches: list = [] } = operand
  if (!Array.isArray(list)) {
    throw new MongoError(40061, "$switch expected an array for 'branches'")
  }
  const nodes: Node[] = []
  const branches = list.map((branch: unknown) => parseBranch(branch, scope, nodes))
  if (branches.length === 0) throw new MongoError(40068, '$switch requires at least one branch')
  const hasDefault = Object.hasOwn(operand, 'default')
  const fallback = hasDefault ? parse(operand['default'], scope) : undefined
  if (fallback) nodes.push(fallback)
  return combine(nodes, (doc) => {
    for (const { when, then } of branches) if (isTruthy(when(doc))) return then(doc)
    if (fallback) return fallback.run(doc)
    const message =
      '$switch could not find a matching branch for an input, and no default was specified'
    throw new MongoError(40066, message)
  })
}

function parseBranch(branch: unknown, scope: Scope, nodes: Node[]): Branch {
  if (!isDocument(branch)) {
    throw new MongoError(40062, '$switch expected each branch to be an object')
  }
  for (const key of Object.keys(branch)) {
    if (key !== 'case' && key !== 'then') {
      throw new MongoError(40063, `$switch found an unknown argument to a branch: ${key}`)
    }
  }
  if (!Object.hasOwn(branch, 'case')) {
    throw new MongoError(40064, "$switch requires each branch have a 'case' expression")
  }
  if (!Object.hasOwn(branch, 'then')) {
    throw new MongoError(40065, "$switch requires each branch have a 'then' expression.")
  }
  const when = parse(branch['case'], scope)
  const then = parse(branch['then'], scope)
  nodes.push(when, then)
  return { when: when.run, then: then.run }
}
