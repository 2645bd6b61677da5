import { type Document, isDocument, typeName } from '../bson/types'
import { MongoError } from '../errors'
import { combine, type Evaluate, type Node, type Parser, parse, type Scope } from './parse'

/** The operands of an operator: a list, or a single operand without brackets. */
export function parseList(operand: unknown, scope: Scope): Node[] {
  const items: unknown[] = Array.isArray(operand) ? operand : [operand]
  return items.map((item) => parse(item, scope))
}

export function parseExactly(count: number, operand: unknown, scope: Scope, name: string): Node[] {
  const nodes = parseList(operand, scope)
  if (nodes.length === count) return nodes
  const message = `Expression ${name} takes exactly ${count} arguments. ${nodes.length} were passed in.`
  throw new MongoError(16020, message)
}

export function parseBetween(
  min: number,
  max: number,
  operand: unknown,
  scope: Scope,
  name: string,
): Node[] {
  const nodes = parseList(operand, scope)
  if (nodes.length >= min && nodes.length <= max) return nodes
  const range = `takes at least ${min} arguments, and at most ${max}`
  throw new MongoError(28667, `Expression ${name} ${range}, but ${nodes.length} were passed in.`)
}

/** An operator of one operand. */
export function unary(compute: (value: unknown, scope: Scope, name: string) => unknown): Parser {
  return (operand, scope, name) => {
    const [node] = parseExactly(1, operand, scope, name)
    const run: Evaluate = node ? node.run : () => undefined
    return combine(node ? [node] : [], (doc) => compute(run(doc), scope, name))
  }
}

/** An operator of two operands. */
export function binary(
  compute: (a: unknown, b: unknown, scope: Scope, name: string) => unknown,
): Parser {
  return (operand, scope, name) => {
    const nodes = parseExactly(2, operand, scope, name)
    const [a, b] = nodes.map((node) => node.run)
    return combine(nodes, (doc) => compute(a?.(doc), b?.(doc), scope, name))
  }
}

/** An operator of any number of operands, all of them evaluated. */
export function variadic(
  compute: (values: unknown[], scope: Scope, name: string) => unknown,
): Parser {
  return (operand, scope, name) => {
    const nodes = parseList(operand, scope)
    return combine(nodes, (doc) =>
      compute(
        nodes.map((node) => node.run(doc)),
        scope,
        name,
      ),
    )
  }
}

/** An operator of `min` to `max` operands. */
export function ranged(
  min: number,
  max: number,
  compute: (values: unknown[], scope: Scope, name: string) => unknown,
): Parser {
  return (operand, scope, name) => {
    const nodes = parseBetween(min, max, operand, scope, name)
    return combine(nodes, (doc) =>
      compute(
        nodes.map((node) => node.run(doc)),
        scope,
        name,
      ),
    )
  }
}

type NamedSpec = {
  required: readonly string[]
  optional: readonly string[]
  /** The code for an operand that is not an object. */
  notObject: number
  /** The code for a name that is not known. */
  unknown: number
  /** The code for a name that is missing, one for all or one for each. */
  missing: number | Readonly<Record<string, number>>
}

/** The named operands of an operator, compiled; omitted ones are not in the result. */
export function parseNamed(
  operand: unknown,
  spec: NamedSpec,
  scope: Scope,
  name: string,
): Record<string, Node> {
  const fields = readNamed(operand, spec, name)
  const nodes: Record<string, Node> = {}
  for (const [key, value] of Object.entries(fields)) nodes[key] = parse(value, scope)
  return nodes
}

export function readNamed(operand: unknown, spec: NamedSpec, name: string): Document {
  if (!isDocument(operand)) {
    throw new MongoError(spec.notObject, `${name} only supports an object as an argument`)
  }
  for (const key of Object.keys(operand)) {
    if (!spec.required.includes(key) && !spec.optional.includes(key)) {
      throw new MongoError(spec.unknown, `${name} found an unknown argument: ${key}`)
    }
  }
  for (const key of spec.required) {
    if (operand[key] !== undefined) continue
    const code = typeof spec.missing === 'number' ? spec.missing : (spec.missing[key] ?? 9)
    throw new MongoError(code, `Missing '${key}' parameter to ${name}`)
  }
  return operand
}

/** An operator with named operands, all evaluated. */
export function named(
  spec: NamedSpec,
  compute: (values: Readonly<Record<string, unknown>>, scope: Scope, name: string) => unknown,
): Parser {
  return (operand, scope, name) => {
    const nodes = Object.entries(parseNamed(operand, spec, scope, name))
    return combine(
      nodes.map(([, node]) => node),
      (doc) => {
        const values: Record<string, unknown> = {}
        for (const [key, node] of nodes) values[key] = node.run(doc)
        return compute(values, scope, name)
      },
    )
  }
}

export const isNullish = (value: unknown): value is null | undefined =>
  value === null || value === undefined || typeName(value) === 'undefined'
