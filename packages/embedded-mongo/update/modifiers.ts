import { type Document, isDocument, typeName } from '../bson/types'
import { MongoError } from '../errors'
import { type Application, applyNode } from './apply'
import { ArrayFilters } from './array-filters'
import { arrayIdentifier, chain, type Leaf, merge, type Node } from './node'
import { parseRename } from './operators/rename'
import { UPDATE_OPERATORS } from './operators/table'
import { parseUpdatePath } from './path'
import type { UpdateScope } from './scope'

const FAILED_TO_PARSE = 9

type Modify = (doc: Document, run: Omit<Application, 'filters' | 'root'>) => Document

/** Compiles an update of operators into one tree of paths. */
export function compileModifiers(
  update: Document,
  arrayFilters: readonly unknown[],
  scope: UpdateScope,
): Modify {
  const filters = new ArrayFilters(arrayFilters, scope.collation)
  let tree: Node = { kind: 'object', children: new Map() }
  const add = (path: string, leaf: Leaf): void => {
    const parts = parseUpdatePath(path)
    for (const part of parts) {
      const identifier = arrayIdentifier(part)
      if (identifier) filters.use(identifier, path)
    }
    tree = mergeAt(tree, chain(parts, leaf), path)
  }
  for (const [operator, fields] of Object.entries(update)) {
    addOperator(operator, fields, scope, add)
  }
  filters.refuseUnused()
  return (doc, run) => {
    const result = applyNode(doc, tree, '', { ...run, filters, root: doc })
    return isDocument(result) ? result : {}
  }
}

function mergeAt(tree: Node, branch: Node, path: string): Node {
  return merge(tree, branch, [], path)
}

function addOperator(
  operator: string,
  fields: unknown,
  scope: UpdateScope,
  add: (path: string, leaf: Leaf) => void,
): void {
  const parse = Object.hasOwn(UPDATE_OPERATORS, operator) ? UPDATE_OPERATORS[operator] : undefined
  if (!parse && operator !== '$rename') {
    const expected =
      'Expected a valid update modifier or pipeline-style update specified as an array'
    throw new MongoError(FAILED_TO_PARSE, `Unknown modifier: ${operator}. ${expected}`)
  }
  if (!isDocument(fields)) {
    const found = `Modifiers operate on fields but we found type ${typeName(fields)} instead`
    const example = `For example: {$mod: {<field>: ...}} not {${operator}: ...}`
    throw new MongoError(FAILED_TO_PARSE, `${found}. ${example}`)
  }
  for (const [path, operand] of Object.entries(fields)) {
    if (parse) add(path, parse(operand, path, scope))
    else for (const end of parseRename(path, operand)) add(end.path, end.leaf)
  }
}
