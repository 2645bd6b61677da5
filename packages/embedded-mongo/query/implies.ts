import { equalValues } from '../bson/compare'
import { encode, type Document, typeName } from '../bson/types'
import { conditionsOf } from './bounds'
import { compileFilter } from './match'
import { isOperatorDocument } from './operator-document'

const SCALAR_FREE = new Set(['array', 'object', 'regex', 'missing'])
const PRESENT = new Set(['$gt', '$gte', '$lt', '$lte', '$eq', '$in'])

/**
 * Whether every document that a filter matches is in a partial index. True only if each clause of
 * the partial filter follows directly from a clause of the filter.
 */
export function implies(filter: Document, partial: Document): boolean {
  const conditions = conditionsOf(filter)
  return Object.entries(partial).every(([path, wanted]) => {
    if (path === '$and' && Array.isArray(wanted)) {
      return wanted.every((each: Document) => implies(filter, each))
    }
    if (path.startsWith('$')) return same({ [path]: filter[path] }, { [path]: wanted })
    return splitClauses(wanted).every((clause) =>
      (conditions.get(path) ?? []).some((condition) => impliesClause(condition, clause)),
    )
  })
}

/** `{$gt: 1, $lt: 9}` as two conditions. */
function splitClauses(condition: unknown): unknown[] {
  if (!isOperatorDocument(condition)) return [condition]
  return Object.entries(condition).map(([operator, operand]) => ({ [operator]: operand }))
}

function impliesClause(condition: unknown, clause: unknown): boolean {
  return splitClauses(condition).some((part) => {
    if (same({ part }, { part: clause })) return true
    const values = equalityValues(part)
    if (values) return values.length > 0 && values.every((value) => matchesClause(value, clause))
    return isOperatorDocument(part) && isOperatorDocument(clause) && isTighter(part, clause)
  })
}

function equalityValues(condition: unknown): unknown[] | undefined {
  if (!isOperatorDocument(condition)) return [condition]
  if ('$eq' in condition) return [condition['$eq']]
  return Array.isArray(condition['$in']) ? (condition['$in'] as unknown[]) : undefined
}

/** A value whose equality matches only itself: null also matches missing fields. */
function matchesClause(value: unknown, clause: unknown): boolean {
  if (SCALAR_FREE.has(typeName(value)) || value === null) return false
  return compileFilter({ value: clause }).matches({ value })
}

function isTighter(part: Document, clause: Document): boolean {
  const [operator = '', operand] = Object.entries(part)[0] ?? []
  const [wanted = '', bound] = Object.entries(clause)[0] ?? []
  if (operand === null || SCALAR_FREE.has(typeName(operand))) return false
  if (wanted === '$exists') return bound === true && PRESENT.has(operator)
  const isSameSide = operator.slice(0, 3) === wanted.slice(0, 3) && /^\$[gl]te?$/.test(operator)
  if (!isSameSide) return false
  if (equalValues(operand, bound)) return operator === wanted || wanted.endsWith('e')
  return compileFilter({ value: { [wanted]: bound } }).matches({ value: operand })
}

function same(a: Document, b: Document): boolean {
  return Buffer.from(encode(a)).equals(encode(b))
}
