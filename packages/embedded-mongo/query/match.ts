import { makeScope } from '../aggregate/expression'
import { Loops } from '../aggregate/loops'
import { parse, type Scope } from '../aggregate/parse'
import { splitPath } from '../bson/paths'
import { isTruthy } from '../bson/numbers'
import { type Document, isDocument } from '../bson/types'
import { MongoError } from '../errors'
import type { Collation } from './collation'
import { compileCondition } from './match-field'
import { compileSchema } from './match-schema'
import { type Details, type Node, onPath } from './match-path'

export type Filter = {
  matches: (doc: Document) => boolean
  /** The array index of the positional operator; undefined if there is none. */
  position(doc: Document): number | undefined
  /** The loops of its expressions. */
  loops: Loops
}

type FilterOptions = {
  collation?: Collation
  variables?: Document
  /** Variables of the enclosing pipeline; replaces the two above. */
  scope?: Scope
  loops?: Loops
  /** The score of a document for the filter's $text; undefined without a match. */
  text?: (doc: Document) => number | undefined
  now?: Date
  /** Conditions on the elements of an array in an update allow fewer operators. */
  isOfElements?: boolean
}

const BAD_VALUE = 2
const FEATURE_NOT_ALLOWED = 224
const DEEPEST = 100
const NOT_OF_ELEMENTS = new Map([
  ['$expr', FEATURE_NOT_ALLOWED],
  ['$jsonSchema', FEATURE_NOT_ALLOWED],
  ['$where', BAD_VALUE],
  ['$text', BAD_VALUE],
])

/** Compiles a filter; invalid ones are refused as by MongoDB. */
export function compileFilter(filter: Document, options: FilterOptions = {}): Filter {
  const { scope, loops = scope?.loops ?? new Loops() } = options
  const inner = scope ? { ...options, ...collationOf(scope) } : { ...options, loops }
  const node = compileTree(filter, inner, 0)
  return {
    loops,
    matches: (doc) => node(doc),
    position(doc) {
      const details: Details = {}
      node(doc, details)
      return details.position
    },
  }
}

const collationOf = ({ collation }: Scope): FilterOptions => (collation ? { collation } : {})

function compileTree(filter: Document, options: FilterOptions, depth: number): Node {
  if (depth > DEEPEST) {
    throw new MongoError(BAD_VALUE, `exceeded maximum query tree depth of ${DEEPEST}`)
  }
  const nodes: Node[] = []
  for (const [key, value] of Object.entries(filter)) {
    if (key.startsWith('$')) {
      const node = compileLogical(key, value, options, depth)
      if (node) nodes.push(node)
    } else nodes.push(...compileField(key, value, options, depth))
  }
  return allOf(nodes)
}

function compileField(
  path: string,
  condition: unknown,
  options: FilterOptions,
  depth: number,
): Node[] {
  const compileNested = (nested: Document): Node => {
    if (Object.hasOwn(nested, '$expr')) {
      throw new MongoError(BAD_VALUE, '$expr can only be applied to the top-level document')
    }
    return compileTree(nested, options, depth + 1)
  }
  const context = { path, collation: options.collation, compileNested }
  const parts = splitPath(path)
  return compileCondition(condition, context).map((test) => onPath(test, parts))
}

function compileLogical(
  operator: string,
  operand: unknown,
  options: FilterOptions,
  depth: number,
): Node | undefined {
  const refused = options.isOfElements ? NOT_OF_ELEMENTS.get(operator) : undefined
  if (refused) throw new MongoError(refused, `${operator} is not allowed in this context`)
  switch (operator) {
    case '$and':
      return allOf(compileBranches(operator, operand, options, depth))
    case '$or':
      return anyOf(compileBranches(operator, operand, options, depth))
    case '$nor': {
      const nodes = compileBranches(operator, operand, options, depth)
      return (doc) => !nodes.some((node) => node(doc))
    }
    case '$expr':
      return compileExpr(operand, options)
    case '$text':
      return compileText(operand, options)
    case '$jsonSchema':
      return compileSchema(operand)
    case '$comment':
      return undefined
    case '$where':
      throw new MongoError(
        BAD_VALUE,
        typeof operand === 'string'
          ? 'no globalScriptEngine in $where parsing'
          : '$where got bad type',
      )
    default:
      throw unknownOperator(operator)
  }
}

function unknownOperator(name: string): MongoError {
  const advice =
    name === '$not'
      ? 'If you are trying to negate an entire expression, use $nor.'
      : "If you have a field name that starts with a '$' symbol, consider using $getField or $setField."
  return new MongoError(BAD_VALUE, `unknown top level operator: ${name}. ${advice}`)
}

function compileBranches(
  operator: string,
  operand: unknown,
  options: FilterOptions,
  depth: number,
): Node[] {
  if (!Array.isArray(operand)) throw new MongoError(BAD_VALUE, `${operator} must be an array`)
  if (operand.length === 0) {
    throw new MongoError(BAD_VALUE, '$and/$or/$nor must be a nonempty array')
  }
  return operand.map((branch: unknown) => {
    if (!isDocument(branch)) {
      throw new MongoError(BAD_VALUE, '$or/$and/$nor entries need to be full objects')
    }
    return compileTree(branch, options, depth + 1)
  })
}

function compileExpr(operand: unknown, options: FilterOptions): Node {
  const { run } = parse(operand, options.scope ?? makeScope(options))
  return (doc) => isDocument(doc) && isTruthy(run(doc))
}

function compileText(operand: unknown, { text }: FilterOptions): Node {
  if (!isDocument(operand) || typeof operand['$search'] !== 'string') {
    throw new MongoError(BAD_VALUE, '"$search" had the wrong type or is missing')
  }
  if (!text) throw new MongoError(27, 'text index required for $text query')
  return (doc) => isDocument(doc) && text(doc) !== undefined
}

function allOf(nodes: readonly Node[]): Node {
  const [first, second] = nodes
  if (!first) return () => true
  if (!second) return first
  return (doc, details) => nodes.every((node) => node(doc, details))
}

function anyOf(nodes: readonly Node[]): Node {
  return (doc, details) => nodes.some((node) => node(doc, details))
}
