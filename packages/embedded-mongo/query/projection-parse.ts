import { type Node as Expression, parse, type Scope } from '../aggregate/parse'
import { isExpressionOperator } from '../aggregate/expression'
import { parseFieldPath } from '../bson/field-path'
import { isNumber, isTruthy } from '../bson/numbers'
import { type Document, isDocument } from '../bson/types'
import { MongoError } from '../errors'
import { addLeaf, makeTree, type Tree } from './projection-tree'

type Mode = 'include' | 'exclude'
type Parsed = {
  tree: Tree
  mode: Mode | undefined
  keepsId: boolean | undefined
}

/** Operators of find's projection only; false for an expression. */
export type Special = (path: string, operator: string, operand: unknown, state: State) => boolean

export type State = Parsed & { scope: Scope; special: Special }

/** Parses a projection into a tree; fields other than _id decide inclusion or exclusion. */
export function parseProjection(spec: Document, scope: Scope, special: Special): State {
  const state: State = {
    tree: makeTree(),
    mode: undefined,
    keepsId: undefined,
    scope,
    special,
  }
  for (const [path, value] of Object.entries(spec)) parseEntry(path, value, state)
  return state
}

function parseEntry(path: string, value: unknown, state: State): void {
  if (isDocument(value)) parseDocument(path, value, state)
  else if (isNumber(value) || typeof value === 'boolean') parseFlag(path, isTruthy(value), state)
  else addExpression(path, parse(value, state.scope), state)
}

function parseDocument(path: string, value: Document, state: State): void {
  const [first, ...more] = Object.keys(value)
  if (first === undefined) {
    throw new MongoError(51270, 'An empty sub-projection is not a valid value. Found empty object')
  }
  if (!first.startsWith('$')) {
    for (const [key, inner] of Object.entries(value)) {
      if (key.startsWith('$')) throw unknownExpression(key)
      parseEntry(`${path}.${key}`, inner, state)
    }
    return
  }
  if (more.length > 0) {
    const message = 'an object representing an expression must have exactly one field'
    throw new MongoError(15983, `${message}: ${path}`)
  }
  if (state.special(path, first, value[first], state)) return
  if (!isExpressionOperator(first)) throw unknownExpression(first)
  refuseExclusion(state)
  addExpression(path, parse(value, state.scope), state)
}

const unknownExpression = (name: string): MongoError =>
  new MongoError(31325, `Unknown expression ${name}`)

function parseFlag(path: string, keeps: boolean, state: State): void {
  const parts = parseFieldPath(path)
  if (path === '_id') {
    state.keepsId = keeps
    return
  }
  setMode(path, keeps ? 'include' : 'exclude', state)
  addLeaf(state.tree, parts, { kind: keeps ? 'keep' : 'drop' })
}

export function setMode(path: string, mode: Mode, state: State): void {
  state.mode ??= mode
  if (state.mode === mode) return
  if (mode === 'include') {
    throw new MongoError(31253, `Cannot do inclusion on field ${path} in exclusion projection`)
  }
  throw new MongoError(31254, `Cannot do exclusion on field ${path} in inclusion projection`)
}

function refuseExclusion({ mode }: State): void {
  if (mode !== 'exclude') return
  throw new MongoError(31252, 'Cannot use expression other than $meta in exclusion projection')
}

export function addExpression(path: string, node: Expression, state: State): void {
  const parts = parseFieldPath(path)
  refuseExclusion(state)
  state.mode = 'include'
  addLeaf(state.tree, parts, { kind: 'compute', run: node.run })
}
