import { type Document, isDocument, typeName } from '../bson/types'
import { MongoError } from '../errors'
import { compileFilter } from '../query/match'

const CANNOT_CREATE = 67
const WRONG_TYPE = 14
const PARTIAL_OPERATORS = new Set([
  '$eq',
  '$gt',
  '$gte',
  '$lt',
  '$lte',
  '$exists',
  '$type',
  '$in',
  '$and',
  '$or',
])

/** Checks the filter of a partial index, which allows fewer operators, and adds it to `spec`. */
export function readPartial(source: Document, spec: Document): void {
  const partial = source['partialFilterExpression']
  if (partial === undefined) return
  if (!isDocument(partial)) {
    throw new MongoError(
      WRONG_TYPE,
      `The field 'partialFilterExpression' must be an object, but got ${typeName(partial)}`,
    )
  }
  if (spec['sparse'] === true) {
    throw cannot('cannot mix "partialFilterExpression" and "sparse" options')
  }
  checkPartial(partial)
  compileFilter(partial)
  spec['partialFilterExpression'] = partial
}

function checkPartial(filter: Document): void {
  for (const [key, condition] of Object.entries(filter)) {
    const unsupported = (operator: string) =>
      cannot(`unsupported expression in partial index: ${operator}`)
    if (key.startsWith('$') && !PARTIAL_OPERATORS.has(key)) throw unsupported(key)
    if ((key === '$and' || key === '$or') && Array.isArray(condition)) {
      for (const each of condition) if (isDocument(each)) checkPartial(each)
    } else if (isDocument(condition)) {
      for (const [operator, operand] of Object.entries(condition)) {
        if (!operator.startsWith('$')) continue
        if (!PARTIAL_OPERATORS.has(operator)) throw unsupported(operator)
        if (operator === '$exists' && !operand) throw unsupported('$not')
      }
    }
  }
}

function cannot(text: string): MongoError {
  return new MongoError(CANNOT_CREATE, text)
}
