import { checkFieldName, parseFieldPath } from '../../bson/field-path'
import { isDocument } from '../../bson/types'
import { MongoError } from '../../errors'
import { applyTree } from '../../query/project'
import { parseProjection, type Special } from '../../query/projection-parse'
import { addLeaf, compute, exclude, makeTree, type Tree } from '../../query/projection-tree'
import { parse } from '../parse'
import { mapStage, type PacedStage, type StageContext } from '../stage'

const onlyExpressions: Special = (_path, operator) => {
  if (operator === '$elemMatch') {
    throw new MongoError(168, 'Cannot use $elemMatch in this context')
  }
  return false
}

export function parseProject(spec: unknown, { scope }: StageContext): PacedStage {
  if (!isDocument(spec)) throw new MongoError(15969, '$project specification must be an object')
  const paths = Object.keys(spec)
  if (paths.length === 0) {
    throw new MongoError(51272, 'projection specification must have at least one field')
  }
  if (paths.some((path) => path.endsWith('.$'))) {
    throw new MongoError(31324, 'Cannot use positional projection in aggregation projection')
  }
  return mapStage(scope, applyTree(parseProjection(spec, scope, onlyExpressions)))
}

export function parseAddFields(spec: unknown, context: StageContext): PacedStage {
  if (!isDocument(spec)) {
    throw new MongoError(40272, '$addFields specification stage must be an object')
  }
  const tree = makeTree()
  for (const [path, value] of Object.entries(spec)) {
    addComputed(tree, parseFieldPath(path), value, context)
  }
  return mapStage(context.scope, (doc) => compute(doc, tree, doc))
}

/** A plain object sets its fields and keeps the other fields of the target. */
function addComputed(
  tree: Tree,
  parts: readonly string[],
  value: unknown,
  context: StageContext,
): void {
  const entries = isDocument(value) ? Object.entries(value) : []
  const [first] = entries
  if (!first || first[0].startsWith('$')) {
    addLeaf(tree, parts, { kind: 'compute', run: parse(value, context.scope).run })
    return
  }
  for (const [key, inner] of entries) {
    if (key.includes('.')) {
      throw new MongoError(40183, `FieldPath field names may not contain '.': ${key}`)
    }
    checkFieldName(key)
    addComputed(tree, [...parts, key], inner, context)
  }
}

export function parseUnset(spec: unknown, { scope }: StageContext): PacedStage {
  const paths: unknown[] = Array.isArray(spec) ? spec : [spec]
  if (!Array.isArray(spec) && typeof spec !== 'string') {
    throw new MongoError(31002, '$unset specification must be a string or an array')
  }
  if (paths.length === 0) {
    throw new MongoError(
      31119,
      '$unset specification must be a string or an array with at least one field',
    )
  }
  const tree = makeTree()
  for (const path of paths) {
    if (typeof path !== 'string') {
      const message =
        '$unset specification must be a string or an array containing only string values'
      throw new MongoError(31120, message)
    }
    addLeaf(tree, parseFieldPath(path), { kind: 'drop' })
  }
  return mapStage(scope, (doc) => exclude(doc, tree))
}
