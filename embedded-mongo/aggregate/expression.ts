import type { Document } from '../bson/types'
import type { Collation } from '../query/collation'
import { ARITHMETIC } from './expressions/arithmetic'
import { ARRAYS } from './expressions/arrays'
import { COMPARISONS } from './expressions/comparison'
import { CONDITIONALS } from './expressions/conditional'
import { VARIABLES } from './expressions/variables'
import { constant, type Evaluate, type Node, type Operators, parse, type Scope } from './parse'

const OPERATORS: Operators = {
  ...ARITHMETIC,
  ...ARRAYS,
  ...COMPARISONS,
  ...CONDITIONALS,
  ...VARIABLES,
}

export type ExpressionOptions = { collation?: Collation; variables?: Document; now?: Date }
export type Expression = { evaluate: Evaluate }

/** The scope of a whole command: MongoDB's own variables and those that `let` gives. */
export function makeScope({ collation, variables = {}, now }: ExpressionOptions): Scope {
  const known = new Map<string, Node>([
    ['ROOT', CURRENT],
    ['CURRENT', CURRENT],
    ['REMOVE', constant(undefined)],
    ['NOW', constant(now ?? new Date())],
    ['KEEP', constant('keep')],
    ['PRUNE', constant('prune')],
    ['DESCEND', constant('descend')],
  ])
  const scope = {
    operators: OPERATORS,
    variables: known,
    collation,
    now: now ?? new Date(),
  }
  for (const [name, value] of Object.entries(variables)) known.set(name, parse(value, scope))
  return scope
}

export function compileExpression(source: unknown, options: ExpressionOptions): Expression {
  return { evaluate: parse(source, makeScope(options)).run }
}

export function isExpressionOperator(name: string): boolean {
  return Object.hasOwn(OPERATORS, name)
}

const CURRENT: Node = { run: (doc) => doc, constant: false }
