import { parseFieldPath } from '../bson/field-path'
import { type Document, fieldOf, isDocument, setField } from '../bson/types'
import { MongoError } from '../errors'
import type { Collation } from '../query/collation'
import type { Loops } from './loops'

/** Computes a value from a document; undefined is a value that is missing. */
export type Evaluate = (doc: unknown) => unknown
/** A compiled expression. A constant one gives the same value for every document. */
export type Node = { run: Evaluate; constant: boolean }
/** Holds a variable's value while expressions that use it are evaluated. */
export type Cell = { value: unknown }
export type Parser = (operand: unknown, scope: Scope, name: string) => Node
export type Operators = Readonly<Record<string, Parser>>

export type Scope = {
  operators: Operators
  variables: ReadonlyMap<string, Node>
  collation: Collation | undefined
  now: Date
  loops: Loops
}

/** Compiles an expression: a path, a literal, an object or array of expressions, an operator. */
export function parse(source: unknown, scope: Scope): Node {
  if (typeof source === 'string') return parseString(source, scope)
  if (Array.isArray(source)) return parseArray(source, scope)
  if (isDocument(source)) return parseObject(source, scope)
  return constant(source)
}

export const constant = (value: unknown): Node => ({ run: () => value, constant: true })

/** An operator over operands; with constant operands it is evaluated, and may throw, at once. */
export function combine(nodes: readonly Node[], run: Evaluate): Node {
  return nodes.every((node) => node.constant) ? constant(run({})) : { run, constant: false }
}

/** A scope with more variables, each read from the cell that its operator fills. */
export function withVariables(scope: Scope, cells: Readonly<Record<string, Cell>>): Scope {
  const variables = new Map(scope.variables)
  for (const [name, cell] of Object.entries(cells)) {
    variables.set(name, { run: () => cell.value, constant: false })
  }
  return { ...scope, variables }
}

/** Checks the name of an operator's own variable. */
export function checkVariableName(name: string): void {
  if (name === 'CURRENT') return
  if (name === '') throw new MongoError(9, 'empty variable names are not allowed')
  if (!/^[a-z\u0080-\uffff]/.test(name)) {
    const message = `'${name}' starts with an invalid character for a user variable name`
    throw new MongoError(9, message)
  }
  if (!/^[\w\u0080-\uffff]+$/.test(name)) {
    throw new MongoError(9, `'${name}' contains an invalid character for a variable name`)
  }
}

function isOperatorName(name: string): boolean {
  return name.startsWith('$')
}

function parseString(source: string, scope: Scope): Node {
  if (!source.startsWith('$')) return constant(source)
  if (source.startsWith('$$')) return parseVariable(source, scope)
  if (source === '$') {
    throw new MongoError(16872, "'$' by itself is not a valid FieldPath")
  }
  return pathNode(parseFieldPath(source.slice(1)))
}

export function pathNode(parts: readonly string[]): Node {
  const [first = ''] = parts
  if (parts.length === 1) {
    return { run: (doc) => (isDocument(doc) ? fieldOf(doc, first) : undefined), constant: false }
  }
  return { run: (doc) => (isDocument(doc) ? follow(doc, parts, 0) : undefined), constant: false }
}

function parseVariable(source: string, scope: Scope): Node {
  const parts = parseFieldPath(source.slice(2))
  const [name = '', ...rest] = parts
  const variable = scope.variables.get(name)
  if (!variable) throw new MongoError(17276, `Use of undefined variable: ${name}`)
  if (rest.length === 0) return variable
  return combine([variable], (doc) => followAny(variable.run(doc), rest, 0))
}

function followAny(value: unknown, parts: readonly string[], depth: number): unknown {
  if (isDocument(value)) return follow(value, parts, depth)
  return Array.isArray(value) ? followElements(value, parts, depth) : undefined
}

/** Resolves a path; an array on the way gives one value per document in it. */
function follow(doc: Document, parts: readonly string[], depth: number): unknown {
  const value = fieldOf(doc, parts[depth] ?? '')
  return depth + 1 === parts.length ? value : followAny(value, parts, depth + 1)
}

function followElements(array: unknown[], parts: readonly string[], depth: number): unknown[] {
  const values: unknown[] = []
  for (const element of array) {
    const value = isDocument(element) ? follow(element, parts, depth) : undefined
    if (value !== undefined) values.push(value)
  }
  return values
}

function parseArray(source: unknown[], scope: Scope): Node {
  const nodes = source.map((item) => parse(item, scope))
  return combine(nodes, (doc) => nodes.map((node) => node.run(doc) ?? null))
}

function parseObject(source: Document, scope: Scope): Node {
  const entries = Object.entries(source)
  const [first] = entries
  if (first && isOperatorName(first[0])) {
    if (entries.length > 1) {
      const message = 'an object representing an expression must have exactly one field'
      throw new MongoError(15983, `${message}: ${Object.keys(source).join(', ')}`)
    }
    return parseOperator(first[0], first[1], scope)
  }
  const fields = entries.map(([key, value]) => [checkKey(key), parse(value, scope)] as const)
  const nodes = fields.map(([, node]) => node)
  return combine(nodes, (doc) => {
    const result: Document = {}
    for (const [key, node] of fields) {
      const value = node.run(doc)
      if (value !== undefined) setField(result, key, value)
    }
    return result
  })
}

function checkKey(key: string): string {
  if (isOperatorName(key)) {
    throw new MongoError(16410, `FieldPath field names may not start with '$'. Found: ${key}`)
  }
  if (key.includes('.')) {
    throw new MongoError(16412, `FieldPath field names may not contain '.'. Found: ${key}`)
  }
  return key
}

function parseOperator(name: string, operand: unknown, scope: Scope): Node {
  const parser = Object.hasOwn(scope.operators, name) ? scope.operators[name] : undefined
  if (!parser) throw new MongoError(168, `Unrecognized expression '${name}'`)
  return parser(operand, scope, name)
}
