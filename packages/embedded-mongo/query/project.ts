import { makeScope } from '../aggregate/expression'
import type { Loops } from '../aggregate/loops'
import { isTruthy } from '../bson/numbers'
import { type Document, setField } from '../bson/types'
import { MongoError } from '../errors'
import type { Collation } from './collation'
import type { Filter } from './match'
import { FindOperators } from './projection-find'
import { parseProjection, type State } from './projection-parse'
import { addLeaf, compute, exclude, include } from './projection-tree'
import type { Score } from './sort'

type ProjectionContext = {
  filter?: Filter
  collation?: Collation
  variables?: Document
  score?: Score
  loops?: Loops
  now?: Date
}

type Project = (doc: Document) => Document

/** The projection of find: a tree of fields, then $slice and other operators on the result. */
export function compileProjection(spec: Document, context: ProjectionContext): Project {
  const operators = new FindOperators(context)
  const special = operators.parse.bind(operators)
  const plain: Document = {}
  const positional: string[] = []
  for (const [path, value] of Object.entries(spec)) {
    if (path.endsWith('.$')) positional.push(path)
    else setField(plain, path, value)
  }
  const state = parseProjection(plain, makeScope(context), special)
  for (const path of positional) {
    if (state.mode === 'exclude' || !isTruthy(spec[path])) {
      throw new MongoError(31395, 'positional projection cannot be used with exclusion')
    }
    operators.parsePositional(path, state)
  }
  for (const parts of operators.pendingSlices) {
    if (state.mode === 'include') addLeaf(state.tree, parts, { kind: 'keep' })
  }
  const base = applyTree(state)
  const { steps } = operators
  if (steps.length === 0) return base
  return (doc) => steps.reduce((result, step) => step(result, doc), base(doc))
}

/** Applies the tree; _id is kept unless excluded by name. */
export function applyTree({ tree, mode, keepsId }: State): Project {
  const includes = mode ? mode === 'include' : keepsId === true
  if (!includes) {
    if (keepsId === false) addLeaf(tree, ['_id'], { kind: 'drop' })
    return (doc) => exclude(doc, tree)
  }
  if (!tree.children.has('_id') && keepsId !== false) addLeaf(tree, ['_id'], { kind: 'keep' })
  if (!tree.computes) return (doc) => include(doc, tree)
  return (doc) => compute(include(doc, tree), tree, doc)
}
